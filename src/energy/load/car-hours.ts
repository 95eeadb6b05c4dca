import facts from '#facts/energy/ev-charging.json' with { type: 'json' }
import { civilYear, defaultYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'

/** night: in the valley hours; solar: when the roof gives; mixed: half each. */
export type EvStrategy = 'night' | 'solar' | 'mixed'

export const carHomes = ['always', 'evenings', 'weekends'] as const
/** always: at home but for the day's drive; evenings: away 08-19 on working days; weekends: away from Monday to Friday. */
export type CarHome = (typeof carHomes)[number]

/** A car's year by hours (UTC+1 index). */
export interface CarHours {
  /** 1 in each hour that the car stands at the charger. */
  home: Uint8Array
  /** 1 in the hour that it leaves for the day's drive, once a day. */
  leaves: Uint8Array
}

/**
 * When a car stands at home: a car that drives every day is away for the drive, on free days and where it needs no commute from 11 to 13
 * (our assumption), on working days as its word says.
 */
export function carHours(carHome: CarHome, year: number = defaultYear): CarHours {
  const { civilHour, weekday, nationalHoliday } = civilYear(year)
  const { home: work, outing, drivesAtHour } = facts
  const hours: CarHours = { home: new Uint8Array(hoursPerYear), leaves: new Uint8Array(hoursPerYear) }
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const day = weekday[hour] ?? 0
    const commutes = carHome !== 'always' && day !== 0 && day !== 6 && nationalHoliday[hour] !== 1
    const now = civilHour[hour] ?? 0
    const isOut = commutes
      ? carHome === 'weekends' || (now >= work.untilHour && now < work.fromHour)
      : now >= outing.fromHour && now < outing.untilHour
    hours.home[hour] = isOut ? 0 : 1
    hours.leaves[hour] = now === (commutes ? drivesAtHour : outing.fromHour) ? 1 : 0
  }
  return hours
}
