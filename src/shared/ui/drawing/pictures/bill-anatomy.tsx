import { Cat } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** The lines as the bill prints them, in Spanish in every language; widths are for the picture only. */
const lines = ['Potencia', 'Energía', 'Excedentes', 'Impuesto eléctrico', 'Contador', 'IVA'] as const
const lineY = (i: number) => 78 + i * 24

/** A bill from top to bottom; the bar on the right marks the lines an owner can change. */
export function BillAnatomy({ words }: { words: DrawingWords['bill-anatomy'] }) {
  return (
    <Sheet words={words} ground={262}>
      <path
        {...paint.box}
        d="M84 22h216v232l-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8z"
      />
      <g className="d-paper" lang="es">
        <text className="d-n" x="98" y="50">
          Factura de la luz
        </text>
        {lines.map((line, i) => (
          <text key={line} x="98" y={lineY(i)}>
            {line}
          </text>
        ))}
        <text className="d-n" x="98" y="228">
          Total
        </text>
      </g>
      <path {...paint.rows} d="M98 57h188M98 207h188" />
      <path
        {...paint.amount}
        d="M236 69h40v9h-40zM249 141h27v9h-27zM262 165h14v9h-14zM226 189h50v9h-50zM206 217h70v12h-70z"
      />
      <path {...paint.blue} d="M200 93h30v9h-30z" />
      <path {...paint.water} d="M230 93h26v9h-26z" />
      <path {...paint.hill2} d="M256 93h20v9h-20z" />
      <path {...paint.sun} d="M250 117h26v9h-26z" />
      <path {...paint.line} stroke="var(--aln)" d="M238 121.500h7" />
      <path {...paint.bracket} d="M291 66v64" />
      <At x={232} y={22}>
        <Cat />
      </At>
      <Tile n={1} x={58} y={74} />
      <Tile n={2} x={58} y={98} />
      <Tile n={3} x={58} y={122} />
      <Tile n={4} x={58} y={146} />
      <Tile n={5} x={58} y={182} />
    </Sheet>
  )
}
