import { Cat } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { Arrow, At, Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

const flow = [58, 118, 178, 238]
const back = [88, 148, 208, 268]
const pipe = (x: number) => `M${x - 7} 152a7 7 0 1 0 14 0a7 7 0 1 0-14 0z`

/** The layers of a heated floor, warmest pipe beside coolest as in a double spiral. */
export function UnderfloorSection({ words }: { words: DrawingWords['underfloor-section'] }) {
  return (
    <Sheet words={words} ground={228}>
      <path {...paint.lit} d="M24 0h336v122H24z" />
      <path {...paint.cut} d="M0 0h24v228H0z" />
      <path {...paint.white} d="M24 106h4v16h-4z" />
      <path
        {...paint.tiles}
        d="M30 122h48v11H30zM80 122h48v11H80zM130 122h48v11h-48zM180 122h48v11h-48zM230 122h48v11h-48zM280 122h80v11h-80z"
      />
      <path {...paint.screed} d="M30 133h330v30H30z" />
      <path {...paint.insulation} d="M24 122h6v64h-6zM30 163h330v23H30z" />
      <path {...paint.slab} d="M24 186h336v42H24z" />
      <path {...paint.pipehot} d={flow.map(pipe).join('')} />
      <path {...paint.pipeback} d={back.map(pipe).join('')} />
      <path
        {...paint.heat}
        d="M66 112q-6-9 0-18t0-18M126 112q-6-9 0-18t0-18M186 112q-6-9 0-18t0-18M276 112q-6-9 0-18t0-18"
      />
      {[66, 126, 186, 276].map((x) => (
        <Arrow key={x} x={x} y={70} deg={-90} kind="hot" />
      ))}
      <path {...paint.leadp} d="M338 109v16M276 152h12" />
      <At x={210} y={122}>
        <Cat />
      </At>
      <Tile n={1} x={338} y={100} />
      <Tile n={2} x={338} y={148} />
      <Tile n={3} x={297} y={152} />
      <Tile n={4} x={338} y={174.5} />
      <Tile n={5} x={338} y={207} />
    </Sheet>
  )
}
