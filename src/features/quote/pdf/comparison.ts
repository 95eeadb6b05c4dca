import type { Estimate } from '#src/features/quote/domain/options/estimate-types.ts'
import { likelyPair, savingSentence } from '#src/features/quote/text/describe.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { formatKwh, formatMoney } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { WordedEstimate } from './worded.ts'
import type { QuotePdfWords } from './words.types.ts'

export interface ComparisonRow {
  /** How the template sets it: the price large, the power cut on a tint. */
  kind: 'price' | 'strong' | 'plain' | 'cut'
  label: string
  /** One for each option. */
  cells: string[]
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
    { kind: 'strong', label: rows.output, cells: options.map(({ productionKwh }) => outputOf(productionKwh)) },
    {
      kind: 'strong',
      label: rows.saving,
      cells: options.map(({ savingEur }) => savingOf(savingEur)),
    },
    { kind: 'plain', label: rows.payback, cells: worded.payback.map(capital) },
    { kind: 'cut', label: rows.powerCut, cells: worded.described.options.map(({ backup }) => backup.sentence) },
  ]
}

const capital = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1)
