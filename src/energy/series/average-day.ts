import { civilYear } from './civil-time.ts'

/** One series on an average day of a month, kWh in each hour of the clock in Spain. */
export function averageDay(hourlyKwh: ArrayLike<number>, month: number): number[] {
  const calendar = civilYear()
  const sums = new Array<number>(24).fill(0)
  const counts = new Array<number>(24).fill(0)
  for (let hour = 0; hour < hourlyKwh.length; hour++) {
    if (calendar.month[hour] !== month) continue
    const clock = calendar.civilHour[hour] ?? 0
    sums[clock] = (sums[clock] ?? 0) + (hourlyKwh[hour] ?? 0)
    counts[clock] = (counts[clock] ?? 0) + 1
  }
  return sums.map((sum, clock) => sum / Math.max(1, counts[clock] ?? 0))
}
