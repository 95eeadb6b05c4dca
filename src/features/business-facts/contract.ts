import { z } from 'zod'
import { assumedFacts } from '#src/site/business.ts'

/** The facts of the business as staff write them. An empty text is a fact that nobody has given: it stays unset. */

const fact = z.string()

export const businessFacts = z.object({
  name: fact,
  legalName: fact,
  taxId: fact,
  registeredAddress: fact,
  email: fact,
  payoutIban: fact,
  phone: fact,
  whatsapp: fact,
  lowVoltage: fact,
  thermal: fact,
  refrigerants: fact,
  insurance: fact,
  facebook: fact,
  instagram: fact,
  youtube: fact,
  tiktok: fact,
  addresses: z.object({ marbella: fact, 'marbella-panorama': fact, torremolinos: fact }),
  weekdays: fact.describe('Monday to Friday, as 09:00-14:00, 16:00-19:00'),
  saturday: fact,
  sunday: fact,
  confirmed: z.array(z.enum(assumedFacts)),
})
export type BusinessFacts = z.infer<typeof businessFacts>

/** GET /api/admin/business. */
export const businessFactsResponse = z.object({
  facts: businessFacts,
  version: z.number().int().describe('0 is the built one.'),
  publishedAt: z.iso.datetime({ offset: true }).nullable(),
  publishedBy: z.string().nullable(),
})
export type BusinessFactsResponse = z.infer<typeof businessFactsResponse>
