import { and, inArray, lt } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { leadImport } from './schema.ts'

/** A file that was checked and never committed is somebody's list of people: it goes after so many days. */
const uncommittedDays = 7

/** Removes files that were only checked, with their rows. Gives how many went. */
export async function removeUncommitted(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - uncommittedDays * 86_400_000)
  const gone = await db
    .delete(leadImport)
    .where(and(inArray(leadImport.state, ['reading', 'checked']), lt(leadImport.checkedAt, before)))
    .returning({ id: leadImport.id })
  return gone.length
}
