import { paint } from '#src/shared/ui/drawing/paint.ts'
import { type Lever, LeverSwitch } from '#src/shared/ui/drawing/pictures/lever-switch.tsx'

const breakerX = [83, 97, 111, 125, 139]

interface BoardProps {
  main?: Lever
  rcd?: Lever
  /** From the left; those not named are up. */
  breakers?: readonly Lever[]
  /** Middle, in units from the left, of the switch that is meant: an arrow pushes its lever up from below, or down from above. */
  at?: number
  goes?: 'up' | 'down'
}

/** A small board, in the order of the large drawing: the main switch, the surge protector, the RCD with its T button, five breakers. */
export function Board({ main = 'up', rcd = 'up', breakers = [], at, goes = 'up' }: BoardProps) {
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
      <LeverSwitch x={8} wide={20} lever={main} />
      <path {...paint.box} d="M31 22h12v46H31z" />
      <path {...paint.agave} d="M34 31h6v7h-6z" />
      <LeverSwitch x={46} wide={32} lever={rcd} />
      <path {...paint.sunfill} d="M67 55h10v10H67z" />
      <path {...paint.hair} d="M69.5 58h5M72 58v5" />
      {breakerX.map((x, i) => (
        <LeverSwitch key={x} x={x} wide={13} lever={breakers[i] ?? 'up'} />
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
export const mainX = 18
export const rcdX = 62
export const secondBreakerX = 103.5
