import type { Range } from '#src/shared/domain/range.ts'
import { type ChartColour, Hatches, hatchOf, paints, rounded, textWidth } from './paint.tsx'
import { narrow, type Size, wide } from './sizes.ts'

export interface BarShown {
  name: string
  colour: ChartColour
  value: number
  range?: Range
  /** Written after the bar: the value, or its range. */
  written: string
  /** The reader's own case. */
  chosen?: boolean
}

export interface BarsProps {
  /** Different for every chart of a page. */
  id: string
  /** The result in one sentence. */
  label: string
  bars: readonly BarShown[]
}

const barHeight = 18
/** On a phone the name stands above its bar, elsewhere at its left. */
const rows = { w: { height: 40, bar: 10 }, n: { height: 52, bar: 22 } } as const

/** Options beside each other, one bar each, hatched from P90 to P10 with a mark at P50; a wide drawing and a narrow one. */
export function Bars(props: BarsProps) {
  return [wide, narrow].map((size) => (
    <div key={size.key} className={size.className}>
      <Drawing {...props} size={size} />
    </div>
  ))
}

function Drawing({ id, label, bars, size }: BarsProps & { size: Size }) {
  const { width, fontSize } = size
  const room = Math.max(0, ...bars.map(({ written }) => textWidth(written, fontSize))) + 14
  const ends = bars.flatMap(({ value, range }) => (range ? [range.p10, range.p90, value] : [value]))
  const lowest = Math.min(0, ...ends)
  const highest = Math.max(0, ...ends)
  const span = highest - lowest || 1
  const { height: rowHeight, bar: barTop } = rows[size.key]
  const isBeside = size === wide
  const left = isBeside ? Math.max(...bars.map(({ name }) => textWidth(name, fontSize))) + 14 : 2
  const x = (value: number) => rounded(left + ((width - room - left - 2) * (value - lowest)) / span)
  return (
    <svg viewBox={`0 0 ${width} ${bars.length * rowHeight}`} role="img" aria-label={label}>
      <Hatches id={`${id}${size.key}`} colours={bars.map(({ colour }) => colour)} />
      {bars.map(({ name, colour, value, range, written, chosen }, row) => {
        const top = row * rowHeight + barTop
        const sure = range ? (Math.abs(range.p90) < Math.abs(range.p10) ? range.p90 : range.p10) : value
        const maybe = range ? (sure === range.p90 ? range.p10 : range.p90) : value
        const { fill, line } = paints[colour]
        const box = (a: number, b: number) => ({
          x: Math.min(x(a), x(b)),
          y: top,
          width: rounded(Math.abs(x(a) - x(b))),
          height: barHeight,
        })
        return (
          <g key={name}>
            <text className={chosen ? 't-b' : undefined} x="2" y={isBeside ? top + 14 : top - 7}>
              {name}
            </text>
            <rect {...box(0, sure)} fill={fill} stroke={line} strokeWidth="1.2" />
            {range ? (
              <>
                <rect
                  {...box(sure, maybe)}
                  fill={hatchOf(`${id}${size.key}`, colour)}
                  stroke={line}
                  strokeWidth="1.2"
                />
                <path d={`M${x(value)} ${top - 4}v${barHeight + 8}`} stroke="var(--ink)" strokeWidth="3" />
              </>
            ) : null}
            <text className="t-b" x={rounded(Math.max(x(value), x(sure), x(maybe)) + 8)} y={top + 14}>
              {written}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
