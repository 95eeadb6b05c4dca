import type { Option } from '#src/features/quote/domain/options/estimate-types.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { shownEur, shownKwh } from '#src/shared/domain/rounding.ts'
import { formatKwh, formatMoney, formatNumber, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { QuotePdfWords } from './words.types.ts'

/** Bars by month: everything the template needs to draw, values in numbers and all words made. */
export interface MonthBars {
  title: string
  alt: string
  unit: string
  months: string[]
  bars: Range[]
  /** Top of the axis. */
  max: number
  ticks: { at: number; label: string }[]
}

/** Production in bars, none when the option holds no panels, against use in a line. */
export interface MonthChart extends MonthBars {
  caption: string
  solarLabel: string
  useLabel: string
  useKwh: number[]
  /** The same as figures: months, then the year. */
  table: { heads: string[]; rows: { label: string; cells: string[] }[]; note: string }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Production and use by month of one option. The year's range is shared out over the months in proportion. */
export function monthChart(
  option: Option,
  name: string,
  /** What is in the use beside today's, in a sentence or none. */
  addedUse: string,
  words: QuotePdfWords,
  language: Language,
): MonthChart {
  const { productionKwh, monthlyProductionKwh, monthlyConsumptionKwh } = option
  const hasPanels = productionKwh.p50 > 0
  const bars = hasPanels ? sharedOut(productionKwh, monthlyProductionKwh) : []
  const useKwh = formatKwh(sum(monthlyConsumptionKwh), language)
  return {
    title: hasPanels ? words.chart.title(name) : words.chart.titleUseOnly,
    alt: hasPanels ? altOf(option, words, language, useKwh) : words.chart.altUseOnly(useKwh),
    caption: hasPanels ? words.chart.caption : '',
    unit: words.chart.unit,
    solarLabel: hasPanels ? words.chart.solar : '',
    useLabel: words.chart.use,
    bars,
    useKwh: monthlyConsumptionKwh,
    ...scaleOf([...bars.map((bar) => bar.p10), ...monthlyConsumptionKwh], language),
    table: { ...tableOf(option, words, language), note: words.months.note(useKwh, addedUse) },
  }
}

/** What one option saves by month, in the same manner; null where it is not known or some month saves nothing. */
export function savingChart(
  { savingEur, monthlySavingEur }: Option,
  { savingChart: words }: QuotePdfWords,
  language: Language,
): MonthBars | null {
  if (!monthlySavingEur || savingEur.p90 < 1 || monthlySavingEur.some((eur) => eur <= 0)) return null
  const bars = sharedOut(savingEur, monthlySavingEur)
  const names = monthNames(language, 'long')
  const eur = (value: number) => formatMoney(value, 'estimate', language)
  const [least, most] = [Math.min(...monthlySavingEur), Math.max(...monthlySavingEur)]
  return {
    title: words.title,
    alt: words.alt({
      lowMonth: names[monthlySavingEur.indexOf(least)] ?? '',
      lowEur: eur(least),
      highMonth: names[monthlySavingEur.indexOf(most)] ?? '',
      highEur: eur(most),
      yearEur: eur(savingEur.p50),
    }),
    unit: words.unit,
    bars,
    ...scaleOf(
      bars.map((bar) => bar.p10),
      language,
    ),
  }
}

/** The range of the year over its months, in proportion. */
function sharedOut(year: Range, months: readonly number[]): Range[] {
  return months.map((p50) => ({ p50, p90: (p50 * year.p90) / year.p50, p10: (p50 * year.p10) / year.p50 }))
}

/** The axes: the letters of the months, and grid lines to a round figure above all values. */
function scaleOf(values: readonly number[], language: Language): Pick<MonthBars, 'months' | 'max' | 'ticks'> {
  const top = Math.max(...values, 1)
  const step = tickStep(top)
  const steps = Math.ceil(top / step)
  return {
    months: monthNames(language, 'narrow').map((month) => month.toUpperCase()),
    max: step * steps,
    ticks: Array.from({ length: steps + 1 }, (_, n) => ({
      at: n * step,
      label: formatNumber(n * step, language, Number.isInteger(step) ? 0 : 1),
    })),
  }
}

function tableOf(
  { productionKwh, monthlyProductionKwh, monthlyConsumptionKwh, savingEur, monthlySavingEur }: Option,
  words: QuotePdfWords,
  language: Language,
) {
  const kwh = (value: number) => formatNumber(shownKwh(value), language)
  const eur = (value: number) => formatNumber(shownEur(value, 'estimate'), language)
  const row = (label: string, months: readonly number[], year: number, shown = kwh) => ({
    label,
    cells: [...months, year].map(shown),
  })
  const made = row(words.months.made, monthlyProductionKwh, productionKwh.p50)
  const used = row(words.months.used, monthlyConsumptionKwh, sum(monthlyConsumptionKwh))
  // What machines for comfort cost more is said beside the options; a row of minus signs is no saving.
  const saved =
    monthlySavingEur && savingEur.p50 > 0 ? [row(words.months.saved, monthlySavingEur, savingEur.p50, eur)] : []
  return {
    heads: [...monthNames(language, 'short'), words.months.year],
    rows: [...(productionKwh.p50 > 0 ? [made] : []), used, ...saved],
  }
}

/** The round step (1, 2, 2.5 or 5 times a power of ten) that needs at most four grid lines. */
function tickStep(top: number): number {
  const power = 10 ** Math.floor(Math.log10(top / 4))
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step * 4 >= top) ?? 10 * power
}

function altOf(option: Option, words: QuotePdfWords, language: Language, useKwh: string): string {
  const names = monthNames(language, 'long')
  const months = option.monthlyProductionKwh
  const low = months.indexOf(Math.min(...months))
  const high = months.indexOf(Math.max(...months))
  const kwhOf = (month: number) => formatKwh(months[month] ?? 0, language)
  return words.chart.alt({
    lowMonth: names[low] ?? '',
    lowKwh: kwhOf(low),
    highMonth: names[high] ?? '',
    highKwh: kwhOf(high),
    yearKwh: formatKwh(option.productionKwh.p50, language),
    useKwh,
  })
}
