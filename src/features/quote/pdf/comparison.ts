import type { Estimate, Option } from '#src/features/quote/domain/options/estimate-types.ts'
import { endsAtBill } from '#src/features/quote/domain/options/result-facts.ts'
import { isExtraForCuts } from '#src/features/quote/domain/options/worth.ts'
import { keptForCut, savingSentence } from '#src/features/quote/text/describe.ts'
import { paybackYearsOf } from '#src/features/quote/text/payback-span.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { shownKwh } from '#src/shared/domain/rounding.ts'
import { formatKwh, formatMoney, formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { roundScale } from '#src/shared/ui/range-bar/range-position.ts'
import { type PowerCutCell, powerCutCell, uncapital } from './power-cut.ts'
import { type Bar, barOf } from './range-bar.ts'
import type { WordedEstimate } from './worded.ts'
import type { QuotePdfWords } from './words.types.ts'

export type ComparisonRow = WrittenRow | PairRow | BarRow | PowerCutRow

interface WrittenRow {
  /** How the template sets it: the price large. */
  kind: 'price' | 'plain'
  label: string
  /** One for each option. */
  cells: string[]
}

/** Two figures under a label that says what they are; a sentence where there are none. */
interface PairRow {
  kind: 'pair'
  label: string
  cells: ({ low: string; likely: string } | string)[]
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
  const { options } = estimate
  const { rows } = text
  const kwh = (value: number) => formatKwh(value, language)
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  const savingOf = (range: Range) =>
    range.p90 < 1 ? savingSentence(range, language) : { low: eur(range.p90), likely: eur(range.p50) }
  const outputOf = ({ p50, p90 }: Range) =>
    p50 > 0 ? { low: formatNumber(shownKwh(p90), language), likely: kwh(p50) } : text.noPanels
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
    { kind: 'pair', label: rows.output, cells: options.map(({ productionKwh }) => outputOf(productionKwh)) },
    {
      kind: 'pair',
      label: rows.saving,
      cells: options.map(({ savingEur }) => savingOf(savingEur)),
    },
    ...savingBars(estimate, text, language),
    {
      kind: 'plain',
      label: rows.bill,
      cells: options.map(({ annualBillAfterEur }) => text.bill(eur(annualBillAfterEur))),
    },
    {
      kind: 'plain',
      label: rows.payback,
      cells: options.map(({ paybackYears }) => capital(paybackYearsOf(paybackYears, language))),
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

/** Below the table: what its words mean, then what each option keeps for a power cut and what its extra price is for. */
export function comparisonNote(
  { options }: Estimate,
  names: string[],
  text: QuotePdfWords,
  language: Language,
): string {
  const ofOption = (option: Option, name: string) => {
    const extra = isExtraForCuts(option, options) ? text.extraForCuts : ''
    const said = [uncapital(keptForCut(option.backup, language)), extra].filter(Boolean).join('; ')
    return said && `${name}: ${said}.`
  }
  return [text.rangeNote, ...options.map((option, i) => ofOption(option, names[i] ?? ''))].filter(Boolean).join(' ')
}

const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1)
