import type { Subject } from '#src/features/publication/public.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { postSubjectName, publishedPost } from './format/published-post.ts'
import { contentPermissions } from './permissions.ts'

/** Posts among what staff publish. */
export const postPublicationSubject: Subject = {
  name: postSubjectName,
  // Through the content manager alone, which knows what is ready and what was approved.
  mayPublish: [],
  mayRead: contentPermissions['content.read'],
  check(input, _before, _version, language) {
    const parsed = publishedPost.safeParse(input)
    if (!parsed.success)
      throw new Problem(422, 'invalid_fields', { fields: fieldProblems(parsed.error, language, input) })
    return parsed.data
  },
  difference: (_before, after) => [publishedPost.parse(after).text.title],
}
