import type { FormValues } from '#src/features/quote/domain/answers/form-values.ts'
import { type StepId, stepIds, stepNumber } from '#src/features/quote/domain/answers/steps.ts'
import type { QuoteUiText } from '#src/features/quote/text/ui.types.ts'
import { formatEurRange } from '#src/shared/i18n/format.ts'
import { AnswerList } from './answer-list.tsx'
import type { PriceAfterStep } from './live-price.messages.ts'
import type { LivePrice } from './use-live-price.ts'

const asRange = (range: PriceAfterStep, text: QuoteUiText) =>
  formatEurRange({ p90: rounded(range.lowEur), p10: rounded(range.highEur) }, text.language)
/** A range that is still moving is shown to the nearest €100: more figures would promise more than is known. */
const rounded = (eur: number) => Math.round(eur / 100) * 100

interface SoFarProps {
  text: QuoteUiText
  price: LivePrice
  values: FormValues
  step: StepId
}

/** The card beside the questions: the price now, what it was before, how it narrowed, and the answers with their change links. */
export function SoFar({ text, price, values, step }: SoFarProps) {
  const answered = stepIds.slice(0, Math.max(price.ranges.length, stepIds.indexOf(step)))
  return (
    <aside className="stack q-aside" aria-labelledby="q-so-far">
      <div className="card stack">
        <h2 id="q-so-far" className="q-h3">
          {text.soFar.title}
        </h2>
        <PriceNow text={text} price={price} values={values} />
        {price.ranges.length > 1 && <Narrowing text={text} ranges={price.ranges} />}
        {step !== 'review' && answered.length > 0 && <AnswerList steps={answered} values={values} text={text} />}
      </div>
      <p className="sm mut">{text.soFar.priceFirst}</p>
    </aside>
  )
}

function PriceNow({ text, price, values }: Pick<SoFarProps, 'text' | 'price' | 'values'>) {
  const now = price.ranges.at(-1)
  if (!now) return <p className="mut">{withoutPrice(text, price)}</p>
  return (
    <div>
      <p className="sm mut">{text.soFar.prices}</p>
      <p className="num n2 nw q-now">{asRange(now, text)}</p>
      <Before text={text} price={price} />
      <p className="sm mut">{text.soFar.basis}</p>
      {isEmptyAtTimes(values) && <p className="sm mut">{text.soFar.partYear}</p>}
    </div>
  )
}

/** The home stands empty for part of the year: its bill, given or supposed, is one of such a home. */
function isEmptyAtTimes({ occupancy }: FormValues): boolean {
  return occupancy === 'holiday-home' || occupancy === 'mixed-use'
}

function Before({ text, price }: { text: QuoteUiText; price: LivePrice }) {
  const before = price.ranges.at(-2)
  if (!before) return null
  return <p className="sm mut">{`${text.soFar.after(stepNumber(before.step))}: ${asRange(before, text)}.`}</p>
}

function withoutPrice(text: QuoteUiText, price: LivePrice): string {
  if (price.state === 'unavailable') return text.soFar.unavailable
  return price.state === 'working' ? `${text.soFar.working}…` : text.soFar.none
}

const rowHeight = 20
const labelWidth = 96

/** One bar a question: the first, the last ones, and the price now in sun. */
function Narrowing({ text, ranges }: { text: QuoteUiText; ranges: PriceAfterStep[] }) {
  const shown = ranges.length > 4 ? [...ranges.slice(0, 1), ...ranges.slice(-3)] : ranges
  const top = Math.max(...shown.map((range) => range.highEur), 1)
  const x = (eur: number) => labelWidth + (eur / top) * (320 - labelWidth)
  const name = (range: PriceAfterStep) =>
    range === ranges.at(-1) ? text.soFar.now : text.soFar.after(stepNumber(range.step))
  const spoken = shown.map((range) => `${name(range)} ${asRange(range, text)}`).join(', ')
  return (
    <svg
      className="q-narrow"
      viewBox={`0 0 320 ${shown.length * rowHeight + 4}`}
      role="img"
      aria-label={text.soFar.chart(spoken)}
    >
      {shown.map((range, row) => (
        <g key={range.step} className={range === ranges.at(-1) ? 'now' : undefined}>
          <text x="0" y={row * rowHeight + 14}>
            {name(range)}
          </text>
          <rect
            x={x(range.lowEur)}
            y={row * rowHeight + 4}
            width={Math.max(4, x(range.highEur) - x(range.lowEur))}
            height="12"
            rx="2"
          />
        </g>
      ))}
    </svg>
  )
}

/** The price on one line, for phones: it stays in view above the bottom bar. Before the first answer there is nothing to say. */
export function PriceLine({ text, price }: { text: QuoteUiText; price: LivePrice }) {
  const now = price.ranges.at(-1)
  if (!now && price.state === 'none') return null
  return (
    <p className="q-line on-dock">
      {now ? (
        <>
          <span className="sm">{text.soFar.prices}</span> <b className="num nw">{asRange(now, text)}</b>
        </>
      ) : (
        <span className="sm">{withoutPrice(text, price)}</span>
      )}
    </p>
  )
}

/** Says the new price to screen readers when a step is left, not at every key. */
export function PriceAnnounced({ text, price }: { text: QuoteUiText; price: LivePrice }) {
  const now = price.ranges.at(-1)
  return (
    <p className="vh" role="status">
      {now ? text.soFar.announced(asRange(now, text)) : ''}
    </p>
  )
}
