import type { Subject } from '#src/features/publication/public.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { checkedFacts } from './checked-facts.ts'
import { businessOf, businessSubjectName, factsOf } from './published-facts.ts'

/** The facts of the business among what staff publish: every change is a dated version, and every page that says them is made again. */
export const businessSubject: Subject = {
  name: businessSubjectName,
  mayPublish: ['admin'],
  mayRead: ['admin'],
  check(input, _before, _version, language) {
    const parsed = checkedFacts.safeParse(input)
    if (!parsed.success)
      throw new Problem(422, 'invalid_fields', { fields: fieldProblems(parsed.error, language, input) })
    return parsed.data
  },
  difference(before, after) {
    const [old, fresh] = [Object.entries(factsOf(businessOf(before))), Object.entries(factsOf(businessOf(after)))]
    const known = new Map(old.map(([fact, value]) => [fact, JSON.stringify(value)]))
    return fresh.filter(([fact, value]) => known.get(fact) !== JSON.stringify(value)).map(([fact]) => fact)
  },
}
