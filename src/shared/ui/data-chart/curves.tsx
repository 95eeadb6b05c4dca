import { Scale } from './axis.tsx'
import { type Box, boxesOfLine, type Point, placeLabel } from './label-place.ts'
import { type ChartColour, Hatches, hatchOf, rounded, textWidth } from './paint.tsx'
import { pathOf, SeriesLine, SeriesName } from './series-line.tsx'
import { narrow, type Size, wide } from './sizes.ts'
import { scaleTicks, tickDigits } from './ticks.ts'

export interface CurveShown {
  name: string
  colour: ChartColour
  y: readonly number[]
  /** P90 and P10 of each value: the band between is hatched. */
  low?: readonly number[]
  high?: readonly number[]
}

export interface CurvesProps {
  /** Different for every chart of a page. */
  id: string
  /** The result in one sentence. */
  label: string
  unit: string
  xUnit: string
  x: readonly number[]
  series: readonly CurveShown[]
  /** Where the reader's own case is, and its words. */
  mark?: { x: number; name: string }
  write: (value: number, digits: number) => string
  writeX: (value: number) => string
}

/** Curves over a number, each named in place, with their bands; a wide drawing and a narrow one. */
export function Curves(props: CurvesProps) {
  return [wide, narrow].map((size) => (
    <div key={size.key} className={size.className}>
      <Drawing {...props} size={size} />
    </div>
  ))
}

function Drawing({ id, label, unit, xUnit, x: xs, series, mark, write, writeX, size }: CurvesProps & { size: Size }) {
  const { width, height, fontSize } = size
  const ends = series.flatMap(({ y, low, high }) => [...y, ...(low ?? []), ...(high ?? [])])
  const ticks = scaleTicks(Math.min(...ends), Math.max(...ends))
  const digits = tickDigits(ticks)
  const left = Math.max(...ticks.map((tick) => textWidth(write(tick, digits), fontSize))) + 10
  const top = 36
  const bottom = height - 30
  const right = width - 8
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)]
  const [firstX = 0, lastX = 1] = [xs[0], xs.at(-1)]
  const y = (value: number) => rounded(bottom - ((bottom - top) * (value - lowest)) / (highest - lowest))
  const x = (value: number) => rounded(left + ((right - left) * (value - firstX)) / (lastX - firstX || 1))
  const pointsOf = (values: readonly number[]) => values.map((value, i): Point => ({ x: x(xs[i] ?? 0), y: y(value) }))
  const paths = series.map((one) => pointsOf(one.y))
  const obstacles: Box[] = paths.flatMap(boxesOfLine)
  const frame: Box = { left: left + 4, right, top: 20, bottom }
  const steps = xTicks(firstX, lastX, size === wide ? 8 : 5)
  const markX = mark && mark.x >= firstX && mark.x <= lastX ? x(mark.x) : undefined

  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Hatches id={`${id}${size.key}`} colours={series.map(({ colour }) => colour)} />
      <text x="0" y="13">
        {unit}
      </text>
      <Scale ticks={ticks} y={y} left={left} right={right} write={(tick) => write(tick, digits)} />
      {series.map(({ name, colour, low, high }) =>
        low && high ? (
          <path
            key={name}
            d={`${pathOf(pointsOf(low))}${pathOf(pointsOf(high).reverse()).replace('M', 'L')}z`}
            fill={hatchOf(`${id}${size.key}`, colour)}
            opacity=".45"
          />
        ) : null,
      )}
      {markX === undefined ? null : (
        <path d={`M${markX} ${top - 8}V${bottom}`} stroke="var(--ink)" strokeWidth="1" strokeDasharray="3 4" />
      )}
      {series.map(({ name, colour }, at) => (
        <SeriesLine key={name} points={paths[at] ?? []} colour={colour} />
      ))}
      {steps.map((step) => (
        <text key={step} x={x(step)} y={height - 8} textAnchor={x(step) > right - 20 ? 'end' : 'middle'}>
          {step === steps.at(-1) && xUnit !== '' ? `${writeX(step)} ${xUnit}` : writeX(step)}
        </text>
      ))}
      {mark && markX !== undefined ? (
        <text
          className="t-s"
          x={markX}
          y={top - 13}
          textAnchor={markX > width * 0.7 ? 'end' : markX < width * 0.3 ? 'start' : 'middle'}
        >
          {mark.name}
        </text>
      ) : null}
      {series.map((one, at) => {
        // From the end backwards: curves have parted there.
        const points = [...(paths[at] ?? [])].reverse()
        const place = placeLabel(points, { width: textWidth(one.name, fontSize), height: fontSize }, frame, obstacles)
        if (!place) return null
        obstacles.push(place.box)
        return <SeriesName key={one.name} name={one.name} colour={one.colour} place={place} />
      })}
    </svg>
  )
}

function xTicks(from: number, to: number, most: number): number[] {
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 250, 500, 1000, 5000].find((size) => (to - from) / size <= most) ?? to - from
  const ticks: number[] = []
  for (let value = Math.ceil(from / step) * step; value <= to + 1e-9; value += step) ticks.push(value)
  return ticks
}
