import { decodeLine } from './record.ts'
import { segmentName } from './segments.ts'

export interface Entry {
  id: string
  kind: string
  /** Pseudonymous id of the person (a keyed hash); entries of one person share a key. */
  person: string
  at: string
  payload: unknown
  /** What was answered, so that the same idempotency key can be given the same answer. */
  response: { status: number; body: unknown }
  idempotency?: { keyHash: string; bodyHash: string }
}

/** Where an accepted entry lies and what opens it: all that another process needs to read it. */
export interface EntryPlace {
  id: string
  person: string
  segment: number
  offset: number
  length: number
  salt: string
}

/** A line of a segment: an entry, an idempotency answer carried forward, a confirmation, an erasure. */
export type Line =
  | { t: 'e'; id: string; at: string; k: string; p: string; i?: { k: string; b: string }; c: string }
  | { t: 'i'; at: string; p: string; i: { k: string; b: string }; c: string }
  | { t: 'c'; ids: string[] }
  | { t: 'x'; p: string }

/** The entry in a line's bytes, line feed included; undefined when `open` has no key for it. Throws when the bytes are no entry. */
export function entryIn(
  bytes: Buffer,
  at: { segment: number; offset: number },
  open: (person: string, cipher: string) => string | undefined,
): Entry | undefined {
  const decoded = decodeLine(bytes.toString('utf8', 0, bytes.length - 1))
  if (!decoded.ok) throw new Error(`journal ${segmentName(at.segment)} is damaged at byte ${at.offset}`)
  const line = decoded.value as Line
  if (line.t !== 'e' && line.t !== 'i') throw new Error('not an entry')
  const plain = open(line.p, line.c)
  if (plain === undefined) return undefined
  const { payload, response } = JSON.parse(plain)
  const entry: Entry = {
    id: line.t === 'e' ? line.id : '',
    kind: line.t === 'e' ? line.k : '',
    person: line.p,
    at: line.at,
    payload,
    response,
  }
  if (line.i) entry.idempotency = { keyHash: line.i.k, bodyHash: line.i.b }
  return entry
}
