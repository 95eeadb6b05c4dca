import { and, count, desc, eq, isNotNull, lte } from 'drizzle-orm'
import { lead } from '#src/features/crm/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { ImportProgress } from './contract.ts'
import { leadImport, leadImportRow } from './schema.ts'
import type { ImportRecord, ImportRow } from './service.ts'
import { silentMillis, statesAtWork } from './states.ts'

/** So many rows that need a look are handed out at once. */
export const mostRowsShown = 200
/** So many imports are listed; older ones have ended long ago. */
const mostListed = 100

/** The newest first. */
export function importsMade(db: Database): Promise<ImportRecord[]> {
  return db.select().from(leadImport).orderBy(desc(leadImport.checkedAt)).limit(mostListed)
}

/** The file was being read when the process ended: what it said is not here any more. */
export const isBrokenOff = ({ state, movedAt }: Pick<ImportRecord, 'state' | 'movedAt'>, now: Date): boolean =>
  state === 'reading' && (movedAt === null || now.getTime() - movedAt.getTime() > silentMillis)

/** What was read of a file, how many rows there are of each kind, the first of those that need a look, and what became of it. Problem: 404 not_found. */
export async function importOf(db: Database, id: string) {
  const record = await recordOf(db, id)
  const counted = await db
    .select({ kind: leadImportRow.kind, rows: count() })
    .from(leadImportRow)
    .where(eq(leadImportRow.importId, id))
    .groupBy(leadImportRow.kind)
  const counts = { ready: 0, duplicate: 0, error: 0 }
  for (const { kind, rows } of counted) counts[kind] = Number(rows)
  const first = (kind: ImportRow['kind']) => rowsOfKind(db, id, kind).limit(mostRowsShown)
  return {
    record,
    counts,
    duplicates: await first('duplicate'),
    errors: await first('error'),
    kept: record.state === 'undone' ? await keptLeads(db, id) : [],
  }
}

/** The rows of a file that were refused. Problem: 404 not_found. */
export async function refusedRows(db: Database, id: string): Promise<{ record: ImportRecord; rows: ImportRow[] }> {
  return { record: await recordOf(db, id), rows: await rowsOfKind(db, id, 'error') }
}

function rowsOfKind(db: Database, id: string, kind: ImportRow['kind']) {
  return db
    .select()
    .from(leadImportRow)
    .where(and(eq(leadImportRow.importId, id), eq(leadImportRow.kind, kind)))
    .orderBy(leadImportRow.row)
    .$dynamic()
}

/** Leads of an import that were left when it was taken back: somebody had worked on them. */
export function keptLeads(db: Database, id: string): Promise<{ leadId: string; reference: string }[]> {
  return db
    .select({ leadId: lead.id, reference: lead.reference })
    .from(leadImportRow)
    .innerJoin(lead, eq(lead.id, leadImportRow.leadId))
    .where(eq(leadImportRow.importId, id))
    .orderBy(leadImportRow.row)
}

/** How many rows of a file have been compared, written or taken back so far. Problem: 404 not_found. */
export async function progressOf(db: Database, id: string, now: Date): Promise<ImportProgress> {
  const record = await recordOf(db, id)
  const { state, rowCount: rows, lastRow } = record
  const upTo = state === 'reading' ? undefined : lte(leadImportRow.row, lastRow ?? 0)
  const done = statesAtWork.includes(state)
    ? await db.$count(leadImportRow, and(eq(leadImportRow.importId, id), upTo))
    : rows
  return { importId: id, state, rows, done, isBrokenOff: isBrokenOff(record, now) }
}

/** How many of the rows were filled in into somebody who was here. */
export async function filledOf(db: Database, id: string): Promise<number> {
  return db.$count(leadImportRow, and(eq(leadImportRow.importId, id), isNotNull(leadImportRow.filled)))
}

async function recordOf(db: Database, id: string): Promise<ImportRecord> {
  const [record] = await db.select().from(leadImport).where(eq(leadImport.id, id))
  if (!record) throw new Problem(404, 'not_found')
  return record
}
