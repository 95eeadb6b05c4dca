import { z } from 'zod'
import { amountEur, momentPast } from '#src/features/crm/payments/contract.ts'

const instant = z.iso.datetime({ offset: true })

/** The first payment of a job: what was asked for, and what came in. */
export const depositView = z.object({
  askedEur: z.number(),
  askedAt: instant,
  askedBy: z.string(),
  receivedEur: z.number().nullable(),
  receivedAt: instant.nullable(),
  receivedBy: z.string().nullable(),
})
export type DepositView = z.infer<typeof depositView>

/**
 * POST /api/crm/leads/{id}/deposit: asked for, which may be corrected until it is in; come in, which does its step of the job; or not come in after all.
 * 409 job_not_begun, deposit_received, job_step_waits.
 */
export const depositChange = z.discriminatedUnion('what', [
  z.object({ what: z.literal('asked'), amountEur }),
  z.object({ what: z.literal('received'), amountEur, at: momentPast }),
  z.object({ what: z.literal('not-received') }),
])
export type DepositChange = z.infer<typeof depositChange>
