import { z } from 'zod'
import { jobStepIds } from '#src/features/crm/domain/job-steps.ts'

export const leadFileView = z.object({
  id: z.uuid(),
  origin: z.enum(['customer', 'staff']),
  title: z.string().describe("What it shows: of a customer's photograph the id of what was asked for."),
  type: z.enum(['pdf', 'jpeg', 'png', 'webp', 'avif']),
  step: z.enum(jobStepIds).nullable().describe('The step of the job whose paper it is.'),
  bytes: z.number().int().nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
})
export type LeadFileView = z.infer<typeof leadFileView>
export const leadFileList = z.object({ items: z.array(leadFileView) })
