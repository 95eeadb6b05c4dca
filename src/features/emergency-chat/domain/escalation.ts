/** Who hears of an urgent request, and when again, until somebody takes it. */

/** Minutes from one notice to the next; the last goes on for a day. */
const waitsMinutes = [5, 10, 30]
const dayMinutes = 24 * 60
/** After a day it is missed rather than urgent: staff still hear of it, twice a day. */
const missedWaitMinutes = 12 * 60

/**
 * When staff, first told at `firstAt`, are told again: the first time of the schedule after `now`, so that what fell due in a pause of the
 * service is one notice. There is always another.
 */
export function nextNoticeAt(firstAt: Date, now: Date): Date {
  const passedMinutes = (now.getTime() - firstAt.getTime()) / 60_000
  let minutes = 0
  for (let told = 0; minutes <= passedMinutes; told++) {
    const wait = waitsMinutes[Math.min(told, waitsMinutes.length - 1)] ?? 0
    minutes += minutes + wait > dayMinutes ? missedWaitMinutes : wait
  }
  return new Date(firstAt.getTime() + minutes * 60_000)
}

/** Whether a request told first at `firstAt` has been waiting for a day. */
export const isMissed = (firstAt: Date, now: Date): boolean => now.getTime() - firstAt.getTime() >= dayMinutes * 60_000

/** The addresses of the notice after `timesTold` others: staff first, then one more of `further` each time. Each once. */
export function recipients(timesTold: number, staff: string | undefined, further: readonly string[]): string[] {
  return [...new Set([...(staff ? [staff] : []), ...further.slice(0, timesTold)])]
}
