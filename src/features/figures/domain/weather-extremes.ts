import { hoursPerYear } from '#src/energy/series/year.ts'
import { pvPerKwp } from '#src/energy/sun-pv/pv.ts'
import { type TypicalYear, weatherSite } from '#src/energy/sun-pv/weather.ts'

/** Above this shade temperature a battery's maker asks for moving air, °C; below the other one frost settles on an outdoor unit. */
const hotC = 30
const coldC = 7
/** Relative humidity from which a garage needs air as much as shade, %. */
const dampPct = 80
/** Pitch of a frame set for December, degrees, and the days of rain in a row that a home off the grid has to stand. */
const steepDeg = 50
const dullDays = 5
/** November to February, as first and last days of the year. */
const winterFromDay = 304
const winterToDay = 59

/** Hours of heat, cold and damp in the typical year, and what its winter leaves to one kWp on a steep south frame, kWh. */
export function weatherExtremes(weather: TypicalYear): Record<string, number> {
  const hoursOf = (series: Float64Array, within: (value: number) => boolean) => series.filter(within).length
  const days = winterDaysKwh(weather)
  const runs = days.map((_, day) => days.slice(day, day + dullDays)).filter((run) => run.length === dullDays)
  return {
    hottestC: Math.max(...weather.tempC),
    hotHours: hoursOf(weather.tempC, (temp) => temp > hotC),
    coldHours: hoursOf(weather.tempC, (temp) => temp < coldC),
    dampPct,
    dampHours: hoursOf(weather.rhPct, (humidity) => humidity >= dampPct),
    steepDeg,
    winterDayKwh: sumOf(days) / days.length,
    winterWorstDayKwh: Math.min(...days),
    winterWorstRunKwh: Math.min(...runs.map(sumOf)) / dullDays,
  }
}

/** Of one kWp, day by day from November to February in one row. */
function winterDaysKwh(weather: TypicalYear): number[] {
  const hourKwh = pvPerKwp(weather, { ...weatherSite, tiltDeg: steepDeg, azimuthDeg: 0 })
  const yearDays = hoursPerYear / 24
  const daysInWinter = yearDays - winterFromDay + winterToDay
  return Array.from({ length: daysInWinter }, (_, index) => {
    const day = (winterFromDay + index) % yearDays
    return sumOf(Array.from(hourKwh.subarray(day * 24, day * 24 + 24)))
  })
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
