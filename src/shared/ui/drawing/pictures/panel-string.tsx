import { Bird } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, BigNumber, Sheet, Tile, Wire } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

const panelX = [14, 70, 126, 182, 238, 294] as const
const shadedIndex = 3
const high = 38

/** The wire below a panel is broken where the current goes through the panel, and whole where it goes round it. */
function wire(shaded?: number): string {
  const y = high + 8
  const ends = `M6 ${y + 8}V${y}H${panelX[0] + 16}v-8M${panelX[5] + 36} ${high}v8H354v8`
  const joints = panelX.slice(1).map((x, i) => `M${x - 20} ${high}v8h36v-8${i + 1 === shaded ? 'v8h20' : ''}`)
  return ends + joints.join('')
}

/** Boxes below the panels, each with its own way into one cable to the house. */
const boxes = panelX.map((x) => `M${x + 17} ${high + 2}h18v9h-18z`).join('')
const house = `${panelX.map((x) => `M${x + 26} ${high + 11}v7`).join('')}M${panelX[0] + 26} ${high + 18}H354`

function Row({ y, shaded, alone = false }: { y: number; shaded?: number; alone?: boolean }) {
  const dark = shaded === undefined ? undefined : panelX[shaded]
  return (
    <g transform={`translate(0 ${y})`}>
      <Wire kind={alone ? 'grid' : 'sun'} d={alone ? house : wire(shaded)} />
      <path {...paint.panel} d={panelX.map((x) => `M${x} 0h52v${high}h-52z`).join('')} />
      <path
        {...paint.cells}
        d={panelX
          .map((x) => `M${x} 13h52m-52 13h52M${x + 13} 0v${high}m13-${high}v${high}m13-${high}v${high}`)
          .join('')}
      />
      <path {...paint.shine} d={panelX.map((x) => `M${x} 0h52`).join('')} />
      {dark === undefined ? null : <path {...paint.shadow} d={`M${dark} 0h52v${high}h-52z`} />}
      {dark === undefined || alone ? null : (
        <path {...paint.diode} d={`M${dark + 21} ${high + 2}v12l10-6zM${dark + 32} ${high + 2}v12`} />
      )}
      {alone ? <path {...paint.box} d={boxes} /> : null}
    </g>
  )
}

/** The same six panels in a string in the sun, in a string with one in shade, and each with a device of its own. */
export function PanelString({ words }: { words: DrawingWords['panel-string'] }) {
  const { sunny, sunnyUnit, shaded, shadedUnit, each, eachUnit } = words.marks
  return (
    <Sheet words={words} ground={260}>
      {[
        { value: sunny, unit: sunnyUnit },
        { value: shaded, unit: shadedUnit },
        { value: each, unit: eachUnit },
      ].map(({ value, unit }, at) => (
        <g key={value}>
          <BigNumber value={value} x={40} y={27 + at * 84} />
          <text x="108" y={26 + at * 84}>
            {unit}
          </text>
          <Tile n={at + 1} x={22} y={21 + at * 84} />
        </g>
      ))}
      <Row y={36} />
      <Row y={120} shaded={shadedIndex} />
      <Row y={204} shaded={shadedIndex} alone />
      <At x={318} y={35}>
        <Bird />
      </At>
    </Sheet>
  )
}
