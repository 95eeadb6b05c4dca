import { createHash } from 'node:crypto'
import type { Database } from '#src/shared/db/database.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Diary, Mode, Topic } from './domain/rules.ts'
import { crewsFor } from './domain/slots.ts'
import { heldBetween } from './hold-repo.ts'
import { engagedBetween } from './repo.ts'

const nearMillis = 36 * 3_600_000

/** The name under which a browser's word is kept. */
export const holderHashOf = (holder: string | undefined): string | undefined =>
  holder === undefined ? undefined : createHash('sha256').update(`hold\0${holder}`).digest('base64url')

/**
 * The crew that can take a wish at that time and drives least for it, by what all crews do and what is kept for others; the caller holds the lock of
 * decisions. Problem: 409 slot_taken.
 */
export async function freeCrew(
  tx: Database,
  diary: Diary,
  wish: { mode: Mode; town: Town; topic: Topic },
  start: Date,
  o: { now: Date; holder?: string | undefined; withoutBooking?: string | undefined },
): Promise<string> {
  const [from, to] = [new Date(start.getTime() - nearMillis), new Date(start.getTime() + nearMillis)]
  const engaged = await engagedBetween(tx, from, to, o.withoutBooking)
  const held = await heldBetween(tx, from, to, { now: o.now, except: holderHashOf(o.holder) })
  const [crew] = crewsFor(diary, [...engaged, ...held], wish, start)
  if (!crew) throw new Problem(409, 'slot_taken')
  return crew.id
}
