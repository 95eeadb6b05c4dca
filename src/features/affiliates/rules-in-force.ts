import { newestValue, type Subject } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { type RuleSet, ruleFaults } from './domain/rules.ts'
import { affiliatePermissions } from './permissions.ts'
import { ruleSetsOf, ruleSetsValue, rulesSubjectName } from './published-rules.ts'

/** As the database has it now: every process computes by the same sets. */
export async function rulesIn(db: Database): Promise<RuleSet[]> {
  return ruleSetsOf(await newestValue(db, rulesSubjectName))
}

export const rulesSubject: Subject = {
  name: rulesSubjectName,
  mayPublish: affiliatePermissions['rules.edit'],
  mayRead: affiliatePermissions['rules.read'],
  check(input, before, _version, language) {
    const parsed = ruleSetsValue.safeParse(input)
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
