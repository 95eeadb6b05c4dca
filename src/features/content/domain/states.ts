/** A post has both languages of the site. */
type Language = 'en' | 'es'

/** The life of one language of a post. What is done to one language gives the other back untouched, the very same value. */

export type State = 'draft' | 'scheduled' | 'live' | 'retired'

export interface Plan {
  version: number
  /** ISO 8601. */
  at: string
}

export interface Side {
  /** The number of the newest text; 0 is none. */
  version: number
  /** The text that visitors see; undefined when none. */
  liveVersion?: number
  /** True once it has been live. */
  wasLive: boolean
  plan?: Plan
}

export type Sides = Readonly<Record<Language, Side>>

export const emptySide: Side = { version: 0, wasLive: false }

/** One word for a side: what visitors see comes first, then what is planned. */
export function stateOf({ liveVersion, plan, wasLive }: Side): State {
  if (liveVersion !== undefined) return 'live'
  if (plan) return 'scheduled'
  return wasLive ? 'retired' : 'draft'
}

export type Move =
  | { type: 'write' }
  | { type: 'publish'; version?: number }
  | { type: 'unpublish' }
  | { type: 'schedule'; at: string; version?: number }
  | { type: 'unschedule' }
  | { type: 'restore'; version: number }

/** Why a move is refused. */
export type Refusal = 'nothing_written' | 'no_such_version' | 'not_live'

export type Moved = { ok: true; sides: Sides } | { ok: false; because: Refusal }

/** What a move makes of both languages. */
export function move(sides: Sides, language: Language, what: Move): Moved {
  const next = moveSide(sides[language], what)
  return typeof next === 'string' ? { ok: false, because: next } : { ok: true, sides: { ...sides, [language]: next } }
}

/** What a move makes of one language, or why not. */
export function moveSide(side: Side, what: Move): Side | Refusal {
  const { plan: _, ...unplanned } = side
  switch (what.type) {
    case 'write':
      return { ...side, version: side.version + 1 }
    case 'publish': {
      const version = what.version ?? side.version
      if (side.version === 0) return 'nothing_written'
      if (version < 1 || version > side.version) return 'no_such_version'
      return { ...unplanned, liveVersion: version, wasLive: true }
    }
    case 'unpublish': {
      if (side.liveVersion === undefined) return 'not_live'
      const { liveVersion: _live, ...rest } = unplanned
      return rest
    }
    case 'schedule': {
      const version = what.version ?? side.version
      if (side.version === 0) return 'nothing_written'
      if (version < 1 || version > side.version) return 'no_such_version'
      return { ...side, plan: { version, at: what.at } }
    }
    case 'unschedule':
      return unplanned
    case 'restore':
      // An old text comes back as the newest one: nothing that was written goes.
      return what.version < 1 || what.version > side.version
        ? 'no_such_version'
        : { ...side, version: side.version + 1 }
  }
}
