import { and, eq, sql } from 'drizzle-orm'
import { person } from '#src/features/crm/people/schema.ts'
import { lead } from '#src/features/crm/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { centsFromEur, eurFromCents } from '#src/shared/domain/money.ts'
import { toE164 } from '#src/shared/http/phone.ts'
import { Problem, type ProblemField } from '#src/shared/http/problem.ts'
import type { LeadFields, LeadPatch } from './contract.ts'
import { changeInbox } from './inbox/note.ts'
import { noteStage } from './numbers/repo.ts'
import * as repo from './repo.ts'
import { noteTouch, undoTouch } from './touch.ts'

/** Columns of the person that a lead has a copy of. */
const personal = ['name', 'email', 'phone', 'language', 'town'] as const

/** Applies one change of staff to a lead, with its timeline rows, in the caller's transaction. Problems: 409 changed_meanwhile, saying what changed; 422. */
export async function changeLead(tx: Database, row: repo.LeadRow, patch: LeadPatch, actor: repo.Actor): Promise<void> {
  const { stage, note, fields, owner, touch } = patch
  const now = new Date()
  // Fields first: they are held against the version that was seen, which each further change raises.
  if (fields) await changeFields(tx, row, fields, patch.basedOnVersion ?? 0, actor)
  if (stage && stage.from !== stage.to) await changeStage(tx, row, stage, actor, now)
  if (owner) await changeOwner(tx, row, owner.id, actor)
  if (note) await repo.addEvent(tx, row.id, 'note', actor, { text: note })
  if (touch) {
    await repo.addEvent(tx, row.id, touch.kind, actor, touch.text ? { text: touch.text } : {})
    // A window that was opened is not a message that was sent.
    if (touch.kind !== 'whatsapp-opened') await noteTouch(tx, row, actor, now)
  }
}

async function changeStage(
  tx: Database,
  row: repo.LeadRow,
  { from, to, lostReason }: NonNullable<LeadPatch['stage']>,
  actor: repo.Actor,
  now: Date,
): Promise<void> {
  if (!(await repo.moveStage(tx, row.id, from, to, to === 'lost' ? (lostReason ?? 'other') : null))) {
    const newest = await repo.findLead(tx, row.id)
    throw changedMeanwhile([['stage', newest?.stage ?? row.stage]])
  }
  const why = to === 'lost' ? { lostReason: lostReason ?? 'other' } : {}
  await repo.addEvent(tx, row.id, 'stage-changed', actor, { from, to, ...why })
  await noteStage(tx, row.id, to, now)
  if (to === 'lost') await changeInbox(tx, row.id, ['open', 'waiting'], 'done', actor.name)
  else if (to === 'new') await undoTouch(tx, row.id, actor)
  else if (from === 'new') await noteTouch(tx, row, actor, now)
}

async function changeFields(
  tx: Database,
  row: repo.LeadRow,
  fields: LeadFields,
  basedOnVersion: number,
  actor: repo.Actor,
): Promise<void> {
  const wanted = wantedColumns(fields)
  const changed = Object.entries(wanted).filter(([column, value]) => value !== Reflect.get(row, column))
  if (changed.length === 0) return
  if (row.version !== basedOnVersion) throw changedMeanwhile(await changesSince(tx, row))
  const set = Object.fromEntries(changed)
  const after = { ...row, ...set }
  const done = await tx
    .update(lead)
    .set({
      ...set,
      searchText: repo.searchable(after.reference, after.name, after.email, after.phone, after.town, after.location),
      version: sql`${lead.version} + 1`,
      updatedAt: new Date(),
    })
    .where(and(eq(lead.id, row.id), eq(lead.version, basedOnVersion)))
    .returning({ id: lead.id })
  if (done.length === 0) throw changedMeanwhile(await changesSince(tx, row))
  const ofPerson = Object.fromEntries(changed.filter(([column]) => personal.some((one) => one === column)))
  if (Object.keys(ofPerson).length > 0)
    await tx
      .update(person)
      .set({ ...ofPerson, updatedAt: new Date() })
      .where(eq(person.id, row.personId))
  const shown = (column: string, value: unknown) =>
    column === 'valueCents' && typeof value === 'number' ? eurFromCents(value) : value
  for (const [column, value] of changed)
    await repo.addEvent(tx, row.id, 'edited', actor, {
      field: column === 'valueCents' ? 'valueEur' : column,
      from: shown(column, Reflect.get(row, column)),
      to: shown(column, value),
    })
}

function wantedColumns({ valueEur, phone, ...fields }: LeadFields): Partial<repo.LeadRow> {
  const wanted: Partial<repo.LeadRow> = {}
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined) Object.assign(wanted, { [field]: value })
  if (valueEur !== undefined) wanted.valueCents = valueEur === null ? null : centsFromEur(valueEur)
  if (phone !== undefined) {
    wanted.phone = phone === null ? null : (toE164(phone) ?? null)
    if (phone !== null && wanted.phone === null)
      throw new Problem(422, 'invalid_fields', {
        fields: [{ field: 'fields.phone', code: 'phone_invalid', message: phone }],
      })
  }
  return wanted
}

async function changeOwner(tx: Database, row: repo.LeadRow, id: string | null, actor: repo.Actor): Promise<void> {
  if (id === row.takenById) return
  const name = id === null ? null : await repo.staffName(tx, id)
  if (name === undefined)
    throw new Problem(422, 'invalid_fields', {
      fields: [{ field: 'owner.id', code: 'not_in_list', message: id ?? '' }],
    })
  const now = new Date()
  await tx
    .update(lead)
    .set({
      takenById: id,
      takenByName: name,
      takenAt: id === null ? null : now,
      updatedAt: now,
      version: sql`${lead.version} + 1`,
    })
    .where(eq(lead.id, row.id))
  await repo.addEvent(tx, row.id, 'owner-changed', actor, { from: row.takenByName, to: name })
}

/** What others changed last, field by field, as the timeline has it. */
async function changesSince(tx: Database, row: repo.LeadRow): Promise<[string, string][]> {
  const newest = (await repo.findLead(tx, row.id)) ?? row
  const events = (await repo.timelineOf(tx, row.id)).filter(({ kind }) => kind === 'edited').slice(0, 5)
  const edited = events.map(({ data, actorName }): [string, string] => [
    `fields.${String(data.field)}`,
    [data.to, actorName].filter(Boolean).join(' · '),
  ])
  return edited.length > 0 ? edited : [['stage', newest.stage]]
}

/** 409 with what changed: each field's value as it is now, and by whom where that is known. */
function changedMeanwhile(changes: [string, string][]): Problem {
  const fields: ProblemField[] = changes.map(([field, message]) => ({ field, code: 'changed', message }))
  return new Problem(409, 'changed_meanwhile', { fields })
}
