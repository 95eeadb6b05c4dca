import { paint } from '#src/shared/ui/drawing/paint.ts'

export type Lever = 'up' | 'down' | 'faulty'

const leverPaint = { up: paint.agave, down: paint.grey, faulty: paint.alarmfill } as const

/** One switch of a board, 46 units high, its left edge at `x` and its top at 22. */
export function LeverSwitch({ x, wide, lever }: { x: number; wide: number; lever: Lever }) {
  const middle = x + wide / 2
  return (
    <>
      <path {...paint.box} d={`M${x} 22h${wide}v46h-${wide}z`} />
      <path {...paint.slot} d={`M${middle - 4} 31h8v28h-8z`} />
      <path {...leverPaint[lever]} d={`M${middle - 5} ${lever === 'up' ? 31 : 47}h10v12h-10z`} />
    </>
  )
}
