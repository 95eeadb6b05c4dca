import { Cat } from '#src/shared/ui/drawing/living.tsx'
import { Board, Car, Meter } from '#src/shared/ui/drawing/machines.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, BigNumber, Sheet, Tile, Wire } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** The charger's own circuit, and the load sensor round the supply between meter and board, which feeds an oven too. */
export function EvGarage({ words }: { words: DrawingWords['ev-garage'] }) {
  return (
    <Sheet words={words} ground={214}>
      <path {...paint.lit} d="M36 50h304v164H36z" />
      <path {...paint.cut} d="M22 42h332v8H22zM30 50h6v164h-6zM340 50h6v164h-6z" />
      <Wire kind="grid" d="M0 96Q16 98 30 105H46M70 105h52M188 105H318V122" />
      <Wire kind="grid" d="M136 116V160H78V174" />
      <rect {...paint.box} x="60" y="174" width="36" height="40" rx="3" />
      <path {...paint.hair} d="M66 190h24v18H66zM66 181h8M80 181h3M87 181h3" />
      <At x={46} y={90}>
        <Meter />
      </At>
      <ellipse {...paint.sensor} cx="94" cy="105" rx="5" ry="11" />
      <path {...paint.signal} d="M94 118v26H308" />
      <At x={122} y={92}>
        <Board n={6} />
      </At>
      <rect {...paint.box} x="308" y="122" width="22" height="34" rx="5" />
      <path {...paint.sun} d="M319 129l-6 10h5l-2 9 7-11h-5z" />
      <path {...paint.cable} d="M319 156C321 198 308 212 282 199" />
      <path {...paint.cable} strokeWidth="6" d="M281 198l8 3" />
      <At x={190} y={214}>
        <Car />
      </At>
      <At x={220} y={168}>
        <Cat />
      </At>
      <g className="d-paper">
        <BigNumber value={words.marks.power} unit={words.marks.powerUnit} x={206} y={76} />
      </g>
      <Tile n={1} x={58} y={76} />
      <Tile n={2} x={94} y={80} />
      <Tile n={3} x={132} y={78} />
      <Tile n={4} x={294} y={134} />
    </Sheet>
  )
}
