import { type ReactNode, useState } from 'react'
import { type OptionId, optionIds } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { QuoteStaffText } from '#src/features/quote/text/staff.types.ts'
import { quoteStaffText } from '#src/features/quote/text/staff-text.ts'
import { uiEn } from '#src/features/quote/text/ui.en.ts'
import { uiEs } from '#src/features/quote/text/ui.es.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatDate, formatKwp, formatMoney, formatMoneyRange, formatUnit } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { pdfAddress, type QuoteSummary, quoteSummary } from './quote-summary.ts'

const uiText = { en: uiEn, es: uiEs }

/** What a lead's page knows of its quote. */
export interface StoredQuote {
  reference: string
  url: string
  /** As the customer opens it. */
  customerUrl: string
  pdfUrl: string
  validUntil: string
  estimate: unknown
}

interface Props {
  quote: StoredQuote
  /** The option that the customer chose. */
  chosen?: string
  isOpened: boolean
  customerLanguage: Language
  language: Language
  /** Its versions. */
  children: ReactNode
}

/** The options of a quote as a table, with what the customer did with it, its versions, and the ways to the whole of it. */
export function QuotePanel({ quote, chosen, isOpened, customerLanguage, language, children }: Props) {
  const text = quoteStaffText[language]
  const summary = quoteSummary(quote.estimate)
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(quote.customerUrl).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section className="panel stack-s" aria-labelledby="quote-title">
      <div className="row quote-head">
        <h2 id="quote-title">
          {text.quote} {quote.reference}
        </h2>
        {isOpened && <span className="tag">{text.opened}</span>}
        <span className="mut xs">{text.validUntil(formatDate(quote.validUntil, language))}</span>
      </div>
      {summary ? (
        <Options summary={summary} chosen={chosen} text={text} language={language} />
      ) : (
        <p className="note">{text.unreadable}</p>
      )}
      {summary && !summary.priceBook.confirmedByOwner && <p className="xs mut">{text.pricesUnconfirmed}</p>}
      {children}
      <p className="row">
        {languages
          .toSorted((one) => (one === customerLanguage ? -1 : 1))
          .map((one) => (
            <a key={one} href={pdfAddress(quote.pdfUrl, one, location.origin)} target="_blank" rel="noreferrer">
              {text.pdf[one]}
            </a>
          ))}
        <a href={quote.url} target="_blank" rel="noreferrer">
          {text.openLive}
        </a>
        <button type="button" className="plain" onClick={() => void copy()}>
          {text.copyLink}
        </button>
        <span className="xs mut" role="status">
          {isCopied ? text.copied : ''}
        </span>
      </p>
    </section>
  )
}

function Options({
  summary,
  chosen,
  text,
  language,
}: {
  summary: QuoteSummary
  chosen: string | undefined
  text: QuoteStaffText
  language: Language
}) {
  return (
    <table className="quote-table">
      <thead>
        <tr>
          <th scope="col">{text.columns.option}</th>
          <th scope="col" className="n">
            {text.columns.price}
          </th>
          <th scope="col" className="n">
            {text.columns.saves}
          </th>
        </tr>
      </thead>
      <tbody>
        {summary.options.map((option) => (
          <tr key={option.id} className={option.id === chosen ? 'chosen' : undefined}>
            <th scope="row">
              {optionName(option.id, language)}
              {option.id === chosen && <span className="tag ok">{text.chosen}</span>}
              <small className="mut">{kit(option.system, text, language)}</small>
              {!option.worthIt && <span className="tag warn">{text.notWorthIt}</span>}
            </th>
            <td className="n">{formatMoney(eurFromCents(option.priceCents), 'price', language)}</td>
            <td className="n">{formatMoneyRange(option.savingEur, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function kit(
  { kwp, batteryKwh }: { kwp: number; batteryKwh: number },
  text: QuoteStaffText,
  language: Language,
): string {
  const parts = [
    kwp > 0 && text.kit.panels(formatKwp(kwp, language)),
    batteryKwh > 0 && text.kit.battery(formatUnit(batteryKwh, 'kWh', language, Number.isInteger(batteryKwh) ? 0 : 1)),
  ].filter(Boolean)
  return parts.join(', ') || text.kit.none
}

/** An option's name, for staff. */
export function optionName(id: string, language: Language): string {
  const known: OptionId | undefined = optionIds.find((one) => one === id)
  return known ? uiText[language].options[known] : id
}
