import { airHeatingSeason, usualLabel } from '#src/energy/building/air-conditioner.ts'
import { designSource, envelopeSources, heatPumpSource } from '#src/energy/building/building-sources.ts'
import { usualSetpointC } from '#src/energy/building/building-use.ts'
import { airWaterSeason, electricRange } from '#src/energy/building/heat-pump.ts'
import { monthlyKwh } from '#src/energy/building/heating-cooling.ts'
import { designHeatKw, designOutdoorC, reheatKw } from '#src/energy/building/heating-cooling-design.ts'
import { comfortYear } from '#src/energy/building/heating-cooling-range.ts'
import { costRange } from '#src/energy/money/added-cost.ts'
import { paybackRange } from '#src/energy/money/finance.ts'
import { gas, gasSource } from '#src/energy/tariff/heating-fuels.ts'
import type {
  Calculator,
  CalculatorAnswer,
  CalculatorContext,
  Figure,
  OwnOptions,
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import type { InputSpec } from '#src/features/calculators/domain/frame/input.ts'
import { paybackSpan } from '#src/features/calculators/domain/frame/payback-span.ts'
import type { WordValue } from '#src/features/calculators/domain/frame/quantity.ts'
import { wholePaybackYears } from '#src/features/quote/domain/public.ts'
import { mapRange, type Range } from '#src/shared/domain/range.ts'
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
import { chartsOf } from './heat-pump-charts.ts'
import type { HeatPumpWords, Solved } from './heat-pump-words.ts'

/** An air-to-water heat pump for the rooms of a home: size, yearly cost, what it saves against today's heating, and when it pays. */

/** Flow temperature by what warms the rooms, °C. */
export const flowC = { floor: 35, 'fan-coils': 45, radiators: 55 } as const
const emitters = ['floor', 'fan-coils', 'radiators'] as const

const inputs = {
  ...homeInputs,
  emitter: { kind: 'choice', options: emitters, default: 'fan-coils' },
  heating: { kind: 'choice', options: heatings, default: 'electric-heaters' },
} as const satisfies Record<string, InputSpec>
export type HeatPumpInputs = typeof inputs

/** A heat pump is counted over the years it usually lives, and worth it when it pays back within them. */
const lifeYears = 15
/** What walls and windows that nobody has seen may change, of the size. */
const sizeSpread = { p10: 1.2, p50: 1, p90: 0.8 } as const
/** Longer than this a machine is never asked to pay. */
const mostYears = 60
/** Heat below this is not worth a machine of its own, kWh a year. */
const littleHeatKwh = 1500

/** What the same heat costs today, €/year, at a boiler or at machines on the electricity bill. */
function costToday(heating: Heating, heatW: Float64Array, heatKwh: Range, context: CalculatorContext): number {
  if (heating === 'gas-boiler') return (heatKwh.p50 / gas.boilerEfficiency) * gas.eurPerKwh
  const hourly =
    heating === 'splits'
      ? airHeatingSeason(heatW, context.weather.tempC, usualLabel.scop).hourlyElectricKwh
      : heatW.map((watts) => watts / 1000)
  return runningCost(hourly, heatKwh, context).p50
}

export const calculator: Calculator<HeatPumpInputs, HeatPumpWords> = {
  id: 'heat-pump',
  inputs,
  answer(given, context): CalculatorAnswer<HeatPumpWords> {
    const { occupancy, emitter, heating, areaM2 } = given
    const { weather } = context
    const comfort = { occupancy, mode: 'intermittent', heatC: usualSetpointC.heating } as const
    const { building, loads, heatKwh } = comfortYear(formOf(given), comfort, weather)
    const season = airWaterSeason(loads.heatW, weather.tempC, flowC[emitter])
    const electricKwh = electricRange(heatKwh, season.factor)
    const cost = runningCost(season.hourlyElectricKwh, electricKwh, context)
    const todayEur = costToday(heating, loads.heatW, heatKwh, context)
    const saving = costRange(todayEur - cost.p50, heatKwh)
    const kit = kitFor(given, 'heating', context)
    const lossKw = designHeatKw(building, comfort.heatC, weather)
    const investment = { priceEur: kit.priceEur, years: lifeYears, degradationPct: 0 }
    const solved: Solved = {
      heatKwh,
      factor: season.factor,
      cost,
      todayEur,
      saving,
      priceEur: kit.priceEur,
      machineKw: lossKw + reheatKw(areaM2, comfort.mode),
      payback: paybackRange(investment, saving),
    }
    return {
      headline: [
        {
          id: 'size',
          value: solved.machineKw,
          unit: 'kw',
          digits: 1,
          range: mapRange(sizeSpread, (factor) => factor * solved.machineKw),
          values: {
            loss: { value: lossKw, unit: 'kw', digits: 1 },
            reheat: { value: solved.machineKw - lossKw, unit: 'kw', digits: 1 },
            outdoor: { value: designOutdoorC.heating, unit: 'celsius', digits: 1 },
            kw: kitKw(kit),
            margin: marginOf(solved, kit),
          },
          sources: [designSource],
        },
        savingFigure(solved),
        {
          id: 'price',
          value: kit.priceEur,
          unit: 'eur',
          isFixed: true,
          values: { kw: kitKw(kit) },
          sources: [priceListSource(context)],
        },
        paybackFigure(solved),
      ],
      details: detailsOf(solved, flowC[emitter], electricKwh),
      verdict: verdictOf(solved, given, kitKw(kit)),
      charts: chartsOf(solved, heating, monthlyKwh(loads.heatW)),
      tables: [],
      assumptions: [
        { id: 'weather' },
        { id: 'envelope', sources: [given.era === 'cte2019' ? envelopeSources.cte2019 : envelopeSources.older] },
        { id: 'habits', values: { room: { value: comfort.heatC, unit: 'celsius' } } },
        { id: 'machine', sources: [heatPumpSource] },
        { id: 'size', sources: [designSource] },
        {
          id: 'today',
          values: {
            gas: { value: gas.eurPerKwh, unit: 'eur-per-kwh', digits: 3 },
            boiler: { value: gas.boilerEfficiency, unit: 'share' },
            scop: { value: usualLabel.scop, unit: 'number', digits: 1 },
          },
          sources: [gasSource],
        },
        { id: 'tariff', sources: [marketSource] },
        { id: 'prices', sources: [priceListSource(context)] },
        { id: 'not-in' },
      ],
      options: optionsOf(solved),
      handOver: handOverOf(
        given,
        ['heating'],
        [
          ...(heating === 'gas-boiler' ? (['gas-boiler'] as const) : []),
          ...(heating === 'splits' ? (['air-conditioning'] as const) : []),
          ...(emitter === 'floor' ? (['underfloor-heating'] as const) : []),
        ],
      ),
    }
  },
}

function kitKw({ parts }: ReturnType<typeof kitFor>) {
  const kw = parts.find(({ part }) => part.id === 'heat-pump')?.part.sizes[0] ?? 0
  return { value: kw, unit: 'kw' } as const
}

function savingFigure({ saving, todayEur, cost }: Solved): Figure<'saving'> {
  return {
    id: 'saving',
    value: saving.p50,
    unit: 'eur',
    range: saving,
    values: { today: { value: todayEur, unit: 'eur' }, after: { value: cost.p50, unit: 'eur' } },
    sources: [marketSource],
  }
}

function paybackFigure({ payback, priceEur, saving }: Solved): Figure<'payback'> {
  const values = {
    price: { value: priceEur, unit: 'eur', isFixed: true },
    saving: { value: saving.p50, unit: 'eur' },
    years: { value: lifeYears, unit: 'years' },
  } as const
  const { p10, p50, p90 } = payback
  if (p50 === null) return { id: 'payback', value: lifeYears, unit: 'years', none: true, values }
  return {
    id: 'payback',
    value: p50,
    unit: 'years',
    range: { p10: p10 ?? lifeYears, p50, p90: p90 ?? p50 },
    openEnded: p10 === null,
    values,
  }
}

function detailsOf(
  { heatKwh, cost, factor }: Solved,
  waterC: number,
  electricKwh: Range,
): Figure<HeatPumpWords['figure']>[] {
  const water = { value: waterC, unit: 'celsius' } as const
  return [
    { id: 'heat', value: heatKwh.p50, unit: 'kwh', range: heatKwh },
    {
      id: 'factor',
      value: factor,
      unit: 'number',
      digits: 1,
      range: mapRange({ p10: 1.13, p50: 1, p90: 1 / 1.13 }, (spread) => factor * spread),
      values: { water },
      sources: [heatPumpSource],
    },
    {
      id: 'cost',
      value: cost.p50,
      unit: 'eur',
      range: cost,
      values: { electricity: { value: electricKwh.p50, unit: 'kwh' } },
      sources: [marketSource],
    },
  ]
}

function verdictOf(
  { payback, saving, heatKwh, priceEur, machineKw }: Solved,
  { occupancy, heating }: { occupancy: string; heating: string },
  kw: ReturnType<typeof kitKw>,
): Verdict<HeatPumpWords['verdict']> {
  const limit = { value: lifeYears, unit: 'years' } as const
  const { p10, p50, p90 } = payback
  if (p50 !== null) {
    if (p10 !== null) return { id: 'pays', tone: 'yes', values: { span: paybackSpan({ p10, p50, p90 }), limit, kw } }
    const years = { value: wholePaybackYears(p50), unit: 'years' } as const
    return { id: 'pays-if', tone: 'depends', values: { years, limit, kw } }
  }
  if (heating === 'gas-boiler' && saving.p50 <= 0) return { id: 'gas-cheaper', tone: 'no' }
  if (heating === 'splits') return { id: 'splits-do', tone: 'no' }
  if (occupancy === 'holiday-home') return { id: 'holiday-home', tone: 'no', values: { limit } }
  if (heatKwh.p50 < littleHeatKwh)
    return { id: 'little-heat', tone: 'no', values: { heat: { value: heatKwh.p50, unit: 'kwh' } } }
  const saved = { value: saving.p50, unit: 'eur' } as const
  const price = { value: priceEur, unit: 'eur', isFixed: true } as const
  return {
    id: 'slow',
    tone: 'no',
    values: { limit, saving: saved, price, kw, time: timeOf(priceEur / saving.p50), fit: fitOf(machineKw, kw) },
  }
}

/** Whether the machine of the list gives what the coldest nights ask. */
function fitOf(neededKw: number, kw: ReturnType<typeof kitKw>): WordValue {
  return { word: kw.value >= neededKw ? 'enough' : 'roughly', values: { kw } }
}

/** Whether it would still do where walls and windows are worse than thought. */
function marginOf({ machineKw }: Solved, kit: ReturnType<typeof kitFor>): WordValue {
  const kw = kitKw(kit)
  const most = { value: sizeSpread.p10 * machineKw, unit: 'kw', digits: 1 } as const
  return { word: kw.value >= most.value ? 'covers' : 'may-need', values: { kw, most } }
}

/** How long the saving takes to reach the price; a saving near nothing never does. */
function timeOf(years: number): WordValue {
  const isLong = !(years > 0 && years <= mostYears)
  const values = { years: { value: isLong ? mostYears : Math.round(years), unit: 'years' } } as const
  return { word: isLong ? 'longer' : 'about', values }
}

/** The machine alone; what heats today is part of what the quote's options save. */
function optionsOf({ priceEur, saving, todayEur, heatKwh }: Solved): OwnOptions<HeatPumpWords['word']> {
  const machines = ['heat-pump'] as const
  const { p50, p90 } = saving
  return {
    rows: [
      {
        word: 'own',
        kwp: 0,
        batteryKwh: 0,
        machines,
        priceEur: Math.round(priceEur),
        savingEur: { p50, p90 },
        cutHours: 0,
      },
    ],
    heatTodayEur: costRange(todayEur, heatKwh),
    note: { word: 'heating-counted', values: { today: { value: todayEur, unit: 'eur' } } },
  }
}
