import { z } from 'zod'
import { leadViews } from '#src/features/crm/contract.ts'

/** The tabs over the leads: a view of the list, all that is open, or what is mine of it. */
export const leadTabs = ['open', 'mine', ...leadViews] as const
export type LeadTab = (typeof leadTabs)[number]

const figure = z.number().int()

export const leadTotals = z.object({
  tabs: z.object({ open: figure, mine: figure, clock: figure, opened: figure, partner: figure, jobs: figure }),
  worth: z
    .object({ openEur: z.number(), weightedEur: z.number(), signedEur: z.number() })
    .nullable()
    .describe(
      'Not signed and not lost; the same weighted by stage; signed and not yet paid. Null for those who see no amounts.',
    ),
})
export type LeadTotals = z.infer<typeof leadTotals>
