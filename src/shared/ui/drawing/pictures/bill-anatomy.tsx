import { Cat } from '#src/shared/ui/drawing/living.tsx'
import { paint } from '#src/shared/ui/drawing/paint.ts'
import { At, Sheet, Tile } from '#src/shared/ui/drawing/sheet.tsx'
import type { DrawingWords } from '#src/shared/ui/drawing/words.ts'

/** The lines as the bill prints them, in Spanish in every language. */
const lines = [
  { name: 'Potencia', of: 'power' },
  { name: 'Energía', of: 'energy' },
  { name: 'Excedentes', of: 'surplus' },
  { name: 'Bono social', of: 'levy' },
  { name: 'Impuesto eléctrico', of: 'tax' },
  { name: 'Contador', of: 'meter' },
  { name: 'IVA', of: 'vat' },
] as const
const lineY = (i: number) => 76 + i * 21
/** The middle of a number. */
const tileY = (i: number) => lineY(i) - 5
/** From a number to the two lines that it stands for. */
const toTwo = (i: number) => `M66 ${tileY(i)}h8m10-10.5h-10v21h10`

/** What a bill's lines come to, as the reader's language writes it; a line that this bill has not is a dash. */
export type BillAmounts = Readonly<Record<(typeof lines)[number]['of'] | 'total', string>>

/** A bill from top to bottom, with the amounts of an example or without any; the bracket marks the lines that an owner can change, with its words beside it. */
export function BillAnatomy({
  words,
  amounts,
}: {
  words: DrawingWords['bill-anatomy']
  amounts?: BillAmounts | undefined
}) {
  return (
    <Sheet words={words} ground={262}>
      <path
        {...paint.box}
        d="M84 22h216v232l-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8z"
      />
      <path fill="var(--sun)" opacity="0.35" d="M94 62h188v61H94z" />
      <g className="d-paper" lang="es">
        <text className="d-n" x="98" y="50">
          Factura de la luz
        </text>
        {lines.map(({ name }, i) => (
          <text key={name} x="98" y={lineY(i)}>
            {name}
          </text>
        ))}
        <text className="d-n" x="98" y="232">
          Total
        </text>
      </g>
      <g className="d-paper" textAnchor="end">
        {lines.map(({ of }, i) => (
          <text key={of} x="278" y={lineY(i)}>
            {amounts?.[of]}
          </text>
        ))}
        <text className="d-n" x="278" y="232">
          {amounts?.total}
        </text>
      </g>
      <path {...paint.rows} d="M98 57h180M98 212h180" />
      <path {...paint.bracket} d="M291 63v59" />
      {[words.marks.first, words.marks.second, words.marks.third].map((line, i) => (
        <text key={line} x="306" y={82 + i * 15}>
          {line}
        </text>
      ))}
      <At x={232} y={22}>
        <Cat onSky />
      </At>
      <path {...paint.lead} d={`M66 ${tileY(0)}h18M66 ${tileY(1)}h18M66 ${tileY(2)}h18${toTwo(3.5)}${toTwo(5.5)}`} />
      <Tile n={1} x={58} y={tileY(0)} />
      <Tile n={2} x={58} y={tileY(1)} />
      <Tile n={3} x={58} y={tileY(2)} />
      <Tile n={4} x={58} y={tileY(3.5)} />
      <Tile n={5} x={58} y={tileY(5.5)} />
    </Sheet>
  )
}
