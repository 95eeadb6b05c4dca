import facts from '#facts/energy-dashboard/plants.json' with { type: 'json' }
import type { MixDay, PlantKind } from './board.ts'

/** Share of each kind in what was made, 0..1, the largest first. */
export function sharesOf({ parts }: MixDay): { kind: PlantKind; share: number }[] {
  const total = parts.reduce((sum, { mwh }) => sum + mwh, 0)
  return parts.map(({ kind, mwh }) => ({ kind, share: mwh / total })).sort((a, b) => b.share - a.share)
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
