import presence from '#facts/energy/household-presence.json' with { type: 'json' }
import type { Occupancy } from '#src/shared/domain/vocabulary.ts'

/** 1 on each of the 365 days of the calendar when people sleep in the home, 0 when it is empty. */
export function presentDays(occupancy: Occupancy): Uint8Array {
  const days = new Uint8Array(365)
  for (const [first = 1, last = 0] of presence[occupancy]) days.fill(1, first - 1, last)
  return days
}
