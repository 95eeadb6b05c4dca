import travel from '#facts/local/travel.json' with { type: 'json' }
import type { Town } from '#src/shared/domain/vocabulary.ts'

/** By road between two towns: km and minutes, our estimate (facts/local/travel.json); nothing from a town to itself. Throws when the facts have no such pair. */
export function roadBetween(from: Town, to: Town): { km: number; minutes: number } {
  if (from === to) return { km: 0, minutes: 0 }
  const pair = travel.pairs.find(({ a, b }) => (a === from && b === to) || (a === to && b === from))
  if (!pair) throw new RangeError(`no road from ${from} to ${to}`)
  return { km: pair.road_km, minutes: pair.minutes }
}
