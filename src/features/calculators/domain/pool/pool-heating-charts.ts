import { windShelters } from '#src/energy/water/pool.ts'
import type { VillaWithPanels } from '#src/features/calculators/domain/comfort/villa.ts'
import type { CalculatorContext, Chart } from '#src/features/calculators/domain/frame/calculator.ts'
import { type InputSpec, type InputsOf, townInput } from '#src/features/calculators/domain/frame/input.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { type HeatedPool, monthMeansC, type PoolPart, type PoolSeason, poolInputs } from './pool-part.ts'

/** What the pool calculator asks, the ids it speaks in, and its charts. */

export const inputs = {
  town: townInput,
  ...poolInputs,
  windShelter: { kind: 'choice', options: windShelters, default: 'partial' },
  kwp: { kind: 'number', unit: 'kwp', min: 0, max: 18, default: 0, slider: { min: 0, max: 18, step: 0.5 } },
} as const satisfies Record<string, InputSpec>
export type PoolInputs = typeof inputs

export interface PoolWords {
  figure: 'cost' | 'weeks' | 'price' | 'power' | 'heat' | 'warmUp' | 'water' | 'sunShare'
  verdict: 'cover-first' | 'sun-does-it' | 'fair' | 'dear' | 'too-dear'
  chart: 'electricity' | 'temperature' | 'levers'
  table: never
  assumption:
    | 'depth'
    | 'cover'
    | 'wind'
    | 'balance'
    | 'machine'
    | 'hours'
    | 'home'
    | 'tariff'
    | 'prices'
    | 'not-counted'
  word:
    | PoolSeason
    | 'electricity'
    | 'heated'
    | 'unheated'
    | 'as-asked'
    | 'without-cover'
    | 'with-cover'
    | 'two-less'
    | 'sheltered'
    | 'own'
}

/** Everything the parts of the answer share. */
export interface Solved {
  given: InputsOf<PoolInputs>
  context: CalculatorContext
  home: VillaWithPanels
  part: PoolPart
  naturalC: number[]
  eurOf: (change: Partial<HeatedPool>) => number
}

/** A range of heat as a range of something in proportion to it. */
export function inProportion(value: number, { p10, p50, p90 }: Range): Range {
  return p50 > 0 ? { p10: (value * p10) / p50, p50: value, p90: (value * p90) / p50 } : { p10: 0, p50: 0, p90: 0 }
}

/** Water and electricity by month, and what one change each would do to the cost. */
export function chartsOf({ part, given, naturalC, eurOf }: Solved): Chart<PoolWords>[] {
  const electric = part.monthlyElectricKwh
  const share = inProportion(1, part.electricKwh)
  const heatedC = monthMeansC(part.water.year.waterC)
  const asAsked = part.costEur.p50
  const bar = (name: PoolWords['word'], change: Partial<HeatedPool>) => {
    const value = eurOf(change)
    return { name: { word: name }, colour: 'pool', value, range: scaledRange(part.costEur, value) } as const
  }
  return [
    {
      kind: 'columns',
      id: 'temperature',
      unit: 'celsius',
      axis: 'months',
      series: [
        { word: 'heated', draw: 'line', colour: 'pool', values: heatedC },
        { word: 'unheated', draw: 'line', colour: 'edge', values: naturalC },
      ],
      values: {
        least: { value: Math.min(...naturalC), unit: 'celsius' },
        most: { value: Math.max(...naturalC), unit: 'celsius' },
      },
    },
    {
      kind: 'columns',
      id: 'electricity',
      unit: 'kwh',
      axis: 'months',
      series: [
        {
          word: 'electricity',
          draw: 'bars',
          colour: 'pool',
          values: electric,
          low: electric.map((kwh) => kwh * share.p90),
          high: electric.map((kwh) => kwh * share.p10),
        },
      ],
      values: {
        most: { value: Math.max(...electric), unit: 'kwh' },
        all: { value: part.electricKwh.p50, unit: 'kwh' },
      },
    },
    {
      kind: 'bars',
      id: 'levers',
      unit: 'eur',
      bars: [
        { name: { word: 'as-asked' }, colour: 'sea', value: asAsked, range: part.costEur, chosen: true },
        bar(given.cover ? 'without-cover' : 'with-cover', { cover: !given.cover }),
        bar('two-less', { targetC: given.targetC - 2 }),
        ...(given.windShelter === 'sheltered' ? [] : [bar('sheltered', { windShelter: 'sheltered' })]),
      ],
      values: { cost: { value: asAsked, unit: 'eur' } },
    },
  ]
}

function scaledRange({ p10, p50, p90 }: Range, value: number): Range {
  if (p50 <= 0) return { p10: value, p50: value, p90: value }
  return { p10: (p10 / p50) * value, p50: value, p90: (p90 / p50) * value }
}
