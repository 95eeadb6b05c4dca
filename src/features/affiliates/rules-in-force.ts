import { z } from 'zod'
import { newestValue, type Subject } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { services } from '#src/shared/domain/vocabulary.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { builtInRules, jobKinds, type RuleSet, ruleFaults, tierIds } from './domain/rules.ts'

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
const value = z.object({ sets: z.array(ruleSet).min(1).max(200) })

/** The sets of a kept value; the built-in one for undefined. Throws when a version holds what no check would have let in. */
export function ruleSetsOf(kept: unknown): RuleSet[] {
  return kept === undefined ? [builtInRules] : value.parse(kept).sets
}

/** As the database has it now: every process computes by the same sets. */
export async function rulesIn(db: Database): Promise<RuleSet[]> {
  return ruleSetsOf(await newestValue(db, rulesSubjectName))
}

export const rulesSubject: Subject = {
  name: rulesSubjectName,
  mayPublish: ['admin', 'partner-manager'],
  mayRead: ['admin', 'partner-manager', 'sales'],
  check(input, before, _version, language) {
    const parsed = value.safeParse(input)
    if (!parsed.success)
      throw new Problem(422, 'invalid_fields', { fields: fieldProblems(parsed.error, language, input) })
    const faults = ruleFaults(ruleSetsOf(before), parsed.data.sets, madridDate(new Date()))
    if (faults.length > 0)
      throw new Problem(422, 'invalid_fields', {
        fields: faults.map((fault) => ({
          field: 'sets',
          code: `rules_${ruleFaultCodes[fault]}`,
          message: fieldText[language][`rules_${ruleFaultCodes[fault]}`],
        })),
      })
    return parsed.data
  },
  difference(before, after) {
    const known = new Map(ruleSetsOf(before).map((set) => [set.validFrom, JSON.stringify(set)]))
    return ruleSetsOf(after)
      .filter((set) => known.get(set.validFrom) !== JSON.stringify(set))
      .map((set) => set.validFrom)
  },
}

const ruleFaultCodes = {
  retroactive: 'retroactive',
  'duplicate-day': 'duplicate_day',
  'least-above-most': 'least_above_most',
  'contract-range': 'contract_range',
  'tier-order': 'tier_order',
} as const
