import { signsIn } from '#server/http/beside-answers.ts'
import { applicationRequest } from '#src/features/affiliates/contract.ts'
import { applicationBody, applicationValues } from '#src/features/affiliates/domain/form-body.ts'
import type { Partners } from '#src/features/affiliates/public.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import { toE164 } from '#src/shared/http/phone.ts'
import type { ProblemField } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** What became of an application sent without script. */
export async function applyWithoutScript(
  partners: Partners,
  fields: URLSearchParams,
  language: Language,
  about: { scope: string; key: string; earlierKey: string },
): Promise<{ receipt: { reference: string; answerBy: string } } | { errors: ProblemField[] }> {
  const input = { ...applicationBody(applicationValues(fields), language), ...signsIn(fields) }
  const parsed = applicationRequest.safeParse(input)
  if (!parsed.success) return { errors: fieldProblems(parsed.error, language, input) }
  const phoneE164 = toE164(parsed.data.phone ?? '')
  if (phoneE164 === undefined) {
    const message = fieldText[language].phone_invalid
    return { errors: [{ field: 'phone', code: 'phone_invalid', message }] }
  }
  const { reference, decisionBy } = await partners.apply(parsed.data, { ...about, phoneE164 })
  return { receipt: { reference, answerBy: decisionBy } }
}
