import { contactText } from '#src/features/contact/text/text.ts'
import { formatInstant } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { business } from '#src/site/business.ts'
import { pathOf } from '#src/site/routes.ts'

/** Who answers, by when, and the reference. Without a receipt it is the empty form that the script fills in. */
export function ContactReceipt({
  language,
  receipt,
}: {
  language: Language
  receipt?: { reference: string; answerBy: string }
}) {
  const { done } = contactText(language)
  const [before, after] = done.answer('\u0000').split('\u0000')
  return (
    <div className="stack" data-receipt role="status" tabIndex={-1}>
      <h2>{done.heading}</h2>
      <p>
        {done.reference}:{' '}
        <b className="tn nw" data-reference>
          {receipt?.reference}
        </b>
      </p>
      <p>
        {before}
        <b className="nw" data-answer-by>
          {receipt ? formatInstant(receipt.answerBy, language) : null}
        </b>
        {after}
      </p>
      <p className="mut">
        {done.change} <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>
      </p>
      <p>
        <a href={pathOf('home', language)}>{done.home}</a>
      </p>
    </div>
  )
}
