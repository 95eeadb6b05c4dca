/** A quantity with its exceedance range: pNN is the value exceeded in NN % of cases, so p90 ≤ p50 ≤ p10, for production, costs and hours alike. */
export interface Range {
  p10: number
  p50: number
  p90: number
}

/** Applies `map` to the three values. A decreasing map swaps the ends so that p90 ≤ p50 ≤ p10 holds again. */
export function mapRange(range: Range, map: (value: number) => number): Range {
  const low = map(range.p90)
  const high = map(range.p10)
  return { p10: Math.max(low, high), p50: map(range.p50), p90: Math.min(low, high) }
}
