import type { LeadSummary } from '#src/features/crm/contract.ts'
import type { LostReason } from '#src/features/crm/domain/stages.ts'
import type { LeadChange, ManyChanged } from '#src/features/crm/many/contract.ts'
import { type StageChange, undoOf } from './stage-change.ts'

/** One thing done to several leads: another stage, another owner, or a task for each. */
export type ManyWish =
  | { stage: Pick<StageChange, 'to' | 'lostReason'> }
  | { ownerId: string | null }
  | { task: NonNullable<LeadChange['task']> }

/** What to ask for, lead by lead; those that are there already are left out. */
export function changesFor(leads: readonly LeadSummary[], wish: ManyWish): LeadChange[] {
  if ('stage' in wish)
    return leads
      .filter(({ stage }) => stage !== wish.stage.to)
      .map(({ id, stage }) => ({ id, stage: { from: stage, ...wish.stage } }))
  if ('task' in wish) return leads.map(({ id }) => ({ id, task: wish.task }))
  return leads.filter(({ ownerId }) => ownerId !== wish.ownerId).map(({ id }) => ({ id, owner: { id: wish.ownerId } }))
}

/** The way back of what was done, with what each lead was before; what was refused is not in it. */
export function undoChanges(asked: readonly LeadChange[], done: ManyChanged['done']): LeadChange[] {
  const changed = new Map(done.map((one) => [one.id, one]))
  return asked.flatMap(({ id, stage, owner }) => {
    const one = changed.get(id)
    if (!one) return []
    const { before: was, taskId } = one
    const reason: LostReason | null = was.lostReason
    return [
      {
        id,
        ...(stage ? { stage: undoOf(stage, reason) } : {}),
        ...(owner ? { owner: { id: was.ownerId } } : {}),
        ...(taskId ? { withdrawTask: taskId } : {}),
      },
    ]
  })
}
