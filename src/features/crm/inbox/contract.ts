import { z } from 'zod'
import { leadMail, leadSummary } from '#src/features/crm/contract.ts'
import { inboxStates } from './states.ts'

const instant = z.iso.datetime({ offset: true })

export const inboxQuery = z.object({
  state: z.enum(inboxStates).default('open'),
  q: z.string().trim().max(200).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

export const inboxItem = z.object({
  lead: leadSummary,
  state: z.enum(inboxStates),
  kind: z.string().describe('What came in last, as the timeline names it.'),
  at: instant,
  text: z.string().nullable().describe("The person's own words, cut short."),
  failedMail: leadMail.nullable(),
  changedBy: z.string().nullable(),
})
export type InboxItem = z.infer<typeof inboxItem>

export const inboxCounts = z.object({ open: z.number().int(), waiting: z.number().int() })

export const inboxList = z.object({
  items: z.array(inboxItem),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  counts: inboxCounts,
})
export type InboxList = z.infer<typeof inboxList>

/** PATCH /api/crm/inbox/{leadId}: answered, closed, or open again. 409 when it is not in `from` any more. */
export const inboxPatch = z.object({ from: z.enum(inboxStates), to: z.enum(inboxStates) })
