import { and, eq, ne, or, sql } from 'drizzle-orm'
import { type LeadColumn, townIn } from '#src/features/crm/domain/csv/lead-columns.ts'
import { PeopleIndex } from '#src/features/crm/domain/duplicates/find-pairs.ts'
import { type ComparedPerson, queueScore } from '#src/features/crm/domain/duplicates/likeness.ts'
import { candidates } from '#src/features/crm/duplicates/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { toE164 } from '#src/shared/http/phone.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { errorsIn, type RowValues } from './check.ts'
import { leadImportRow } from './schema.ts'
import { heldImport } from './service.ts'

const mostCompared = 60

/**
 * Puts a refused row right before the import and checks it again: it becomes ready, looks known, or stays refused with what is still wrong. Problems: 404;
 * 409 import_state once the import has begun; 409 changed_meanwhile when the row is not refused any more.
 */
export async function correctRow(
  tx: Database,
  id: string,
  row: number,
  corrected: Partial<Record<LeadColumn, string>>,
): Promise<void> {
  const { state } = await heldImport(tx, id)
  if (state !== 'checked') throw new Problem(409, 'import_state')
  const isRow = and(eq(leadImportRow.importId, id), eq(leadImportRow.row, row))
  const [found] = await tx.select().from(leadImportRow).where(isRow)
  if (!found) throw new Problem(404, 'not_found')
  if (found.kind !== 'error') throw new Problem(409, 'changed_meanwhile')
  const values: RowValues = Object.fromEntries(
    Object.entries({ ...found.values, ...corrected }).flatMap(([column, value]) =>
      value.trim() ? [[column, value.trim()]] : [],
    ),
  )
  const errors = errorsIn(values)
  if (errors.length > 0) {
    await tx.update(leadImportRow).set({ values, because: errors }).where(isRow)
    return
  }
  const person = comparedOf(row, values)
  const [known] = new PeopleIndex(await candidates(tx, person)).like(person, queueScore)
  const [same] = known ? [] : new PeopleIndex(await likeRows(tx, id, person, row)).like(person, queueScore)
  const like = known ?? same
  await tx
    .update(leadImportRow)
    .set({
      kind: like ? 'duplicate' : 'ready',
      values,
      because: like?.because ?? [],
      personId: known?.id ?? null,
      ofRow: same ? rowOfId(same.id) : null,
      score: like?.score ?? null,
    })
    .where(isRow)
}

/** Rows of the same file with the same name, number or address. */
async function likeRows(tx: Database, id: string, { name, email, phone }: ComparedPerson, except: number) {
  const { importId, row, kind, values } = leadImportRow
  const rows = await tx
    .select({ row, values })
    .from(leadImportRow)
    .where(
      and(
        eq(importId, id),
        ne(row, except),
        ne(kind, 'error'),
        or(
          sql`lower(${values} ->> 'name') = ${name.toLowerCase()}`,
          email ? sql`lower(${values} ->> 'email') = ${email.toLowerCase()}` : undefined,
          phone ? sql`right(regexp_replace(${values} ->> 'phone', '\\D', '', 'g'), 9) = ${phone.slice(-9)}` : undefined,
        ),
      ),
    )
    .orderBy(row)
    .limit(mostCompared)
  return rows.map((one) => comparedOf(one.row, one.values))
}

const comparedOf = (row: number, { name = '', email, phone, town }: RowValues): ComparedPerson => ({
  id: `row ${row}`,
  name,
  email: email ?? null,
  phone: (phone && toE164(phone)) || null,
  town: (town && townIn(town)) || null,
})
const rowOfId = (id: string) => Number(id.slice(4))
