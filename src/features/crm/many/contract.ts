import { z } from 'zod'
import { leadPatchStage } from '#src/features/crm/contract.ts'
import { leadStages, lostReasons } from '#src/features/crm/domain/stages.ts'
import { taskRequest } from '#src/features/crm/tasks/contract.ts'

export const mostChanges = 100

const change = z
  .object({
    id: z.uuid(),
    stage: leadPatchStage.optional(),
    owner: z.object({ id: z.uuid().nullable() }).optional(),
    task: taskRequest
      .pick({ title: true, dueAt: true })
      .optional()
      .describe('For whoever has the lead; while nobody has, for who asks.'),
    withdrawTask: z.uuid().optional().describe('A task of the lead that nobody has touched since it was made.'),
  })
  .refine(({ stage, owner, task, withdrawTask }) => stage || owner || task || withdrawTask, {
    message: 'nothing_to_change',
  })

/** POST /api/crm/leads/changes: a change for each of several leads; what was before comes back, so that the same request undoes it. */
export const manyChanges = z.object({ changes: z.array(change).min(1).max(mostChanges) })
export type LeadChange = z.infer<typeof change>

export const manyChanged = z.object({
  done: z.array(
    z.object({
      id: z.uuid(),
      before: z.object({
        stage: z.enum(leadStages),
        lostReason: z.enum(lostReasons).nullable(),
        ownerId: z.uuid().nullable(),
      }),
      taskId: z.uuid().nullable().describe('Of the task that was made.'),
    }),
  ),
  refused: z.array(z.object({ id: z.uuid(), code: z.string() })),
})
export type ManyChanged = z.infer<typeof manyChanged>
