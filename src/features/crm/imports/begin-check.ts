import { eq } from 'drizzle-orm'
import type { Mapping } from '#src/features/crm/domain/csv/lead-columns.ts'
import { everybody } from '#src/features/crm/duplicates/repo.ts'
import type { Actor } from '#src/features/crm/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type ReadRow, RowsCompared, readTable } from './check.ts'
import { leadImport, leadImportRow } from './schema.ts'
import { rowsAtOnce } from './service.ts'

export interface BegunCheck {
  id: string
  /** Compares what was read and keeps it. */
  finish(): Promise<void>
}

/**
 * Reads a file; what it says is then compared with who is here and kept, without making a lead: a portion at a time, so that an embedded database serves
 * others in between. Broken off, the import stays unread, is never written and goes with the retention. Problems as `readTable`.
 */
export async function beginCheck(
  db: Database,
  file: { name: string; bytes: Uint8Array },
  wanted: Mapping | undefined,
  actor: Actor,
): Promise<BegunCheck> {
  const { rows, mapping, heads } = readTable(file.bytes, wanted)
  const [made] = await db
    .insert(leadImport)
    .values({
      fileName: file.name.slice(0, 200),
      state: 'reading',
      rowCount: rows.length,
      mapping,
      heads,
      byName: actor.name,
      movedAt: new Date(),
    })
    .returning({ id: leadImport.id })
  if (!made) throw new Error('no row inserted')
  return { id: made.id, finish: () => compareRows(db, made.id, rows) }
}

async function compareRows(db: Database, id: string, rows: readonly ReadRow[]): Promise<void> {
  const compared = new RowsCompared(await everybody(db))
  const isOurs = eq(leadImport.id, id)
  for (let i = 0; i < rows.length; i += rowsAtOnce) {
    const portion = rows.slice(i, i + rowsAtOnce).map((one) => rowOf(id, one, compared))
    await db.insert(leadImportRow).values(portion)
    await db.update(leadImport).set({ movedAt: new Date() }).where(isOurs)
    await new Promise((next) => setImmediate(next))
  }
  await db.update(leadImport).set({ state: 'checked' }).where(isOurs)
}

function rowOf(importId: string, read: ReadRow, compared: RowsCompared): typeof leadImportRow.$inferInsert {
  const { row, values, errors } = read
  const like = errors.length > 0 ? undefined : compared.like(read)
  return {
    importId,
    row,
    kind: errors.length > 0 ? 'error' : like ? 'duplicate' : 'ready',
    values,
    because: errors.length > 0 ? errors : (like?.because ?? []),
    personId: like?.personId ?? null,
    ofRow: like?.ofRow ?? null,
    score: like?.score ?? null,
  }
}
