import presence from '#facts/energy/household-presence.json' with { type: 'json' }
import type { Occupancy } from '#src/shared/domain/vocabulary.ts'

/**
 * The one calendar of who is there: every load that people cause follows it (household, cooling, heating, hot water, pool heating, car).
 * What an empty home keeps: the away share of its always-on base (fridge, router, alarm) and the pool's filter pump. A hot-water tank is off in
 * an empty home: neither standing losses nor a cycle against legionella.
 */

/** 1 on each of the 365 days of the calendar when people sleep in the home, 0 when it is empty. */
export function presentDays(occupancy: Occupancy): Uint8Array {
  const days = new Uint8Array(365)
  for (const [first = 1, last = 0] of presence[occupancy]) days.fill(1, first - 1, last)
  return days
}

/** Share of the year's days when people are there, 0-1. */
export function presenceShare(occupancy: Occupancy): number {
  return presentDays(occupancy).reduce((sum, day) => sum + day, 0) / 365
}
