import { paint } from '#src/shared/ui/drawing/paint.ts'
import { type Lever, LeverSwitch } from '#src/shared/ui/drawing/pictures/lever-switch.tsx'

const breakerX = [83, 97, 111, 125, 139]

interface BoardProps {
  main?: Lever
  rcd?: Lever
  /** From the left; those not named are up. */
  breakers?: readonly Lever[]
  /** Middle, in units from the left, of the switch that is meant: an arrow from outside pushes its lever up, or down. */
  at?: number
  goes?: 'up' | 'down'
}

/** A small board, in the order of the large drawing: the main switch, the surge protector, the RCD with its T button, five breakers. */
export function Board({ main = 'up', rcd = 'up', breakers = [], at, goes = 'up' }: BoardProps) {
  return (
    <>
      <rect {...paint.box} x="2" y="13" width="156" height="64" rx="8" />
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
      {rcd === 'faulty' ? <Ring x={46} wide={32} /> : null}
      {breakerX.map((x, i) => (breakers[i] === 'faulty' ? <Ring key={x} x={x} wide={13} /> : null))}
      {at === undefined ? null : <Push at={at} goes={goes} />}
    </>
  )
}

/** Round the whole switch that stays down. */
function Ring({ x, wide }: { x: number; wide: number }) {
  return <rect {...paint.alarm} x={x - 1.5} y="20.5" width={wide + 3} height="49" rx="3" />
}

/** From outside the board to the lever. The board stays light in the dark, so there a dark edge sets the arrow off. */
function Push({ at, goes }: { at: number; goes: 'up' | 'down' }) {
  const d = goes === 'up' ? `M${at} 88V63M${at - 6} 69l6-7 6 7` : `M${at} 2v41M${at - 6} 37l6 7 6-7`
  return (
    <>
      <path {...paint.bracket} stroke="var(--bg)" strokeWidth="7" d={d} />
      <path {...paint.bracket} d={d} />
    </>
  )
}

/** Middles of the main switch and the RCD. */
export const mainX = 18
export const rcdX = 62
export const secondBreakerX = 103.5
