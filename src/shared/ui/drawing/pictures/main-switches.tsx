import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

const poleWide = 30

/** A main switch from the front: a wire into and out of each pole, the levers joined by one bar. */
function MainSwitch({ wires }: { wires: readonly string[] }) {
  const wide = wires.length * poleWide
  const poles = wires.map((name, at) => ({ name, x: at * poleWide + poleWide / 2 }))
  return (
    <>
      {poles.map(({ name, x }) => (
        <g key={name}>
          <path
            fill="none"
            stroke={name === 'N' ? 'var(--sea)' : 'var(--sund)'}
            strokeWidth="4"
            d={`M${x}-22V0M${x} 84v22`}
          />
          <text x={x} y="-27" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <rect {...paint.box} width={wide} height="84" rx="4" />
      <path
        {...paint.hair}
        d={poles
          .slice(1)
          .map((_, at) => `M${(at + 1) * poleWide} 0v84`)
          .join('')}
      />
      <path {...paint.slot} d={poles.map(({ x }) => `M${x - 8} 24h16v38h-16z`).join('')} />
      <path {...paint.agave} d={poles.map(({ x }) => `M${x - 7} 26h14v17h-14z`).join('')} />
      <path {...paint.agave} d={`M15 29h${wide - poleWide}v9H15z`} />
    </>
  )
}

/** What tells one phase from three at the board: two levers or four. */
export function MainSwitches({ words }: { words: DrawingWords['main-switches'] }) {
  return (
    <Sheet words={words} ground={186}>
      <path {...paint.lead} d="M16 89h328" />
      <At x={52} y={54}>
        <MainSwitch wires={['L', 'N']} />
      </At>
      <At x={192} y={54}>
        <MainSwitch wires={['L1', 'L2', 'L3', 'N']} />
      </At>
      <Tile n={1} x={30} y={62} />
      <Tile n={2} x={170} y={62} />
    </Sheet>
  )
}
