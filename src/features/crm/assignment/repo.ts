import { asc, inArray } from 'drizzle-orm'
import { activeStaff } from '#src/features/auth/public.ts'
import { type AssignmentRule, ruleFor } from '#src/features/crm/domain/assignment.ts'
import type { Database } from '#src/shared/db/database.ts'
import { assignmentRule } from './schema.ts'

type Row = typeof assignmentRule.$inferSelect

/** The rules, in the order in which they are looked at. */
export async function assignmentRules(db: Database): Promise<Row[]> {
  return db.select().from(assignmentRule).orderBy(asc(assignmentRule.position), asc(assignmentRule.id))
}

/** Puts these rules in the place of all others, in their order. */
export async function replaceRules(tx: Database, rules: readonly AssignmentRule[]): Promise<void> {
  const before = (await assignmentRules(tx)).map(({ id }) => id)
  if (before.length > 0) await tx.delete(assignmentRule).where(inArray(assignmentRule.id, before))
  if (rules.length > 0) await tx.insert(assignmentRule).values(rules.map((rule, position) => ({ ...rule, position })))
}

interface Arriving {
  town?: string | null | undefined
  service?: string | null | undefined
  language: string
  takenById?: string | null | undefined
}

/** The owner whom the rules give to each of these leads; undefined where none fits, where it has one, and for people who work here no more. */
export async function ownersFor(
  db: Database,
  leads: readonly Arriving[],
): Promise<({ id: string; name: string } | undefined)[]> {
  const rules = await assignmentRules(db)
  if (rules.length === 0) return leads.map(() => undefined)
  const staff = new Map((await activeStaff(db)).map((one) => [one.id, one]))
  const working = rules.filter(({ ownerId }) => staff.has(ownerId))
  return leads.map((lead) => {
    const rule = lead.takenById ? undefined : ruleFor(working, lead)
    const owner = rule && staff.get(rule.ownerId)
    return owner && { id: owner.id, name: owner.name }
  })
}
