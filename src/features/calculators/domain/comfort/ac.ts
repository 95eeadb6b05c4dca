import { coolingSeason, usualLabel, withMoisture } from '#src/energy/building/air-conditioner.ts'
import { designSource, envelopeSources } from '#src/energy/building/building-sources.ts'
import { hoursOfUse } from '#src/energy/building/building-use.ts'
import { electricRange } from '#src/energy/building/heat-pump.ts'
import { monthlyKwh, roomLoads } from '#src/energy/building/heating-cooling.ts'
import { designCoolKw, designOutdoorC } from '#src/energy/building/heating-cooling-design.ts'
import { comfortYear } from '#src/energy/building/heating-cooling-range.ts'
import { zoning } from '#src/energy/building/zoning.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type {
  Calculator,
  CalculatorAnswer,
  Chart,
  Figure,
  OwnOptions,
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import type { InputSpec } from '#src/features/calculators/domain/frame/input.ts'
import type { WordValue } from '#src/features/calculators/domain/frame/quantity.ts'
import { mapRange, type Range } from '#src/shared/domain/range.ts'
import {
  formOf,
  handOverOf,
  homeInputs,
  type Kit,
  kitFor,
  marketSource,
  priceListSource,
  runningCost,
} from './comfort-home.ts'

/** Air conditioning of a home: power, yearly cost, price, and whether it is needed at all. */

const inputs = {
  ...homeInputs,
  setpointC: { kind: 'number', unit: 'celsius', min: 18, max: 30, default: 25, slider: { min: 21, max: 28, step: 1 } },
  rooms: { kind: 'choice', options: ['used', 'all'], default: 'used' },
} as const satisfies Record<string, InputSpec>
export type AcInputs = typeof inputs

export interface AcWords {
  figure: 'cost' | 'power' | 'price' | 'electricity' | 'hotHours' | 'roomByRoom'
  verdict: 'needed' | 'some-rooms' | 'fans'
  chart: 'months' | 'rooms'
  table: 'price'
  assumption: 'weather' | 'envelope' | 'shutters' | 'rooms' | 'label' | 'moisture' | 'terral' | 'tariff' | 'prices'
  word:
    | 'electricity'
    | 'all-rooms'
    | 'used-rooms'
    | 'item'
    | 'with-vat'
    | 'total'
    | 'ac-split'
    | 'ac-ducted'
    | 'ac-zone'
    | 'splits-of'
    | 'ducts-of'
    | 'used-of'
    | 'all-of'
    | 'own'
}

/** Rooms above this are too warm to sleep or work in for most people, °C; hours of it in a year that ask for a machine. Our assumption. */
const tooWarmC = 27
const hoursThatAsk = { some: 200, much: 450 } as const

interface Solved {
  machineKw: number
  /** With the rooms chosen. */
  electricKwh: Range
  cost: Range
  costAllEur: number
  costUsedEur: number
  seasonal: number
  hotHours: number
  monthly: number[]
  leftOut: number
  kit: Kit
}

/** No model of a home knows its hours to one. */
const inTens = (hours: number) => Math.round(hours / 10) * 10

/** Hours of a year without a machine in which somebody is there and the rooms are above that. */
function hotHoursOf(airC: Float64Array, there: Uint8Array): number {
  let hours = 0
  for (let hour = 0; hour < airC.length; hour++) if (there[hour] === 1 && (airC[hour] ?? 0) > tooWarmC) hours++
  return hours
}

export const calculator: Calculator<AcInputs, AcWords> = {
  id: 'ac',
  inputs,
  answer(given, context): CalculatorAnswer<AcWords> {
    const { occupancy, setpointC, rooms } = given
    const { weather } = context
    const comfort = { occupancy, mode: 'intermittent', coolC: setpointC } as const
    const year = comfortYear(formOf(given), comfort, weather)
    const { building, loads, coolKwh } = year
    const season = coolingSeason(loads.coolW, weather.tempC, usualLabel.seer)
    const leftOut = zoning(year, comfort, weather).coolShare
    const all = electricRange(mapRange(coolKwh, withMoisture), season.factor)
    const costAll = runningCost(season.hourlyElectricKwh, all, context)
    const share = rooms === 'used' ? 1 - leftOut : 1
    const peakKw = designCoolKw(building, comfort, weather, year.outer)
    const without = roomLoads(building, { ...year.conditions, cool: new Uint8Array(hoursPerYear) })
    const solved: Solved = {
      machineKw: withMoisture(peakKw),
      electricKwh: mapRange(all, (kwh) => kwh * share),
      cost: mapRange(costAll, (eur) => eur * share),
      costAllEur: costAll.p50,
      costUsedEur: costAll.p50 * (1 - leftOut),
      seasonal: season.factor,
      hotHours: hotHoursOf(without.airC, hoursOfUse(occupancy)),
      monthly: monthlyKwh(loads.coolW).map((kwh) =>
        season.factor > 0 ? (withMoisture(kwh) * share) / season.factor : 0,
      ),
      leftOut,
      kit: kitFor(given, 'cooling', context),
    }
    return {
      headline: [
        {
          id: 'power',
          value: solved.machineKw,
          unit: 'kw',
          digits: 1,
          range: mapRange({ p10: 1.15, p50: 1, p90: 0.85 }, (factor) => solved.machineKw * factor),
          values: {
            perM2: { value: (solved.machineKw * 1000) / given.areaM2, unit: 'number' },
            outdoor: { value: designOutdoorC.cooling, unit: 'celsius', digits: 1 },
            room: { value: setpointC, unit: 'celsius' },
            sensible: { value: peakKw, unit: 'kw', digits: 1 },
          },
          sources: [designSource],
        },
        costFigure(solved, given),
        {
          id: 'price',
          value: solved.kit.priceEur,
          unit: 'eur',
          isFixed: true,
          values: { machines: machinesOf(solved.kit) },
          sources: [priceListSource(context)],
        },
      ],
      details: detailsOf(solved, coolKwh),
      verdict: verdictOf(solved, setpointC),
      charts: chartsOf(solved),
      tables: [priceTable(solved)],
      assumptions: [
        { id: 'weather' },
        { id: 'envelope', sources: [given.era === 'cte2019' ? envelopeSources.cte2019 : envelopeSources.older] },
        { id: 'shutters' },
        { id: 'rooms' },
        { id: 'label', values: { seer: { value: usualLabel.seer, unit: 'number', digits: 1 } } },
        { id: 'moisture' },
        {
          id: 'terral',
          values: { outdoor: { value: designOutdoorC.cooling, unit: 'celsius', digits: 1 } },
          sources: [designSource],
        },
        { id: 'tariff', sources: [marketSource] },
        { id: 'prices', sources: [priceListSource(context)] },
      ],
      options: optionsOf(solved),
      handOver: handOverOf(given, ['cooling']),
    }
  },
}

/** What is bought: so many indoor units, or ducts, and what they give together. */
function machinesOf({ parts }: Kit): WordValue {
  const sizes = parts.flatMap(({ part }) => (part.id === 'ac-split' || part.id === 'ac-ducted' ? part.sizes : []))
  const isSplit = parts.some(({ part }) => part.id === 'ac-split')
  const kw = { value: sizes.reduce((sum, size) => sum + size, 0), unit: 'kw', digits: 1 } as const
  return { word: isSplit ? 'splits-of' : 'ducts-of', values: { kw, units: { value: sizes.length, unit: 'number' } } }
}

/** The machines alone, which only add to the bill. */
function optionsOf({ kit, cost }: Solved): OwnOptions<AcWords['word']> {
  const machines = kit.parts.some(({ part }) => part.id === 'ac-split')
    ? (['ac-split'] as const)
    : (['ac-ducted'] as const)
  const savingEur = { p50: -cost.p50, p90: -cost.p10 }
  return {
    rows: [
      { word: 'own', kwp: 0, batteryKwh: 0, machines, priceEur: Math.round(kit.priceEur), savingEur, cutHours: 0 },
    ],
  }
}

function costFigure(
  { cost, electricKwh, seasonal, costAllEur, costUsedEur }: Solved,
  { setpointC, rooms }: { setpointC: number; rooms: 'used' | 'all' },
): Figure<'cost'> {
  const other = { value: rooms === 'used' ? costAllEur : costUsedEur, unit: 'eur' } as const
  return {
    id: 'cost',
    value: cost.p50,
    unit: 'eur',
    range: cost,
    values: {
      electricity: { value: electricKwh.p50, unit: 'kwh' },
      room: { value: setpointC, unit: 'celsius' },
      factor: { value: seasonal, unit: 'number', digits: 1 },
      rooms: { word: rooms === 'used' ? 'used-of' : 'all-of', values: { other } },
    },
    sources: [marketSource],
  }
}

function detailsOf(
  { electricKwh, hotHours, leftOut, seasonal, costAllEur, costUsedEur }: Solved,
  coolKwh: Range,
): Figure<AcWords['figure']>[] {
  return [
    {
      id: 'electricity',
      value: electricKwh.p50,
      unit: 'kwh',
      range: electricKwh,
      values: {
        cold: { value: coolKwh.p50, unit: 'kwh' },
        factor: { value: seasonal, unit: 'number', digits: 1 },
      },
    },
    {
      id: 'hotHours',
      value: inTens(hotHours),
      unit: 'hours',
      values: { limit: { value: tooWarmC, unit: 'celsius' } },
    },
    {
      id: 'roomByRoom',
      value: leftOut,
      unit: 'share',
      values: { all: { value: costAllEur, unit: 'eur' }, used: { value: costUsedEur, unit: 'eur' } },
    },
  ]
}

function verdictOf({ hotHours, machineKw }: Solved, setpointC: number): Verdict<AcWords['verdict']> {
  const values = {
    hours: { value: inTens(hotHours), unit: 'hours' },
    limit: { value: tooWarmC, unit: 'celsius' },
    kw: { value: machineKw, unit: 'kw', digits: 1 },
    room: { value: setpointC, unit: 'celsius' },
  } as const
  if (hotHours >= hoursThatAsk.much) return { id: 'needed', tone: 'yes', values }
  return hotHours >= hoursThatAsk.some
    ? { id: 'some-rooms', tone: 'depends', values }
    : { id: 'fans', tone: 'no', values }
}

function chartsOf({ monthly, electricKwh, costAllEur, costUsedEur, cost }: Solved): Chart<AcWords>[] {
  const ratio = (end: number) => (electricKwh.p50 > 0 ? end / electricKwh.p50 : 0)
  const low = ratio(electricKwh.p90)
  const high = ratio(electricKwh.p10)
  const costRatio = (end: number) => (cost.p50 > 0 ? end / cost.p50 : 0)
  const around = (eur: number): Range => mapRange(cost, (end) => eur * costRatio(end))
  return [
    {
      kind: 'columns',
      id: 'months',
      unit: 'kwh',
      axis: 'months',
      series: [
        {
          word: 'electricity',
          draw: 'bars',
          colour: 'sea',
          values: monthly,
          low: monthly.map((kwh) => kwh * low),
          high: monthly.map((kwh) => kwh * high),
        },
      ],
      values: { year: { value: electricKwh.p50, unit: 'kwh' } },
    },
    {
      kind: 'bars',
      id: 'rooms',
      unit: 'eur',
      bars: [
        { name: { word: 'all-rooms' }, colour: 'sea', value: costAllEur, range: around(costAllEur) },
        { name: { word: 'used-rooms' }, colour: 'pool', value: costUsedEur, range: around(costUsedEur) },
      ],
      values: { all: { value: costAllEur, unit: 'eur' }, used: { value: costUsedEur, unit: 'eur' } },
    },
  ]
}

function priceTable({ kit }: Solved): CalculatorAnswer<AcWords>['tables'][number] {
  const words = ['ac-split', 'ac-ducted', 'ac-zone'] as const
  return {
    id: 'price',
    columns: ['item', 'with-vat'],
    rows: [
      ...kit.parts.flatMap(({ part, eur }) => {
        const word = words.find((id) => id === part.id)
        return word ? [{ head: { word }, cells: [{ value: eur, unit: 'eur', digits: 2 } as const] }] : []
      }),
      { head: { word: 'total' }, cells: [{ value: kit.priceEur, unit: 'eur', digits: 2 }] },
    ],
  }
}
