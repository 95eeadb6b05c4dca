import { and, asc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { lead } from '#src/features/crm/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { TaskView } from './contract.ts'
import { task } from './schema.ts'

export interface TaskFilter {
  id?: string
  leadId?: string | undefined
  ownerId?: string | undefined
  /** The owner's and nobody's. */
  mineOrFree?: string | undefined
  state: 'open' | 'done' | 'all'
  dueBefore?: Date
  doneSince?: Date
}

const mostTasks = 500

/** Tasks with their leads, the earliest due first. */
export async function findTasks(db: Database, f: TaskFilter): Promise<TaskView[]> {
  const conditions: (SQL | undefined)[] = [
    f.id ? eq(task.id, f.id) : undefined,
    f.leadId ? eq(task.leadId, f.leadId) : undefined,
    f.ownerId ? eq(task.ownerId, f.ownerId) : undefined,
    f.mineOrFree ? or(eq(task.ownerId, f.mineOrFree), isNull(task.ownerId)) : undefined,
    f.state === 'open' ? isNull(task.doneAt) : f.state === 'done' ? isNotNull(task.doneAt) : undefined,
    f.dueBefore ? lt(task.dueAt, f.dueBefore) : undefined,
    f.doneSince ? gte(task.doneAt, f.doneSince) : undefined,
  ]
  const rows = await db
    .select({ task, lead: { id: lead.id, reference: lead.reference, name: lead.name, phone: lead.phone } })
    .from(task)
    .leftJoin(lead, eq(lead.id, task.leadId))
    .where(and(...conditions))
    .orderBy(asc(task.dueAt), asc(task.id))
    .limit(mostTasks)
  return rows.map(({ task: t, lead: ofLead }) => ({
    id: t.id,
    title: t.title,
    dueAt: t.dueAt.toISOString(),
    owner: t.ownerId === null ? null : { id: t.ownerId, name: t.ownerName ?? '' },
    done: t.doneAt !== null,
    doneAt: t.doneAt?.toISOString() ?? null,
    doneBy: t.doneByName,
    createdBy: t.createdByName,
    version: t.version,
    lead: ofLead,
  }))
}

export async function insertTask(db: Database, row: typeof task.$inferInsert): Promise<string> {
  const [made] = await db.insert(task).values(row).returning({ id: task.id })
  if (!made) throw new Error('no row inserted')
  return made.id
}

/** Changes a task that is still of `version`; without one, whatever it is. False when somebody was first. */
export async function changeTask(
  db: Database,
  id: string,
  version: number | undefined,
  set: Partial<typeof task.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(task)
    .set({ ...set, version: sql`${task.version} + 1` })
    .where(and(eq(task.id, id), version === undefined ? undefined : eq(task.version, version)))
    .returning({ id: task.id })
  return rows.length === 1
}

/** Removes an open task of a lead that is as it was made; gives its title, undefined when there is none. */
export async function removeUntouched(db: Database, id: string, leadId: string): Promise<string | undefined> {
  const [gone] = await db
    .delete(task)
    .where(and(eq(task.id, id), eq(task.leadId, leadId), eq(task.version, 1), isNull(task.doneAt)))
    .returning({ title: task.title })
  return gone?.title
}
