import { Bird } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, BigNumber, Sheet, Tile, Wire } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

const panelX = [14, 70, 126, 182, 238, 294] as const
const shadedIndex = 3

/** The wire below a panel is broken where the current goes through the panel, and whole where it goes round it. */
function wire(shaded?: number): string {
  const ends = `M6 68V58H${panelX[0] + 16}v-8M${panelX[5] + 36} 50v8H354V68`
  const joints = panelX.slice(1).map((x, i) => `M${x - 20} 50v8h36v-8${i + 1 === shaded ? 'v8h20' : ''}`)
  return ends + joints.join('')
}

function Row({ y, shaded }: { y: number; shaded?: number }) {
  const dark = shaded === undefined ? undefined : panelX[shaded]
  return (
    <g transform={`translate(0 ${y})`}>
      <Wire kind="sun" d={wire(shaded)} />
      <path {...paint.panel} d={panelX.map((x) => `M${x} 0h52v50h-52z`).join('')} />
      <path
        {...paint.cells}
        d={panelX.map((x) => `M${x} 12.500h52m-52 12.500h52m-52 12.500h52M${x + 13} 0v50m13-50v50m13-50v50`).join('')}
      />
      <path {...paint.shine} d={panelX.map((x) => `M${x} 0h52`).join('')} />
      {dark === undefined ? null : (
        <>
          <path {...paint.shadow} d={`M${dark} 0h52v50h-52z`} />
          <path {...paint.diode} d={`M${dark + 21} 52v12l10-6zM${dark + 32} 52v12`} />
        </>
      )}
    </g>
  )
}

/** The same string twice. */
export function PanelString({ words }: { words: DrawingWords['panel-string'] }) {
  const { sunny, sunnyUnit, shaded, shadedUnit } = words.marks
  return (
    <Sheet words={words} ground={246}>
      <BigNumber value={sunny} x={40} y={29} />
      <text x="104" y="28">
        {sunnyUnit}
      </text>
      <Row y={44} />
      <BigNumber value={shaded} x={40} y={153} />
      <text x="104" y="152">
        {shadedUnit}
      </text>
      <Row y={168} shaded={shadedIndex} />
      <path
        {...paint.frond}
        d="M262 138c-20-8-44 0-60 26 16-12 24-10 26-14 0 8-4 12-8 20 14-10 22-16 24-22 2 6 0 12-2 16 14-10 20-18 20-26z"
      />
      <At x={318} y={43}>
        <Bird />
      </At>
      <Tile n={1} x={22} y={23} />
      <Tile n={2} x={22} y={147} />
    </Sheet>
  )
}
