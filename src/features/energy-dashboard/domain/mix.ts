import facts from '#facts/energy-dashboard/plants.json' with { type: 'json' }
import type { MixDay, PlantKind } from './board.ts'

/** Share of each kind in what was made, 0..1, the largest first. */
export function sharesOf({ parts }: MixDay): { kind: PlantKind; share: number }[] {
  const total = parts.reduce((sum, { mwh }) => sum + mwh, 0)
  return parts.map(({ kind, mwh }) => ({ kind, share: mwh / total })).sort((a, b) => b.share - a.share)
}

const mostShown = 6

/** The same in at most six parts, which fill a row: the smallest are joined with what is called other. */
export function shownShares(mix: MixDay): { kind: PlantKind; share: number }[] {
  const shares = sharesOf(mix)
  if (shares.length <= mostShown) return shares
  const named = shares.filter(({ kind }) => kind !== 'other').slice(0, mostShown - 1)
  return [...named, { kind: 'other', share: 1 - named.reduce((sum, { share }) => sum + share, 0) }]
}

/**
 * Grams of CO2 for a kilowatt-hour of this mix, over the life of each plant with its fuel (facts/energy-dashboard/plants.json): Σ share·factor, over
 * the kinds that have a factor. `coveredShare` is their part in the whole.
 */
export function co2Of(mix: MixDay): { gramsPerKwh: number; coveredShare: number } {
  const factors: Partial<Record<PlantKind, number>> = facts.co2GramsPerKwh
  let grams = 0
  let covered = 0
  for (const { kind, share } of sharesOf(mix)) {
    const factor = factors[kind]
    if (factor === undefined) continue
    grams += share * factor
    covered += share
  }
  return { gramsPerKwh: covered > 0 ? grams / covered : 0, coveredShare: covered }
}
