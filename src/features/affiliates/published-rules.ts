import { z } from 'zod'
import { services } from '#src/shared/domain/vocabulary.ts'
import { builtInRules, jobKinds, type RuleSet, tierIds } from './domain/rules.ts'

/** The programme's conditions among what staff publish: every dated set, so that one that is over can still be computed by. */
export const rulesSubjectName = 'affiliate-rules'

const cents = z.number().int().min(0).max(100_000_00)
const percent = z.number().min(0).max(100)
const rate = z.object({
  leastCents: cents,
  mostCents: cents,
  fromContractCents: z.number().int().min(0).max(1_000_000_00),
  toContractCents: z.number().int().min(0).max(1_000_000_00),
})
const tax = z.object({ vatPercent: percent, withholdingPercent: percent })
const ruleSet = z.object({
  validFrom: z.iso.date(),
  rates: z.record(z.enum(jobKinds), rate),
  kindOf: z.record(z.enum(services), z.enum(jobKinds)),
  tiers: z.record(z.enum(tierIds), z.object({ fromJobs: z.number().int().min(0).max(10_000), bonusPercent: percent })),
  tierWindowMonths: z.number().int().min(1).max(36),
  capCents: cents.min(1),
  protectionDays: z.number().int().min(1).max(730),
  minimumPayoutCents: cents,
  tax: z.object({ company: tax, 'self-employed': tax, 'private-person': tax }),
})
export const ruleSetsValue = z.object({ sets: z.array(ruleSet).min(1).max(200) })

/** The sets of a kept value; the built-in one for undefined. Throws when a version holds what no check would have let in. */
export function ruleSetsOf(kept: unknown): RuleSet[] {
  return kept === undefined ? [builtInRules] : ruleSetsValue.parse(kept).sets
}
