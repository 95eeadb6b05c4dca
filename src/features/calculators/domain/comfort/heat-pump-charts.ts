import { costRange } from '#src/energy/money/added-cost.ts'
import type { Chart } from '#src/features/calculators/domain/frame/calculator.ts'
import type { Heating } from './comfort-home.ts'
import type { HeatPumpWords, Solved } from './heat-pump-words.ts'

/** The heat of a year by month, and what it costs today and with the machine. */
export function chartsOf(
  { factor, heatKwh, cost, todayEur }: Solved,
  heating: Heating,
  monthly: number[],
): Chart<HeatPumpWords>[] {
  const ratio = (end: number) => (heatKwh.p50 > 0 ? end / heatKwh.p50 : 0)
  return [
    {
      kind: 'columns',
      id: 'months',
      unit: 'kwh',
      axis: 'months',
      series: [
        {
          word: 'heat',
          draw: 'bars',
          colour: 'sun',
          values: monthly,
          low: monthly.map((kwh) => kwh * ratio(heatKwh.p90)),
          high: monthly.map((kwh) => kwh * ratio(heatKwh.p10)),
        },
        {
          word: 'electricity',
          draw: 'line',
          colour: 'sea',
          values: monthly.map((kwh) => (factor > 0 ? kwh / factor : 0)),
        },
      ],
      values: { heat: { value: heatKwh.p50, unit: 'kwh' } },
    },
    {
      kind: 'bars',
      id: 'costs',
      unit: 'eur',
      bars: [
        { name: { word: heating }, colour: 'edge', value: todayEur, range: costRange(todayEur, heatKwh) },
        { name: { word: 'heat-pump' }, colour: 'sea', value: cost.p50, range: cost, chosen: true },
      ],
      values: { today: { value: todayEur, unit: 'eur' }, after: { value: cost.p50, unit: 'eur' } },
    },
  ]
}
