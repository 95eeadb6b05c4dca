import { type OptionId, optionIds } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { QuoteStaffText } from '#src/features/quote/text/staff.types.ts'
import { quoteStaffText } from '#src/features/quote/text/staff-text.ts'
import { uiEn } from '#src/features/quote/text/ui.en.ts'
import { uiEs } from '#src/features/quote/text/ui.es.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatDate, formatMoney, formatMoneyRange, formatUnit } from '#src/shared/i18n/format.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { pdfAddress, type QuoteSummary, quoteSummary } from './quote-summary.ts'

const uiText = { en: uiEn, es: uiEs }

/** What a lead's page knows of its quote. */
export interface StoredQuote {
  reference: string
  url: string
  pdfUrl: string
  validUntil: string
  estimate: unknown
}

/** The three options of a quote with price and saving, and the ways to the whole of it. */
export function QuotePanel({ quote, language }: { quote: StoredQuote; language: Language }) {
  const text = quoteStaffText[language]
  const summary = quoteSummary(quote.estimate)
  return (
    <section className="panel stack-s" aria-labelledby="quote-title">
      <div className="row">
        <h2 id="quote-title">
          {text.quote} {quote.reference}
        </h2>
        <span className="tag">{text.validUntil(formatDate(quote.validUntil, language))}</span>
      </div>
      {summary ? (
        <Options summary={summary} text={text} language={language} />
      ) : (
        <p className="note">{text.unreadable}</p>
      )}
      {summary && !summary.priceBook.confirmedByOwner && <p className="xs mut">{text.pricesUnconfirmed}</p>}
      <p>
        <a href={quote.url} target="_blank" rel="noreferrer">
          {text.openLive}
        </a>
      </p>
      <p className="row">
        {languages.map((one) => (
          <a key={one} href={pdfAddress(quote.pdfUrl, one, location.origin)} target="_blank" rel="noreferrer">
            {text.pdf[one]}
          </a>
        ))}
      </p>
    </section>
  )
}

function Options({ summary, text, language }: { summary: QuoteSummary; text: QuoteStaffText; language: Language }) {
  return (
    <ul className="options">
      {summary.options.map((option) => (
        <li key={option.id}>
          <p className="apart">
            <b>{optionName(option.id, language)}</b>
            <b className="tn">{formatMoney(eurFromCents(option.priceCents), 'price', language)}</b>
          </p>
          <p className="xs mut">{kit(option.system, text, language)}</p>
          <p className="xs mut">{text.saves(formatMoneyRange(option.savingEur, language))}</p>
          {!option.worthIt && (
            <p>
              <span className="tag warn">{text.notWorthIt}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function kit(
  { kwp, batteryKwh }: { kwp: number; batteryKwh: number },
  text: QuoteStaffText,
  language: Language,
): string {
  const parts = [
    kwp > 0 && text.kit.panels(formatUnit(kwp, 'kWp', language, Number.isInteger(kwp) ? 0 : 1)),
    batteryKwh > 0 && text.kit.battery(formatUnit(batteryKwh, 'kWh', language, Number.isInteger(batteryKwh) ? 0 : 1)),
  ].filter(Boolean)
  return parts.join(', ') || text.kit.none
}

/** An option's name, for staff. */
export function optionName(id: string, language: Language): string {
  const known: OptionId | undefined = optionIds.find((one) => one === id)
  return known ? uiText[language].options[known] : id
}
