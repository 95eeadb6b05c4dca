import type { Option } from '#src/features/quote/domain/options/estimate-types.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { shownEur, shownKwh } from '#src/shared/domain/rounding.ts'
import { formatKwh, formatNumber, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { QuotePdfWords } from './words.types.ts'

/** Everything the template needs to draw, kWh in numbers and all words made. */
export interface MonthChart {
  title: string
  alt: string
  caption: string
  unit: string
  solarLabel: string
  useLabel: string
  months: string[]
  /** Empty when the option holds no panels. */
  productionKwh: Range[]
  useKwh: number[]
  /** Top of the axis. */
  maxKwh: number
  ticks: { kwh: number; label: string }[]
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
  const bars = hasPanels
    ? monthlyProductionKwh.map((p50) => ({
        p50,
        p90: (p50 * productionKwh.p90) / productionKwh.p50,
        p10: (p50 * productionKwh.p10) / productionKwh.p50,
      }))
    : []
  const top = Math.max(...bars.map((bar) => bar.p10), ...monthlyConsumptionKwh, 1)
  const step = tickStep(top)
  const steps = Math.ceil(top / step)
  const useKwh = formatKwh(sum(monthlyConsumptionKwh), language)
  return {
    title: hasPanels ? words.chart.title(name) : words.chart.titleUseOnly,
    alt: hasPanels ? altOf(option, words, language, useKwh) : words.chart.altUseOnly(useKwh),
    caption: hasPanels ? words.chart.caption : '',
    unit: words.chart.unit,
    solarLabel: hasPanels ? words.chart.solar : '',
    useLabel: words.chart.use,
    months: monthNames(language, 'narrow').map((month) => month.toUpperCase()),
    productionKwh: bars,
    useKwh: monthlyConsumptionKwh,
    maxKwh: step * steps,
    ticks: Array.from({ length: steps + 1 }, (_, n) => ({ kwh: n * step, label: formatNumber(n * step, language) })),
    table: { ...tableOf(option, words, language), note: words.months.note(useKwh, addedUse) },
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
