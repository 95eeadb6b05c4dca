import type { Estimate, Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { endsAtBill } from '#src/features/quote/domain/options/result-facts.ts'
import { isExtraForCuts, wholePaybackYears } from '#src/features/quote/domain/options/worth.ts'
import { likelyPair, poorPayback, savingSentence } from '#src/features/quote/text/describe.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { formatKwh, formatMoney, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { roundScale } from '#src/shared/ui/range-bar/range-position.ts'
import { type PowerCutCell, powerCutCell } from './power-cut.ts'
import { type Bar, barOf } from './range-bar.ts'
import type { WordedEstimate } from './worded.ts'
import type { QuotePdfWords } from './words.types.ts'

export type ComparisonRow = WrittenRow | BarRow | PowerCutRow

interface WrittenRow {
  /** How the template sets it: the price large. */
  kind: 'price' | 'plain'
  label: string
  /** One for each option. */
  cells: string[]
}

/** The saving of each option on the scale that all three share; null where nothing is saved. */
interface BarRow {
  kind: 'bars'
  label: string
  cells: (Bar | null)[]
}

/** The power cut, light on dark. */
interface PowerCutRow {
  kind: 'cut'
  label: string
  cells: PowerCutCell[]
}

/** The rows of the first page's table: the same facts of the three options, side by side. */
export function comparisonRows(
  estimate: Estimate,
  worded: WordedEstimate,
  text: QuotePdfWords,
  language: Language,
): ComparisonRow[] {
  const { options, home } = estimate
  const { rows } = text
  const kwh = (value: number) => formatKwh(value, language)
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  const savingOf = (range: Range) =>
    range.p90 < 1 ? savingSentence(range, language) : likelyPair(eur(range.p90), eur(range.p50), language)
  const outputOf = (range: Range) =>
    range.p50 > 0 ? likelyPair(kwh(range.p90), kwh(range.p50), language) : text.noPanels
  return [
    {
      kind: 'price',
      label: rows.price,
      cells: options.map(({ priceCents }) => formatMoney(eurFromCents(priceCents), 'price', language)),
    },
    {
      kind: 'plain',
      label: rows.vat,
      cells: options.map(({ vatCents }) => formatMoney(eurFromCents(vatCents), 'price', language)),
    },
    { kind: 'plain', label: rows.equipment, cells: worded.equipment },
    { kind: 'plain', label: rows.output, cells: options.map(({ productionKwh }) => outputOf(productionKwh)) },
    {
      kind: 'plain',
      label: rows.saving,
      cells: options.map(({ savingEur }) => savingOf(savingEur)),
    },
    ...savingBars(estimate, text, language),
    {
      kind: 'plain',
      label: rows.bill,
      cells: options.map(({ annualBillAfterEur }) => text.bill(eur(annualBillAfterEur), eur(home.annualBillEur))),
    },
    {
      kind: 'plain',
      label: rows.payback,
      cells: options.map(
        (option) =>
          capital(paybackOf(option, text, language)) +
          poorPayback(option.paybackYears, language) +
          (isExtraForCuts(option, options) ? text.payback.extraForCuts : ''),
      ),
    },
    { kind: 'cut', label: rows.powerCut, cells: options.map((option) => powerCutCell(option, text, language)) },
  ]
}

/** The row of bars, on the scale of today's bill where they end below it; none where no option saves anything. */
function savingBars(estimate: Estimate, text: QuotePdfWords, language: Language): BarRow[] {
  const { options, home } = estimate
  const saving = options.filter(({ savingEur }) => savingEur.p90 >= 1)
  if (saving.length === 0) return []
  const isOfBill = endsAtBill(estimate)
  const scale = isOfBill ? home.annualBillEur : roundScale(saving.map(({ savingEur }) => savingEur))
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  const cells = options.map(({ savingEur }) =>
    savingEur.p90 < 1 ? null : barOf(savingEur, scale, eur, text.range.alt),
  )
  return [{ kind: 'bars', label: isOfBill ? text.rows.savingOfBill : text.rows.savingScale, cells }]
}

/** Whole years, beside a label that says what they are. */
function paybackOf({ paybackYears: { p50 } }: Option, { payback }: QuotePdfWords, language: Language): string {
  if (p50 === null) return payback.never
  if (p50 < 0.5) return payback.lessThanOne
  const years = wholePaybackYears(p50)
  return years === 1 ? payback.oneYear : payback.years(formatNumber(years, language))
}

const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1)
