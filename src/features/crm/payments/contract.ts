import { z } from 'zod'
import { leadStages } from '#src/features/crm/domain/stages.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { services } from '#src/shared/domain/vocabulary.ts'

/** Ten million euros: no job of ours costs that, a slip of the keys does. */
const mostEur = 10_000_000
/** Clocks differ. */
const clockSlackMillis = 5 * 60_000
const hasWholeCents = (eur: number) => Math.abs(eur * 100 - Math.round(eur * 100)) < 1e-6

export const amountEur = z
  .number()
  .positive()
  .max(mostEur)
  .refine(hasWholeCents, { message: 'whole_cents', params: { code: 'whole_cents' } })
  .describe('With VAT, in whole cents.')

/** A day counts as Spain has it: its first hours are still yesterday in UTC. */
const isPast = (when: string, now: number) =>
  when.length === 10 ? when <= madridDate(new Date(now)) : Date.parse(when) <= now

/** When money came in. */
export const momentPast = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .refine((when) => isPast(when, Date.now() + clockSlackMillis), {
    message: 'date_out_of_range',
    params: { code: 'date_out_of_range' },
  })
  .describe('The instant, or the day in Spain. Not later than now.')

export const paymentRequest = z.object({ service: z.enum(services), amountEur, paidAt: momentPast })
export type PaymentRequest = z.infer<typeof paymentRequest>

export const paymentResponse = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  service: z.enum(services),
  amountEur: z.number(),
  paidAt: z.iso.datetime({ offset: true }),
  stage: z.enum(leadStages),
})
export type PaymentResponse = z.infer<typeof paymentResponse>
