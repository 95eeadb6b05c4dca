import { scaleSteps } from '#src/shared/ui/month-chart/month-scale.ts'

/** Tariff periods of a working day, hours of the clock in Spain. */
export type TariffSpan = readonly [fromHour: number, toHour: number, period: 'valley' | 'flat' | 'peak']

export interface DayChartProps {
  /** The result in one sentence. */
  label: string
  /** 24 values each, kWh an hour. */
  madeKwh: readonly number[]
  usedKwh: readonly number[]
  /** With a battery: what of the sun goes into it, what of the use comes out of it, and the names of both. `id` is the chart's own on its page. */
  battery?: {
    id: string
    storedKwh: readonly number[]
    givenKwh: readonly number[]
    storedLabel: string
    givenLabel: string
  }
  /** Top of the scale, kW; the same for charts shown together. */
  topKw: number
  madeLabel: string
  /** Broken by a line's end where it would run over the rising sun. */
  usedLabel: string
  tariff: readonly TariffSpan[]
  periodNames: Record<'valley' | 'flat' | 'peak', string>
}

/** Sun (area) against use (line) on one day, what a battery stores and gives between them, with the tariff strip; a wide drawing and a narrow one for phones. */
export function DayChart({
  oneDrawing = false,
  ...props
}: DayChartProps & {
  /** A single drawing for all widths, whose text the page enlarges on phones: half the weight. */
  oneDrawing?: boolean
}) {
  return (
    <div className="chart">
      <div className={oneDrawing ? 'one' : 'w-c'}>
        <Drawing {...props} width={560} />
      </div>
      {oneDrawing ? null : (
        <div className="nar">
          <Drawing {...props} width={350} />
        </div>
      )}
    </div>
  )
}

const left = 34
const bottom = 232
const top = 34
/** Thinner than this nobody sees it. */
const leastDrawnKw = 0.01
/** From here on what the battery gives is of the evening and has its name there. */
const eveningHour = 18
/** About as wide as a letter of a name in the drawing. */
const letterWidth = 7
/** A shorter span of the tariff has no room for its name: its colour is named elsewhere in the strip. */
const leastNamedHours = 4
const fills = { valley: 'var(--shade)', flat: 'var(--edge)', peak: 'var(--ink)' }

function Drawing(props: DayChartProps & { width: number }) {
  const { label, madeKwh, usedKwh, battery, topKw, madeLabel, usedLabel, tariff, periodNames, width } = props
  // The wide and the narrow drawing each cut by their own sun.
  const clip = `${battery?.id}-${width}`
  const slot = (width - left - 6) / 24
  const x = (hour: number) => r(left + slot * hour)
  const y = (kw: number) => r(bottom - ((bottom - top) * kw) / topKw)
  const steps = scaleSteps(topKw).filter((kw) => kw <= topKw)
  const area = madeKwh.map((kw, hour) => `L${x(hour + 0.5)} ${y(kw)}`).join('')
  const line = usedKwh.map((kw, hour) => `${hour ? 'V' : `M${x(0)} `}${y(kw)}H${x(hour + 1)}`).join('')
  const used = (hour: number) => usedKwh[hour] ?? 0
  const given = (hour: number) => battery?.givenKwh[hour] ?? 0
  const sun = `M${x(0)} ${bottom}${area}L${x(24)} ${bottom}z`
  // What is stored lies on the use and under the sun: an average day has hours with more of both than sun.
  const storedTo = (hour: number) => Math.min(madeKwh[hour] ?? 0, used(hour) + (battery?.storedKwh[hour] ?? 0))
  const hours = usedKwh.map((_, hour) => hour)
  const bar = (hour: number, toKw: number) => `M${x(hour)} ${y(used(hour))}H${x(hour + 1)}V${y(toKw)}H${x(hour)}z`
  const storing = hours.filter((hour) => storedTo(hour) - used(hour) > leastDrawnKw)
  const giving = hours.filter((hour) => given(hour) > leastDrawnKw)
  const peakHour = madeKwh.indexOf(Math.max(...madeKwh))
  // The label of the use stands over the night, where no sun is drawn.
  const nightKw = Math.max(...usedKwh.slice(0, 7))
  const usedLines = usedLabel.split('\n')
  // What goes into the battery is named to the left of the rising sun, what comes out of it above the evening, clear of the falling sun.
  const storedLabelKw = 0.62 * Math.max(...storing.map(storedTo))
  const givenFrom = Math.floor(24 - (letterWidth * (battery?.givenLabel.length ?? 0)) / slot)
  const givenLabelKw = Math.max(...usedKwh.slice(givenFrom), madeKwh[givenFrom] ?? 0)
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
      <path className="b-sun" d={sun} />
      {battery ? (
        <>
          <clipPath id={clip}>
            <path d={sun} />
          </clipPath>
          <path
            className="b-stored"
            clipPath={`url(#${clip})`}
            d={storing.map((hour) => bar(hour, storedTo(hour))).join('')}
          />
          <path className="b-pool" d={giving.map((hour) => bar(hour, used(hour) - given(hour))).join('')} />
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
        .filter(([from, to]) => to - from >= leastNamedHours)
        .map(([from, to, period]) => (
          <text key={from} x={x((from + to) / 2)} y="281" textAnchor="middle">
            {periodNames[period]}
          </text>
        ))}
      <text className="t-b" x={x(peakHour + 0.5)} y={y(Math.max(...madeKwh)) - 10} textAnchor="middle">
        {madeLabel}
      </text>
      <text className="t-u" transform={`translate(${x(0) + 2} ${y(nightKw) - 10})`}>
        {usedLines.length === 1
          ? usedLabel
          : usedLines.map((words, at) => (
              <tspan key={words} x="0" dy={`${at ? 1.15 : 1.15 * (1 - usedLines.length)}em`}>
                {words}
              </tspan>
            ))}
      </text>
      {battery && storing.length > 0 ? (
        <text className="t-b" x={x(risesTo(storedLabelKw, madeKwh)) - 8} y={y(storedLabelKw)} textAnchor="end">
          {battery.storedLabel}
        </text>
      ) : null}
      {battery && giving.some((hour) => hour >= eveningHour) ? (
        <text className="t-b" x={x(24)} y={y(givenLabelKw) - 10} textAnchor="end">
          {battery.givenLabel}
        </text>
      ) : null}
    </svg>
  )
}

function r(value: number): number {
  return Math.round(value * 10) / 10
}

/** When the sun's line first reaches `kw`: its points stand in the middle of their hours. */
function risesTo(kw: number, madeKwh: readonly number[]): number {
  const hour = madeKwh.findIndex((made) => made >= kw)
  const [before = 0, made = kw] = [madeKwh[hour - 1], madeKwh[hour]]
  return hour + 0.5 - (made > before ? (made - kw) / (made - before) : 0)
}
