import {
  emptyValues,
  type FieldName,
  type FormValues,
  fieldNames,
} from '#src/features/quote/domain/answers/form-values.ts'
import { stepIds } from '#src/features/quote/domain/answers/steps.ts'
import { uiText } from '#src/features/quote/ui/ui-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ErrorSummary } from '#src/shared/ui/error-summary/error-summary.tsx'
import { FormTrap } from '#src/shared/ui/form-trap/form-trap.tsx'
import { fieldOfPath } from './configurator-state.ts'
import { ContactFields } from './contact-fields.tsx'
import { problemMessage } from './problem-message.ts'
import { Question } from './question.tsx'
import { IdPrefix } from './question-fields.tsx'
import { RefineDetails } from './refine-details.tsx'

export interface QuoteFormProps {
  language: Language
  /** What was typed, when the server sends the form back (`valuesFromForm` gives it). */
  values?: FormValues
  /** The `fields` of the problem document. */
  errors?: readonly { field: string; code: string; message: string }[]
  /** What to say when all was well but the answers could not be kept. */
  failure?: string | undefined
  test?: boolean
  brand: string
  /** null while there is no such page. */
  privacyHref: string | null
}

/**
 * All the questions on one page, for a browser without JavaScript; it posts to the page's own address. The server answers
 * with the saved quote, or with this form, what was typed and what is wrong.
 */
export function QuoteForm(props: QuoteFormProps) {
  const { language, values = emptyValues(), errors = [], failure, test = false, brand, privacyHref } = props
  const text = uiText(language)
  const messages: Partial<Record<FieldName, string>> = {}
  for (const { field, code, message } of errors) {
    const shown = fieldOfPath(field)
    // In a summary "Fill this in" does not say what: a missing answer gets the words of its question.
    if (shown) messages[shown] ??= code === 'required' ? problemMessage({ field: shown, code }, text) : message
  }
  const listed = fieldNames.flatMap((field) => {
    const message = messages[field]
    return message === undefined ? [] : [{ fieldId: `form-${field}`, message }]
  })
  return (
    <IdPrefix value="form">
      <h1>{test ? text.test.title : text.form.title}</h1>
      <p className="lede">{text.form.lede}</p>
      <form method="post" className="q-form stack-l" noValidate>
        {listed.length > 0 && <ErrorSummary id="form-errors" title={text.errors.title} errors={listed} />}
        <FormTrap language={language} />
        {failure && (
          <p className="note bad" role="alert">
            {failure}
          </p>
        )}
        {test && <p className="note">{text.test.note}</p>}
        {stepIds.map((step) =>
          step === 'review' ? null : (
            <section key={step}>
              <Question
                step={step}
                text={text}
                values={values}
                errors={messages}
                legend={<h2 className="q-h2">{text.questions[step].title}</h2>}
              />
            </section>
          ),
        )}
        <RefineDetails {...{ text, values }} errors={messages} />
        {!test && <ContactFields {...{ text, values, brand, privacyHref }} errors={messages} />}
        <input type="hidden" name="language" value={language} />
        {test && <input type="hidden" name="test" value="true" />}
        <p>
          <Button type="submit">{text.generate}</Button>
        </p>
      </form>
    </IdPrefix>
  )
}
