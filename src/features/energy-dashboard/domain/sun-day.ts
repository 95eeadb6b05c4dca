import { clearYear } from '#src/energy/sun-pv/clear-sky.ts'
import { pvPerKwp } from '#src/energy/sun-pv/pv.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { clockHours, dayStart, millisPerHour } from './hours.ts'

/** What a kWp on a roof gives hour by hour on a date: under a clear sky, and on the typical day around it. kWh. */
export interface SunDay {
  date: PlainDate
  clock: number[]
  clearKwh: number[]
  typicalKwh: number[]
}

export interface SunYears {
  clear: Float64Array
  typical: Float64Array
}

/** A roof that many have: 30° to the south, free-standing modules, at a latitude. */
export function sunYears(weather: TypicalYear, latDeg: number): SunYears {
  const roof = { latDeg, tiltDeg: 30, azimuthDeg: 0 }
  return { typical: pvPerKwp(weather, roof), clear: pvPerKwp(clearYear(weather), roof) }
}

/** A week before and a week after: what is usual at this time of the year. */
const daysAround = 7

export function sunDay(date: PlainDate, { clear, typical }: SunYears): SunDay {
  const clock = clockHours(date)
  const at = clock.map((_, hour) => yearHour(new Date(dayStart(date) + hour * millisPerHour)))
  const around = (hour: number) => {
    const days = Array.from({ length: 2 * daysAround + 1 }, (_, i) => i - daysAround)
    return days.reduce((sum, day) => sum + (typical[(hour + day * 24 + 8760) % 8760] ?? 0), 0) / days.length
  }
  const clearKwh = at.map((hour) => clear[hour] ?? 0)
  // With the sun just up, the formula of the clear sky gives less than was measured: the usual day stays below it.
  const typicalKwh = at.map((hour, i) => Math.min(around(hour), clearKwh[i] ?? 0))
  return { date, clock, clearKwh, typicalKwh }
}

/** The hour of the typical year, whose clock is UTC+1 and whose February has 28 days; the 29th is read as the 28th. */
function yearHour(instant: Date): number {
  const local = new Date(instant.getTime() + millisPerHour)
  const leap = local.getUTCMonth() === 1 && local.getUTCDate() === 29
  const day = Date.UTC(2026, local.getUTCMonth(), leap ? 28 : local.getUTCDate())
  return ((day - Date.UTC(2026, 0, 1)) / 86_400_000) * 24 + local.getUTCHours()
}
