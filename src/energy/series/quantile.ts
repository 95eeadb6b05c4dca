import type { Range } from '#src/shared/domain/range.ts'

/** Standard deviations from the middle of a normal distribution to its P10 and P90. */
export const sdPerDecile = 1.2816

/** Exceedance range of a sample: p90 is reached or passed by 90 % of it. Linear between order statistics. Throws on an empty sample. */
export function exceedance(sample: Float64Array): Range {
  if (sample.length === 0) throw new RangeError('an empty sample has no range')
  const sorted = Float64Array.from(sample).sort()
  const at = (share: number) => {
    const position = share * (sorted.length - 1)
    const below = Math.floor(position)
    const low = sorted[below] ?? 0
    const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? low
    return low + (high - low) * (position - below)
  }
  return { p10: at(0.9), p50: at(0.5), p90: at(0.1) }
}
