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
  Figure,
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import type { InputSpec } from '#src/features/calculators/domain/frame/input.ts'
import type { OfferMachine, OwnOffer } from '#src/features/calculators/domain/frame/offer.ts'
import { mapRange, type Range } from '#src/shared/domain/range.ts'
import type { ExistingSystem } from '#src/shared/domain/vocabulary.ts'
import {
  formOf,
  type Heating,
  handOverOf,
  heatings,
  homeInputs,
  kitFor,
  marketSource,
  priceListSource,
  runningCost,
} from './comfort-home.ts'
import { chartsOf, comparedYears, inTenYears, isPriced, tableOf } from './heat-pump-comparison-charts.ts'
import { type ComparisonWords, type Way, type WayId, ways } from './heat-pump-comparison-words.ts'

/** One home, six ways to keep it warm: what each costs a year, what it emits, what it costs to buy. */

const inputs = {
  ...homeInputs,
  heating: { kind: 'choice', options: heatings, default: 'electric-heaters' },
  gasEurPerKwh: { kind: 'number', unit: 'eur-per-kwh', min: 0.02, max: 0.4, default: gas.eurPerKwh },
} as const satisfies Record<string, InputSpec>
export type ComparisonInputs = typeof inputs

const flowC = { 'water-35': 35, 'water-45': 45, 'water-55': 55 } as const

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

export const calculator: Calculator<ComparisonInputs, ComparisonWords> = {
  id: 'heat-pump-comparison',
  inputs,
  answer(given, context): CalculatorAnswer<ComparisonWords> {
    const { occupancy, gasEurPerKwh, heating } = given
    const comfort = { occupancy, mode: 'intermittent', heatC: usualSetpointC.heating } as const
    const { loads, heatKwh } = comfortYear(formOf(given), comfort, context.weather)
    const waterEur = kitFor(given, 'heating', context).priceEur
    const cooling = kitFor(given, 'cooling', context)
    const splitsEur = cooling.priceEur
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
      priceEur: way.id === heating ? 0 : priceOf[way.id],
    }))
    const wayOf = (id: WayId): Way => {
      const way = all.find((one) => one.id === id)
      if (!way) throw new RangeError(`no way ${id}`)
      return way
    }
    const splits = wayOf('splits')
    // Who has splits is shown what they spare against heaters.
    const other = wayOf(heating === 'splits' ? 'electric-heaters' : heating)
    const today = wayOf(heating)
    const lessEur = costRange(other.cost.p50 - splits.cost.p50, heatKwh)
    return {
      headline: [
        {
          id: 'splits',
          value: splits.cost.p50,
          unit: 'eur',
          range: splits.cost,
          isCost: true,
          whole: other.cost.p50,
          wholeIs: other.id,
          values: { factor: { value: splits.factor, unit: 'number', digits: 1 } },
          sources: [marketSource],
        },
        {
          id: 'less',
          value: lessEur.p50,
          unit: 'eur',
          range: lessEur,
          values: { other: { word: other.id }, cost: { value: other.cost.p50, unit: 'eur' } },
        },
        co2Figure(splits, other, heatKwh),
      ],
      details: [{ id: 'heat', value: heatKwh.p50, unit: 'kwh', range: heatKwh }],
      verdict: verdictOf(all, heating, heatKwh),
      charts: chartsOf(all, heating, heatKwh),
      tables: [tableOf(all, heating)],
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
      options: {
        areAlone: true,
        rows: [
          ...(heating === 'splits'
            ? []
            : [
                splitsOffer(
                  splitsEur,
                  lessEur,
                  cooling.parts.some(({ part }) => part.id === 'ac-ducted') ? 'ac-ducted' : 'ac-split',
                ),
              ]),
          {
            word: 'own',
            kwp: 0,
            batteryKwh: 0,
            machines: ['heat-pump'],
            priceEur: Math.round(waterEur),
            savingEur: costRange(today.cost.p50 - wayOf('water-45').cost.p50, heatKwh),
            cutHours: 0,
          },
        ],
        note: { word: 'heating-counted', values: { today: { value: today.cost.p50, unit: 'eur' } } },
      },
      handOver: handOverOf(given, ['heating'], existingOf[heating]),
    }
  },
}

const existingOf: Record<Heating, ExistingSystem[]> = {
  'electric-heaters': [],
  'gas-boiler': ['gas-boiler'],
  splits: ['air-conditioning'],
}

/** Splits that cool and heat, at the price of cooling the same home. */
function splitsOffer(eur: number, savingEur: Range, machine: OfferMachine): OwnOffer<ComparisonWords['word']> {
  return {
    word: 'splits',
    kwp: 0,
    batteryKwh: 0,
    machines: [machine],
    priceEur: Math.round(eur),
    savingEur,
    cutHours: 0,
  }
}

function co2Figure(splits: Way, other: Way, heatKwh: Range): Figure<'co2'> {
  const ratio = (kwh: number) => (heatKwh.p50 > 0 ? kwh / heatKwh.p50 : 0)
  return {
    id: 'co2',
    value: splits.co2Kg,
    unit: 'kg-co2',
    range: mapRange(heatKwh, (kwh) => splits.co2Kg * ratio(kwh)),
    values: { other: { word: other.id }, kg: { value: other.co2Kg, unit: 'kg-co2' } },
    sources: [co2Source],
  }
}

/** The least sum of ten years decides among what is in the price list and what heats today, which costs nothing more. What has no price here stays out. */
function verdictOf(all: readonly Way[], heating: Heating, heatKwh: Range): Verdict<ComparisonWords['verdict']> {
  const [best, second] = all.filter(isPriced).sort((a, b) => inTenYears(a) - inTenYears(b))
  const values = {
    years: { value: comparedYears, unit: 'years' },
    heat: { value: heatKwh.p50, unit: 'kwh' },
    total: { value: best ? inTenYears(best) : 0, unit: 'eur' },
    next: { value: second ? inTenYears(second) : 0, unit: 'eur' },
    ...(second && { other: { word: second.id } }),
    yours: { word: heating },
  } as const
  if (best?.id === heating && heating === 'splits') return { id: 'keep-splits', tone: 'yes', values }
  if (best?.id === heating) return { id: 'nothing', tone: 'depends', values }
  return best?.id === 'splits' ? { id: 'splits', tone: 'yes', values } : { id: 'water', tone: 'yes', values }
}
