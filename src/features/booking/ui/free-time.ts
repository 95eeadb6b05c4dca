import type { CalendarAnswer } from '#src/features/booking/staff/contract.ts'

/** A stretch of a crew's day in which something still fits. */
export type FreeTime = CalendarAnswer['free'][number]

const quarterMillis = 15 * 60_000

/** When something of that length can begin in a free stretch, at each quarter of an hour. */
export function startsIn({ start, end }: Pick<FreeTime, 'start' | 'end'>, minutes: number): string[] {
  const last = Date.parse(end) - minutes * 60_000
  const starts: string[] = []
  for (let at = Date.parse(start); at <= last; at += quarterMillis) starts.push(new Date(at).toISOString())
  return starts
}

/** The beginning that is meant by a place in a stretch, 0 its upper end and 1 its lower. */
export function startAt(free: Pick<FreeTime, 'start' | 'end'>, minutes: number, share: number): string {
  const starts = startsIn(free, minutes)
  const index = Math.round(Math.min(1, Math.max(0, share)) * (starts.length - 1))
  return starts[index] ?? free.start
}
