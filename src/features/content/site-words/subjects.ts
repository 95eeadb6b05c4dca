import type { z } from 'zod'
import {
  bannerSubjectName,
  headWords,
  publishedBanner,
  redirectList,
  redirectsSubjectName,
  titleSubjectName,
} from '#src/features/content/format/site-words.ts'
import { contentPermissions } from '#src/features/content/permissions.ts'
import type { Subject } from '#src/features/publication/public.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { Problem } from '#src/shared/http/problem.ts'

/** Published by their own service alone, which knows the pages of the site. */
function subjectOf(name: string, shape: z.ZodType): Subject {
  return {
    name,
    mayPublish: [],
    mayRead: contentPermissions['content.read'],
    check(input, _before, _version, language) {
      const parsed = shape.safeParse(input)
      if (!parsed.success)
        throw new Problem(422, 'invalid_fields', { fields: fieldProblems(parsed.error, language, input) })
      return parsed.data
    },
    difference: () => [],
  }
}

/** Titles, the banner and redirects among what is published. */
export const siteWordSubjects: readonly Subject[] = [
  subjectOf(titleSubjectName, headWords),
  subjectOf(bannerSubjectName, publishedBanner),
  subjectOf(redirectsSubjectName, redirectList),
]
