import { hoursPerYear, monthDays } from '#src/energy/series/year.ts'
import { pvPerKwp } from '#src/energy/sun-pv/pv.ts'
import { type TypicalYear, weatherSite } from '#src/energy/sun-pv/weather.ts'

/** Above this a home without shade wants cooling, °C. */
const warmC = 26
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

export interface WeatherExtremes {
  /** Mean of the air in each month, January first, °C. */
  monthMeanC: number[]
  hottestC: number
  warmHours: number
  hotHours: number
  coldHours: number
  dampPct: number
  dampHours: number
  steepDeg: number
  winterDayKwh: number
  winterWorstDayKwh: number
  winterWorstRunKwh: number
}

/** Hours of heat, cold and damp in the typical year, and what its winter leaves to one kWp on a steep south frame, kWh. */
export function weatherExtremes(weather: TypicalYear): WeatherExtremes {
  const hoursOf = (series: Float64Array, within: (value: number) => boolean) => series.filter(within).length
  const days = winterDaysKwh(weather)
  const runs = days.map((_, day) => days.slice(day, day + dullDays)).filter((run) => run.length === dullDays)
  return {
    hottestC: Math.max(...weather.tempC),
    monthMeanC: monthMeansC(weather),
    warmHours: hoursOf(weather.tempC, (temp) => temp > warmC),
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

/** Mean of the air in each month, January first. */
function monthMeansC({ tempC }: TypicalYear): number[] {
  let from = 0
  return monthDays.map((days) => {
    const ofMonth = tempC.subarray(from, from + days * 24)
    from += days * 24
    return ofMonth.reduce((sum, one) => sum + one, 0) / ofMonth.length
  })
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
