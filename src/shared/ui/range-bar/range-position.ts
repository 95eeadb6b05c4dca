import type { Range } from '#src/shared/domain/range.ts'

/** Positions of a range bar as custom properties, percent of `scaleMax`: a is P90, m is P50, b is P10. */
export function rangePosition(range: Range, scaleMax: number): { '--a': string; '--m': string; '--b': string } {
  const percent = (value: number) => `${(Math.min(1, Math.max(0, value / scaleMax)) * 100).toFixed(1)}%`
  return { '--a': percent(range.p90), '--m': percent(range.p50), '--b': percent(range.p10) }
}
