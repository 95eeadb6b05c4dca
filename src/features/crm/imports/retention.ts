import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import { leadImport, leadImportRow } from './schema.ts'
import { importUndoDays } from './undo.ts'

/** A file that was checked and never committed is somebody's list of people: it goes after so many days. */
const uncommittedDays = 7
const dayMillis = 86_400_000

/** Removes what is kept of files for a time only. */
export async function forgetFiles(db: Database, now: Date): Promise<void> {
  await removeUncommitted(db, new Date(now.getTime() - uncommittedDays * dayMillis))
  await removeRowsOf(db, new Date(now.getTime() - importUndoDays * dayMillis))
}

/** Files that were only checked go with their rows. */
async function removeUncommitted(db: Database, before: Date): Promise<void> {
  await db
    .delete(leadImport)
    .where(and(inArray(leadImport.state, ['reading', 'checked']), lt(leadImport.checkedAt, before)))
}

/** Of an import that cannot be undone any more, or was, that there was one stays; what the rows of the file said goes. */
async function removeRowsOf(db: Database, before: Date): Promise<void> {
  const ended = db
    .select({ id: leadImport.id })
    .from(leadImport)
    .where(
      or(
        and(eq(leadImport.state, 'committed'), lt(leadImport.committedAt, before)),
        and(eq(leadImport.state, 'undone'), lt(leadImport.undoneAt, before)),
      ),
    )
  await db.delete(leadImportRow).where(inArray(leadImportRow.importId, ended))
}
