import use from '#facts/energy/building-use.json' with { type: 'json' }
import { presentDays } from '#src/energy/load/presence.ts'
import { assertAmount } from '#src/energy/money/amount.ts'
import { civilYear, defaultYear } from '#src/energy/series/civil-time.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { Occupancy } from '#src/shared/domain/vocabulary.ts'

/** intermittent: while people are there and awake; continuous: all day while people live there. */
export const conditioningModes = ['intermittent', 'continuous'] as const
export type ConditioningMode = (typeof conditioningModes)[number]

/** How a home is lived in. */
export interface HomeUse {
  occupancy: Occupancy
  mode: ConditioningMode
  /** Whose weekdays, holidays and clock changes people follow. Default: `defaultYear`. */
  calendarYear?: number | undefined
}

/** Civil hours [from, to) of a working day and of a weekend or national holiday. */
export interface DayHours {
  weekday: readonly (readonly number[])[]
  weekend: readonly (readonly number[])[]
}

/** Room temperatures that people usually set, °C. Our assumption. */
export const usualSetpointC = { heating: use.heating.setpointC, cooling: use.cooling.setpointC } as const

const within = (hours: readonly (readonly number[])[], civilHour: number) =>
  hours.some(([from = 0, to = 0]) => civilHour >= from && civilHour < to)

const known = new Map<string, Uint8Array>()

/** Hours are made once and shared: never write to them. */
function once(key: string, make: () => Uint8Array): Uint8Array {
  const hours = known.get(key) ?? make()
  known.set(key, hours)
  return hours
}

/**
 * 1 in the hours of the year (UTC+1 index) when somebody lives there and the civil hour is one of `hours`; without them all day.
 * The same series every time.
 */
export function hoursOfUse(occupancy: Occupancy, hours?: DayHours, year: number = defaultYear): Uint8Array {
  return once(`${occupancy}/${JSON.stringify(hours)}/${year}`, () => {
    const { civilHour, dayOfYear, weekday, nationalHoliday } = civilYear(year)
    const present = presentDays(occupancy)
    return Uint8Array.from({ length: hoursPerYear }, (_, hour) => {
      if (present[dayOfYear[hour] ?? 0] !== 1) return 0
      if (!hours) return 1
      const day = weekday[hour]
      const free = day === 0 || day === 6 || nationalHoliday[hour] === 1
      return within(free ? hours.weekend : hours.weekday, civilHour[hour] ?? 0) ? 1 : 0
    })
  })
}

/** 1 in the hours that rooms are kept at their temperature in that mode. */
export function conditionedHours({ occupancy, mode, calendarYear }: HomeUse): Uint8Array {
  return hoursOfUse(occupancy, mode === 'intermittent' ? use.awakeAtHome : undefined, calendarYear)
}

/** 1 in the hours that somebody can open a window: at work on working mornings, unless the home is lived in all day. */
export function hoursAtHome({ occupancy, mode, calendarYear }: HomeUse): Uint8Array {
  return hoursOfUse(occupancy, mode === 'intermittent' ? use.atHome : undefined, calendarYear)
}

/** 1 in the hours of the months (1-12) in which a machine may run. The same series every time. */
export function hoursOfMonths(months: readonly number[]): Uint8Array {
  return once(`months ${months.join()}`, () =>
    Uint8Array.from(civilYear().month, (index) => (months.includes(index + 1) ? 1 : 0)),
  )
}

/**
 * Heat of people, light and appliances, W an hour: 200 W + 2 W/m² on the mean of a day with people, by civil hour; a fifth of it
 * in an empty home. Our assumption. Throws a RangeError on a negative area.
 */
export function gainsW(areaM2: number, occupancy: Occupancy, year: number = defaultYear): Float64Array {
  const { fixedW, perM2W, emptyShare, weightByHour } = use.gains
  const meanW = fixedW + perM2W * assertAmount(areaM2)
  const meanWeight = weightByHour.reduce((sum, weight) => sum + weight, 0) / 24
  const { civilHour, dayOfYear } = civilYear(year)
  const present = presentDays(occupancy)
  const watts = new Float64Array(hoursPerYear)
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const weight = (weightByHour[civilHour[hour] ?? 0] ?? 0) / meanWeight
    watts[hour] = meanW * (present[dayOfYear[hour] ?? 0] === 1 ? weight : emptyShare)
  }
  return watts
}
