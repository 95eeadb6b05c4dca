import { dispatch, dispatchSeries } from '#src/energy/battery/battery.ts'
import { civilYear, defaultYear, holidaysAssumed } from '#src/energy/series/civil-time.ts'
import { type Contract, lastBonusFundingFrom, priceSpread } from '#src/energy/tariff/contract.ts'
import { type Bill, type BillLines, type MonthEnergy, monthBill, yearBill } from '#src/energy/tariff/tariff.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { addDays, epochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Assumption } from './answer.ts'
import { systemOf } from './battery.ts'
import { contractOf } from './bill-contract.ts'
import type { BillCostAnswer, BillCostInput, BillLinesEur, MonthUse } from './bill-types.ts'
import type { ToolContext } from './tool-types.ts'

const usualDays = 30

/** What is charged: one stretch of days, or the twelve months of a year. */
type Charged = { assumptions: Assumption[] } & (
  | { kind: 'days'; start: PlainDate; days: number; energy: MonthEnergy }
  | { kind: 'year'; year: number; months: MonthEnergy[] }
)

/**
 * Bills to the cent by the rules of `monthBill`: of one month, of twelve months, or of a home's hourly load, from which the periods follow
 * (with panels and battery too). The range is the spread of published offers where an energy price is ours; otherwise the bill is exact.
 */
export function billCost(given: BillCostInput, context: ToolContext): BillCostAnswer {
  const charged = chargedBy(given, context)
  const end = charged.kind === 'days' ? addDays(charged.start, charged.days) : `${charged.year}-01-01`
  const { contract, knowsEnergyPrice, assumptions } = contractOf(given, end)
  const bill = billOf(charged, contract)
  const months = 'months' in bill ? bill.months : undefined
  const total = (priceFactor: number) =>
    eurFromCents(billOf(charged, withEnergyPrice(contract, priceFactor)).totalCents)
  const totalEur = eurFromCents(bill.totalCents)
  const totalEurRange: Range = knowsEnergyPrice
    ? { p10: totalEur, p50: totalEur, p90: totalEur }
    : { p10: total(priceSpread.high), p50: totalEur, p90: total(priceSpread.low) }
  return {
    totalEur,
    totalEurRange,
    lines: linesEur(bill.lines),
    ...(months
      ? {
          monthlyTotalsEur: months.map(({ totalCents }) => eurFromCents(totalCents)),
          monthlyLines: months.map(({ lines }) => linesEur(lines)),
        }
      : {}),
    energy: charged.kind === 'days' ? [charged.energy] : charged.months,
    assumptions: [...charged.assumptions, ...assumptions, ...bonusStatement(end)],
  }
}

function billOf(charged: Charged, contract: Contract): Bill & { months?: Bill[] } {
  return charged.kind === 'days'
    ? monthBill({ start: charged.start, days: charged.days, ...charged.energy, contract })
    : yearBill(charged.year, charged.months, contract)
}

function withEnergyPrice(contract: Contract, factor: number): Contract {
  const { P1, P2, P3 } = contract.energyEurKwh
  return { ...contract, energyEurKwh: { P1: P1 * factor, P2: P2 * factor, P3: P3 * factor } }
}

function linesEur(lines: BillLines): BillLinesEur {
  return {
    powerP1: eurFromCents(lines.powerP1),
    powerP2: eurFromCents(lines.powerP2),
    energyP1: eurFromCents(lines.energyP1),
    energyP2: eurFromCents(lines.energyP2),
    energyP3: eurFromCents(lines.energyP3),
    surplusCompensation: eurFromCents(lines.surplusCompensation),
    socialBonusFunding: eurFromCents(lines.socialBonusFunding),
    electricityTax: eurFromCents(lines.electricityTax),
    meter: eurFromCents(lines.meter),
    vat: eurFromCents(lines.vat),
  }
}

/** The year of the newest funding rate ends its facts: later days are charged with it, and the answer says so. */
function bonusStatement(end: PlainDate): Assumption[] {
  const lastYear = lastBonusFundingFrom.slice(0, 4)
  return end.slice(0, 4) > lastYear ? [{ id: 'bonus-carried-on', values: { from: lastBonusFundingFrom } }] : []
}

function chargedBy(given: BillCostInput, context: ToolContext): Charged {
  if (given.months) {
    const { year, assumptions } = yearOf(given)
    const months = given.months.map((use, month) => energyOf(use, `months.${month}.`))
    return {
      kind: 'year',
      year,
      months: months.map(({ energy }) => energy),
      assumptions: [...assumptions, ...months.flatMap((month) => month.assumptions)],
    }
  }
  if (given.kwh || given.surplusKwh !== undefined) {
    const { start, days, assumptions } = daysOf(given, context)
    const used = energyOf(given)
    return { kind: 'days', start, days, energy: used.energy, assumptions: [...assumptions, ...used.assumptions] }
  }
  return chargedByShape(given, context)
}

/** What was given of a month, and 0 for the rest; `path` is where the fields of the month are. */
function energyOf({ kwh, surplusKwh }: MonthUse, path = ''): { energy: MonthEnergy; assumptions: Assumption[] } {
  const assumptions: Assumption[] = []
  const orZero = (field: string, value: number | undefined) => {
    if (value === undefined) assumptions.push({ field: path + field, value: 0 })
    return value ?? 0
  }
  const energy = {
    kwh: { P1: orZero('kwh.P1', kwh?.P1), P2: orZero('kwh.P2', kwh?.P2), P3: orZero('kwh.P3', kwh?.P3) },
    surplusKwh: orZero('surplusKwh', surplusKwh),
  }
  return { energy, assumptions }
}

function yearOf({ year }: BillCostInput): { year: number; assumptions: Assumption[] } {
  return { year: year ?? defaultYear, assumptions: year === undefined ? [{ field: 'year', value: defaultYear }] : [] }
}

function daysOf(
  given: BillCostInput,
  { today }: ToolContext,
): { start: PlainDate; days: number; assumptions: Assumption[] } {
  const assumptions: Assumption[] = []
  const start = given.start ?? `${today.slice(0, 8)}01`
  const days = given.days ?? usualDays
  if (given.start === undefined) assumptions.push({ field: 'start', value: start })
  if (given.days === undefined) assumptions.push({ field: 'days', value: days })
  return { start, days, assumptions }
}

/** The hours of a home's year put into its bills: all twelve, or the days asked for. */
function chargedByShape(given: BillCostInput, context: ToolContext): Charged {
  const calendarYear = given.start === undefined ? yearOf(given).year : Number(given.start.slice(0, 4))
  const system = systemOf(given, { kwp: 0, batteryKwh: 0 }, context, calendarYear)
  const series = dispatchSeries()
  dispatch(system.pvKwh, system.loadKwh, system.battery, series)
  const civil = civilYear(calendarYear)
  const holidays: Assumption[] = holidaysAssumed(calendarYear)
    ? [{ id: 'holidays-assumed', values: { year: String(calendarYear) } }]
    : []
  const empty = (): MonthEnergy => ({ kwh: { P1: 0, P2: 0, P3: 0 }, surplusKwh: 0 })
  const add = (to: MonthEnergy, hour: number) => {
    const period = (['P1', 'P2', 'P3'] as const)[civil.energyPeriod[hour] ?? 2] ?? 'P3'
    to.kwh[period] += series.importKwh[hour] ?? 0
    to.surplusKwh += series.exportKwh[hour] ?? 0
  }
  if (given.start === undefined) {
    const { year, assumptions } = yearOf(given)
    const months = Array.from({ length: 12 }, empty)
    series.importKwh.forEach((_, hour) => {
      const month = months[civil.month[hour] ?? 0]
      if (month) add(month, hour)
    })
    return { kind: 'year', year, months, assumptions: [...system.assumptions, ...assumptions, ...holidays] }
  }
  const { start, days, assumptions } = daysOf(given, context)
  const energy = empty()
  const first = dayOfTypicalYear(start)
  series.importKwh.forEach((_, hour) => {
    if (((civil.dayOfYear[hour] ?? 0) - first + 365) % 365 < days) add(energy, hour)
  })
  return { kind: 'days', start, days, energy, assumptions: [...system.assumptions, ...assumptions, ...holidays] }
}

/** A year without 29 February, to count days in. */
const plainYear = 2001

/** 0 … 364 of the same day in the typical year; 29 February counts as the 28th. */
function dayOfTypicalYear(date: PlainDate): number {
  const monthAndDay = date.slice(5) === '02-29' ? '02-28' : date.slice(5)
  return epochDay(`${plainYear}-${monthAndDay}`) - epochDay(`${plainYear}-01-01`)
}
