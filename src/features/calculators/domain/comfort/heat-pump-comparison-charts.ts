import type { CalculatorAnswer, Chart } from '#src/features/calculators/domain/frame/calculator.ts'
import type { Value } from '#src/features/calculators/domain/frame/quantity.ts'
import { mapRange, type Range } from '#src/shared/domain/range.ts'
import type { Heating } from './comfort-home.ts'
import type { ComparisonWords, Way } from './heat-pump-comparison-words.ts'

/** The ways beside each other: over ten years, over one, by what they emit, and all of it in a table. */

/** Years over which buying and running are added up. */
export const comparedYears = 10

export const inTenYears = ({ priceEur = 0, cost }: Way) => priceEur + comparedYears * cost.p50

export const isPriced = ({ priceEur }: Way) => priceEur !== undefined

export function chartsOf(all: readonly Way[], heating: Heating, heatKwh: Range): Chart<ComparisonWords>[] {
  const colour = ({ id }: Way) => (id === 'splits' ? 'pool' : id.startsWith('water') ? 'sea' : 'edge')
  const ratio = (kwh: number) => (heatKwh.p50 > 0 ? kwh / heatKwh.p50 : 0)
  const heat = { value: heatKwh.p50, unit: 'kwh' } as const
  return [
    {
      kind: 'bars',
      id: 'years',
      unit: 'eur',
      bars: all.filter(isPriced).map((way) => ({
        name: { word: way.id },
        colour: colour(way),
        value: inTenYears(way),
        range: mapRange(way.cost, (eur) => (way.priceEur ?? 0) + comparedYears * eur),
        ...(way.id === heating && { chosen: true }),
      })),
      values: { years: { value: comparedYears, unit: 'years' }, yours: { word: heating } },
    },
    {
      kind: 'bars',
      id: 'costs',
      unit: 'eur',
      bars: all.map((way) => ({ name: { word: way.id }, colour: colour(way), value: way.cost.p50, range: way.cost })),
      values: { heat },
    },
    {
      kind: 'bars',
      id: 'co2',
      unit: 'kg-co2',
      bars: all.map((way) => ({
        name: { word: way.id },
        colour: colour(way),
        value: way.co2Kg,
        range: mapRange(heatKwh, (kwh) => way.co2Kg * ratio(kwh)),
      })),
      values: { heat },
    },
  ]
}

export function tableOf(all: readonly Way[], heating: Heating): CalculatorAnswer<ComparisonWords>['tables'][number] {
  const price = ({ id, priceEur }: Way): Value => {
    if (id === heating) return { word: 'there' }
    return priceEur === undefined ? { word: 'no-price' } : { value: priceEur, unit: 'eur', isFixed: true }
  }
  return {
    id: 'ways',
    columns: ['way', 'factor', 'energy', 'cost', 'emits', 'buy'],
    rows: all.map((way) => ({
      head: { word: way.id },
      cells: [
        { value: way.factor, unit: 'number', digits: 1 },
        { value: way.energyKwh, unit: 'kwh' },
        { value: way.cost.p50, unit: 'eur' },
        { value: way.co2Kg, unit: 'kg-co2' },
        price(way),
      ],
    })),
  }
}
