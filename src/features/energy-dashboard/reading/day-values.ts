import { hourOf, hoursIn } from '#src/features/energy-dashboard/domain/hours.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { FeedError } from './problem.ts'

/** Outside of this no price of a megawatt-hour has been, nor may the market's rules let it be. EUR. */
const least = -500
const most = 5000

export interface StampedValue {
  /** ISO 8601 with offset; where the interval starts. */
  datetime: string
  value: number
}

/** Whole days, and whether others were there with holes in them. */
export interface DaysRead {
  days: Map<PlainDate, number[]>
  hasHoles: boolean
}

/**
 * Hourly means by day in Spain; quarters of an hour come together. `wanted` says which days may be there. A day with a hole is left out and said; a day
 * nobody asked for is the FeedError `wrong-day`, a price nobody has ever paid `not-plausible`: then nothing of the answer is believed.
 */
export function dayValues(values: readonly StampedValue[], wanted: ReadonlySet<PlainDate>): DaysRead {
  const slots = new Map<PlainDate, { sum: number; count: number }[]>()
  for (const { datetime, value } of values) {
    const { date, hour } = hourOf(new Date(datetime))
    if (!wanted.has(date)) throw new FeedError('wrong-day')
    if (!(value >= least && value <= most)) throw new FeedError('not-plausible')
    const hours = slots.get(date) ?? Array.from({ length: hoursIn(date) }, () => ({ sum: 0, count: 0 }))
    slots.set(date, hours)
    const slot = hours[hour]
    if (!slot) throw new FeedError('wrong-day')
    slot.sum += value
    slot.count++
  }
  const whole = [...slots].filter(([, hours]) => {
    const counts = new Set(hours.map(({ count }) => count))
    // One price an hour, or four; some of one and some of the other is a hole.
    return counts.size === 1 && !counts.has(0)
  })
  const days = new Map(
    whole.map(([date, hours]) => [date, hours.map(({ sum, count }) => Math.round((sum / count) * 100) / 100)]),
  )
  return { days, hasHoles: whole.length < slots.size }
}
