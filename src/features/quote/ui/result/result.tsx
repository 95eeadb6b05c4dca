import { queryOfAnswers } from '#src/features/quote/domain/answers/handed-over.ts'
import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import { firstShown, vatRateOf } from '#src/features/quote/domain/options/result-facts.ts'
import { describeEstimate } from '#src/features/quote/text/describe.ts'
import { uiText } from '#src/features/quote/ui/ui-text.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { formatEur, formatMoney, formatPercent, formatUnit } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Note } from '#src/shared/ui/note/note.tsx'
import { pairs, type ResultParts, resultText } from './result-context.ts'
import { OptionDetail } from './result-detail.tsx'
import { Assumptions, Keep, Moves, NextSteps, type Places } from './result-keep.tsx'
import { OptionCards } from './result-options.tsx'
import { SendIt, type Sending } from './result-send.tsx'
import { type Choosing, ChosenLine, TwoWays, visitPath, YesBar } from './result-yes.tsx'

export interface QuoteResultProps {
  estimate: Estimate
  language: Language
  reference: string
  pdfUrl: string
  test: boolean
  /** The prices have run out; the quote can still be read. */
  expired: boolean
  places: Places
  /** Null where the quote takes no choice: a test, one whose prices have run out, one that is chosen. */
  choosing: Choosing | null
  /** Null for a test, of which nothing is sent. */
  sending: Sending | null
}

/**
 * A saved quote: three options side by side, the chosen one by month, what could move the price, and how to keep it. Which option
 * is chosen lives in the URL's hash, so choosing works without JavaScript and survives being sent to somebody.
 */
export function QuoteResult({
  estimate,
  language,
  reference,
  pdfUrl,
  test,
  expired,
  places,
  choosing,
  sending,
}: QuoteResultProps) {
  const text = resultText(language)
  const parts: ResultParts = {
    language,
    estimate,
    described: describeEstimate(estimate, language),
    text,
    ui: uiText(language),
  }
  const first = firstShown(estimate.options)
  const again = `${places.quote}?${queryOfAnswers(estimate.answers)}`
  return (
    <div className="r-result">
      <div className="wrap r-first">
        <div className="r-intro">
          <div>
            <h1>{text.heading}</h1>
            <p className="lede r-lede">
              {homeSentence(parts)} {vatSentence(parts)} <a href={again}>{text.changeAnswer}</a>
            </p>
          </div>
          <div>
            <p className="sm mut r-ref">
              {text.reference} <b className="tn nw">{reference}</b>
            </p>
            <Keep {...parts} pdfUrl={pdfUrl} test={test} isMailed={sending !== null} />
          </div>
        </div>
        {test && (
          <Note tone="bad">
            <b>{text.test.title}.</b> {text.test.note}
          </Note>
        )}
        {expired && (
          <Note>
            <b>{text.gone.expired.title}.</b> {text.gone.expired.lede} <a href={again}>{text.gone.again}</a>
          </Note>
        )}
        {estimate.options.every((option) => !option.worthIt) && (
          <Note>
            <b>{text.notWorthIt}.</b> {text.noneWorthIt}
          </Note>
        )}
        {choosing?.isWithdrawn ? <Note>{text.yes.withdrawn}</Note> : null}
        {choosing?.failure ? (
          <div role="alert">
            <Note tone="bad">{choosing.failure}</Note>
          </div>
        ) : null}
        <OptionCards {...parts} />
      </div>
      {pairs(parts).map((pair) => (
        <OptionDetail
          key={pair.option.id}
          {...parts}
          {...pair}
          first={pair.option.id === first}
          visit={choosing ? visitPath(places, estimate.answers.town, choosing.token) : null}
          yes={choosing ? <YesBar {...parts} {...pair} {...{ reference, places, choosing }} /> : null}
        />
      ))}
      <section className="sec tight">
        <div className="wrap g2 c57 r-behind">
          <div>
            <h2>{text.behind.title}</h2>
            <p className="mut r-lede">{text.behind.lede}</p>
          </div>
          <div>
            <Moves {...parts} />
            <NextSteps text={text} />
            <Assumptions {...parts} />
          </div>
        </div>
      </section>
      {choosing ? <TwoWays {...parts} {...{ reference, places, choosing, first }} /> : null}
      {sending ? <SendIt {...parts} {...{ places, sending }} /> : null}
      {choosing ? <ChosenLine {...parts} first={first} /> : null}
    </div>
  )
}

function homeSentence({ estimate, language, text, ui }: ResultParts): string {
  const { town, propertyType, occupancy, monthlyBillEur, annualKwh } = estimate.answers
  const use =
    annualKwh !== undefined
      ? ui.review.perYear(formatUnit(annualKwh, 'kWh', language))
      : ui.review.perMonth(formatEur(monthlyBillEur ?? estimate.home.annualBillEur / 12, language))
  return text.home({
    home: text.homes[propertyType],
    town: ui.town[town],
    occupancy: ui.occupancy[occupancy].name,
    use,
  })
}

function vatSentence({ estimate, language, text }: ResultParts): string {
  const rate = vatRateOf(estimate.options)
  return rate === null ? text.vatMixed : text.vatIn(formatPercent(rate, language))
}

/** One line for the page's title and for sharing: the cheapest and the dearest option. */
export function resultTitle(estimate: Estimate, language: Language): string {
  const prices = estimate.options.map((option) => eurFromCents(option.priceCents))
  const text = resultText(language)
  return `${text.title}: ${formatMoney(Math.min(...prices), 'price', language)} – ${formatMoney(Math.max(...prices), 'price', language)}`
}
