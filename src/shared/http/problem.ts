import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import type { Language } from '#src/shared/i18n/language.ts'
import { problemWords } from './problem-words.ts'

/** RFC 9457 problem documents: the one shape of every error the API gives. */

export const problemField = z.object({
  field: z.string().describe('Path in the body, dotted: contact.email'),
  code: z.string(),
  message: z.string().describe("In the request's language."),
})
export type ProblemField = z.infer<typeof problemField>

export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string().describe('Stable; callers may branch on it.'),
  fields: z.array(problemField),
})
export type ProblemDocument = z.infer<typeof problemDocument>

export type ProblemCode = keyof (typeof problemWords)['en']

/** Thrown anywhere under a request; the API's error handler words it. */
export class Problem extends Error {
  readonly status: ContentfulStatusCode
  readonly code: ProblemCode
  readonly fields: ProblemField[]
  /** Extra response headers, such as Retry-After. */
  readonly headers: Record<string, string>

  constructor(
    status: ContentfulStatusCode,
    code: ProblemCode,
    options: { fields?: ProblemField[]; headers?: Record<string, string> } = {},
  ) {
    super(code)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.fields = options.fields ?? []
    this.headers = options.headers ?? {}
  }

  document(language: Language): ProblemDocument {
    const { title, detail } = problemWords[language][this.code]
    return {
      type: `urn:problem:${this.code}`,
      title,
      status: this.status,
      detail,
      code: this.code,
      fields: this.fields,
    }
  }
}
