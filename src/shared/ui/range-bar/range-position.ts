import type { Range } from '#src/shared/domain/range.ts'

/** Positions of a range bar as custom properties, percent of `scaleMax`: a is P90, m is P50, b is P10. */
export function rangePosition(range: Range, scaleMax: number): { '--a': string; '--m': string; '--b': string } {
  const percent = (value: number) => `${(Math.min(1, Math.max(0, value / scaleMax)) * 100).toFixed(1)}%`
  return { '--a': percent(range.p90), '--m': percent(range.p50), '--b': percent(range.p10) }
}

/** A round end for the scale of one or more ranges: the next 1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten with a tenth of room. */
export function roundScale(ranges: readonly Range[]): number {
  const most = Math.max(...ranges.map(({ p10 }) => p10))
  if (!(most > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(most * 1.1))
  const step = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8].find((factor) => factor * power >= most * 1.1)
  return (step ?? 10) * power
}
