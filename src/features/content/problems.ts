import { Problem, type ProblemField } from '#src/shared/http/problem.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Refusal } from './domain/states.ts'
import type { PostKind, PostText } from './format/post.ts'
import type { Version } from './repo.ts'
import { contentText } from './text/text.ts'

/** What stands in the way of a publication. */
export function readiness(kind: PostKind, { summary, body, project }: PostText, speaks: Language): ProblemField[] {
  const text = contentText[speaks]
  const fields: ProblemField[] = []
  if (summary === '') fields.push({ field: 'summary', code: 'required', message: text.summaryMissing })
  if (body.trim() === '') fields.push({ field: 'bodyMarkdown', code: 'required', message: text.bodyMissing })
  if (kind !== 'project' && kind !== 'case-study') return fields
  if (!project?.hasConsent) fields.push({ field: 'project.hasConsent', code: 'required', message: text.consentMissing })
  if (!project?.remedies.length)
    fields.push({ field: 'project.remedies', code: 'required', message: text.remediesMissing })
  if (project?.kit.some(({ name }) => name === '') || project?.remedies.some((one) => !one.what || !one.remedy))
    fields.push({ field: 'project.kit', code: 'required', message: text.rowsMissing })
  return fields
}

/** Why a step of one language's life is refused. */
export function refused(because: Refusal, speaks: Language): Problem {
  if (because === 'no_such_version') return new Problem(404, 'not_found')
  const field = because === 'not_live' ? 'language' : 'version'
  return new Problem(409, 'changed_meanwhile', {
    fields: [{ field, code: because, message: contentText[speaks][because] }],
  })
}

/** Says who saved what since. */
export function changedMeanwhile(now: Version | undefined, speaks: Language): Problem {
  if (!now) return new Problem(409, 'changed_meanwhile')
  const message = contentText[speaks].changedBy(
    now.writtenBy,
    formatInstant(now.writtenAt.toISOString(), speaks),
    now.version,
  )
  return new Problem(409, 'changed_meanwhile', {
    fields: [{ field: 'basedOnVersion', code: 'changed_meanwhile', message }],
  })
}
