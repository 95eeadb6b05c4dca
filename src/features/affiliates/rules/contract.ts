import { z } from 'zod'
import { jobKinds, type RuleSet, tierIds } from '#src/features/affiliates/domain/rules.ts'
import { centsFromEur, eurFromCents } from '#src/shared/domain/money.ts'
import { services } from '#src/shared/domain/vocabulary.ts'

/** The conditions of the programme as the API takes and gives them: euros with cents, percent, days. */

const hasWholeCents = (eur: number) => Math.abs(eur * 100 - Math.round(eur * 100)) < 1e-6
const euros = (most: number) =>
  z
    .number()
    .min(0)
    .max(most)
    .refine(hasWholeCents, { message: 'whole_cents', params: { code: 'whole_cents' } })
const percent = z.number().min(0).max(100)
const mostCommissionEur = 100_000
const mostContractEur = 1_000_000

const rate = z.object({
  leastEur: euros(mostCommissionEur),
  mostEur: euros(mostCommissionEur),
  fromContractEur: euros(mostContractEur).describe('Contract value, VAT included, up to which the least is paid.'),
  toContractEur: euros(mostContractEur).describe('Contract value from which the most is paid; linear between.'),
})
const tax = z.object({ vatPercent: percent, withholdingPercent: percent })

export const rulesOut = z.object({
  validFrom: z.iso.date().describe('First day in Spain of these conditions; they hold until the next ones begin.'),
  rates: z.record(z.enum(jobKinds), rate),
  kindOf: z.record(z.enum(services), z.enum(jobKinds)).describe('The kind of commission that a service counts as.'),
  tiers: z.record(z.enum(tierIds), z.object({ fromJobs: z.number().int().min(0).max(10_000), bonusPercent: percent })),
  tierWindowMonths: z.number().int().min(1).max(36),
  capEur: euros(mostCommissionEur)
    .refine((eur) => eur > 0)
    .describe('Most that one referral earns before the bonus of the tier.'),
  protectionDays: z.number().int().min(1).max(730),
  minimumPayoutEur: euros(mostCommissionEur),
  tax: z.object({ company: tax, 'self-employed': tax, 'private-person': tax }),
})
export type RulesOut = z.infer<typeof rulesOut>

export const rulesResponse = z.object({
  version: z.number().int().describe('0: the conditions that came with the software.'),
  today: z.iso.date(),
  inForceFrom: z.iso.date().describe('The set that holds today.'),
  sets: z.array(rulesOut).describe('Oldest first. What has begun can no longer be changed.'),
  history: z.array(
    z.object({
      version: z.number().int(),
      publishedAt: z.iso.datetime({ offset: true }),
      publishedBy: z.string(),
    }),
  ),
})
export type RulesResponse = z.infer<typeof rulesResponse>

const basedOnVersion = z.number().int().min(0).describe('The version that the change started from.')
/** POST /api/affiliates/rules: conditions from a day on; those of the same day that have not begun are replaced. */
export const rulesRequest = rulesOut.extend({ basedOnVersion })
export type RulesRequest = z.infer<typeof rulesRequest>
export const withdrawal = z.object({ basedOnVersion: z.coerce.number().pipe(basedOnVersion) })

const mapped = <Key extends string, From, To>(rows: Readonly<Record<Key, From>>, change: (row: From) => To) =>
  Object.fromEntries(Object.entries<From>(rows).map(([key, row]) => [key, change(row)])) as Record<Key, To>

/** A set as the API gives it. */
export function rulesToOut({ rates, capCents, minimumPayoutCents, ...same }: RuleSet): RulesOut {
  return {
    ...same,
    capEur: eurFromCents(capCents),
    minimumPayoutEur: eurFromCents(minimumPayoutCents),
    rates: mapped(rates, (one) => ({
      leastEur: eurFromCents(one.leastCents),
      mostEur: eurFromCents(one.mostCents),
      fromContractEur: eurFromCents(one.fromContractCents),
      toContractEur: eurFromCents(one.toContractCents),
    })),
  }
}

/** The set that the API was given. */
export function rulesOfOut({ rates, capEur, minimumPayoutEur, ...same }: RulesOut): RuleSet {
  return {
    ...same,
    capCents: centsFromEur(capEur),
    minimumPayoutCents: centsFromEur(minimumPayoutEur),
    rates: mapped(rates, (one) => ({
      leastCents: centsFromEur(one.leastEur),
      mostCents: centsFromEur(one.mostEur),
      fromContractCents: centsFromEur(one.fromContractEur),
      toContractCents: centsFromEur(one.toContractEur),
    })),
  }
}
