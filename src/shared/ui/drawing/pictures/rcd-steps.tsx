import { Gecko } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'
import { type Lever, LeverSwitch } from './lever-switch.tsx'

const steps: readonly { x: number; y: number; rcd: Lever; breakers: readonly Lever[] }[] = [
  { x: 12, y: 14, rcd: 'down', breakers: ['down', 'down', 'down', 'down'] },
  { x: 188, y: 14, rcd: 'up', breakers: ['down', 'down', 'down', 'down'] },
  { x: 12, y: 116, rcd: 'up', breakers: ['up', 'up', 'down', 'down'] },
  { x: 188, y: 116, rcd: 'up', breakers: ['up', 'up', 'faulty', 'up'] },
]
const breakerX = [76, 95, 114, 133]

/** One board four times: the RCD on the left, its breakers on the right. */
export function RcdSteps({ words }: { words: DrawingWords['rcd-steps'] }) {
  return (
    <Sheet words={words} ground={220}>
      {steps.map(({ x, y, rcd, breakers }, i) => (
        <At key={`${x} ${y}`} x={x} y={y}>
          <rect {...paint.box} width="160" height="90" rx="8" />
          <path {...paint.rail} d="M6 45h148v10H6z" />
          <LeverSwitch x={34} wide={36} lever={rcd} />
          {breakerX.map((at, k) => (
            <LeverSwitch key={at} x={at} wide={16} lever={breakers[k] ?? 'down'} />
          ))}
          {i === 2 ? <path {...paint.line} stroke="var(--aln)" d="M122 84V72M117 77l5-5 5 5" /> : null}
          <Tile n={i + 1} x={17} y={17} />
        </At>
      ))}
      <At x={330} y={212}>
        <Gecko />
      </At>
    </Sheet>
  )
}
