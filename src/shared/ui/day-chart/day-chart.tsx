import { scaleSteps } from '#src/shared/ui/month-chart/month-scale.ts'

/** Tariff periods of a working day, hours of the clock in Spain. */
export type TariffSpan = readonly [fromHour: number, toHour: number, period: 'valley' | 'flat' | 'peak']

export interface DayChartProps {
  /** The result in one sentence. */
  label: string
  /** 24 values each, kWh an hour. */
  madeKwh: readonly number[]
  usedKwh: readonly number[]
  /** With a battery: what of the sun goes into it, and what of the use comes out of it. */
  battery?: { storedKwh: readonly number[]; givenKwh: readonly number[] }
  /** Top of the scale, kW; the same for charts shown together. */
  topKw: number
  madeLabel: string
  usedLabel: string
  tariff: readonly TariffSpan[]
  periodNames: Record<'valley' | 'flat' | 'peak', string>
}

/** Sun (area) against use (line) on one day, what a battery stores and gives between them, with the tariff strip; a wide drawing and a narrow one for phones. */
export function DayChart(props: DayChartProps) {
  return (
    <div className="chart">
      <div className="w-c">
        <Drawing {...props} width={560} />
      </div>
      <div className="nar">
        <Drawing {...props} width={350} />
      </div>
    </div>
  )
}

const left = 34
const bottom = 232
const top = 34
/** Thinner than this nobody sees it. */
const leastDrawnKw = 0.01
const fills = { valley: 'var(--shade)', flat: 'var(--edge)', peak: 'var(--ink)' }

function Drawing(props: DayChartProps & { width: number }) {
  const { label, madeKwh, usedKwh, battery, topKw, madeLabel, usedLabel, tariff, periodNames, width } = props
  const slot = (width - left - 6) / 24
  const x = (hour: number) => r(left + slot * hour)
  const y = (kw: number) => r(bottom - ((bottom - top) * kw) / topKw)
  const steps = scaleSteps(topKw).filter((kw) => kw <= topKw)
  const area = madeKwh.map((kw, hour) => `L${x(hour + 0.5)} ${y(kw)}`).join('')
  const line = usedKwh.map((kw, hour) => `${hour ? 'V' : `M${x(0)} `}${y(kw)}H${x(hour + 1)}`).join('')
  // Hour by hour between two heights: stored above the use, given from the use downwards.
  const between = (fromKw: (hour: number) => number, toKw: (hour: number) => number) =>
    usedKwh
      .map((_, hour) => ({ hour, from: fromKw(hour), to: toKw(hour) }))
      .filter(({ from, to }) => to - from > leastDrawnKw)
      .map(({ hour, from, to }) => `M${x(hour)} ${y(from)}H${x(hour + 1)}V${y(to)}H${x(hour)}z`)
      .join('')
  const used = (hour: number) => usedKwh[hour] ?? 0
  const peakHour = madeKwh.indexOf(Math.max(...madeKwh))
  // The label of the use stands over the night, where no sun is drawn.
  const nightKw = Math.max(...usedKwh.slice(0, 7))
  return (
    <svg viewBox={`0 0 ${width} 290`} role="img" aria-label={label}>
      <text x="8" y="14">
        kW
      </text>
      {steps.map((kw) => (
        <g key={kw}>
          <path className={kw ? 'ax' : 'z'} d={`M${left} ${y(kw)}H${width - 6}`} />
          <text x={left - 8} y={y(kw) + 4} textAnchor="end">
            {kw}
          </text>
        </g>
      ))}
      <path className="b-sun" d={`M${x(0)} ${bottom}${area}L${x(24)} ${bottom}z`} />
      {battery ? (
        <>
          <path className="b-stored" d={between(used, (hour) => used(hour) + (battery.storedKwh[hour] ?? 0))} />
          <path className="b-pool" d={between((hour) => used(hour) - (battery.givenKwh[hour] ?? 0), used)} />
        </>
      ) : null}
      <path className="l-case" d={line} />
      <path className="l-use" d={line} />
      {[0, 6, 12, 18, 24].map((hour) => (
        <text key={hour} x={x(hour)} y="250" textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}>
          {`${String(hour).padStart(2, '0')}:00`}
        </text>
      ))}
      {tariff.map(([from, to, period]) => (
        <rect
          key={from}
          x={x(from) + 0.8}
          y="258"
          width={r(slot * (to - from) - 1.6)}
          height="7"
          style={{ fill: fills[period] }}
        />
      ))}
      {tariff
        .filter(([, , period]) => period !== 'flat')
        .map(([from, to, period]) => (
          <text key={from} x={x((from + to) / 2)} y="281" textAnchor="middle">
            {periodNames[period]}
          </text>
        ))}
      <text className="t-b" x={x(peakHour + 0.5)} y={y(Math.max(...madeKwh)) - 10} textAnchor="middle">
        {madeLabel}
      </text>
      <text className="t-u" x={x(0) + 2} y={y(nightKw) - 10}>
        {usedLabel}
      </text>
    </svg>
  )
}

function r(value: number): number {
  return Math.round(value * 10) / 10
}
