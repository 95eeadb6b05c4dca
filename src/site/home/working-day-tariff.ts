import { civilYear } from '#src/energy/series/civil-time.ts'
import type { TariffSpan } from '#src/shared/ui/day-chart/day-chart.tsx'

const names = ['peak', 'flat', 'valley'] as const

/** The 2.0TD periods of an ordinary working day, as spans of the clock, read from the calendar the bills use. */
export function workingDayTariff(): TariffSpan[] {
  const { dayOfYear, weekday, nationalHoliday, energyPeriod } = civilYear()
  const start = dayOfYear.findIndex(
    (day, hour) => day > 9 && weekday[hour] === 3 && nationalHoliday[hour] === 0 && dayOfYear[hour - 1] !== day,
  )
  const spans: TariffSpan[] = []
  for (let clock = 0; clock < 24; clock++) {
    const period = names[energyPeriod[start + clock] ?? 0] ?? 'flat'
    const last = spans.at(-1)
    if (last && last[2] === period) spans[spans.length - 1] = [last[0], clock + 1, period]
    else spans.push([clock, clock + 1, period])
  }
  return spans
}
