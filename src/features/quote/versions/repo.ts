import { asc, desc, eq } from 'drizzle-orm'
import { quote, quoteVersion } from '#src/features/quote/schema.ts'
import type { Database } from '#src/shared/db/database.ts'

export type VersionRow = typeof quoteVersion.$inferSelect

/** What staff made of a quote after the first, in order. */
export async function versionsOf(db: Database, quoteId: string): Promise<VersionRow[]> {
  return db.select().from(quoteVersion).where(eq(quoteVersion.quoteId, quoteId)).orderBy(asc(quoteVersion.number))
}

/** The newest of them; undefined while there is only the first. */
export async function newestVersion(db: Database, quoteId: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(quoteVersion)
    .where(eq(quoteVersion.quoteId, quoteId))
    .orderBy(desc(quoteVersion.number))
    .limit(1)
  return row
}

/** Adds a version; the quote holds as long as its newest does. */
export async function insertVersion(
  tx: Database,
  row: Pick<VersionRow, 'quoteId' | 'number' | 'estimate' | 'note' | 'madeByName'>,
): Promise<void> {
  await tx.insert(quoteVersion).values(row)
  await tx.update(quote).set({ validUntil: row.estimate.validUntil }).where(eq(quote.id, row.quoteId))
}

/** Takes away what staff wrote beside the figures. */
export async function eraseVersionNotes(tx: Database, quoteId: string): Promise<void> {
  const rows = await versionsOf(tx, quoteId)
  for (const { id, estimate } of rows) {
    const [essential, balanced, blackoutProof] = estimate.options
    const bare = (option: typeof essential) => ({
      ...option,
      items: option.items.map((item) => {
        const isOwn = 'label' in item.values || 'reason' in item.values
        return isOwn ? { ...item, values: { ...('label' in item.values ? { label: '' } : { reason: '' }) } } : item
      }),
    })
    const options: typeof estimate.options = [bare(essential), bare(balanced), bare(blackoutProof)]
    await tx
      .update(quoteVersion)
      .set({ note: '', estimate: { ...estimate, options } })
      .where(eq(quoteVersion.id, id))
  }
}
