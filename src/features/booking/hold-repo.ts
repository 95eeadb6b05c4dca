import { and, eq, gt, lt, lte, ne } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { Engaged } from './domain/slots.ts'
import { heldOffers } from './offer-repo.ts'
import { engagedBy } from './repo.ts'
import { slotHold } from './schema.ts'

/** What crews are kept free for between two instants, one holder's own time left out: times that visitors chose, and times that staff offered. */
export async function heldBetween(
  db: Database,
  from: Date,
  to: Date,
  { now, except }: { now: Date; except: string | undefined },
): Promise<Engaged[]> {
  const rows = await db
    .select()
    .from(slotHold)
    .where(
      and(
        gt(slotHold.until, now),
        lt(slotHold.startAt, to),
        gt(slotHold.endAt, from),
        except === undefined ? undefined : ne(slotHold.holderHash, except),
      ),
    )
  const offers = await heldOffers(db, from, to, now)
  return [...rows, ...offers].map(engagedBy)
}

/** Keeps a time for a holder in the place of any other, and forgets those that have run out. */
export async function keepHold(tx: Database, row: typeof slotHold.$inferInsert, now: Date): Promise<void> {
  await tx.delete(slotHold).where(lte(slotHold.until, now))
  const { holderHash, ...rest } = row
  await tx.insert(slotHold).values(row).onConflictDoUpdate({ target: slotHold.holderHash, set: rest })
}

export async function endHold(tx: Database, holderHash: string): Promise<void> {
  await tx.delete(slotHold).where(eq(slotHold.holderHash, holderHash))
}
