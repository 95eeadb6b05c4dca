import { crmText } from '#src/features/crm/text/crm-text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What went wrong with an import, in words; such as the row of an open quotation mark. */
export function ImportFailure({ error, language }: { error: unknown; language: Language }) {
  if (!error) return null
  const { offline, failed } = crmText[language]
  const fields = error instanceof ApiError ? (error.problem?.fields ?? []) : []
  return (
    <p className="note bad" role="alert">
      {failureText(error, { offline, fallback: failed })} {fields.map(({ message }) => `${message}.`).join(' ')}
    </p>
  )
}
