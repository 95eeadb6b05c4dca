import facts from '#facts/energy/hot-water.json' with { type: 'json' }
import { hotWaterShape } from '#src/energy/load/load-shapes.ts'
import { presentDays } from '#src/energy/load/presence.ts'
import { assertAmount } from '#src/energy/money/amount.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { Occupancy, Town } from '#src/shared/domain/vocabulary.ts'

/** Litres at 60 °C that CTE DB-HE counts for a person and day. */
export const usualLitresPerPersonDay = facts.litresPerPersonDay

export interface HotWaterUse {
  persons: number
  /** At 60 °C. */
  litresPerPersonDay: number
  occupancy: Occupancy
  /** Cold water, °C by month. */
  mainsC: readonly number[]
  /** Whose clock changes people follow. Default: `defaultYear`. */
  calendarYear?: number
}

/** Cold water of a town, °C by month (CTE DB-HE, Anejo G): Cádiz for Sotogrande, Málaga for the others; at the height of the capital. */
export function mainsWaterC(town: Town): readonly number[] {
  return town === 'sotogrande' ? facts.mainsWaterC.cadiz : facts.mainsWaterC.malaga
}

/** kWh in a litre per K. */
const kwhPerLitreK = 1.163e-3

/**
 * Useful heat of the hot water of each day, kWh (365 values): persons · litres · 1.163 Wh/(l·K) · (60 °C - mains), on the days when people
 * are there. The energy does not depend on the tank: colder water is mixed less. Throws a RangeError on negative amounts.
 */
export function dailyUsefulKwh({ persons, litresPerPersonDay, occupancy, mainsC }: HotWaterUse): Float64Array {
  const litres = assertAmount(persons) * assertAmount(litresPerPersonDay)
  const present = presentDays(occupancy)
  const days = new Float64Array(365)
  const { month } = civilYear()
  for (let day = 0; day < 365; day++) {
    const riseK = facts.litresAtC - (mainsC[month[day * 24 + 12] ?? 0] ?? 0)
    days[day] = (present[day] ?? 0) * litres * kwhPerLitreK * riseK
  }
  return days
}

/**
 * Heat into the water over electricity in, standing losses apart, of a heat-pump tank in so warm an air, 1.8..6.5: 4.2 at 14 °C and a tank
 * of 55 °C, 0.095 more per K of air, 2 % less per K of a hotter tank. From catalogue ranges, our assumption.
 */
export function tankHeatPumpCop(airC: number, setpointC: number): number {
  const { copAt14C, copPerK, ratedSetpointC, copPerSetpointK, least, most } = facts.heatPumpTank
  const cop = (copAt14C + copPerK * (airC - 14)) * (1 + copPerSetpointK * (setpointC - ratedSetpointC))
  return Math.min(most, Math.max(least, cop))
}

/** Standing power of a tank grows with how much warmer than the room it is; nothing below it. */
function standingW(ratedW: number, ratedSetpointC: number, setpointC: number): number {
  return (ratedW * Math.max(0, setpointC - facts.roomC)) / (ratedSetpointC - facts.roomC)
}

export interface HotWaterYear {
  /** Useful heat, kWh a year. */
  usefulKwh: number
  /** kWh an hour. */
  electricKwh: Float64Array
  /** Of that, to keep an untouched tank warm, kWh a year. */
  standingKwh: number
  /** usefulKwh over the year's electricity; 0 when nobody uses any. */
  seasonalCop: number
}

/** When the tank is heated: as it is used (`asked`), or between these civil hours [from, until). */
export type TankHours = 'asked' | { fromHour: number; untilHour: number }

/**
 * A heat-pump tank through the typical year: the useful heat of a day made in that day's hours, over the factor of the air of each hour,
 * plus 23 W of standing power (at 55 °C) on the days when people are there; the tank is off in an empty home. Air: outdoors.
 */
export function heatPumpTankYear(
  use: HotWaterUse,
  setpointC: number,
  weather: TypicalYear,
  hours: TankHours = 'asked',
): HotWaterYear {
  const cop = (hour: number) => tankHeatPumpCop(weather.tempC[hour] ?? 0, setpointC)
  const { standingW: ratedW, ratedSetpointC } = facts.heatPumpTank
  return tankYear(use, cop, standingW(ratedW, ratedSetpointC, setpointC), hours)
}

/** The same water from an ordinary electric tank: every kWh of heat is one of electricity, 34 W standing at 60 °C (our assumption). */
export function electricTankYear(use: HotWaterUse, setpointC: number, hours: TankHours = 'asked'): HotWaterYear {
  const { standingW: ratedW, ratedSetpointC } = facts.electricTank
  return tankYear(use, () => 1, standingW(ratedW, ratedSetpointC, setpointC), hours)
}

function tankYear(
  use: HotWaterUse,
  cop: (hour: number) => number,
  standingPowerW: number,
  hours: TankHours,
): HotWaterYear {
  const days = dailyUsefulKwh(use)
  const { civilHour, dayOfYear } = civilYear(use.calendarYear)
  const asked = hotWaterShape(use.occupancy, use.calendarYear)
  const weights = new Float64Array(hoursPerYear)
  const dayWeight = new Float64Array(365)
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const now = civilHour[hour] ?? 0
    const day = dayOfYear[hour] ?? 0
    const weight = hours === 'asked' ? (asked[hour] ?? 0) : now >= hours.fromHour && now < hours.untilHour ? 1 : 0
    weights[hour] = weight
    dayWeight[day] = (dayWeight[day] ?? 0) + weight
  }
  const electricKwh = new Float64Array(hoursPerYear)
  let usefulKwh = 0
  let standingKwh = 0
  let electricYearKwh = 0
  for (const kwh of days) usefulKwh += kwh
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const day = dayOfYear[hour] ?? 0
    const useful = days[day] ?? 0
    if (useful <= 0) continue
    const standing = standingPowerW / 1000
    const all = dayWeight[day] ?? 0
    const kwh = standing + (all > 0 ? (useful * (weights[hour] ?? 0)) / all / cop(hour) : 0)
    electricKwh[hour] = kwh
    standingKwh += standing
    electricYearKwh += kwh
  }
  return { usefulKwh, electricKwh, standingKwh, seasonalCop: electricYearKwh > 0 ? usefulKwh / electricYearKwh : 0 }
}

/** Half-widths between P10 and P90, as shares: what people use, and what a machine makes of it. Our assumption. */
export const hotWaterSpread = { habit: facts.habitSpread, machine: facts.machineSpread } as const
