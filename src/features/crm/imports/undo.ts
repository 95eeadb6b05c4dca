import { and, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { audit } from '#src/features/auth/public.ts'
import { person } from '#src/features/crm/people/schema.ts'
import type { Actor } from '#src/features/crm/repo.ts'
import { lead, leadEvent } from '#src/features/crm/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { keptLeads } from './look.ts'
import { leadImport, leadImportRow } from './schema.ts'
import { heldImport, type ImportRow, noteMove, rowsAtOnce } from './service.ts'

/** An import may be undone for so long. */
export const importUndoDays = 30
const dayMillis = 86_400_000
/** Kinds of events an import makes itself: a lead with others has been worked on. */
const ownEvents = ['created', 'imported']

interface Undone {
  removed: number
  kept: { leadId: string; reference: string }[]
}

/** Decides to take an import back; `continueUndo` then does. Begun before, it goes on. Problems: 404; 409 import_state; 410 undo_ended. */
export async function beginUndo(db: Database, id: string, actor: Actor, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { state, committedAt, asked } = await heldImport(tx, id)
    if (state === 'undoing') return
    if (state !== 'committed' || !committedAt) throw new Problem(409, 'import_state')
    if (now.getTime() - committedAt.getTime() > importUndoDays * dayMillis) throw new Problem(410, 'undo_ended')
    const request = asked?.request ?? { duplicates: 'skip' as const }
    await tx
      .update(leadImport)
      .set({
        state: 'undoing',
        asked: { request, actor: { id: actor.id, name: actor.name } },
        movedAt: now,
        lastRow: null,
      })
      .where(eq(leadImport.id, id))
  })
}

/**
 * Takes back what is left of an import that is being undone, a portion at a time: its leads go with their people unless somebody has worked on them, and
 * what was filled in is emptied. Broken off, it goes on where it was. Problems: 404; 409 import_state.
 */
export async function continueUndo(db: Database, id: string, now: Date): Promise<Undone> {
  let after: number | undefined = 0
  while (after !== undefined) {
    const from: number = after
    after = await db.transaction((tx) => undoPortion(tx, id, from, now))
  }
  return db.transaction(async (tx) => {
    const { state, asked, createdCount } = await heldImport(tx, id)
    if (state !== 'undoing' && state !== 'undone') throw new Problem(409, 'import_state')
    const kept = await keptLeads(tx, id)
    if (state === 'undoing') {
      await tx.update(leadImport).set({ state: 'undone', undoneAt: now }).where(eq(leadImport.id, id))
      if (asked) await audit(tx, asked.actor.id, 'undid-import', id)
    }
    return { removed: (createdCount ?? 0) - kept.length, kept }
  })
}

/** Takes back the rows after one, as many as go at once; gives the last of them, undefined when there is nothing left. */
async function undoPortion(tx: Database, id: string, after: number, now: Date): Promise<number | undefined> {
  const { state } = await heldImport(tx, id)
  if (state === 'undone') return undefined
  if (state !== 'undoing') throw new Problem(409, 'import_state')
  const { importId, row, leadId, filled } = leadImportRow
  const rows = await tx
    .select()
    .from(leadImportRow)
    .where(and(eq(importId, id), gt(row, after), or(isNotNull(leadId), isNotNull(filled))))
    .orderBy(row)
    .limit(rowsAtOnce)
  await noteMove(tx, id, rows.at(-1)?.row)
  const made = await madeOf(tx, rows)
  const touched = new Set(await workedOn(tx, made))
  const gone = made.filter((one) => !touched.has(one.id)).map((one) => one.id)
  if (gone.length > 0) {
    await removeLeads(tx, gone)
    await tx
      .update(leadImportRow)
      .set({ leadId: null })
      .where(and(eq(importId, id), inArray(leadId, gone)))
  }
  for (const one of rows) if (one.filled) await emptyAgain(tx, one, one.filled, now)
  return rows.at(-1)?.row
}

async function madeOf(tx: Database, rows: readonly ImportRow[]) {
  const ids = rows.flatMap(({ leadId }) => leadId ?? [])
  if (ids.length === 0) return []
  const { id, personId, takenById, version } = lead
  return tx.select({ id, personId, takenById, version }).from(lead).where(inArray(lead.id, ids))
}

/** Empties what was filled in, once: a second look finds nothing to empty. */
async function emptyAgain(tx: Database, { importId, row, personId }: ImportRow, filled: string[], now: Date) {
  if (personId)
    await tx
      .update(person)
      .set({ ...Object.fromEntries(filled.map((field) => [field, null])), updatedAt: now })
      .where(eq(person.id, personId))
  await tx
    .update(leadImportRow)
    .set({ filled: null })
    .where(and(eq(leadImportRow.importId, importId), eq(leadImportRow.row, row)))
}

/** Leads that somebody changed, took, wrote to, or that belong to somebody else by now. */
async function workedOn(
  tx: Database,
  made: readonly { id: string; personId: string; takenById: string | null; version: number }[],
): Promise<string[]> {
  const touched = made
    .filter((one) => one.version > 1 || one.takenById !== null || one.personId !== one.id)
    .map(({ id }) => id)
  for (let i = 0; i < made.length; i += rowsAtOnce) {
    const ids = made.slice(i, i + rowsAtOnce).map(({ id }) => id)
    const events = await tx
      .selectDistinct({ id: leadEvent.leadId })
      .from(leadEvent)
      .where(
        and(
          inArray(leadEvent.leadId, ids),
          sql`${leadEvent.kind} not in (${sql.join(
            ownEvents.map((kind) => sql`${kind}`),
            sql`, `,
          )})`,
        ),
      )
    const joined = await tx
      .selectDistinct({ id: lead.personId })
      .from(lead)
      .where(and(inArray(lead.personId, ids), sql`${lead.id} <> ${lead.personId}`))
    const merged = await tx
      .selectDistinct({ id: person.mergedIntoId })
      .from(person)
      .where(inArray(person.mergedIntoId, ids))
    touched.push(...[...events, ...joined, ...merged].flatMap(({ id }) => id ?? []))
  }
  return touched
}

async function removeLeads(tx: Database, ids: string[]): Promise<void> {
  await tx.delete(leadEvent).where(inArray(leadEvent.leadId, ids))
  await tx.delete(lead).where(inArray(lead.id, ids))
  await tx.execute(sql`delete from duplicate_pair where a_id in (${idList(ids)}) or b_id in (${idList(ids)})`)
  await tx.delete(person).where(inArray(person.id, ids))
}

const idList = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
