import { poolHeatPumpCop, usualMachineHours } from '#src/energy/water/pool-machine.ts'
import { evaporationSource } from '#src/energy/water/water-sources.ts'
import { villaBillEur, villaWithPanels } from '#src/features/calculators/domain/comfort/villa.ts'
import type {
  Calculator,
  CalculatorAnswer,
  Figure,
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import { marketSource, priceBookSource } from '#src/features/calculators/domain/frame/market-source.ts'
import type { Values } from '#src/features/calculators/domain/frame/quantity.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { chartsOf, inProportion, inputs, type PoolInputs, type PoolWords, type Solved } from './pool-heating-charts.ts'
import { hoursBesidePanels, naturalMonthsC, poolCost, poolDepthM, poolPart, poolWater } from './pool-part.ts'

/** What it costs to keep a pool warm, month by month, which machine it takes, and when to leave it cold. */

/** Our own yardsticks for a comfort that nobody needs, € a week of the season. */
const fairEurWeek = 20
const tooDearEurWeek = 45

export type { PoolInputs, PoolWords }

export const calculator: Calculator<PoolInputs, PoolWords> = {
  id: 'pool-heating',
  inputs,
  answer(given, context) {
    const home = villaWithPanels({ town: given.town, monthlyBillEur: villaBillEur }, given.kwp, context)
    const { year } = home.sized
    const part = poolPart(given, year, context)
    const hours = hoursBesidePanels(year)
    const solved: Solved = {
      given,
      context,
      home,
      part,
      naturalC: naturalMonthsC(part.water, context.weather),
      eurOf: (change) =>
        poolCost(poolWater({ ...given, ...change }, context.weather), year, hours, context.weather).costEur,
    }
    return {
      headline: [costFigure(solved), weeksFigure(solved), priceFigure(solved), heatFigure(solved)],
      details: detailsOf(solved),
      verdict: verdictOf(solved),
      charts: chartsOf(solved),
      tables: [],
      assumptions: assumptionsOf(solved),
      options: {
        rows: [
          {
            word: 'own',
            kwp: 0,
            batteryKwh: 0,
            machines: ['pool-heat-pump'],
            priceEur: Math.round(eurFromCents(part.priceCents)),
            savingEur: { p90: -part.costEur.p10, p50: -part.costEur.p50 },
            cutHours: 0,
          },
        ],
      },
      handOver: {
        town: given.town,
        propertyType: 'villa',
        monthlyBillEur: villaBillEur,
        existingSystems: ['pool', 'air-conditioning'],
        goals: ['pool-heating'],
        poolM3: part.water.pool.volumeM3,
      },
    }
  },
}

function costFigure({ part }: Solved): Figure<'cost'> {
  const weeks = part.water.days / 7
  return {
    id: 'cost',
    value: eurFromCents(part.costCents),
    unit: 'eur',
    range: part.costEur,
    isCost: true,
    values: {
      electricity: { value: part.electricKwh.p50, unit: 'kwh' },
      heat: { value: part.heatKwh.p50, unit: 'kwh' },
      week: { value: part.costEur.p50 / weeks, unit: 'eur' },
      weeks: { value: Math.round(weeks), unit: 'weeks' },
    },
    sources: [marketSource],
  }
}

function weeksFigure({ part, given }: Solved): Figure<'weeks'> {
  return {
    id: 'weeks',
    value: part.water.days / 7,
    unit: 'weeks',
    values: { days: { value: part.water.days, unit: 'days' }, ...waterOf(given) },
  }
}

/** How warm the water is kept, and from when to when. */
function waterOf({ targetC, season }: Solved['given']) {
  const digits = Number.isInteger(targetC) ? 0 : 1
  return { target: { value: targetC, unit: 'celsius', digits }, months: { word: season } } as const
}

function priceFigure({ part, context }: Solved): Figure<'price'> {
  return {
    id: 'price',
    value: eurFromCents(part.priceCents),
    unit: 'eur',
    isFixed: true,
    values: {
      volume: { value: part.water.pool.volumeM3, unit: 'm3' },
      depth: { value: poolDepthM, unit: 'metres', digits: 1 },
      power: { value: part.kw, unit: 'kw', digits: 1 },
    },
    sources: [priceBookSource(context.priceBook.asOf)],
  }
}

function powerFigure({ part }: Solved): Figure<'power'> {
  return { id: 'power', value: part.kw, unit: 'kw', digits: 1, range: inProportion(part.kw, part.heatKwh) }
}

function heatFigure({ part }: Solved): Figure<'heat'> {
  const { evaporation, radiation, convection, freshWater, sun } = part.water.year.balanceKwh
  const quantity = (value: number) => ({ value, unit: 'kwh' }) as const
  return {
    id: 'heat',
    value: part.heatKwh.p50,
    unit: 'kwh',
    range: part.heatKwh,
    values: {
      evaporation: quantity(evaporation),
      sky: quantity(radiation),
      air: quantity(convection),
      fresh: quantity(freshWater),
      sun: quantity(sun),
    },
    sources: [evaporationSource],
  }
}

function detailsOf(solved: Solved): Figure<PoolWords['figure']>[] {
  const { part, given } = solved
  const { warmUpKwh, evaporatedM3 } = part.water.year
  const { pool, heating } = part.water
  const riseK = warmUpKwh / (pool.volumeM3 * 1.163)
  const sunKwh = part.machine.fromSurplusKwh
  return [
    powerFigure(solved),
    {
      id: 'warmUp',
      value: warmUpKwh,
      unit: 'kwh',
      values: {
        degrees: { value: riseK, unit: 'celsius' },
        electricity: { value: warmUpKwh / poolHeatPumpCop(17, heating.targetC), unit: 'kwh' },
      },
    },
    { id: 'water', value: evaporatedM3, unit: 'm3', digits: 1 },
    ...(given.kwp > 0 && part.electricKwh.p50 > 0
      ? [
          {
            id: 'sunShare',
            value: sunKwh / part.electricKwh.p50,
            unit: 'share',
            values: { kwh: { value: sunKwh, unit: 'kwh' }, all: { value: part.electricKwh.p50, unit: 'kwh' } },
          } as const,
        ]
      : []),
  ]
}

function verdictOf({ part, given, naturalC, eurOf }: Solved): Verdict<PoolWords['verdict']> {
  const costEur = part.costEur.p50
  const week = costEur / (part.water.days / 7)
  const heatedMonths = naturalC.filter((_, month) => part.water.heating.heated[month] === 1)
  const natural = heatedMonths.reduce((sum, degrees) => sum + degrees, 0) / heatedMonths.length
  const values: Values = {
    ...waterOf(given),
    cost: { value: costEur, unit: 'eur' },
    week: { value: week, unit: 'eur' },
    natural: { value: natural, unit: 'celsius', digits: 1 },
    limit: { value: tooDearEurWeek, unit: 'eur', isFixed: true },
  }
  // Before the cover: where the sun does it in open water, a cover has nothing to save.
  if (heatedMonths.every((degrees) => degrees >= given.targetC - 1)) return { id: 'sun-does-it', tone: 'no', values }
  if (!given.cover) {
    const saved = costEur - eurOf({ cover: true })
    return { id: 'cover-first', tone: 'no', values: { saved: { value: saved, unit: 'eur' } } }
  }
  if (week > tooDearEurWeek) return { id: 'too-dear', tone: 'no', values }
  return week > fairEurWeek ? { id: 'dear', tone: 'depends', values } : { id: 'fair', tone: 'yes', values }
}

function assumptionsOf({ part, home, given, context }: Solved): CalculatorAnswer<PoolWords>['assumptions'] {
  const { contract } = home.plan.today
  return [
    {
      id: 'depth',
      values: {
        depth: { value: poolDepthM, unit: 'metres', digits: 1 },
        volume: { value: part.water.pool.volumeM3, unit: 'm3' },
      },
    },
    ...(given.cover
      ? [{ id: 'cover', values: { hours: { value: part.water.pool.coverHours, unit: 'hours' } } } as const]
      : []),
    { id: 'wind', values: { share: { value: part.water.pool.windShare, unit: 'share' } } },
    { id: 'balance', sources: [evaporationSource] },
    {
      id: 'machine',
      values: {
        cold: { value: poolHeatPumpCop(10, 28), unit: 'number', digits: 1 },
        warm: { value: poolHeatPumpCop(26, 28), unit: 'number', digits: 1 },
      },
    },
    {
      id: 'hours',
      values: {
        from: { text: `${usualMachineHours.fromHour}:00` },
        until: { text: `${usualMachineHours.untilHour}:00` },
      },
    },
    { id: 'home', values: { bill: { value: villaBillEur, unit: 'eur', isFixed: true } } },
    {
      id: 'tariff',
      values: {
        peak: { value: contract.energyEurKwh.P1, unit: 'eur-per-kwh', digits: 3 },
        flat: { value: contract.energyEurKwh.P2, unit: 'eur-per-kwh', digits: 3 },
        valley: { value: contract.energyEurKwh.P3, unit: 'eur-per-kwh', digits: 3 },
      },
      sources: [marketSource],
    },
    { id: 'not-counted' },
    { id: 'prices', sources: [priceBookSource(context.priceBook.asOf)] },
  ]
}
