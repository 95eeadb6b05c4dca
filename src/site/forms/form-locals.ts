import type { ProblemField } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What a posted form gives to its page when it has to be shown again, or when it was accepted. */
export interface FormLocals {
  language: Language
  status: number
  /** The form as posted, URL-encoded. */
  posted: string
  errors: ProblemField[]
  /** What to say when the answers could not be kept. */
  failure?: string
  receipt?: { reference: string; answerBy: string }
  test?: boolean
}
