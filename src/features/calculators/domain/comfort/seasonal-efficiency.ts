import { airHeatingSeason, coolingSeason, usualLabel } from '#src/energy/building/air-conditioner.ts'
import { buildingEras, buildingOf, homeTypes, usualHome } from '#src/energy/building/building.ts'
import { heatPumpSource } from '#src/energy/building/building-sources.ts'
import { usualSetpointC } from '#src/energy/building/building-use.ts'
import { airWaterSeason, type SeasonalPerformance } from '#src/energy/building/heat-pump.ts'
import { homeLoads } from '#src/energy/building/heating-cooling.ts'
import { addedCostEur, emptyHome } from '#src/energy/money/added-cost.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import { defaultContract, priceSpread } from '#src/energy/tariff/contract.ts'
import { gas, gasSource } from '#src/energy/tariff/heating-fuels.ts'
import type {
  Calculator,
  CalculatorAnswer,
  CalculatorContext,
  Chart,
  Figure,
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import { type InputSpec, townInput } from '#src/features/calculators/domain/frame/input.ts'
import { mapRange, type Range } from '#src/shared/domain/range.ts'
import { handOverOf, marketSource } from './comfort-home.ts'

/** What the factor on a label becomes over a season of this coast, for water of any temperature and for air conditioners. */

const inputs = {
  town: townInput,
  homeType: { kind: 'choice', options: homeTypes, default: 'townhouse', asList: true },
  era: { kind: 'choice', options: buildingEras, default: '1980-2006' },
  waterC: { kind: 'number', unit: 'celsius', min: 25, max: 70, default: 45, slider: { min: 30, max: 65, step: 5 } },
  scop: {
    kind: 'number',
    unit: 'number',
    min: 2,
    max: 7,
    default: usualLabel.scop,
    slider: { min: 3, max: 6, step: 0.1 },
  },
  seer: {
    kind: 'number',
    unit: 'number',
    min: 2,
    max: 12,
    default: usualLabel.seer,
    slider: { min: 4, max: 10, step: 0.1 },
  },
} as const satisfies Record<string, InputSpec>
export type SeasonInputs = typeof inputs

export interface SeasonWords {
  figure: 'water' | 'heatPrice' | 'air' | 'cold'
  verdict: 'cool-water' | 'warm-water' | 'hot-water' | 'too-hot'
  chart: 'water' | 'months'
  table: 'waters'
  assumption: 'weather' | 'home' | 'machines' | 'field' | 'labels' | 'tariff' | 'gas'
  word: 'factor' | 'through-water' | 'through-air' | 'water-temperature' | 'heat-price'
}

/** Spread of certified machines and of how they are run, P10 over the middle. */
const spread = 1.13
const factorRange = (factor: number): Range => ({ p10: factor * spread, p50: factor, p90: factor / spread })
const waters = [30, 35, 40, 45, 50, 55, 60, 65] as const
/** How much cooler the water is that the verdict sets beside the visitor's, K. */
const lessC = 5
/** Water that a heat pump likes, bears, and had better not make, °C. */
const limits = { coolC: 40, warmC: 52, hotC: 60 } as const

/** What a kWh of electricity costs in the hours that a machine runs, € with taxes. */
function eurPerKwh({ hourlyElectricKwh, electricKwh }: SeasonalPerformance, { today }: CalculatorContext): number {
  if (electricKwh <= 0) return 0
  return addedCostEur(hourlyElectricKwh, emptyHome(defaultContract(today), hoursPerYear)) / electricKwh
}

/** Factor of each month, 0 in months without use. */
function monthlyFactors(heatW: Float64Array, { hourlyElectricKwh }: SeasonalPerformance): number[] {
  const { month } = civilYear()
  const useful = new Array<number>(12).fill(0)
  const electric = new Array<number>(12).fill(0)
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const index = month[hour] ?? 0
    useful[index] = (useful[index] ?? 0) + (heatW[hour] ?? 0) / 1000
    electric[index] = (electric[index] ?? 0) + (hourlyElectricKwh[hour] ?? 0)
  }
  return useful.map((kwh, index) => ((electric[index] ?? 0) > 0 ? kwh / (electric[index] ?? 1) : 0))
}

export const calculator: Calculator<SeasonInputs, SeasonWords> = {
  id: 'seasonal-efficiency',
  inputs,
  answer(given, context): CalculatorAnswer<SeasonWords> {
    const { town, homeType, era, waterC, scop, seer } = given
    const { tempC } = context.weather
    const { areaM2 } = usualHome(homeType)
    const comfort = {
      occupancy: 'full-time',
      mode: 'intermittent',
      heatC: usualSetpointC.heating,
      coolC: usualSetpointC.cooling,
    } as const
    const { heatW, coolW } = homeLoads(buildingOf({ homeType, areaM2, era }), comfort, context.weather)
    const water = airWaterSeason(heatW, tempC, waterC)
    const air = airHeatingSeason(heatW, tempC, scop)
    const cold = coolingSeason(coolW, tempC, seer)
    const kwhEur = eurPerKwh(water, context)
    const price = kwhEur / water.factor
    const boilerEur = gas.eurPerKwh / gas.boilerEfficiency
    const waterValue = { value: waterC, unit: 'celsius' } as const
    return {
      headline: [
        {
          id: 'water',
          value: water.factor,
          unit: 'number',
          digits: 1,
          range: factorRange(water.factor),
          values: { water: waterValue },
          sources: [heatPumpSource],
        },
        labelFigure('air', air.factor, scop),
        labelFigure('cold', cold.factor, seer),
        {
          id: 'heatPrice',
          value: price,
          unit: 'eur-per-kwh',
          digits: 3,
          range: {
            p10: price * Math.exp(Math.hypot(Math.log(spread), Math.log(priceSpread.high))),
            p50: price,
            p90: price * Math.exp(-Math.hypot(Math.log(spread), Math.log(priceSpread.low))),
          },
          values: {
            price: { value: kwhEur, unit: 'eur-per-kwh', digits: 3 },
            boiler: { value: boilerEur, unit: 'eur-per-kwh', digits: 3 },
          },
          sources: [marketSource, gasSource],
        },
      ],
      verdict: verdictOf(waterC, price, boilerEur, water.factor, airWaterSeason(heatW, tempC, waterC - lessC).factor),
      charts: chartsOf(heatW, water, air, given, context),
      tables: [
        {
          id: 'waters',
          columns: ['water-temperature', 'factor', 'heat-price'],
          rows: waters.map((temperatureC) => {
            const { factor } = airWaterSeason(heatW, tempC, temperatureC)
            return {
              head: { value: temperatureC, unit: 'celsius' } as const,
              cells: [
                { value: factor, unit: 'number', digits: 1 } as const,
                { value: kwhEur / factor, unit: 'eur-per-kwh', digits: 3 } as const,
              ],
            }
          }),
        },
      ],
      assumptions: [
        { id: 'weather' },
        { id: 'home', values: { area: { value: areaM2, unit: 'm2' } } },
        { id: 'machines', sources: [heatPumpSource] },
        { id: 'field' },
        { id: 'labels' },
        { id: 'tariff', sources: [marketSource] },
        { id: 'gas', sources: [gasSource] },
      ],
      handOver: handOverOf({ town, homeType, areaM2, era, occupancy: 'full-time' }, ['heating']),
    }
  },
}

function labelFigure<Id extends 'air' | 'cold'>(id: Id, factor: number, label: number): Figure<Id> {
  return {
    id,
    value: factor,
    unit: 'number',
    digits: 1,
    range: mapRange(factorRange(factor), (value) => value),
    values: { label: { value: label, unit: 'number', digits: 1 } },
  }
}

function verdictOf(
  waterC: number,
  price: number,
  boilerEur: number,
  factor: number,
  cooler: number,
): Verdict<SeasonWords['verdict']> {
  const values = {
    water: { value: waterC, unit: 'celsius' },
    cooler: { value: waterC - lessC, unit: 'celsius' },
    better: { value: cooler, unit: 'number', digits: 1 },
    price: { value: price, unit: 'eur-per-kwh', digits: 3 },
    boiler: { value: boilerEur, unit: 'eur-per-kwh', digits: 3 },
    factor: { value: factor, unit: 'number', digits: 1 },
  } as const
  if (waterC <= limits.coolC) return { id: 'cool-water', tone: 'yes', values }
  if (waterC <= limits.warmC) return { id: 'warm-water', tone: 'yes', values }
  return waterC <= limits.hotC ? { id: 'hot-water', tone: 'depends', values } : { id: 'too-hot', tone: 'no', values }
}

function chartsOf(
  heatW: Float64Array,
  water: SeasonalPerformance,
  air: SeasonalPerformance,
  { waterC }: { waterC: number },
  { weather }: CalculatorContext,
): Chart<SeasonWords>[] {
  const factors = waters.map((temperatureC) => airWaterSeason(heatW, weather.tempC, temperatureC).factor)
  return [
    {
      kind: 'curves',
      id: 'water',
      unit: 'number',
      digits: 1,
      xUnit: 'celsius',
      x: waters,
      series: [
        {
          word: 'factor',
          colour: 'sea',
          y: factors,
          low: factors.map((factor) => factor / spread),
          high: factors.map((factor) => factor * spread),
        },
      ],
      markX: Math.min(waters.at(-1) ?? waterC, Math.max(waters[0], waterC)),
      values: {
        cool: { value: factors[1] ?? 0, unit: 'number', digits: 1 },
        hot: { value: factors[5] ?? 0, unit: 'number', digits: 1 },
      },
    },
    {
      kind: 'columns',
      id: 'months',
      unit: 'number',
      digits: 1,
      axis: 'months',
      series: [
        { word: 'through-water', draw: 'bars', colour: 'sea', values: monthlyFactors(heatW, water) },
        { word: 'through-air', draw: 'bars', colour: 'pool', values: monthlyFactors(heatW, air) },
      ],
      values: { water: { value: waterC, unit: 'celsius' } },
    },
  ]
}
