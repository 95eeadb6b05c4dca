import type { Place, Point } from './label-place.ts'
import { type ChartColour, paints, rounded } from './paint.tsx'

/** An SVG path through the points, in drawing units. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`).join('')
}

/** A series drawn as a line, cased so that it is seen over whatever it crosses. */
export function SeriesLine({ points, colour }: { points: readonly Point[]; colour: ChartColour }) {
  const path = pathOf(points)
  return (
    <g>
      <path className="l-case" d={path} />
      <path className="l-use" style={{ stroke: paints[colour].line }} d={path} />
    </g>
  )
}

/** The name of a series at its place, in its colour. */
export function SeriesName({ name, colour, place }: { name: string; colour: ChartColour; place: Place }) {
  return (
    <text
      className="t-s"
      x={rounded(place.x)}
      y={rounded(place.y)}
      textAnchor={place.anchor}
      style={{ fill: paints[colour].text }}
    >
      {name}
    </text>
  )
}
