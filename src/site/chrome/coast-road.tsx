import townFacts from '#facts/local/towns.json' with { type: 'json' }
import { type Town, towns } from '#src/shared/domain/vocabulary.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'

/** The drawing's frame, west and south first, in degrees and in units. */
const frame = { westDeg: -5.29, southDeg: 36.28, unitsPerDegEast: 414, unitsPerDegNorth: 432, x: 50, y: 232 }
type Point = readonly [x: number, y: number]

/** Where each name stands beside its town, so that none lies on the road. */
const names: Record<Town, { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }> = {
  sotogrande: { dx: 14, dy: 18, anchor: 'start' },
  estepona: { dx: -4, dy: -18, anchor: 'middle' },
  marbella: { dx: 2, dy: 36, anchor: 'middle' },
  fuengirola: { dx: 6, dy: 28, anchor: 'start' },
  mijas: { dx: -16, dy: 12, anchor: 'end' },
  torremolinos: { dx: -10, dy: -12, anchor: 'end' },
  malaga: { dx: -16, dy: 4, anchor: 'end' },
}
/** Up the hill, away from the road along the sea. */
const inland: readonly Town[] = ['mijas']

/** The towns served along the road by the sea. What surrounds it can mark one of them by its `data-town`. */
export function CoastRoad({ label }: { label: string }) {
  const bySea = towns
    .filter((town) => !inland.includes(town))
    .map(pointOf)
    .sort(([a], [b]) => a - b)
  return (
    <svg className="coast-road" viewBox="0 0 460 270" role="img" aria-label={label}>
      <path d={smooth([[24, 258], ...bySea, [440, 26]])} />
      {towns.map((town) => {
        const [x, y] = pointOf(town)
        const { dx, dy, anchor } = names[town]
        return (
          <g key={town} data-town={town}>
            <circle cx={x} cy={y} r="7" />
            <rect x={x - 13} y={y - 13} width="26" height="26" rx="5" />
            <text x={x + dx} y={y + dy} textAnchor={anchor}>
              {townNames[town]}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function pointOf(town: Town): Point {
  const { lonDeg, latDeg } = townFacts.towns[town]
  return [
    Math.round(frame.x + (lonDeg - frame.westDeg) * frame.unitsPerDegEast),
    Math.round(frame.y - (latDeg - frame.southDeg) * frame.unitsPerDegNorth),
  ]
}

/** A line through all points without corners (Catmull-Rom as Bézier curves). */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const curves = points.slice(1).map(([x, y], from) => {
    const [before, start, after] = [at(from - 1), at(from), at(from + 2)]
    const first = [start[0] + (x - before[0]) / 6, start[1] + (y - before[1]) / 6]
    const second = [x - (after[0] - start[0]) / 6, y - (after[1] - start[1]) / 6]
    return `C${[...first, ...second, x, y].map(Math.round).join(' ')}`
  })
  return `M${at(0).join(' ')}${curves.join('')}`
}
