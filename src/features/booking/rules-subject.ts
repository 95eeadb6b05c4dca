import type { Publications, Subject } from '#src/features/publication/public.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { builtInRules } from './domain/built-in-rules.ts'
import type { BookingRules } from './domain/rules.ts'
import { bookingRules, rulesSubjectName as name } from './staff/rules-contract.ts'

/** The rules of appointments among what staff publish: every change is a dated version. */
export const bookingRulesSubject: Subject = {
  name,
  mayPublish: ['admin'],
  mayRead: ['admin', 'sales', 'technician'],
  check(input, _before, _version, language) {
    const parsed = bookingRules.safeParse(input)
    if (!parsed.success)
      throw new Problem(422, 'invalid_fields', { fields: fieldProblems(parsed.error, language, input) })
    return parsed.data
  },
  difference(before, after) {
    const [old, fresh] = [before === undefined ? builtInRules : bookingRules.parse(before), bookingRules.parse(after)]
    return Object.entries(fresh)
      .filter(
        ([key, value]) =>
          JSON.stringify(Object.entries(old).find(([one]) => one === key)?.[1]) !== JSON.stringify(value),
      )
      .map(([key]) => key)
  },
}

/** The rules in force, with their version; version 0 are the built ones. */
export function currentRules(publications: Publications): { rules: BookingRules; version: number } {
  const shown = publications.current(name)
  return shown
    ? { rules: bookingRules.parse(shown.value), version: shown.version }
    : { rules: builtInRules, version: 0 }
}
