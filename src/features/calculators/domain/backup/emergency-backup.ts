import batteryModel from '#facts/quote/battery.json' with { type: 'json' }
import { longestOutageHours } from '#src/energy/backup/backup.ts'
import { type OutageSystem, outageFiguresOf, outageOf } from '#src/energy/backup/outage.ts'
import type { OutageFigure } from '#src/energy/backup/outage-figures.ts'
import { presetLoads, throughoutCut, usualReserveShare } from '#src/energy/backup/outage-loads.ts'
import { scaled } from '#src/energy/sun-pv/pv.ts'
import { villaBillEur, villaWithPanels } from '#src/features/calculators/domain/comfort/villa.ts'
import type {
  Calculator,
  CalculatorAnswer,
  CalculatorContext,
  Figure,
  OwnOptions,
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import type { InputsOf } from '#src/features/calculators/domain/frame/input.ts'
import { priceBookSource } from '#src/features/calculators/domain/frame/market-source.ts'
import type { WordValue } from '#src/features/calculators/domain/frame/quantity.ts'
import { amountOf, type Part, pvUnitKwh, totalsOf } from '#src/features/quote/domain/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { chartsOf, inWholeHours, loadTable } from './backup-charts.ts'
import { type BackupWords, batteries, inputs, inverters, months } from './backup-words.ts'
import type { Solved } from './solved-outage.ts'

/** What a battery with a changeover keeps on in a power cut, for how long, what it costs, and when not to buy one. */
export type BackupInputs = typeof inputs
export type { BackupWords }

/** A night of the longest season without sun, which nine cuts in ten should outlast, hours. The quote asks for the same. */
const nightHours = 13

export const calculator: Calculator<BackupInputs, BackupWords> = {
  id: 'emergency-backup',
  inputs,
  answer(given, context) {
    const solved = solve(given, context)
    const { withSun } = solved
    return {
      // What nine cuts in ten reach, and no more: somebody may rely on it in the dark.
      headline: [
        darkFigure(solved),
        cooledFigure(solved.figures.withAirConditioner),
        powerFigure(solved),
        priceFigure(solved, context),
      ],
      details: [essentialsFigure(solved.figures.essentials)],
      verdict: verdictOf(solved),
      charts: chartsOf(solved),
      tables: [loadTable(solved.loads, withSun.powers)],
      assumptions: assumptionsOf(given, context),
      options: optionsOf(solved),
      handOver: {
        town: given.town,
        propertyType: 'villa',
        monthlyBillEur: villaBillEur,
        existingSystems: given.kwp > 0 ? ['solar', 'air-conditioning'] : ['air-conditioning'],
        goals: ['blackout-protection'],
      },
    }
  },
}

function solve(given: InputsOf<BackupInputs>, context: CalculatorContext): Solved {
  const { town, list, kwp } = given
  const batteryKwh = batteries[given.battery]
  const inverterKw = inverters[given.inverter]
  const { plan } = villaWithPanels({ town, monthlyBillEur: villaBillEur }, 0, context)
  const loads = presetLoads(list).map(throughoutCut)
  const system: OutageSystem = { batteryKwh, inverterKw, reserveShare: usualReserveShare }
  if (kwp > 0)
    system.ordinary = {
      pvKwh: scaled(pvUnitKwh(context.weather, plan.home.roof), kwp),
      loadKwh: plan.today.loadKwh,
    }
  const month = months[given.month]
  const when = month === undefined ? {} : { month }
  const ask = outageOf(loads, system)
  const parts: Part[] = [
    { id: 'battery-inverter', sizes: [inverterKw] },
    { id: 'battery', sizes: [batteryKwh] },
    { id: 'backup-essential', sizes: [1] },
    { id: 'papers', sizes: [1] },
  ]
  const price = totalsOf(parts.map((part) => amountOf(part, context.priceBook)))
  return {
    given,
    loads,
    batteryKwh,
    inverterKw,
    month,
    system,
    withSun: ask(when),
    withoutSun: ask({ ...when, withSun: false }),
    figures: outageFiguresOf(loads, system, month),
    withBattery: (kwh) => outageOf(loads, { ...system, batteryKwh: kwh })({ ...when, withSun: false }),
    byMonth: Array.from({ length: 12 }, (_, index) => ask({ month: index, withSun: false })),
    priceEur: eurFromCents(price.priceCents),
  }
}

const sureHours = (hours: Range) => ({ value: inWholeHours(hours).p90, unit: 'hours' }) as const

function darkFigure({ withoutSun, figures: { essentials } }: Solved): Figure<'dark'> {
  return { id: 'dark', ...sureHours(withoutSun.hours), values: { load: sumOf(essentials).load } }
}

function cooledFigure(figure: OutageFigure): Figure<'cooled'> {
  const isCarried = figure.hours.p10 > 0
  return { id: 'cooled', ...sureHours(figure.hours), ...(!isCarried && { none: true }), values: sumOf(figure) }
}

function essentialsFigure(figure: OutageFigure): Figure<'essentials'> {
  const { hours } = figure
  return {
    id: 'essentials',
    value: hours.p50,
    unit: 'hours',
    range: hours,
    openEnded: hours.p10 >= longestOutageHours,
    values: sumOf(figure),
  }
}

/** The sum behind the cut in the middle. */
function sumOf({ loadW, energyKwh, sunKwh }: OutageFigure) {
  return {
    load: { value: loadW, unit: 'number' },
    battery: { value: energyKwh, unit: 'kwh', digits: 1 },
    sun: { value: sunKwh, unit: 'kwh', digits: 1 },
  } as const
}

function powerFigure({ withSun, inverterKw, loads }: Solved): Figure<'power'> {
  return {
    id: 'power',
    value: withSun.kwNeeded,
    unit: 'kw',
    digits: 1,
    values: {
      surge: { value: withSun.kwSurge, unit: 'kw', digits: 1 },
      inverter: { value: inverterKw, unit: 'kw' },
      on: { value: withSun.powers.length, unit: 'number' },
      all: { value: loads.length, unit: 'number' },
    },
  }
}

function priceFigure({ priceEur, batteryKwh, inverterKw }: Solved, { priceBook }: CalculatorContext): Figure<'price'> {
  return {
    id: 'price',
    value: priceEur,
    unit: 'eur',
    isFixed: true,
    values: { battery: { value: batteryKwh, unit: 'kwh' }, inverter: { value: inverterKw, unit: 'kw' } },
    sources: [priceBookSource(priceBook.asOf)],
  }
}

/** What the sun adds in the middle cut. */
function sunnyOf({ given, withSun: { hours } }: Solved): WordValue {
  if (given.kwp === 0) return { word: 'no-sun' }
  const values = { hours: { value: hours.p50, unit: 'hours' } } as const
  return { word: hours.p50 >= longestOutageHours ? 'sunny-days' : 'sunny-hours', values }
}

/** What was chosen, priced as the quote prices it; the quote's own options put new panels beside those on the roof. */
function optionsOf({ given, withoutSun, batteryKwh, priceEur }: Solved): OwnOptions<BackupWords['word']> {
  return {
    rows: [
      {
        word: 'chosen',
        kwp: 0,
        batteryKwh,
        machines: [],
        priceEur: Math.round(priceEur),
        cutHours: sureHours(withoutSun.hours).value,
        isOwnList: true,
      },
    ],
    caption: given.kwp > 0 ? 'options-beside-panels' : 'options',
    ...(given.kwp > 0 && { note: { word: 'add-to-panels' } }),
  }
}

function verdictOf(solved: Solved): Verdict<BackupWords['verdict']> {
  const { given, withoutSun, priceEur } = solved
  const values = {
    hours: sureHours(withoutSun.hours),
    night: { value: nightHours, unit: 'hours' },
    price: { value: priceEur, unit: 'eur', isFixed: true },
    off: { value: withoutSun.doesNotPower.length, unit: 'number' },
    sunny: sunnyOf(solved),
  } as const
  if (given.cuts === 'rarely') return { id: 'rarely', tone: 'no', values }
  if (withoutSun.doesNotPower.length > 0) return { id: 'too-weak', tone: 'depends', values }
  return withoutSun.hours.p90 < nightHours
    ? { id: 'not-the-night', tone: 'depends', values }
    : { id: 'night', tone: 'yes', values }
}

function assumptionsOf(
  { kwp }: InputsOf<BackupInputs>,
  { priceBook }: CalculatorContext,
): CalculatorAnswer<BackupWords>['assumptions'] {
  return [
    { id: 'loads' },
    { id: kwp > 0 ? 'reserve' : 'full', values: { reserve: { value: usualReserveShare, unit: 'share' } } },
    { id: 'surge' },
    { id: 'standby', values: { watts: { value: batteryModel.standbyW, unit: 'number' } } },
    { id: 'starts' },
    { id: 'home', values: { bill: { value: villaBillEur, unit: 'eur', isFixed: true } } },
    { id: 'changeover' },
    { id: 'prices', sources: [priceBookSource(priceBook.asOf)] },
  ]
}
