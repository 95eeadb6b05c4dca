/** Where hours stand on a drawing of the day, on the clock of Spain. */

export interface DaySpan {
  fromMinute: number
  toMinute: number
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Minutes after midnight in Spain. */
export function minuteOf(instant: string | Date): number {
  const [hours = 0, minutes = 0] = clock.format(new Date(instant)).split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes by which Spain's clock is before UTC at noon of a day. */
export const offsetOn = (day: string): number => minuteOf(`${day}T12:00:00Z`) - 720

/** Whole hours from the first drive to the last end, at least the working day, and as long as `light` is on the roofs. */
export function daySpan(
  visits: readonly { start: string; end: string; travelMinutes: number | null }[],
  light?: DaySpan,
): DaySpan {
  const starts = visits.map(({ start, travelMinutes }) => minuteOf(start) - (travelMinutes ?? 0))
  const ends = visits.map(({ end }) => minuteOf(end))
  return {
    fromMinute: Math.max(0, Math.floor(Math.min(8 * 60, light?.fromMinute ?? 8 * 60, ...starts) / 60) * 60),
    toMinute: Math.min(24 * 60, Math.ceil(Math.max(18 * 60, light?.toMinute ?? 18 * 60, ...ends) / 60) * 60),
  }
}

/** The place of a minute in per cent of the span, inside it. */
export function placeOf(minute: number, { fromMinute, toMinute }: DaySpan): number {
  const inside = Math.min(Math.max(minute, fromMinute), toMinute)
  return Math.round(((inside - fromMinute) / (toMinute - fromMinute)) * 1000) / 10
}
