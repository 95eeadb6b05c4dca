import type { ReactNode } from 'react'
import type { Range } from '#src/shared/domain/range.ts'
import { rangePosition } from './range-position.ts'

/**
 * A range on a scale from 0 to `scaleMax`: hatched from P90 to P10, a mark at P50, the three values underneath.
 * `label` states the result in one sentence for those who cannot see the bar.
 */
export function RangeBar({
  range,
  scaleMax,
  label,
  low,
  mid,
  high,
}: {
  range: Range
  scaleMax: number
  label: string
  low: ReactNode
  mid: ReactNode
  high: ReactNode
}) {
  return (
    <div className="pr" style={rangePosition(range, scaleMax)}>
      <div className="bx" role="img" aria-label={label}>
        <i className="hatch" />
        <b />
      </div>
      <div className="ends" aria-hidden="true">
        <span className="a">{low}</span>
        <span className="m">{mid}</span>
        <span className="b">{high}</span>
      </div>
    </div>
  )
}
