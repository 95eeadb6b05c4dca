import { Scale } from './axis.tsx'
import { type Box, boxesOfLine, type Point, placeLabel } from './label-place.ts'
import { type ChartColour, Hatches, hatchOf, paints, rounded, textWidth } from './paint.tsx'
import { SeriesLine, SeriesName } from './series-line.tsx'
import { narrow, type Size, wide } from './sizes.ts'
import { scaleTicks, tickDigits } from './ticks.ts'

export interface ColumnSeriesShown {
  name: string
  draw: 'bars' | 'line'
  colour: ChartColour
  values: readonly number[]
  /** P90 and P10 of each value: the part between is hatched. */
  low?: readonly number[]
  high?: readonly number[]
}

export interface ColumnsProps {
  /** Different for every chart of a page. */
  id: string
  /** The result in one sentence. */
  label: string
  unit: string
  axis: readonly string[]
  series: readonly ColumnSeriesShown[]
  stacked?: boolean
  /** False: the title of the chart names its only series. */
  isNamed?: boolean
  write: (value: number, digits: number) => string
  /** The likely value over each bar, as it is written; on the wide drawing, which has room for it. */
  over?: (value: number) => string
}

/** Bars and lines over months, hours or names, each series named in place; a wide drawing and a narrow one. */
export function Columns(props: ColumnsProps) {
  return [wide, narrow].map((size) => (
    <div key={size.key} className={size.className}>
      <Drawing {...props} size={size} />
    </div>
  ))
}

interface Bar {
  x: number
  width: number
  /** Values from where to where; `sure` to `maybe` is hatched. */
  from: number
  sure: number
  maybe: number
  middle: number
  colour: ChartColour
}

function Drawing({
  id,
  label,
  unit,
  axis,
  series,
  stacked = false,
  isNamed = true,
  write,
  over,
  size,
}: ColumnsProps & { size: Size }) {
  const { width, height, fontSize } = size
  const bars = series.filter(({ draw }) => draw === 'bars')
  const lines = series.filter(({ draw }) => draw === 'line')
  const ends = series.flatMap(({ values, high, low }) => [...values, ...(high ?? []), ...(low ?? [])])
  const sums = stacked ? axis.map((_, i) => bars.reduce((sum, { values }) => sum + Math.max(0, values[i] ?? 0), 0)) : []
  const ticks = scaleTicks(Math.min(...ends), Math.max(...ends, ...sums))
  const digits = tickDigits(ticks)
  const left = Math.max(...ticks.map((tick) => textWidth(write(tick, digits), fontSize))) + 10
  const top = 36
  const bottom = height - 30
  const right = width - 4
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)]
  const y = (value: number) => rounded(bottom - ((bottom - top) * (value - lowest)) / (highest - lowest))
  const slot = (right - left) / axis.length
  const x = (index: number) => rounded(left + slot * (index + 0.5))
  const drawn = stacked ? stackedBars(bars, axis.length, x, slot) : sideBars(bars, axis.length, x, slot)
  const paths = lines.map(({ values }) => values.map((value, i): Point => ({ x: x(i), y: y(value) })))
  const obstacles: Box[] = [
    ...drawn.flat().map((bar) => ({
      left: bar.x,
      right: bar.x + bar.width,
      top: y(Math.max(bar.maybe, bar.from)),
      bottom: y(Math.min(bar.from, bar.maybe)),
    })),
    ...paths.flatMap(boxesOfLine),
  ]
  const frame: Box = { left, right, top: 20, bottom }
  const values = (over && size === wide ? drawn.flat() : []).flatMap(({ x, width, middle, maybe }) => {
    const text = over?.(middle) ?? ''
    return middle > 0 ? { text, x: rounded(x + width / 2), y: y(Math.max(maybe, middle)) - 6 } : []
  })
  for (const { text, x, y } of values) {
    const half = textWidth(text, fontSize) / 2
    obstacles.push({ left: x - half, right: x + half, top: y - fontSize, bottom: y })
  }
  const every = axis.length > 12 ? Math.ceil(axis.length / (size === wide ? 8 : 6)) : 1

  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Hatches id={`${id}${size.key}`} colours={bars.map(({ colour }) => colour)} />
      <text x="0" y="13">
        {unit}
      </text>
      <Scale ticks={ticks} y={y} left={left} right={right} write={(tick) => write(tick, digits)} />
      {drawn.map((one, at) => (
        <g key={bars[at]?.name}>
          {one.map((bar) => (
            <BarShape key={bar.x} bar={bar} y={y} hatch={hatchOf(`${id}${size.key}`, bar.colour)} />
          ))}
        </g>
      ))}
      {lines.map(({ name, colour }, at) => (
        <SeriesLine key={name} points={paths[at] ?? []} colour={colour} />
      ))}
      {axis.map((name, i) =>
        i % every === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity of a label
          <text key={i} x={x(i)} y={height - 8} textAnchor="middle">
            {name}
          </text>
        ) : null,
      )}
      {values.map(({ text, x, y }) => (
        <text key={x} x={x} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
      {stacked ? <Legend bars={bars} from={textWidth(unit, fontSize) + 24} fontSize={fontSize} /> : null}
      {(isNamed ? [...lines, ...(stacked ? [] : bars)] : []).map((one) => {
        const at = bars.indexOf(one)
        const points =
          at < 0
            ? (paths[lines.indexOf(one)] ?? [])
            : (drawn[at] ?? []).map((bar) => ({ x: bar.x + bar.width / 2, y: y(Math.max(bar.maybe, bar.from)) }))
        const own = at < 0 ? partedFirst(points, paths) : [...points].sort((a, b) => a.y - b.y).slice(0, 3)
        const text = { width: textWidth(one.name, fontSize), height: fontSize }
        const place = placeLabel(own, text, frame, obstacles)
        if (!place) return null
        obstacles.push(place.box)
        return <SeriesName key={one.name} name={one.name} colour={one.colour} place={place} />
      })}
    </svg>
  )
}

/** The points of one of several lines, where it is furthest from all others first: there its name cannot be theirs. */
function partedFirst(points: readonly Point[], paths: readonly (readonly Point[])[]): Point[] {
  const others = paths.filter((path) => path !== points)
  const apart = ({ y }: Point, at: number) => Math.min(...others.map((path) => Math.abs(y - (path[at]?.y ?? y))))
  return points
    .map((point, at) => ({ point, apart: apart(point, at) }))
    .sort((one, other) => (others.length > 0 ? other.apart - one.apart : 0))
    .map(({ point }) => point)
}

/** Names of stacked bars in a row above them: in a stack the bars of one series stand under another, and no name finds its place. */
function Legend({ bars, from, fontSize }: { bars: readonly ColumnSeriesShown[]; from: number; fontSize: number }) {
  let x = from
  return bars.map(({ name, colour }) => {
    const at = rounded(x)
    x += textWidth(name, fontSize) + 38
    return (
      <g key={name}>
        <rect x={at} y="3" width="11" height="11" fill={paints[colour].fill} stroke={paints[colour].line} />
        <text className="t-s" x={at + 17} y="13">
          {name}
        </text>
      </g>
    )
  })
}

function BarShape({ bar, y, hatch }: { bar: Bar; y: (value: number) => number; hatch: string }) {
  const { x, width, from, sure, maybe, middle, colour } = bar
  const box = (a: number, b: number) => ({ y: Math.min(y(a), y(b)), height: rounded(Math.abs(y(a) - y(b))) })
  const { fill, line } = paints[colour]
  const isEstimate = maybe !== sure
  // A mark over nothing to be seen would read as something.
  const isTall = Math.abs(y(maybe) - y(from)) >= 2
  return (
    <g>
      {isEstimate ? (
        <rect x={x} width={width} {...box(sure, maybe)} fill={hatch} stroke={line} strokeWidth="1.2" />
      ) : null}
      <rect x={x} width={width} {...box(from, sure)} fill={fill} stroke={line} strokeWidth="1.2" />
      {isEstimate && isTall ? (
        <path d={`M${rounded(x - 2)} ${y(middle)}h${rounded(width + 4)}`} stroke="var(--ink)" strokeWidth="2" />
      ) : null}
    </g>
  )
}

function barOf(one: ColumnSeriesShown, i: number, from: number): Omit<Bar, 'x' | 'width'> {
  const middle = from + (one.values[i] ?? 0)
  const sure = one.low ? from + (one.low[i] ?? 0) : middle
  const maybe = one.high ? from + (one.high[i] ?? 0) : middle
  return { from, sure, maybe, middle, colour: one.colour }
}

function sideBars(bars: readonly ColumnSeriesShown[], count: number, x: (i: number) => number, slot: number): Bar[][] {
  const width = (slot * 0.66) / Math.max(1, bars.length)
  return bars.map((one, at) =>
    Array.from({ length: count }, (_, i) => ({
      ...barOf(one, i, 0),
      x: rounded(x(i) - (width * bars.length) / 2 + width * at),
      width: rounded(width * (bars.length > 1 ? 0.9 : 1)),
    })),
  )
}

/** Stacked bars show no ranges: a hatch in the middle of a stack could not be read. */
function stackedBars(
  bars: readonly ColumnSeriesShown[],
  count: number,
  x: (i: number) => number,
  slot: number,
): Bar[][] {
  const tops = new Array<number>(count).fill(0)
  const width = rounded(slot * 0.6)
  return bars.map(({ name, draw, colour, values }) =>
    Array.from({ length: count }, (_, i) => {
      const from = tops[i] ?? 0
      tops[i] = from + (values[i] ?? 0)
      return { ...barOf({ name, draw, colour, values }, i, from), x: rounded(x(i) - width / 2), width }
    }),
  )
}
