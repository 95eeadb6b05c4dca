import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { QuoteAnswers } from '../domain/answers.ts'
import { resultText } from './result-context.ts'
import type { Places } from './result-keep.tsx'

/** The page of a link that has run out or never was: what happened, and one step to a new quote. */
export function QuoteGone({
  expired,
  answers,
  language,
  places,
}: {
  expired: boolean
  /** Of the expired quote, to hand the town and the consumption over to the new one. */
  answers?: QuoteAnswers
  language: Language
  places: Places
}) {
  const { gone, keep } = resultText(language)
  const words = expired ? gone.expired : gone.unknown
  return (
    <div className="wrap sec stack-l">
      <h1>{words.title}</h1>
      <p className="lede">{words.lede}</p>
      <p className="row">
        <a className="btn" href={answers ? `${places.quote}?${handedOver(answers)}` : places.quote}>
          {gone.again}
        </a>
        <a className="btn sec2" href={places.contact}>
          {gone.contact}
        </a>
        <a className="tl" href={`tel:${places.phone.e164}`}>
          {keep.call(places.phone.display)}
        </a>
      </p>
    </div>
  )
}

function handedOver({ town, monthlyBillEur, annualKwh }: QuoteAnswers): URLSearchParams {
  const query = new URLSearchParams({ town })
  const plain = (value: number) => formatNumber(value, 'en', Number.isInteger(value) ? 0 : 2).replaceAll(',', '')
  if (annualKwh !== undefined) query.set('annualKwh', plain(annualKwh))
  else if (monthlyBillEur !== undefined) query.set('monthlyBillEur', plain(monthlyBillEur))
  return query
}
