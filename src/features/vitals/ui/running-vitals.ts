import type { Device } from '#src/features/vitals/domain/vital.ts'

const gapMillis = 1000
const windowMillis = 5000

/**
 * Takes one layout shift after the other (when, in ms; how much) and gives the page's CLS by then: the largest sum within a window of 5 s whose shifts are
 * less than 1 s apart (web.dev/articles/cls).
 */
export function layoutShift(): (atMillis: number, value: number) => number {
  let largest = 0
  let sum = 0
  let first = 0
  let last = Number.NEGATIVE_INFINITY
  return (atMillis, value) => {
    const goesOn = atMillis - last < gapMillis && atMillis - first < windowMillis
    if (!goesOn) first = atMillis
    sum = goesOn ? sum + value : value
    last = atMillis
    largest = Math.max(largest, sum)
    return largest
  }
}

/**
 * Takes one event after the other (interaction it belongs to, duration in ms, interactions on the page by now) and gives the page's INP by then: the
 * longest interaction, leaving out one of every 50 (web.dev/articles/inp).
 */
export function interactionDelay(): (id: number, durationMillis: number, count: number) => number {
  const longest = new Map<number, number>()
  return (id, durationMillis, count) => {
    longest.set(id, Math.max(longest.get(id) ?? 0, durationMillis))
    const durations = [...longest.values()].sort((a, b) => b - a)
    const left = Math.floor(Math.max(count, durations.length) / 50)
    return durations[Math.min(left, durations.length - 1)] ?? 0
  }
}

/** The kind of device by its width in px and whether a finger points. */
export function deviceOf(widthPx: number, isTouched: boolean): Device {
  if (widthPx <= 760) return 'phone'
  return isTouched ? 'tablet' : 'desktop'
}
