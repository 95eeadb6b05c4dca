/** Times that staff type are times of their clocks on the wall, Europe/Madrid. */

const zone = 'Europe/Madrid'

export interface WallTime {
  instant: Date
  /** The clocks skip this time on that night: the instant is an hour later than typed. */
  isSkipped: boolean
  /** The clocks show this time twice on that night: the instant is the first of the two. */
  isTwice: boolean
}

/** The instant of '2026-03-29T02:30' in Spain; undefined for what is no time. */
export function instantOfWallTime(local: string): WallTime | undefined {
  const asUtc = new Date(`${local}:00Z`)
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString() !== `${local}:00.000Z`) return undefined
  // Spain is one or two hours ahead of UTC: what an instant shows decides which.
  const candidates = [2, 1].map((hours) => new Date(asUtc.getTime() - hours * 3_600_000))
  const fitting = candidates.filter((one) => wallTimeOf(one) === local)
  const [first] = fitting
  if (first) return { instant: first, isSkipped: false, isTwice: fitting.length > 1 }
  return { instant: new Date(asUtc.getTime() - 3_600_000), isSkipped: true, isTwice: false }
}

/** What the clocks in Spain show, '2026-11-23T09:00'. */
export function wallTimeOf(instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}
