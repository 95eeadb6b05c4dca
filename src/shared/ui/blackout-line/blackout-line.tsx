import type { ReactNode } from 'react'
import type { Range } from '#src/shared/domain/range.ts'
import { type HourState, hourStates } from './hour-states.ts'

const classOf: Record<HourState, string | undefined> = { on: 'on', may: 'may', off: undefined }

/**
 * What runs in a power cut: one sentence and 24 squares, solid sure, hatched maybe, empty none. `hoursLabel` says the hours in
 * words for those who cannot see the squares.
 */
export function BlackoutLine({
  hours,
  hoursLabel,
  heading,
  isPart = false,
  children,
}: {
  hours: Pick<Range, 'p10' | 'p90'>
  hoursLabel: string
  heading?: ReactNode
  /** One of several lines of a system: the block around them is the caller's. */
  isPart?: boolean
  children: ReactNode
}) {
  return (
    <div className={isPart ? undefined : 'cut-line'}>
      {heading}
      <p>{children}</p>
      <div className="hrs" role="img" aria-label={hoursLabel}>
        {hourStates(hours).map((state, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hour is the identity of a square
          <i key={hour} className={classOf[state]} />
        ))}
      </div>
    </div>
  )
}
