import { and, eq } from 'drizzle-orm'
import { forgetReceived } from '#src/features/crm/deposits/forget.ts'
import { type JobStepId, jobOf, mayBeDone, mayBeUndone, openSince } from '#src/features/crm/domain/job-steps.ts'
import { type LeadStage, unsignedStages } from '#src/features/crm/domain/stages.ts'
import { type Actor, addEvent, type LeadRow } from '#src/features/crm/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { JobStepView } from './contract.ts'
import { jobStep } from './schema.ts'

/** True once a lead is a job. */
const isJob = (stage: LeadStage) => !unsignedStages.includes(stage)

/** Where a lead's job stands; null while nothing is signed. The yes itself is the stage's. */
export async function jobOfLead(db: Database, { id, stage, stageSince }: LeadRow): Promise<JobStepView[] | null> {
  if (!isJob(stage)) return null
  const rows = await db.select().from(jobStep).where(eq(jobStep.leadId, id))
  const done = new Map(rows.map((row) => [row.step, row]))
  const doneAt = new Map([
    ['accepted', stageSince?.toISOString() ?? null],
    ...rows.map((row) => [row.step, row.doneAt.toISOString()] as const),
  ])
  return jobOf(new Set([...done.keys(), 'accepted'])).map((step) => ({
    ...step,
    doneAt: doneAt.get(step.id) ?? null,
    doneBy: done.get(step.id)?.doneByName ?? null,
    openSince: step.state === 'next' || step.state === 'open' ? openSince(step.id, doneAt) : null,
  }))
}

/** Marks a step done or open again, in the caller's transaction; asked again it changes nothing. Problems: 409 job_not_begun, job_step_waits. */
export async function changeJob(
  tx: Database,
  row: LeadRow,
  step: JobStepId,
  isDone: boolean,
  actor: Actor,
): Promise<void> {
  if (!isJob(row.stage)) throw new Problem(409, 'job_not_begun')
  const rows = await tx.select().from(jobStep).where(eq(jobStep.leadId, row.id)).for('update')
  const done = new Set([...rows.map((one) => one.step), 'accepted'])
  if (done.has(step) === isDone) return
  if (!(isDone ? mayBeDone(step, done) : mayBeUndone(step, done))) throw new Problem(409, 'job_step_waits')
  if (isDone) await tx.insert(jobStep).values({ leadId: row.id, step, doneByName: actor.name }).onConflictDoNothing()
  else await tx.delete(jobStep).where(and(eq(jobStep.leadId, row.id), eq(jobStep.step, step)))
  if (step === 'deposit' && !isDone) await forgetReceived(tx, row.id, actor)
  await addEvent(tx, row.id, isDone ? 'job-step-done' : 'job-step-undone', actor, { step })
}
