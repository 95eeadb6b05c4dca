import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { audit } from '#src/features/auth/public.ts'
import { languageIn, serviceIn, stageIn, townIn } from '#src/features/crm/domain/csv/lead-columns.ts'
import { notAsked } from '#src/features/crm/new-lead.ts'
import { noteStage } from '#src/features/crm/numbers/repo.ts'
import { person } from '#src/features/crm/people/schema.ts'
import { type Actor, insertLeads, type NewLead } from '#src/features/crm/repo.ts'
import { lead, leadEvent } from '#src/features/crm/schema.ts'
import { newReference } from '#src/shared/crypto/reference.ts'
import type { Database } from '#src/shared/db/database.ts'
import { toE164 } from '#src/shared/http/phone.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { RowValues } from './check.ts'
import type { CommitRequest } from './contract.ts'
import { leadImport, leadImportRow } from './schema.ts'

export type ImportRow = typeof leadImportRow.$inferSelect
export type ImportRecord = typeof leadImport.$inferSelect

/** So many rows are written in one transaction. */
export const rowsAtOnce = 500
/** Of a reference: among 50,000 made at once two of the usual seven signs meet in one import of seventeen. */
export const importedSigns = 11

/** The import, held until the transaction's end. Problem: 404 not_found. */
export async function heldImport(tx: Database, id: string): Promise<ImportRecord> {
  const [found] = await tx.select().from(leadImport).where(eq(leadImport.id, id)).for('update')
  if (!found) throw new Problem(404, 'not_found')
  return found
}

/**
 * Decides to make leads of the rows that are ready, and of those that look known what is asked for; `continueCommit` then makes them. Begun or committed
 * before, it stays as it was decided. Problems: 404; 409 import_state when unread or undone.
 */
export async function beginCommit(
  db: Database,
  id: string,
  request: CommitRequest,
  actor: Actor,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { state } = await heldImport(tx, id)
    if (state === 'importing' || state === 'committed') return
    if (state !== 'checked') throw new Problem(409, 'import_state')
    await tx
      .update(leadImport)
      .set({
        state: 'importing',
        asked: { request, actor: { id: actor.id, name: actor.name } },
        movedAt: now,
        lastRow: null,
      })
      .where(eq(leadImport.id, id))
  })
}

/**
 * Writes what is left of an import that was begun, as it was decided then: a portion at a time, so that others are served in between and the screen sees
 * how far it has come. Broken off, it goes on where it was when it is asked for again; written already, it changes nothing. Problems: 404; 409 import_state.
 */
export async function continueCommit(
  db: Database,
  id: string,
  now: Date,
): Promise<{ created: number; filled: number; committedAt: Date }> {
  let after: number | undefined = 0
  while (after !== undefined) {
    const from: number = after
    after = await db.transaction((tx) => commitPortion(tx, id, from, now))
  }
  return db.transaction(async (tx) => {
    const record = await heldImport(tx, id)
    if (record.state !== 'importing' && record.state !== 'committed') throw new Problem(409, 'import_state')
    const { created, filled } = await writtenOf(tx, id)
    if (record.state === 'committed') return { created, filled, committedAt: record.committedAt ?? now }
    await tx
      .update(leadImport)
      .set({ state: 'committed', committedAt: now, createdCount: created })
      .where(eq(leadImport.id, id))
    if (record.asked) await audit(tx, record.asked.actor.id, 'imported-leads', id)
    return { created, filled, committedAt: now }
  })
}

/** Writes the rows after one, as many as go at once; gives the last of them, undefined when there is nothing left to do. */
async function commitPortion(tx: Database, id: string, after: number, now: Date): Promise<number | undefined> {
  const { state, asked } = await heldImport(tx, id)
  if (state === 'committed') return undefined
  if (state !== 'importing' || !asked) throw new Problem(409, 'import_state')
  const { actor, request } = asked
  const { duplicates, rows: single = {} } = request
  const rows = await tx
    .select()
    .from(leadImportRow)
    .where(and(eq(leadImportRow.importId, id), gt(leadImportRow.row, after)))
    .orderBy(leadImportRow.row)
    .limit(rowsAtOnce)
  await noteMove(tx, id, rows.at(-1)?.row)
  const decisionOf = ({ row, kind }: ImportRow) =>
    kind === 'ready' ? 'add' : kind === 'error' ? 'skip' : (single[row] ?? duplicates)
  const added = rows.filter((row) => decisionOf(row) === 'add' && row.leadId === null)
  if (added.length > 0) await addRows(tx, added, actor, now)
  for (const row of rows)
    if (decisionOf(row) === 'fill' && row.personId && !row.filled) await fillIn(tx, row, row.personId, now)
  return rows.at(-1)?.row
}

async function writtenOf(db: Database, id: string): Promise<{ created: number; filled: number }> {
  const [row] = await db
    .select({ created: count(leadImportRow.leadId), filled: count(leadImportRow.filled) })
    .from(leadImportRow)
    .where(eq(leadImportRow.importId, id))
  return { created: Number(row?.created ?? 0), filled: Number(row?.filled ?? 0) }
}

/** Notes that a portion was worked on, up to which row. */
export async function noteMove(tx: Database, id: string, lastRow: number | undefined): Promise<void> {
  await tx
    .update(leadImport)
    .set({ movedAt: new Date(), ...(lastRow === undefined ? {} : { lastRow }) })
    .where(eq(leadImport.id, id))
}

async function addRows(tx: Database, rows: readonly ImportRow[], actor: Actor, now: Date): Promise<void> {
  const made = rows.map((row) => ({ row, lead: leadOf(row.values, now) }))
  await insertLeads(
    tx,
    made.map(({ lead: one }) => one),
  )
  const staged = made.flatMap(({ row, lead: one }) => {
    const stage = row.values.stage ? stageIn(row.values.stage) : undefined
    return stage && stage !== 'new' ? [{ id: one.id, stage }] : []
  })
  for (const stage of new Set(staged.map((one) => one.stage))) {
    const ids = staged.filter((one) => one.stage === stage).map(({ id }) => id)
    await tx
      .update(lead)
      .set({ stage, lostReason: stage === 'lost' ? 'other' : null })
      .where(inArray(lead.id, ids))
    for (const id of ids) await noteStage(tx, id, stage, now)
  }
  await tx.insert(leadEvent).values(
    made.map(({ lead: one }) => ({
      leadId: one.id,
      at: now,
      kind: 'imported',
      actorId: actor.id,
      actorName: actor.name,
    })),
  )
  const values = sql.join(
    made.map(({ row, lead: one }) => sql`(${row.row}::int, ${one.id}::uuid)`),
    sql`, `,
  )
  const [first] = rows
  if (first)
    await tx.execute(
      sql`update ${leadImportRow} set lead_id = made.id from (values ${values}) as made(row, id) where ${leadImportRow.importId} = ${first.importId} and ${leadImportRow.row} = made.row`,
    )
}

function leadOf(values: RowValues, now: Date): NewLead {
  const town = values.town ? townIn(values.town) : undefined
  return {
    id: randomUUID(),
    reference: newReference('I', importedSigns),
    kind: 'enquiry',
    name: values.name ?? '',
    email: values.email ?? null,
    phone: (values.phone && toE164(values.phone)) || null,
    language: (values.language && languageIn(values.language)) || 'es',
    town: town ?? null,
    location: town ? null : (values.town ?? null),
    service: (values.service && serviceIn(values.service)) || null,
    message: values.note ?? null,
    source: values.source ?? 'import',
    // Nobody asked them: no news, and no mail goes to them.
    consentTextVersion: notAsked,
    createdAt: now,
    answerBy: null,
  }
}

/** Fills in what is empty of somebody who is here. */
async function fillIn(tx: Database, { importId, row, values }: ImportRow, personId: string, now: Date): Promise<void> {
  const [known] = await tx.select().from(person).where(eq(person.id, personId)).for('update')
  if (!known || known.mergedIntoId || known.erasedAt) return
  const wanted = {
    email: known.email === null ? values.email : undefined,
    phone: known.phone === null && values.phone ? toE164(values.phone) : undefined,
    town: known.town === null && values.town ? townIn(values.town) : undefined,
  }
  const set = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  if (Object.keys(set).length === 0) return
  await tx
    .update(person)
    .set({ ...set, updatedAt: now })
    .where(eq(person.id, personId))
  await tx
    .update(leadImportRow)
    .set({ filled: Object.keys(set) })
    .where(and(eq(leadImportRow.importId, importId), eq(leadImportRow.row, row)))
}
