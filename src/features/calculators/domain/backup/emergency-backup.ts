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
  Verdict,
} from '#src/features/calculators/domain/frame/calculator.ts'
import type { InputsOf } from '#src/features/calculators/domain/frame/input.ts'
import { priceBookSource } from '#src/features/calculators/domain/frame/market-source.ts'
import { amountOf, type Part, pvUnitKwh, totalsOf } from '#src/features/quote/domain/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { chartsOf, loadTable } from './backup-charts.ts'
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
      headline: [
        sumFigure('essentials', solved.figures.essentials),
        sumFigure('cooled', solved.figures.withAirConditioner),
        powerFigure(solved),
        priceFigure(solved, context),
      ],
      verdict: verdictOf(solved),
      charts: chartsOf(solved),
      tables: [loadTable(solved.loads, withSun.powers)],
      assumptions: assumptionsOf(given, context),
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

function sumFigure<Id extends 'essentials' | 'cooled'>(
  id: Id,
  { hours, loadW, energyKwh, sunKwh }: OutageFigure,
): Figure<Id> {
  return {
    id,
    value: hours.p50,
    unit: 'hours',
    range: hours,
    openEnded: hours.p10 >= longestOutageHours,
    values: {
      load: { value: loadW, unit: 'number' },
      battery: { value: energyKwh, unit: 'kwh', digits: 1 },
      sun: { value: sunKwh, unit: 'kwh', digits: 1 },
    },
  }
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

function verdictOf({ given, withoutSun, priceEur }: Solved): Verdict<BackupWords['verdict']> {
  const values = {
    hours: { value: withoutSun.hours.p90, unit: 'hours' },
    night: { value: nightHours, unit: 'hours' },
    price: { value: priceEur, unit: 'eur', isFixed: true },
    off: { value: withoutSun.doesNotPower.length, unit: 'number' },
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
