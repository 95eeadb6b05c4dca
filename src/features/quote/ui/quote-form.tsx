import { Button } from '#src/shared/ui/button/button.tsx'
import { ErrorSummary } from '#src/shared/ui/error-summary/error-summary.tsx'
import { emptyValues, type FieldName, type FormValues } from '../domain/form-values.ts'
import { stepIds } from '../domain/steps.ts'
import type { QuoteUiText } from '../text/ui.types.ts'
import { fieldOfPath } from './configurator-state.ts'
import { ContactFields } from './contact-fields.tsx'
import { Question } from './question.tsx'
import { IdPrefix } from './question-fields.tsx'

export interface QuoteFormProps {
  text: QuoteUiText
  /** Where the form posts: the page's own path. */
  action: string
  /** What was typed, when the server sends the form back (valuesFromForm gives it). */
  values?: FormValues
  /** The `fields` of the problem document. */
  errors?: { field: string; code: string; message: string }[]
  test?: boolean
  brand: string
  privacyHref: string | null
}

/** All the questions on one page, for a browser without JavaScript. The server answers with the saved quote or with this form and its errors. */
export function QuoteForm({
  text,
  action,
  values = emptyValues(),
  errors = [],
  test = false,
  ...rest
}: QuoteFormProps) {
  const messages: Partial<Record<FieldName, string>> = {}
  for (const { field, message } of errors) {
    const shown = fieldOfPath(field)
    if (shown) messages[shown] ??= message
  }
  const listed = Object.entries(messages)
  return (
    <IdPrefix value="form">
      <form method="post" action={action} className="q-form stack-l">
        {listed.length > 0 && (
          <ErrorSummary
            id="form-errors"
            title={text.errors.title}
            errors={listed.map(([field, message]) => ({ fieldId: `form-${field}`, message }))}
          />
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
        {!test && <ContactFields {...rest} text={text} values={values} errors={messages} />}
        <input type="hidden" name="language" value={text.language} />
        {test && <input type="hidden" name="test" value="true" />}
        {values.contractedPowerKw !== '' && (
          <input type="hidden" name="contractedPowerKw" value={values.contractedPowerKw} />
        )}
        <p>
          <Button type="submit">{text.generate}</Button>
        </p>
      </form>
    </IdPrefix>
  )
}
