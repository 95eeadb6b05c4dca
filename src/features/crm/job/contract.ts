import { z } from 'zod'
import { jobStepIds } from '#src/features/crm/domain/job-steps.ts'

export const jobStepView = z.object({
  id: z.enum(jobStepIds),
  state: z.enum(['done', 'next', 'open', 'waits']),
  waitsFor: z.array(z.number().int()).describe('Numbers of the steps it still waits for.'),
  doneAt: z.iso.datetime({ offset: true }).nullable(),
  doneBy: z.string().nullable(),
  openSince: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe('Since when it can be done; null while it waits or is done.'),
})
export type JobStepView = z.infer<typeof jobStepView>
export const jobView = z.object({ steps: z.array(jobStepView) })

/** POST /api/crm/leads/{id}/job: a step done, or open again. 409 job_step_waits when others come first. */
export const jobPatch = z.object({ step: z.enum(jobStepIds), done: z.boolean() })
