import { Bird } from '#src/shared/ui/drawing/living.tsx'
import { Board, Fridge, Inverter, Meter, Panels } from '#src/shared/ui/drawing/machines.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { Arrow, At, Sheet, Tile, Wire } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** Panels, inverter, board, and only then the meter and the street. */
export function SurplusFlow({ words }: { words: DrawingWords['surplus-flow'] }) {
  return (
    <Sheet words={words} ground={218}>
      <path {...paint.lit} d="M30 92L118 60l88 32v126H30z" />
      <path {...paint.roof} d="M10 92L118 52l108 40v8L118 60 10 100z" />
      <path {...paint.cut} d="M24 95h7v123h-7zM205 95h7v123h-7z" />
      <At x={22} y={83}>
        <Panels n={2} deg={20.3} />
      </At>
      <Wire kind="sun" d="M88 66V106M102 117h30M180 117h37M156 130v40M241 127h23V62" />
      <path {...paint.line} d="M270 218V52M256 60h28" />
      <Wire kind="sun" d="M284 60Q304 84 322 104" />
      <Arrow x={120} y={117} deg={0} kind="sun" />
      <Arrow x={156} y={154} deg={90} kind="sun" />
      <Arrow x={204} y={117} deg={0} kind="sun" />
      <Arrow x={264} y={90} deg={-90} kind="sun" />
      <Arrow x={306} y={85} deg={48} kind="sun" />
      <path {...paint.box} d="M292 118h58v100h-58z" />
      <path {...paint.roof} d="M284 118l37-14 37 14v6h-74z" />
      <path {...paint.window} d="M302 136h16v20h-16zM326 136h16v20h-16z" />
      <path {...paint.blue} d="M312 180h18v38h-18z" />
      <At x={74} y={106}>
        <Inverter />
      </At>
      <At x={132} y={104}>
        <Board n={4} />
      </At>
      <At x={217} y={112}>
        <Meter />
      </At>
      <At x={145} y={218}>
        <Fridge />
      </At>
      <path {...paint.box} d="M52 152h36v48l-6-4-6 4-6-4-6 4-6-4-6 4z" />
      <path {...paint.rows} d="M58 161h24M58 169h24M58 185h24" />
      <path {...paint.sun} d="M66 175h16v5H66z" />
      <path {...paint.line} stroke="var(--aln)" d="M58 177.500h4" />
      <At x={290} y={64}>
        <Bird />
      </At>
      <Tile n={1} x={60} y={117} />
      <Tile n={2} x={156} y={92} />
      <Tile n={3} x={229} y={158} />
      <Tile n={4} x={321} y={168} />
      <Tile n={5} x={104} y={176} />
    </Sheet>
  )
}
