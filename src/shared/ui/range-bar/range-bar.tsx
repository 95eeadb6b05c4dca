import type { ReactNode } from 'react'
import type { rangePosition } from './range-position.ts'

export interface RangeBarProps {
  /** Where the three values stand on the track; bars shown together share one scale. */
  position: ReturnType<typeof rangePosition>
  /** The two ends of the track, written; `of` says what the upper one is, in front of it. */
  scale: { zero: ReactNode; max: ReactNode; of?: string | undefined }
  /** The result in one sentence, for those who cannot see the bar. */
  label: string
  low: ReactNode
  mid?: ReactNode
  high: ReactNode
  /** Names the changing places for a script, as `data-out`. */
  out?: { position: string; label: string; max: string; low: string; mid: string; high: string }
}

/**
 * A range on a scale from 0 up: solid to P90, hatched from there to P10, a mark at P50. A label's tick stands at its value;
 * where there is no room beside it the text moves, the tick never.
 */
export function RangeBar({ position, scale, label, low, mid, high, out }: RangeBarProps) {
  return (
    <div className="pr" style={position} data-out={out?.position}>
      <div className="sc" aria-hidden="true">
        <span>{scale.zero}</span>
        {mid ? (
          <span className="m" data-out={out?.mid}>
            {mid}
          </span>
        ) : null}
        <span data-out={out?.max}>
          {scale.of ? <span className="of">{`${scale.of} `}</span> : null}
          {scale.max}
        </span>
      </div>
      <div className="bx" role="img" aria-label={label} data-out={out?.label}>
        <i className="so" />
        <i className="hatch" />
        <b />
      </div>
      <div className="ends" aria-hidden="true">
        <i className="ta" />
        <i className="tb" />
        <span className="a" data-out={out?.low}>
          {low}
        </span>
        <span className="b" data-out={out?.high}>
          {high}
        </span>
      </div>
    </div>
  )
}
