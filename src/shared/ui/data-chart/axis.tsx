import { rounded } from './paint.tsx'

/** The numbers and lines behind a drawing: zero in a stronger line, the others faint. */
export function Scale({
  ticks,
  y,
  left,
  right,
  write,
}: {
  ticks: readonly number[]
  y: (value: number) => number
  left: number
  right: number
  write: (value: number) => string
}) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path className={tick === 0 ? 'z' : 'ax'} d={`M${left} ${y(tick)}H${right}`} />
      <text x={left - 7} y={rounded(y(tick) + 4.5)} textAnchor="end">
        {write(tick)}
      </text>
    </g>
  ))
}
