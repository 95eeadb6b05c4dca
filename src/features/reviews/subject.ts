import type { Subject } from '#src/features/publication/public.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { publishedReview, reviewSubjectName } from './format/published-review.ts'
import { reviewPermissions } from './permissions.ts'

/** Reviews among what is published. Nobody publishes one by hand: only what a customer wrote by an invitation gets here. */
export const reviewPublicationSubject: Subject = {
  name: reviewSubjectName,
  mayPublish: [],
  mayRead: reviewPermissions['reviews.read'],
  check(input, _before, _version, language) {
    const parsed = publishedReview.safeParse(input)
    if (!parsed.success)
      throw new Problem(422, 'invalid_fields', { fields: fieldProblems(parsed.error, language, input) })
    return parsed.data
  },
  difference: () => [],
}
