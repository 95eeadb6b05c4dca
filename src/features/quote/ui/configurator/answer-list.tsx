import { type FormValues, nothing } from '#src/features/quote/domain/answers/form-values.ts'
import { localisedNumber } from '#src/features/quote/domain/answers/localised-number.ts'
import type { StepId } from '#src/features/quote/domain/answers/steps.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'

type Asked = Exclude<StepId, 'review'>

/** What was answered at a step, in words; '' without an answer. */
export function answerWords(step: Asked, values: FormValues, text: QuoteUiText): string {
  const { language } = text
  const named = (names: object, word: string): string => {
    const found: unknown = Reflect.get(names, word)
    return typeof found === 'string' ? found : ''
  }
  const all = (names: object, words: string[]) =>
    words
      .map((word) => (word === nothing ? text.nothing : named(names, word)))
      .filter(Boolean)
      .join(', ')
  switch (step) {
    case 'town':
      return named(text.town, values.town)
    case 'property': {
      const type: unknown = Reflect.get(text.propertyType, values.propertyType)
      const name = typeof type === 'object' && type !== null ? named(type, 'name') : ''
      return [name, values.buildYear && text.review.built(values.buildYear)].filter(Boolean).join(', ')
    }
    case 'occupancy': {
      const occupancy: unknown = Reflect.get(text.occupancy, values.occupancy)
      return typeof occupancy === 'object' && occupancy !== null ? named(occupancy, 'name') : ''
    }
    case 'consumption': {
      const bill = localisedNumber(values.monthlyBillEur)
      const kwh = localisedNumber(values.annualKwh)
      if (values.consumptionBy !== 'bill' && kwh !== undefined && !Number.isNaN(kwh))
        return text.review.perYear(`${formatNumber(kwh, language)}\u00a0kWh`)
      if (values.consumptionBy !== 'kwh' && bill !== undefined && !Number.isNaN(bill)) {
        const digits = formatNumber(bill, language, Number.isInteger(bill) ? 0 : 2)
        return text.review.perMonth(language === 'en' ? `€${digits}` : `${digits}\u00a0€`)
      }
      return ''
    }
    case 'systems':
      return all(text.existingSystems, values.existingSystems)
    case 'goals':
      return all(text.goals, values.goals)
    case 'budget':
      return named(text.budget, values.budget)
  }
}

/** The answers given, each with a link back to its question. */
export function AnswerList({
  steps,
  values,
  text,
}: {
  steps: readonly StepId[]
  values: FormValues
  text: QuoteUiText
}) {
  return (
    <dl className="q-answers">
      {steps.map((step) =>
        step === 'review' ? null : (
          <div key={step}>
            <dt>{text.questions[step].short}</dt>
            <dd>{answerWords(step, values, text) || text.review.noAnswer}</dd>
            <dd>
              <a href={`#${step}`}>
                {text.review.change}
                <span className="vh"> {text.questions[step].short}</span>
              </a>
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
