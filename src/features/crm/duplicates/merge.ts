import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type MergeChoice, mergedPerson } from '#src/features/crm/domain/duplicates/merged-person.ts'
import { findPerson, type PersonRow } from '#src/features/crm/people/repo.ts'
import { person } from '#src/features/crm/people/schema.ts'
import { lead } from '#src/features/crm/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { undoDays } from './contract.ts'
import { forgetPairsOf } from './repo.ts'
import { type MergeInverse, personMerge } from './schema.ts'

const dayMillis = 86_400_000

/**
 * Makes two people one: the fields as chosen, the leads of the second with the first, the second a tombstone that a replay of the journal respects.
 * Its inverse is stored. Problems: 404 not_found; 409 merged_already when one of them was merged into another; 422 same_person.
 */
export async function mergePeople(
  tx: Database,
  keepId: string,
  dropId: string,
  choice: MergeChoice,
  byName: string,
  now: Date,
): Promise<{ mergeId: string; undoUntil: Date }> {
  if (keepId === dropId) throw new Problem(422, 'same_person')
  const [keep, drop] = await lockBoth(tx, keepId, dropId)
  const before = await wholeRows(tx, [keepId, dropId])
  const moved = await tx.select({ id: lead.id }).from(lead).where(eq(lead.personId, dropId))
  const leadIds = moved.map(({ id }) => id)
  await tx
    .update(person)
    .set({ ...mergedPerson(keep, drop, choice), updatedAt: now })
    .where(eq(person.id, keepId))
  await tx.update(person).set({ mergedIntoId: keepId, updatedAt: now }).where(eq(person.id, dropId))
  if (leadIds.length > 0) await tx.update(lead).set({ personId: keepId }).where(inArray(lead.id, leadIds))
  await forgetPairsOf(tx, [keepId, dropId])
  const after = await wholeRows(tx, [keepId])
  const inverse: MergeInverse = {
    keep: rowOf(before, keepId),
    drop: rowOf(before, dropId),
    merged: rowOf(after, keepId),
    leadIds,
  }
  const undoUntil = new Date(now.getTime() + undoDays * dayMillis)
  const [made] = await tx
    .insert(personMerge)
    .values({ keepId, dropId, byName, mergedAt: now, undoUntil, inverse })
    .returning({ id: personMerge.id })
  if (!made) throw new Error('no row inserted')
  return { mergeId: made.id, undoUntil }
}

/**
 * Makes them two again, each as before; what was changed on the kept one since the merge stays, field by field. Undone again it changes nothing.
 * Problems: 404 not_found; 410 undo_ended after its 90 days or an erasure; 409 merged_already when the kept one has been merged on meanwhile.
 */
export async function undoMerge(tx: Database, mergeId: string, now: Date): Promise<{ keepId: string; dropId: string }> {
  const [merge] = await tx.select().from(personMerge).where(eq(personMerge.id, mergeId)).for('update')
  if (!merge) throw new Problem(404, 'not_found')
  const { keepId, dropId, inverse } = merge
  if (merge.undoneAt) return { keepId, dropId }
  if (!inverse || merge.undoUntil <= now) throw new Problem(410, 'undo_ended')
  const [keep] = await tx.select().from(person).where(eq(person.id, keepId)).for('update')
  if (!keep || keep.mergedIntoId !== null) throw new Problem(409, 'merged_already')
  const current = rowOf(await wholeRows(tx, [keepId]), keepId)
  const restored = Object.fromEntries(
    Object.entries(inverse.keep).map(([column, was]) => {
      const isAsMerged = JSON.stringify(current[column]) === JSON.stringify(inverse.merged[column])
      return [column, isAsMerged ? was : current[column]]
    }),
  )
  await restore(tx, restored)
  await restore(tx, inverse.drop)
  if (inverse.leadIds.length > 0)
    await tx
      .update(lead)
      .set({ personId: dropId })
      .where(and(inArray(lead.id, inverse.leadIds), eq(lead.personId, keepId)))
  await tx.update(personMerge).set({ undoneAt: now, inverse: null }).where(eq(personMerge.id, mergeId))
  return { keepId, dropId }
}

/** Locked in the order of their ids, so that two merges of the same people do not wait for each other. */
async function lockBoth(tx: Database, keepId: string, dropId: string): Promise<[PersonRow, PersonRow]> {
  await tx
    .select({ id: person.id })
    .from(person)
    .where(inArray(person.id, [keepId, dropId]))
    .orderBy(person.id)
    .for('update')
  const [keep, drop] = [await findPerson(tx, keepId), await findPerson(tx, dropId)]
  if (!keep || !drop || keep.erasedAt || drop.erasedAt) throw new Problem(404, 'not_found')
  if (keep.mergedIntoId !== null || drop.mergedIntoId !== null) throw new Problem(409, 'merged_already')
  return [keep, drop]
}

/** Rows as the database has them, to the last digit of an instant. */
async function wholeRows(tx: Database, ids: string[]): Promise<Record<string, unknown>[]> {
  const found = await tx
    .select({ row: sql`to_jsonb(${person})`.mapWith((row: Record<string, unknown>) => row) })
    .from(person)
    .where(inArray(person.id, ids))
  return found.map(({ row }) => row)
}

function rowOf(rows: readonly Record<string, unknown>[], id: string): Record<string, unknown> {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Error('a locked row is gone')
  return row
}

/** Writes a row back column by column. */
async function restore(tx: Database, row: Record<string, unknown>): Promise<void> {
  const columns = sql.join(
    Object.keys(row)
      .filter((column) => column !== 'id')
      .map((column) => sql`${sql.identifier(column)} = was.${sql.identifier(column)}`),
    sql`, `,
  )
  await tx.execute(
    sql`update ${person} set ${columns} from jsonb_populate_record(null::person, ${JSON.stringify(row)}::jsonb) as was where ${person}.id = was.id`,
  )
}

/** Forgets what an undo would bring back of a person who is erased, and of those merged into them. */
export async function forgetMergesOf(tx: Database, personIds: readonly string[]): Promise<void> {
  const ids = [...personIds]
  for (const side of [personMerge.keepId, personMerge.dropId])
    await tx.update(personMerge).set({ inverse: null }).where(inArray(side, ids))
}

/** Ends undos whose time is over: what was dropped need not be kept for them. */
export async function endOldUndos(db: Database, now: Date): Promise<void> {
  await db
    .update(personMerge)
    .set({ inverse: null })
    .where(and(isNull(personMerge.undoneAt), sql`${personMerge.undoUntil} <= ${now.toISOString()}`))
}
