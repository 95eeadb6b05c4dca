import type { ReactNode } from 'react'
import { paint } from './paint.ts'
import type { Words } from './words.ts'

/** Every drawing is as wide as a phone, in units that are pixels there. */
export const sheetWidth = 360
const rowHeight = 23

interface SheetProps {
  words: Pick<Words, 'label' | 'legend'>
  /** Where the ground begins, units from the top; the legend stands in it. */
  ground: number
  /** What is dug into the ground, in addition to the legend. */
  depth?: number
  children: ReactNode
}

/** Sky, picture, and the dark ground that carries the numbered legend. */
export function Sheet({ words, ground, depth = 0, children }: SheetProps) {
  const height = ground + depth + (words.legend.length > 0 ? words.legend.length * rowHeight + 17 : 0)
  return (
    <svg
      viewBox={`0 0 ${sheetWidth} ${height}`}
      role="img"
      aria-label={words.label}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path {...paint.sky} d={`M0 0h${sheetWidth}v${height}H0z`} />
      <path {...paint.ground} d={`M0 ${ground}h${sheetWidth}v${height - ground}H0z`} />
      {children}
      {words.legend.map((line, i) => {
        const y = ground + depth + i * rowHeight + 20
        return (
          <g key={line}>
            <Tile n={i + 1} x={25} y={y} />
            <text className="d-on" x="42" y={y + 4.5}>
              {withItalics(line)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** `*word*` in italics: a word of the other language. */
function withItalics(line: string): ReactNode {
  const parts = line.split('*')
  if (parts.length === 1) return line
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      <tspan key={part} fontStyle="italic">
        {part}
      </tspan>
    ) : (
      part
    ),
  )
}

/** A ceramic house number, its middle at `x`, `y`: the key to the legend. */
export function Tile({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <g className="d-tile">
      <rect {...paint.tile} x={x - 9} y={y - 9} width="18" height="18" rx="4" />
      <text x={x} y={y + 4.7}>
        {n}
      </text>
    </g>
  )
}

interface NumberProps {
  value: string
  unit?: string
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  /** On the dark ground. */
  on?: boolean
}

/** A number with what it counts below it. */
export function BigNumber({ value, unit, x, y, anchor = 'start', on = false }: NumberProps) {
  return (
    <g textAnchor={anchor}>
      <text className={on ? 'd-n d-onn' : 'd-n'} x={x} y={y}>
        {value}
      </text>
      {unit ? (
        <text className={on ? 'd-on' : undefined} x={x} y={y + 16}>
          {unit}
        </text>
      ) : null}
    </g>
  )
}

/** A live wire in its sheath, so that it reads on the sky, in a lit room and in the ground: from the sun or from the grid. */
export function Wire({ kind, d }: { kind: 'sun' | 'grid'; d: string }) {
  return (
    <>
      <path {...paint.sheath} d={d} />
      <path {...(kind === 'sun' ? paint.core : paint.coreGrid)} d={d} />
    </>
  )
}

/** Moves what it holds. */
export function At({ x, y, scale, children }: { x: number; y: number; scale?: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${y})${scale ? ` scale(${scale})` : ''}`}>{children}</g>
}

const headPaint = { sun: paint.headSun, hot: paint.headHot, cold: paint.headCold } as const

/** An arrowhead of 7 units at `x`, `y`, pointing to `deg` (0 right, 90 down). */
export function Arrow({ x, y, deg, kind }: { x: number; y: number; deg: number; kind: keyof typeof headPaint }) {
  return <path {...headPaint[kind]} d="M-7-5L2 0L-7 5z" transform={`translate(${x} ${y}) rotate(${deg})`} />
}
