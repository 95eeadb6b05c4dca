import { Gecko } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, Sheet, Tile, Wire } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** Rated currents of the five basic circuits, A: Spanish low-voltage regulation, ITC-BT-25, table 1. */
const circuitsA = [10, 16, 25, 20, 16]
const left = (i: number) => 172 + i * 33

/** A board from the front, wired in the order of the current: main switch, surge protection, RCD, breakers. */
export function FuseBoard({ words }: { words: DrawingWords['fuse-board'] }) {
  return (
    <Sheet words={words} ground={214}>
      <rect {...paint.box} x="14" y="48" width="332" height="152" rx="10" />
      <path {...paint.rail} d="M24 116h312v18H24z" />
      <Wire
        kind="grid"
        d={`M52 48V84M52 168v14H139V168M95 182V168M139 84V66H319${circuitsA.map((_, i) => `M${left(i) + 16} 66v18`).join('')}`}
      />
      <path {...paint.box} d="M30 84h44v84H30zM79 84h32v84H79zM116 84h46v84h-46z" />
      <path {...paint.slot} d="M44 94h16v26H44zM131 94h16v26h-16z" />
      <path {...paint.agave} d="M44 94h16v11H44zM131 94h16v11h-16zM88 98h14v8H88z" />
      <path {...paint.sunfill} d="M147 150h12v12h-12z" />
      <path {...paint.hair} d="M150 153.5h6M153 153.5v6" />
      {circuitsA.map((amps, i) => (
        <g key={left(i)} textAnchor="middle">
          <rect {...paint.box} x={left(i)} y="84" width="32" height="84" />
          <path {...paint.slot} d={`M${left(i) + 10} 108h12v24h-12z`} />
          <path {...paint.agave} d={`M${left(i) + 10} 108h12v10h-12z`} />
          <text className="d-paper" x={left(i) + 16} y="101">
            C{i + 1}
          </text>
          <text className="d-paper" x={left(i) + 16} y="154">
            {`${amps} A`}
          </text>
        </g>
      ))}
      <At x={318} y={42}>
        <Gecko />
      </At>
      <path {...paint.hair} d="M174 173v9h160v-9" />
      <Tile n={1} x={52} y={142} />
      <Tile n={2} x={95} y={142} />
      <Tile n={3} x={134} y={142} />
      <Tile n={4} x={253} y={182} />
    </Sheet>
  )
}
