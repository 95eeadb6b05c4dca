import { householdLoad } from '#src/energy/load/load.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear, monthDays } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { EnergyPeriods } from '#src/energy/tariff/contract.ts'
import { addDays, type PlainDate } from '#src/shared/domain/plain-date.ts'
import type { BillReadings } from './bill.ts'

export type Stay = 'full-time' | 'holiday-home' | 'mixed-use'

/** A year of a home's hours, kWh each, that has the kWh of its own bill in each band. */
export interface YearLoad {
  hourlyKwh: Float64Array
  kwh: EnergyPeriods
  /** From the last year's kWh of the regulator's code; otherwise one bill spread by our monthly profile. */
  isMeasured: boolean
}

const bands = ['P1', 'P2', 'P3'] as const
/** A window shorter than this tells no year. */
const leastYearDays = 330

/**
 * The year behind a bill: the code's last twelve months where they are one, else the bill's kWh over the share of the year that a household of that stay uses
 * in those days. Each band's hours keep the household model's shape. Null without the kWh or the dates.
 */
export function yearLoadOf(facts: BillReadings, stay: Stay, weather: TypicalYear): YearLoad | null {
  const { hourlyKwh } = householdLoad(
    { annualKwh: 1000, occupancy: stay, hasPool: false, hasEv: false, hasAc: true },
    weather,
  )
  const shape = bandSums(hourlyKwh)
  const measured = measuredYear(facts)
  const kwh = measured ?? estimatedYear(facts, hourlyKwh)
  if (!kwh) return null
  const { energyPeriod } = civilYear()
  const factors = bands.map((band, index) => kwh[band] / (shape[index] || 1))
  const scaled = hourlyKwh.map((value, hour) => value * (factors[energyPeriod[hour] ?? 0] ?? 0))
  return { hourlyKwh: scaled, kwh, isMeasured: measured !== null }
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

function estimatedYear(facts: BillReadings, hourly: Float64Array): EnergyPeriods | null {
  const { periodStart, days, energyTotalKwh } = facts
  const own = [facts.energyP1Kwh?.value, facts.energyP2Kwh?.value, facts.energyP3Kwh?.value]
  if (!periodStart || !days || !energyTotalKwh) return null
  const inBill = shareOfDays(hourly, periodStart.value, days.value)
  const year = bandSums(hourly)
  const [whole, part] = [year.reduce((a, b) => a + b, 0), inBill.reduce((a, b) => a + b, 0)]
  const ofBand = (index: number) => {
    const kwh = own[index]
    // Without its own bands the bill's kWh are spread as the household model has them.
    return kwh === undefined || own.some((value) => value === undefined)
      ? (energyTotalKwh.value * (year[index] ?? 0)) / (part || whole)
      : (kwh * (year[index] ?? 0)) / (inBill[index] || 1)
  }
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
