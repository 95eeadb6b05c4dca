import { bestRun } from '#src/features/energy-dashboard/domain/best-hours.ts'
import type { DayPrices } from '#src/features/energy-dashboard/domain/board.ts'
import { kwhPrices, periodSpans } from '#src/features/energy-dashboard/domain/day-view.ts'
import { clockHours } from '#src/features/energy-dashboard/domain/hours.ts'
import { energyText } from '#src/features/energy-dashboard/text/text.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Bars, hundredth, tenth } from './bars.tsx'
import { cent, clockTime, longDay } from './worded.ts'
import './price-day.css'

interface Props {
  day: DayPrices
  /** What it is called where its date is nothing to name: of a made-up day. */
  name?: string | undefined
  /** The scale that both days share, EUR/MWh. */
  scale: PriceScale
  /** The hour that the page was made for; hours before it are pale. */
  nowHour?: number | undefined
  marksBest: boolean
  language: Language
}

export interface PriceScale {
  least: number
  most: number
}

/** From zero, or below it where a price is, to the next round figure. EUR/MWh. */
export function scaleOf(days: readonly DayPrices[]): PriceScale {
  const prices = days.flatMap(({ eurMwh }) => eurMwh)
  return {
    least: Math.min(0, Math.floor(Math.min(0, ...prices) / 50) * 50),
    most: Math.max(100, Math.ceil(Math.max(...prices) / 50) * 50),
  }
}

const [width, height] = [400, 206]
const left = 30
/** Of the strip's words on a phone. */
const letterPx = 7.3
/** Between two periods of the strip. */
const gapHours = 0.07
const fills = ['tp', 'tf', 'tv'] as const
/** Hours gone, hours to come, the cheapest in a row. */
const looks = ['past', 'h', 'lo'] as const

/** The price of a day hour by hour, 23, 24 or 25 bars, above the periods of the bill. One drawing for every width: its letters are set for each by the style sheet. */
export function PriceDay({ day, name, scale, nowHour, marksBest, language }: Props) {
  const text = energyText[language]
  const clock = clockHours(day.date)
  const slot = (width - left - 4) / clock.length
  const bottom = height - 4
  const top = 28
  const x = (hour: number) => tenth(left + slot * hour)
  const y = (eurMwh: number) =>
    Math.round(bottom - ((bottom - top) * (eurMwh - scale.least)) / (scale.most - scale.least))
  const steps = Array.from({ length: (scale.most - scale.least) / 50 + 1 }, (_, i) => scale.least + i * 50)
  const shownSteps = steps.filter((step) => step === 0 || step % (scale.most - scale.least > 150 ? 100 : 50) === 0)
  const best = marksBest ? bestRun(kwhPrices(day), 3, 1)?.best : undefined
  const [least, most] = [Math.min(...day.eurMwh), Math.max(...day.eurMwh)]
  const at = (price: number) => day.eurMwh.indexOf(price)
  const label = text.chart(
    name ?? longDay(day.date, language),
    cent(least, language),
    clockTime(clock[at(least)] ?? 0),
    cent(most, language),
    clockTime(clock[at(most)] ?? 0),
  )
  const look = (hour: number) => {
    if (hour === nowHour) return undefined
    if (best && hour >= best.from && hour < best.from + best.hours) return 'lo'
    return nowHour !== undefined && hour < nowHour ? 'past' : 'h'
  }
  const spans = periodSpans(day.date)
  const marks = [at(most), at(least)].filter((hour) => hour !== nowHour)
  // A figure is wider than its bar: the lowest one's stands above its neighbours.
  const clearOf = (hour: number) => Math.min(...[hour - 1, hour, hour + 1].map((at) => y(day.eurMwh[at] ?? 0)))
  const nowPrice = nowHour === undefined ? undefined : day.eurMwh[nowHour]
  return (
    <svg viewBox={`0 0 ${width} ${height + 50}`} role="img" aria-label={label}>
      <text x="0" y="12">
        {text.unit}
      </text>
      <path className="z" d={`M${left} ${y(0)}H${width - 4}`} />
      <path
        className="ax"
        d={shownSteps.map((step) => (step === 0 ? '' : `M${left} ${y(step)}H${width - 4}`)).join('')}
      />
      <g textAnchor="end">
        {shownSteps.map((step) => (
          <text key={step} x={left - 6} y={y(step) + 4}>
            {formatNumber(step / 10, language)}
          </text>
        ))}
      </g>
      {looks.map((one) => (
        <Bars
          key={one}
          className={one}
          values={day.eurMwh}
          shows={(hour) => look(hour) === one}
          x={left + slot / 2}
          zeroY={y(0)}
          slot={slot}
          unitPx={(bottom - top) / (scale.most - scale.least)}
        />
      ))}
      {marks.map((hour) => (
        <text key={hour} className="v" x={x(hour + 0.5)} y={Math.max(24, clearOf(hour) - 6)} textAnchor="middle">
          {cent(day.eurMwh[hour] ?? 0, language)}
        </text>
      ))}
      {nowHour !== undefined && nowPrice !== undefined ? (
        <>
          <rect
            className="nw2"
            x={x(nowHour + 0.1)}
            y={Math.min(y(nowPrice), y(0))}
            width={tenth(slot * 0.8)}
            height={Math.max(1, Math.abs(y(nowPrice) - y(0)))}
          />
          <path className="ld" d={`M${x(nowHour + 0.5)} ${y(nowPrice) - 5}V12`} />
          <text className="v" x={Math.min(width - 4, x(nowHour + 0.5) + 40)} y="6" textAnchor="end">
            {name
              ? text.exampleMark(clockTime(clock[nowHour] ?? 0), cent(nowPrice, language))
              : text.nowMark(cent(nowPrice, language))}
          </text>
        </>
      ) : null}
      <g textAnchor="middle">
        {[0, 4, 8, 12, 16, 20, 24].map((hour) => (
          <text
            key={hour}
            x={hour === 24 ? width - 4 : x(placeOf(clock, hour))}
            y={height + 14}
            textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : undefined}
          >
            {hour}
          </text>
        ))}
      </g>
      <g strokeWidth="22" transform={`translate(${left} ${height + 33})scale(${hundredth(slot)} 1)`}>
        {fills.map((fill, period) => (
          <path
            key={fill}
            className={fill}
            d={spans
              .map((span) => (span.period === period ? `M${span.from} 0H${hundredth(span.to - gapHours)}` : ''))
              .join('')}
          />
        ))}
      </g>
      <g textAnchor="middle">
        {spans.map(({ from, to, period }) =>
          (to - from) * slot > 28 ? (
            <text
              key={from}
              className={
                period === 0 ? 'tpt' : (to - from) * slot > letterPx * text.periods[period].length ? undefined : 'sh'
              }
              x={Math.round(left + (slot * (from + to)) / 2)}
              y={height + 37}
            >
              {text.periods[period]}
            </text>
          ) : null,
        )}
      </g>
    </svg>
  )
}

/** Where the clock first says an hour; in spring, when one is missing, the next. */
function placeOf(clock: readonly number[], hour: number): number {
  const at = clock.findIndex((one) => one >= hour)
  return at === -1 ? clock.length : at
}
