import { airHeatingSeason, usualLabel } from '#src/energy/building/air-conditioner.ts'
import { envelopeSources, heatPumpSource } from '#src/energy/building/building-sources.ts'
import { usualSetpointC } from '#src/energy/building/building-use.ts'
import { airWaterSeason, electricRange } from '#src/energy/building/heat-pump.ts'
import { comfortYear } from '#src/energy/building/heating-cooling-range.ts'
import { costRange } from '#src/energy/money/added-cost.ts'
import { co2KgPerKwh, co2Source, gas, gasSource } from '#src/energy/tariff/heating-fuels.ts'
import type {
  Calculator,
  CalculatorAnswer,
  CalculatorContext,
  Chart,
  Figure,
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import type { InputSpec } from '#src/features/calculators/domain/frame/input.ts'
import type { Value } from '#src/features/calculators/domain/frame/quantity.ts'
import { mapRange, type Range } from '#src/shared/domain/range.ts'
import { formOf, handOverOf, homeInputs, kitFor, marketSource, priceListSource, runningCost } from './comfort-home.ts'

/** One home, six ways to keep it warm: what each costs a year, what it emits, what it costs to buy. */

const inputs = {
  ...homeInputs,
  gasEurPerKwh: { kind: 'number', unit: 'eur-per-kwh', min: 0.02, max: 0.4, default: gas.eurPerKwh },
} as const satisfies Record<string, InputSpec>
export type ComparisonInputs = typeof inputs

const ways = ['splits', 'water-35', 'water-45', 'water-55', 'gas-boiler', 'electric-heaters'] as const
type WayId = (typeof ways)[number]
const flowC = { 'water-35': 35, 'water-45': 45, 'water-55': 55 } as const

export interface ComparisonWords {
  figure: 'cheapest' | 'spread' | 'co2' | 'heat'
  verdict: 'nothing' | 'splits' | 'water'
  chart: 'costs' | 'co2'
  table: 'ways'
  assumption:
    | 'weather'
    | 'envelope'
    | 'habits'
    | 'water-machine'
    | 'splits-label'
    | 'gas'
    | 'co2'
    | 'tariff'
    | 'prices'
    | 'not-in'
  word: WayId | 'way' | 'factor' | 'energy' | 'cost' | 'emits' | 'buy' | 'no-price' | 'there'
}

/** One way to make the same heat. */
interface Way {
  id: WayId
  /** Heat per kWh of what is paid for. */
  factor: number
  energyKwh: number
  cost: Range
  co2Kg: number
  /** Undefined: not in our price list. */
  priceEur: number | undefined
}

/** Years over which buying and running are added up. */
const comparedYears = 10

/** Every way, in the order of the list, from one year of heat. */
function waysOf(
  heatW: Float64Array,
  heatKwh: Range,
  gasEurPerKwh: number,
  context: CalculatorContext,
): Omit<Way, 'priceEur'>[] {
  const { tempC } = context.weather
  return ways.map((id) => {
    if (id === 'gas-boiler') {
      const energyKwh = heatKwh.p50 / gas.boilerEfficiency
      const cost = mapRange(heatKwh, (kwh) => (kwh / gas.boilerEfficiency) * gasEurPerKwh)
      return { id, factor: gas.boilerEfficiency, energyKwh, cost, co2Kg: energyKwh * co2KgPerKwh.gas }
    }
    if (id === 'electric-heaters') {
      const cost = runningCost(
        heatW.map((watts) => watts / 1000),
        heatKwh,
        context,
      )
      return { id, factor: 1, energyKwh: heatKwh.p50, cost, co2Kg: heatKwh.p50 * co2KgPerKwh.electricity }
    }
    const season =
      id === 'splits' ? airHeatingSeason(heatW, tempC, usualLabel.scop) : airWaterSeason(heatW, tempC, flowC[id])
    const cost = runningCost(season.hourlyElectricKwh, electricRange(heatKwh, season.factor), context)
    const { factor, electricKwh } = season
    return { id, factor, energyKwh: electricKwh, cost, co2Kg: electricKwh * co2KgPerKwh.electricity }
  })
}

const inTenYears = ({ priceEur = 0, cost }: Way) => priceEur + comparedYears * cost.p50

export const calculator: Calculator<ComparisonInputs, ComparisonWords> = {
  id: 'heat-pump-comparison',
  inputs,
  answer(given, context): CalculatorAnswer<ComparisonWords> {
    const { occupancy, gasEurPerKwh } = given
    const comfort = { occupancy, mode: 'intermittent', heatC: usualSetpointC.heating } as const
    const { loads, heatKwh } = comfortYear(formOf(given), comfort, context.weather)
    const waterEur = kitFor(given, 'heating', context).priceEur
    const splitsEur = kitFor(given, 'cooling', context).priceEur
    const priceOf: Record<WayId, number | undefined> = {
      splits: splitsEur,
      'water-35': waterEur,
      'water-45': waterEur,
      'water-55': waterEur,
      'gas-boiler': undefined,
      'electric-heaters': undefined,
    }
    const all = waysOf(loads.heatW, heatKwh, gasEurPerKwh, context).map((way) => ({
      ...way,
      priceEur: priceOf[way.id],
    }))
    const byCost = [...all].sort((a, b) => a.cost.p50 - b.cost.p50)
    const [cheapest] = byCost
    const dearest = byCost.at(-1)
    if (!cheapest || !dearest) throw new RangeError('nothing to compare')
    return {
      headline: [
        {
          id: 'cheapest',
          value: cheapest.cost.p50,
          unit: 'eur',
          range: cheapest.cost,
          isCost: true,
          values: { way: { word: cheapest.id }, factor: { value: cheapest.factor, unit: 'number', digits: 1 } },
          sources: [marketSource],
        },
        {
          id: 'spread',
          value: dearest.cost.p50 - cheapest.cost.p50,
          unit: 'eur',
          range: costRange(dearest.cost.p50 - cheapest.cost.p50, heatKwh),
          values: { dearest: { word: dearest.id }, cost: { value: dearest.cost.p50, unit: 'eur' } },
        },
        co2Figure(all, heatKwh),
      ],
      details: [{ id: 'heat', value: heatKwh.p50, unit: 'kwh', range: heatKwh }],
      verdict: verdictOf(all, heatKwh),
      charts: chartsOf(all, heatKwh),
      tables: [tableOf(all)],
      assumptions: [
        { id: 'weather' },
        { id: 'envelope', sources: [given.era === 'cte2019' ? envelopeSources.cte2019 : envelopeSources.older] },
        { id: 'habits', values: { room: { value: comfort.heatC, unit: 'celsius' } } },
        { id: 'water-machine', sources: [heatPumpSource] },
        { id: 'splits-label', values: { scop: { value: usualLabel.scop, unit: 'number', digits: 1 } } },
        { id: 'gas', values: { boiler: { value: gas.boilerEfficiency, unit: 'share' } }, sources: [gasSource] },
        {
          id: 'co2',
          values: {
            electricity: { value: co2KgPerKwh.electricity, unit: 'kg-co2', digits: 3 },
            gas: { value: co2KgPerKwh.gas, unit: 'kg-co2', digits: 3 },
          },
          sources: [co2Source],
        },
        { id: 'tariff', sources: [marketSource] },
        { id: 'prices', sources: [priceListSource(context)] },
        { id: 'not-in' },
      ],
      handOver: handOverOf(given, ['heating']),
    }
  },
}

function co2Figure(all: readonly Way[], heatKwh: Range): Figure<'co2'> {
  const least = all.reduce((best, way) => (way.co2Kg < best.co2Kg ? way : best))
  const boiler = all.find(({ id }) => id === 'gas-boiler')
  const ratio = (kwh: number) => (heatKwh.p50 > 0 ? kwh / heatKwh.p50 : 0)
  return {
    id: 'co2',
    value: least.co2Kg,
    unit: 'kg-co2',
    range: mapRange(heatKwh, (kwh) => least.co2Kg * ratio(kwh)),
    values: { way: { word: least.id }, boiler: { value: boiler?.co2Kg ?? 0, unit: 'kg-co2' } },
    sources: [co2Source],
  }
}

/**
 * The least sum of ten years decides among what is in the price list and heaters, which most homes own and which cost nothing more. A
 * gas boiler has no price here and stays out.
 */
function verdictOf(all: readonly Way[], heatKwh: Range): Verdict<ComparisonWords['verdict']> {
  const priced = all.filter(({ id, priceEur }) => priceEur !== undefined || id === 'electric-heaters')
  const [best, second] = [...priced].sort((a, b) => inTenYears(a) - inTenYears(b))
  const values = {
    years: { value: comparedYears, unit: 'years' },
    heat: { value: heatKwh.p50, unit: 'kwh' },
    total: { value: best ? inTenYears(best) : 0, unit: 'eur' },
    next: { value: second ? inTenYears(second) : 0, unit: 'eur' },
    ...(second && { other: { word: second.id } }),
  } as const
  if (best?.id === 'electric-heaters') return { id: 'nothing', tone: 'no', values }
  return best?.id === 'splits' ? { id: 'splits', tone: 'yes', values } : { id: 'water', tone: 'yes', values }
}

function chartsOf(all: readonly Way[], heatKwh: Range): Chart<ComparisonWords>[] {
  const colour = ({ id }: Way) => (id === 'splits' ? 'pool' : id.startsWith('water') ? 'sea' : 'edge')
  const ratio = (kwh: number) => (heatKwh.p50 > 0 ? kwh / heatKwh.p50 : 0)
  const heat = { value: heatKwh.p50, unit: 'kwh' } as const
  return [
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

function tableOf(all: readonly Way[]): CalculatorAnswer<ComparisonWords>['tables'][number] {
  const price = ({ id, priceEur }: Way): Value => {
    if (priceEur !== undefined) return { value: priceEur, unit: 'eur', isFixed: true }
    return { word: id === 'electric-heaters' ? 'there' : 'no-price' }
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
