import { defaultYear } from '#src/energy/series/civil-time.ts'
import { monthDays } from '#src/energy/series/year.ts'
import { type Cents, centsFromEur, roundHalfUpCents, vatCents } from '#src/shared/domain/money.ts'
import { addDays, epochDay, fromEpochDay, type PlainDate } from '#src/shared/domain/plain-date.ts'
import { type Contract, type EnergyPeriods, electricityTaxFloorEurKwh, socialBonusFundingEurYear } from './contract.ts'

/** One month of metered energy. */
export interface MonthEnergy {
  kwh: EnergyPeriods
  /** Fed into the grid, kWh. */
  surplusKwh: number
}

export interface MonthBillInput extends MonthEnergy {
  /** First charged day, inclusive. */
  start: PlainDate
  days: number
  contract: Contract
}

/** The printed lines in integer cents; the compensation is negative or zero. */
export interface BillLines {
  powerP1: Cents
  powerP2: Cents
  energyP1: Cents
  energyP2: Cents
  energyP3: Cents
  surplusCompensation: Cents
  socialBonusFunding: Cents
  electricityTax: Cents
  meter: Cents
  vat: Cents
}

export interface Bill {
  lines: BillLines
  totalCents: Cents
}

const daysPerYear = 365

/** Power price of one kW and day, € without tax. */
function eurPerKwDay(contract: Contract, period: 'P1' | 'P2'): number {
  const price = contract.powerPrice[period]
  return contract.powerPriceUnit === 'eur_kw_day' ? price : price / daysPerYear
}

/** Social-bonus funding of `days` days from `start`, each at the rate of its date, € unrounded. */
export function socialBonusFundingEur(start: PlainDate, days: number): number {
  const first = epochDay(start)
  let eur = 0
  for (let day = 0; day < days; day++) eur += socialBonusFundingEurYear(fromEpochDay(first + day))
  return eur / daysPerYear
}

function assertEnergy(value: number, name: string): void {
  if (!(Number.isFinite(value) && value >= 0)) throw new RangeError(`${name} must be zero or more: ${value}`)
}

/**
 * One month's bill to the cent. Each printed line is rounded half up once: power kW · €/kW·day · days; energy per period;
 * compensation at most the energy term; social-bonus funding by day; electricity tax max(rate · base, 0.001 €/kWh) on power
 * + energy - compensation (+ bonus funding); meter · 12 · days / 365; VAT on everything. Throws a RangeError on negative
 * energy or fewer than one day.
 */
export function monthBill({ start, days, kwh, surplusKwh, contract }: MonthBillInput): Bill {
  if (!(Number.isInteger(days) && days >= 1 && days <= 366)) throw new RangeError(`not a number of days: ${days}`)
  assertEnergy(kwh.P1, 'kwh.P1')
  assertEnergy(kwh.P2, 'kwh.P2')
  assertEnergy(kwh.P3, 'kwh.P3')
  assertEnergy(surplusKwh, 'surplusKwh')

  const powerP1 = centsFromEur(contract.powerKw.P1 * eurPerKwDay(contract, 'P1') * days)
  const powerP2 = centsFromEur(contract.powerKw.P2 * eurPerKwDay(contract, 'P2') * days)
  const energyP1 = centsFromEur(kwh.P1 * contract.energyEurKwh.P1)
  const energyP2 = centsFromEur(kwh.P2 * contract.energyEurKwh.P2)
  const energyP3 = centsFromEur(kwh.P3 * contract.energyEurKwh.P3)
  const energy = energyP1 + energyP2 + energyP3
  const compensation = Math.min(centsFromEur(surplusKwh * contract.surplusEurKwh), energy)
  const socialBonusFunding = centsFromEur(socialBonusFundingEur(start, days))
  const base = powerP1 + powerP2 + energy - compensation + (contract.bonusInIeeBase ? socialBonusFunding : 0)
  const floorEur = (kwh.P1 + kwh.P2 + kwh.P3) * electricityTaxFloorEurKwh
  const electricityTax = roundHalfUpCents(Math.max((base * contract.ieePct) / 100, floorEur * 100))
  const meter = centsFromEur((contract.meterEurMonth * 12 * days) / daysPerYear)
  const net = powerP1 + powerP2 + energy - compensation + socialBonusFunding + electricityTax + meter
  const vat = vatCents(net, contract.vatPct)
  return {
    lines: {
      powerP1,
      powerP2,
      energyP1,
      energyP2,
      energyP3,
      surplusCompensation: -compensation || 0,
      socialBonusFunding,
      electricityTax,
      meter,
      vat,
    },
    totalCents: net + vat,
  }
}

export interface YearBill extends Bill {
  /** One bill a month, January first. */
  months: Bill[]
}

/**
 * Twelve monthly bills of a calendar year and their sum, cents. A year always has 365 days: 29 February is never charged.
 * Throws a RangeError unless there are twelve months.
 */
export function yearBill(year: number, months: readonly MonthEnergy[], contract: Contract): YearBill {
  if (months.length !== 12) throw new RangeError(`not twelve months: ${months.length}`)
  const bills = months.map((energy, month) =>
    monthBill({ ...energy, start: monthStart(year, month), days: monthDays[month] ?? 0, contract }),
  )
  const sum = (line: keyof BillLines) => bills.reduce((total, bill) => total + bill.lines[line], 0)
  return {
    months: bills,
    totalCents: bills.reduce((total, bill) => total + bill.totalCents, 0),
    lines: {
      powerP1: sum('powerP1'),
      powerP2: sum('powerP2'),
      energyP1: sum('energyP1'),
      energyP2: sum('energyP2'),
      energyP3: sum('energyP3'),
      surplusCompensation: sum('surplusCompensation'),
      socialBonusFunding: sum('socialBonusFunding'),
      electricityTax: sum('electricityTax'),
      meter: sum('meter'),
      vat: sum('vat'),
    },
  }
}

/** First day of a month (0 January). */
function monthStart(year: number, month: number): PlainDate {
  return addDays(`${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-01`, 0)
}

/**
 * The same twelve bills without rounding, €/year, for searches that price hundreds of systems: `importByMonthPeriod` holds
 * 36 values, kWh, at month · 3 + period; `exportByMonth` twelve. Each month lies within a cent a line of `monthBill`.
 */
export function annualCostEur(
  importByMonthPeriod: ArrayLike<number>,
  exportByMonth: ArrayLike<number>,
  contract: Contract,
  year = defaultYear,
): number {
  let total = 0
  for (let month = 0; month < 12; month++)
    total += monthCostEur(month, importByMonthPeriod, exportByMonth[month] ?? 0, contract, year)
  return total
}

/** The twelve bills that `annualCostEur` adds up, € unrounded, January first. */
export function monthlyCostsEur(
  importByMonthPeriod: ArrayLike<number>,
  exportByMonth: ArrayLike<number>,
  contract: Contract,
  year = defaultYear,
): number[] {
  return Array.from({ length: 12 }, (_, month) =>
    monthCostEur(month, importByMonthPeriod, exportByMonth[month] ?? 0, contract, year),
  )
}

function monthCostEur(
  month: number,
  importByMonthPeriod: ArrayLike<number>,
  surplusKwh: number,
  contract: Contract,
  year: number,
): number {
  const p1 = importByMonthPeriod[month * 3] ?? 0
  const p2 = importByMonthPeriod[month * 3 + 1] ?? 0
  const p3 = importByMonthPeriod[month * 3 + 2] ?? 0
  const { energyEurKwh, powerKw, surplusEurKwh } = contract
  const days = monthDays[month] ?? 0
  const power = (powerKw.P1 * eurPerKwDay(contract, 'P1') + powerKw.P2 * eurPerKwDay(contract, 'P2')) * days
  const energy = p1 * energyEurKwh.P1 + p2 * energyEurKwh.P2 + p3 * energyEurKwh.P3
  const termsEur = power + energy - Math.min(surplusKwh * surplusEurKwh, energy)
  const bonus = monthBonusFundingEur(year, month)
  const base = termsEur + (contract.bonusInIeeBase ? bonus : 0)
  const tax = Math.max((base * contract.ieePct) / 100, (p1 + p2 + p3) * electricityTaxFloorEurKwh)
  const meter = (contract.meterEurMonth * 12 * days) / daysPerYear
  return (termsEur + bonus + tax + meter) * (1 + contract.vatPct / 100)
}

const bonusByYear = new Map<number, Float64Array>()

/** Funding of a month, € unrounded; kept by year because a search asks thousands of times. */
function monthBonusFundingEur(year: number, month: number): number {
  let months = bonusByYear.get(year)
  if (!months) {
    months = Float64Array.from(monthDays, (days, index) => socialBonusFundingEur(monthStart(year, index), days))
    bonusByYear.set(year, months)
  }
  return months[month] ?? 0
}
