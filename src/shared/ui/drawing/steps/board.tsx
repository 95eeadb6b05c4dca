import { paint } from '#src/shared/ui/drawing/paint.ts'
import { type Lever, LeverSwitch } from '#src/shared/ui/drawing/pictures/lever-switch.tsx'

const breakerX = [84, 102, 120, 138]

interface BoardProps {
  main?: Lever
  rcd?: Lever
  breakers?: readonly Lever[]
  /** Middle, in units from the left, of the switch that is meant: an arrow pushes its lever up from below, or down from above. */
  at?: number
  goes?: 'up' | 'down'
}

/** A small board: the main switch, the RCD with its T button, four breakers. */
export function Board({ main = 'up', rcd = 'up', breakers = ['up', 'up', 'up', 'up'], at, goes = 'up' }: BoardProps) {
  const arrow =
    at === undefined
      ? undefined
      : goes === 'up'
        ? `M${at} 79V62M${at - 6} 69l6-7 6 7`
        : `M${at} 11v17M${at - 6} 21l6 7 6-7`
  return (
    <>
      <rect {...paint.box} x="2" y="8" width="156" height="74" rx="8" />
      <path {...paint.rail} d="M8 40h144v10H8z" />
      <LeverSwitch x={12} wide={24} lever={main} />
      <LeverSwitch x={42} wide={36} lever={rcd} />
      <path {...paint.sunfill} d="M65 55h10v10H65z" />
      <path {...paint.hair} d="M67.5 57.8h5M70 57.8v5" />
      {breakerX.map((x, i) => (
        <LeverSwitch key={x} x={x} wide={15} lever={breakers[i] ?? 'up'} />
      ))}
      {arrow === undefined ? null : (
        <>
          {/* In the dark the arrow and the board are both light: its edge tells them apart. */}
          <path {...paint.bracket} style={{ stroke: 'var(--aln)', strokeWidth: 6 }} d={arrow} />
          <path {...paint.bracket} d={arrow} />
        </>
      )}
    </>
  )
}

/** Middles of the main switch and the RCD. */
export const mainX = 24
export const rcdX = 60
export const secondBreakerX = 109.5
