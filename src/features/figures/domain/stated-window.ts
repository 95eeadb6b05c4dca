import { wallIrradiance } from '#src/energy/building/building-sun.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { monthDays } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { StatedWindow } from './worked-home.ts'

export interface StatedWindowAnswer {
  /** Mean of July by the hour of the wall clock, W per m² of upright glass, before glass and curtains. */
  julyHourWm2: number[]
  /** Mean of a day in each month, kWh/m². */
  dailyKwhM2: number[]
}

const july = 6

/** Sun on upright glass in the typical year, nothing in front of it; equation and source at `wallIrradiance`. Azimuth south 0, east -90, west +90. */
export function statedWindow({ azimuthDeg }: StatedWindow, weather: TypicalYear): StatedWindowAnswer {
  const { month, civilHour } = civilYear()
  const julyHourWm2 = Array.from({ length: 24 }, () => 0)
  const dailyKwhM2 = Array.from({ length: 12 }, () => 0)
  wallIrradiance(weather, azimuthDeg).forEach((wattM2, hour) => {
    const inMonth = month[hour] ?? 0
    const clock = civilHour[hour] ?? 0
    const days = monthDays[inMonth] ?? 30
    dailyKwhM2[inMonth] = (dailyKwhM2[inMonth] ?? 0) + wattM2 / 1000 / days
    if (inMonth === july) julyHourWm2[clock] = (julyHourWm2[clock] ?? 0) + wattM2 / days
  })
  return { julyHourWm2, dailyKwhM2 }
}
