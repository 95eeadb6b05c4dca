import type { EnergyBoard, MonthPrices } from '#src/features/energy-dashboard/domain/board.ts'
import type { SunDay } from '#src/features/energy-dashboard/domain/sun-day.ts'
import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import { formatNumber, formatPercent, formatUnit, monthNames } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { DataChart } from '#src/shared/ui/data-chart/data-chart.tsx'
import { Bars, hundredth, tenth } from './bars.tsx'
import { cent, clockTime, monthName } from './worded.ts'
import './energy-charts.css'

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

const [sunWidth, sunHeight] = [560, 240]

/** A day of sun for a kWp: the usual day as an area, the clear one as a line. */
export function SunChart({ day, language }: { day: SunDay; language: Language }) {
  const { sun: text } = energyText[language]
  const kwh = (values: readonly number[]) => formatUnit(sum(values), 'kWh', language, 1)
  const [clear, typical] = [kwh(day.clearKwh), kwh(day.typicalKwh)]
  const two = (value: number) => formatNumber(value, language, 2)
  const [hourPx, kwhPx] = [520 / day.clock.length, sunHeight - 60]
  const y = (value: number) => sunHeight - 26 - kwhPx * value
  const stretched = `translate(34 ${y(0)})scale(${hundredth(hourPx)} ${-hundredth(kwhPx / 100)})`
  return (
    <DataChart
      title={text.title}
      caption={`${text.day(clear, typical)} ${text.basis}`}
      table={{
        summary: text.table,
        columns: [energyText[language].hour, text.typical, text.clear],
        // The night has nothing to read.
        rows: day.clock.flatMap((hour, at) => {
          const [typicalKwh, clearKwh] = [day.typicalKwh[at] ?? 0, day.clearKwh[at] ?? 0]
          if (Math.max(typicalKwh, clearKwh) < 0.005) return []
          return { key: `${at}`, cells: [clockTime(hour), two(typicalKwh), two(clearKwh)] }
        }),
      }}
    >
      <svg viewBox={`0 0 ${sunWidth} ${sunHeight}`} role="img" aria-label={text.label(clear, typical)}>
        <text x="0" y="14">
          {text.perKwp}
        </text>
        <path className="z" d={`M34 ${y(0)}H554`} />
        <path className="ax" d={`M34 ${y(0.5)}H554M34 ${y(1)}H554`} />
        <g textAnchor="end">
          {[0, 0.5, 1].map((value) => (
            <text key={value} x="28" y={y(value) + 4}>
              {formatNumber(value, language, 1)}
            </text>
          ))}
        </g>
        <path className="b-sun" d={`${linePath(day.typicalKwh)}z`} transform={stretched} />
        <path className="en-clear" d={linePath(day.clearKwh)} transform={stretched} />
        {[0, 6, 12, 18, 24].map((hour) => (
          <text
            key={hour}
            x={Math.round(34 + hourPx * (hour === 24 ? day.clock.length : Math.max(0, day.clock.indexOf(hour))))}
            y={sunHeight - 6}
            textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
          >
            {hour}
          </text>
        ))}
      </svg>
      <p className="en-key" aria-hidden="true">
        <i className="a" />
        {text.typical}
        <i className="l" />
        {text.clear}
      </p>
    </DataChart>
  )
}

/** Hundredths of a kWh over the middles of the hours from the first with sun to the last. */
function linePath(kwh: readonly number[]): string {
  const hundredths = kwh.map((value) => Math.round(value * 100))
  const from = hundredths.findIndex((value) => value > 0)
  const to = hundredths.findLastIndex((value) => value > 0)
  const points = hundredths.slice(from, to + 1).map((value, at) => `L${from + at + 0.5} ${value}`)
  return from === -1 ? 'M0 0' : `M${from} 0${points.join('')}L${to + 1} 0`
}

interface Compared {
  month: MonthPrices
  before: MonthPrices | undefined
}

/** The last twelve months known, each with the same month a year before where that is known. */
export function comparedMonths(months: readonly MonthPrices[]): Compared[] {
  return months.slice(-12).map((month) => {
    const [year = '', name = ''] = month.month.split('-')
    return { month, before: months.find((one) => one.month === `${Number(year) - 1}-${name}`) }
  })
}

/** A month is compared only when all of both is known. */
const isWhole = ({ month, days }: MonthPrices) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return days === new Date(Date.UTC(year, number, 0)).getUTCDate()
}

export function HistoryChart({ board, language }: { board: EnergyBoard; language: Language }) {
  const { history: text } = energyText[language]
  const compared = comparedMonths(board.months)
  if (compared.length === 0) return <p className="k">{text.none}</p>
  const top =
    Math.max(50, ...compared.flatMap(({ month, before }) => [month.meanEurMwh, before?.meanEurMwh ?? 0])) * 1.08
  const initials = monthNames(language, 'narrow')
  const means = compared.map(({ month }) => month.meanEurMwh)
  // The newest is what one looks for; the dearest and the cheapest say how far it goes.
  const told = [means.length - 1, means.indexOf(Math.max(...means)), means.indexOf(Math.min(...means))]
  const marks = [...new Set(told)].flatMap((at) => {
    const eurMwh = means[at]
    return eurMwh === undefined ? [] : [{ at, eurMwh }]
  })
  const left = 30
  const slot = (556 - left) / Math.max(6, compared.length)
  const bars = { zeroY: 196, slot, unitPx: 160 / top }
  const lines = [0, 50, 100, 150, 200].filter((eurMwh) => eurMwh < top)
  const hasBefore = (at: number) => compared[at]?.before !== undefined
  // A month without the one of a year before has its place to itself.
  const middle = (at: number) => (hasBefore(at) ? 0.67 : 0.5)
  const y = (eurMwh: number) => tenth(bars.zeroY - bars.unitPx * eurMwh)
  const change = ({ month, before }: Compared) => {
    if (!before) return '–'
    if (!isWhole(month) || !isWhole(before)) return text.partial
    const share = (month.meanEurMwh / before.meanEurMwh - 1) * 100
    return `${share > 0 ? '+' : ''}${formatPercent(share, language).replace('-', '−')}`
  }
  return (
    <DataChart
      title={text.title}
      caption={energyText[language].source}
      table={{
        summary: text.label,
        columns: [text.month, text.mean, text.before, text.change, text.range, text.days],
        rows: [...compared].reverse().map((row) => ({
          key: row.month.month,
          cells: [
            monthName(row.month.month, language),
            cent(row.month.meanEurMwh, language),
            row.before ? cent(row.before.meanEurMwh, language) : '–',
            change(row),
            `${cent(row.month.leastEurMwh, language)} – ${cent(row.month.mostEurMwh, language)}`,
            String(row.month.days),
          ],
        })),
      }}
    >
      <svg viewBox="0 0 560 230" role="img" aria-label={text.label}>
        <text x="0" y="14">
          {energyText[language].unit}
        </text>
        <path className="ax" d={lines.map((line) => `M${left} ${y(line)}H560`).join('')} />
        <g textAnchor="end">
          {lines.map((line) => (
            <text key={line} x={left - 6} y={y(line) + 4}>
              {formatNumber(line / 10, language)}
            </text>
          ))}
        </g>
        <Bars
          className="en-before"
          values={compared.map(({ before }) => before?.meanEurMwh ?? 0)}
          shows={hasBefore}
          x={left + slot * 0.29}
          {...bars}
          fill={0.34}
        />
        {[true, false].map((beside) => (
          <Bars
            key={`${beside}`}
            className="en-month"
            values={means}
            shows={(at) => hasBefore(at) === beside}
            x={left + slot * (beside ? 0.67 : 0.5)}
            {...bars}
            fill={0.38}
          />
        ))}
        {/* One letter, one place: a list of places sets each month under its bars. */}
        <text x={compared.map((_, at) => tenth(left + slot * (at + 0.5))).join(' ')} y="216" textAnchor="middle">
          {compared.map(({ month }) => initials[Number(month.month.slice(5)) - 1]).join('')}
        </text>
        {marks.map(({ at, eurMwh }) => (
          <text
            key={at}
            className="t-b"
            x={tenth(left + slot * (at + middle(at)))}
            y={Math.round(y(eurMwh) - 6)}
            textAnchor="middle"
          >
            {cent(eurMwh, language)}
          </text>
        ))}
        <path className="z" d={`M${left} 196H560`} />
      </svg>
      {compared.some(({ before }) => before) ? (
        <p className="en-key" aria-hidden="true">
          <i className="m" />
          {text.keyMonth}
          <i className="b" />
          {text.keyBefore(monthName(board.months[0]?.month ?? '', language))}
        </p>
      ) : null}
      <RecentDays board={board} language={language} />
    </DataChart>
  )
}

function RecentDays({ board: { recent }, language }: { board: EnergyBoard; language: Language }) {
  if (recent.length < 2) return null
  const means = recent.map(({ meanEurMwh }) => meanEurMwh)
  return (
    <p className="k">
      {energyText[language].history.recent(cent(Math.min(...means), language), cent(Math.max(...means), language))}
    </p>
  )
}
