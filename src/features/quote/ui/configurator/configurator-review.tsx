import type { ReactNode } from 'react'
import type { FieldName, FormValues } from '#src/features/quote/domain/answers/form-values.ts'
import { stepIds } from '#src/features/quote/domain/answers/steps.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import { formatMoney } from '#src/shared/i18n/format.ts'
import { AnswerList } from './answer-list.tsx'
import type { ConfiguratorState } from './configurator-state.ts'
import { ContactFields } from './contact-fields.tsx'
import type { QuestionHandlers } from './question.tsx'
import { RefineDetails } from './refine-details.tsx'
import type { LivePrice } from './use-live-price.ts'

interface ReviewProps {
  text: QuoteUiText
  values: FormValues
  errors: Partial<Record<FieldName, string>>
  price: LivePrice
  test: boolean
  business: { name: string; phone: { e164: string; display: string } }
  privacyHref: string | null
  heading: ReactNode
  on: QuestionHandlers
  state: Pick<ConfiguratorState, 'failure'>
}

/** The last step: every answer with its change link, the details to refine, the three prices, and who the quote is for. */
export function Review({ text, values, errors, price, test, business, privacyHref, heading, on, state }: ReviewProps) {
  return (
    <div className="stack-l">
      <div>
        {heading}
        <p className="hint q-hint">{text.questions.review.hint}</p>
      </div>
      <AnswerList steps={stepIds} values={values} text={text} />
      <RefineDetails {...{ text, values, errors, on }} powerKw={price.full?.powerKw} />
      {price.full && (
        <ul className="q-three">
          {price.full.options.map(({ id, priceEur }) => (
            <li key={id}>
              {text.options[id]}
              <b className="num">{formatMoney(priceEur, 'price', text.language)}</b>
            </li>
          ))}
        </ul>
      )}
      {!test && <ContactFields {...{ text, values, errors, privacyHref, on }} brand={business.name} />}
      {state.failure && (
        <div className="note bad" role="alert">
          <h2 className="q-h3">{text.failure.title}</h2>
          <p>
            {text.failure[state.failure]} {text.failure.kept}
          </p>
          <p className="row">
            <button type="submit" className="btn sec2">
              {text.failure.retry}
            </button>
            <a href={`tel:${business.phone.e164}`}>{text.failure.call(business.phone.display)}</a>
          </p>
        </div>
      )}
    </div>
  )
}
