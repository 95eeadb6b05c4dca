import { householdLoad } from '#src/energy/load/load.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear, monthDays } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { EnergyPeriods } from '#src/energy/tariff/contract.ts'
import { addDays, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { BillReadings } from './bill.ts'
import { type HourlySeries, yearOf } from './hourly.ts'

export type Stay = 'full-time' | 'holiday-home' | 'mixed-use'

/** A year of a home's hours, kWh each, that has the kWh of its own bill in each band. */
export interface YearLoad {
  hourlyKwh: Float64Array
  kwh: EnergyPeriods
  /** What the year is known from: recorded hours, the last year's kWh of the regulator's code, bills of most of a year, or some spread by our profile. */
  basis: 'hours' | 'code' | 'bills' | 'profile'
}

/** All that is known of a home's use. */
export interface UseSources {
  facts: BillReadings
  /** Further bills of the same supply, none sharing a day with another. */
  others?: readonly BillReadings[]
  hourly?: HourlySeries | null
}

const bands = ['P1', 'P2', 'P3'] as const
/** A window shorter than this tells no year. */
const leastYearDays = 330

/**
 * The year behind a bill: recorded hours where there are some; the code's last twelve months where they are one; else the kWh of all bills over the share
 * of the year that a household of that stay uses in their days. Each band's hours keep the household model's shape, or the record's. Null without the kWh
 * or the dates.
 */
export function yearLoadOf(
  { facts, others = [], hourly }: UseSources,
  stay: Stay,
  weather: TypicalYear,
): YearLoad | null {
  const { hourlyKwh } = householdLoad(
    { annualKwh: 1000, occupancy: stay, hasPool: false, hasEv: false, hasAc: true },
    weather,
  )
  const recorded = hourly ? yearOf(hourly, hourlyKwh) : null
  if (recorded) {
    const [P1 = 0, P2 = 0, P3 = 0] = bandSums(recorded.hourlyKwh)
    return { hourlyKwh: recorded.hourlyKwh, kwh: { P1, P2, P3 }, basis: 'hours' }
  }
  const shape = bandSums(hourlyKwh)
  const code = measuredYear(facts)
  const bills = [facts, ...others]
  const kwh = code ?? estimatedYear(bills, hourlyKwh)
  if (!kwh) return null
  const { energyPeriod } = civilYear()
  const factors = bands.map((band, index) => kwh[band] / (shape[index] || 1))
  const scaled = hourlyKwh.map((value, hour) => value * (factors[energyPeriod[hour] ?? 0] ?? 0))
  const days = bills.reduce((sum, bill) => sum + (bill.days?.value ?? 0), 0)
  return { hourlyKwh: scaled, kwh, basis: code ? 'code' : days >= leastYearDays ? 'bills' : 'profile' }
}

function bandSums(hourly: Float64Array): number[] {
  const { energyPeriod } = civilYear()
  const sums = [0, 0, 0]
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const band = energyPeriod[hour] ?? 0
    sums[band] = (sums[band] ?? 0) + (hourly[hour] ?? 0)
  }
  return sums
}

function measuredYear({ yearP1Kwh, yearP2Kwh, yearP3Kwh, yearDays }: BillReadings): EnergyPeriods | null {
  if (!yearP1Kwh || !yearP2Kwh || !yearP3Kwh || !yearDays || yearDays.value < leastYearDays) return null
  const toYear = 365 / yearDays.value
  return { P1: yearP1Kwh.value * toYear, P2: yearP2Kwh.value * toYear, P3: yearP3Kwh.value * toYear }
}

/** Of all bills together: their kWh in each band over the share of the year that their days are. Bands only where every bill has them. */
function estimatedYear(bills: readonly BillReadings[], hourly: Float64Array): EnergyPeriods | null {
  const told = bills.flatMap(({ periodStart, days, energyTotalKwh, energyP1Kwh, energyP2Kwh, energyP3Kwh }) => {
    if (!periodStart || !days || !energyTotalKwh) return []
    const own = [energyP1Kwh?.value, energyP2Kwh?.value, energyP3Kwh?.value]
    return [{ share: shareOfDays(hourly, periodStart.value, days.value), totalKwh: energyTotalKwh.value, own }]
  })
  if (told.length === 0) return null
  const year = bandSums(hourly)
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const hasBands = told.every(({ own }) => own.every((kwh) => kwh !== undefined))
  const totalKwh = sum(told.map((bill) => bill.totalKwh))
  const part = sum(told.map(({ share }) => sum(share)))
  const ofBand = (index: number) =>
    hasBands
      ? (sum(told.map(({ own }) => own[index] ?? 0)) * (year[index] ?? 0)) /
        (sum(told.map(({ share }) => share[index] ?? 0)) || 1)
      : (totalKwh * (year[index] ?? 0)) / (part || sum(year))
  return { P1: ofBand(0), P2: ofBand(1), P3: ofBand(2) }
}

/** kWh of the shape in each band on the bill's days; a month's days are taken alike. */
function shareOfDays(hourly: Float64Array, start: PlainDate, days: number): number[] {
  const { monthPeriod } = civilYear()
  const rows = new Float64Array(36)
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const row = monthPeriod[hour] ?? 0
    rows[row] = (rows[row] ?? 0) + (hourly[hour] ?? 0)
  }
  const sums = [0, 0, 0]
  for (let day = 1; day <= days; day++) {
    const month = Number(addDays(start, day).slice(5, 7)) - 1
    for (let band = 0; band < 3; band++)
      sums[band] = (sums[band] ?? 0) + (rows[month * 3 + band] ?? 0) / (monthDays[month] ?? 30)
  }
  return sums
}
