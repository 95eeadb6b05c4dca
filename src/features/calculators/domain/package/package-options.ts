import type { OwnOptions } from '#src/features/calculators/domain/frame/calculator.ts'
import { kwpOf } from '#src/features/quote/domain/public.ts'
import { type Cents, eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Goal } from '#src/shared/domain/vocabulary.ts'
import type { PackageSum } from './package-sum.ts'
import type { PackageWords } from './package-words.ts'

/** What is handed to the quote: what is advised can be asked for. */
export function goalsOf(verdict: PackageWords['verdict']): Goal[] {
  if (verdict === 'panels-only') return ['lower-bills']
  return verdict === 'heat-pump-only' ? ['heating'] : ['lower-bills', 'heating']
}

/** What the verdict is of first, then what it is weighed against. */
export function optionsOf(sum: PackageSum, verdict: PackageWords['verdict']): OwnOptions<PackageWords['word']> {
  const kwp = kwpOf(sum.home.sized.choice.panels)
  const row = (
    word: PackageWords['word'],
    cents: Cents,
    savingEur: Range,
    parts: { kwp: number; isPump: boolean },
  ) => ({
    word,
    kwp: parts.kwp,
    batteryKwh: 0,
    machines: parts.isPump ? (['heat-pump'] as const) : [],
    priceEur: Math.round(eurFromCents(cents)),
    savingEur: { p90: savingEur.p90, p50: savingEur.p50 },
    cutHours: 0,
  })
  const panels = (word: PackageWords['word']) =>
    row(word, sum.solarPriceCents, sum.solarSavingEur, { kwp, isPump: false })
  const both = row('panels-and-heat-pump', sum.priceCents, sum.savingEur, { kwp, isPump: true })
  const today = { heatTodayEur: sum.heatTodayRangeEur, note: { word: 'heating-counted', values: heatTodayOf(sum) } }
  if (verdict === 'panels-only') return { ...today, rows: [panels('advised-panels'), both], caption: 'what-pays' }
  if (verdict !== 'heat-pump-only') return { ...today, rows: [both] }
  const alone = row('advised-heat-pump', sum.heatPumpPriceCents, sum.aloneSavingEur, { kwp: 0, isPump: true })
  return { ...today, rows: [alone, both] }
}

const heatTodayOf = ({ heatTodayEur }: PackageSum) => ({ today: { value: heatTodayEur, unit: 'eur' } }) as const
