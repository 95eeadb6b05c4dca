import { Bird } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

const phases = [
  { name: 'L1', y: 52, colour: 'var(--sund)' },
  { name: 'L2', y: 92, colour: 'var(--sea)' },
  { name: 'L3', y: 132, colour: 'var(--roof)' },
] as const
const neutralY = 172
const loadX = [214, 278, 336] as const

/** A turn of a sine wave from x = 14, as long as 96 units, `turns` of it later. */
function wave(turns: number): string {
  const points = Array.from({ length: 25 }, (_, i) => {
    const y = 92 - 40 * Math.sin(2 * Math.PI * (i / 24 - turns))
    return `${14 + i * 4} ${Math.round(y * 10) / 10}`
  })
  return `M${points.join('L')}`
}

/** Four wires: each load lies between its phase and neutral; dots join, crossings do not. */
export function ThreePhase({ words }: { words: DrawingWords['three-phase'] }) {
  const loads = [words.marks.kitchen, words.marks.pump, words.marks.car]
  return (
    <Sheet words={words} ground={208}>
      <path {...paint.lead} d="M14 92h96" />
      {phases.map(({ name, y, colour }, i) => (
        <g key={name} color={colour}>
          <path {...paint.thick} d={wave(i / 3)} />
          <path {...paint.thick} d={`M150 ${y}H346`} />
          <text className="d-n" x="122" y={y + 7}>
            {name}
          </text>
        </g>
      ))}
      <path {...paint.line} d={`M150 ${neutralY}H346`} />
      <text className="d-n" x="128" y={neutralY + 7}>
        N
      </text>
      {phases.map(({ name, y, colour }, i) => {
        const x = loadX[i] ?? 0
        return (
          <g key={name} color={colour}>
            <path {...paint.thin} d={`M${x} ${y}V${neutralY}`} />
            <circle {...paint.node} cx={x} cy={y} r="4" />
            <circle {...paint.node} cx={x} cy={neutralY} r="4" />
            <rect {...paint.box} x={x - 11} y="144" width="22" height="18" rx="3" />
            <text x={x} y={neutralY + 22} textAnchor="middle">
              {loads[i]}
            </text>
          </g>
        )
      })}
      <path {...paint.lead} d="M176 56v32M173 60l3-5 3 5M173 84l3 5 3-5M176 136v32M173 140l3-5 3 5M173 164l3 5 3-5" />
      <At x={296} y={51}>
        <Bird />
      </At>
      <Tile n={1} x={176} y={152} />
      <Tile n={2} x={176} y={72} />
      <Tile n={3} x={112} y={172} />
    </Sheet>
  )
}
