import facts from '#facts/forms/spam-signs.json' with { type: 'json' }

export const suspicionReasons = [
  'trap',
  'fast',
  'name-link',
  'markup',
  'many-links',
  'links',
  'words',
  'shouting',
  'same-everywhere',
] as const
export type SuspicionReason = (typeof suspicionReasons)[number]

/** Why a form is held back until staff have looked. */
export interface Suspicion {
  score: number
  because: SuspicionReason[]
}

export interface Submitted {
  name: string
  /** Everything else that was written freely. */
  texts: readonly (string | null | undefined)[]
  signs?: { trap?: string | undefined; filledMillis?: number | undefined } | undefined
}

const link = /https?:\/\/|www\.|\b[\p{L}\d-]+\.(?:com|net|org|info|ru|xyz|top|site|shop|online|biz|io)\b/giu
const markup = /<a\s|\[url|\[link|<\/?(?:script|iframe|img)\b/i

/** What looks wrong about a form; undefined when a person may well have sent it. Content alone never holds back a form with one link in it. */
export function suspicionOf({ name, texts, signs }: Submitted): Suspicion | undefined {
  const text = texts.filter((one) => one).join('\n')
  const lower = text.toLowerCase()
  const links = text.match(link)?.length ?? 0
  const letters = text.replace(/[^\p{L}]/gu, '')
  const written = texts.filter((one) => one && one.trim().length > 3).map((one) => one?.trim())
  const found: Record<SuspicionReason, boolean> = {
    trap: Boolean(signs?.trap),
    fast: signs?.filledMillis !== undefined && signs.filledMillis < facts.quickestMillis,
    'name-link': (name.match(link)?.length ?? 0) > 0,
    markup: markup.test(text) || markup.test(name),
    'many-links': links > 3,
    links: links > 1,
    words: facts.words.some((word) => lower.includes(word)),
    shouting: letters.length > 40 && letters === letters.toUpperCase() && letters !== letters.toLowerCase(),
    'same-everywhere': written.length > 1 && written.every((one) => one === name.trim()),
  }
  const because = suspicionReasons.filter((reason) => found[reason])
  const score = because.reduce((sum, reason) => sum + facts.weights[reason], 0)
  return score >= facts.most ? { score, because } : undefined
}
