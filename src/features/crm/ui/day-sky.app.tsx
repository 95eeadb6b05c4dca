import type { SunArc } from '#src/features/crm/domain/sun-arc.ts'
import { workText } from '#src/features/crm/text/work.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type DaySpan, minuteOf, placeOf } from './day-span.ts'
import { dayWords } from './today-side.app.tsx'

/** Of the drawing's height: the sun at its highest. */
const highest = 74
/** So near to noon the label of now stands where the one of noon would. */
const labelMinutes = 100

/** The sun over the day of the crews: how long there is light on the roofs, and where it stands now. */
export function DaySky({
  day,
  sun,
  span,
  now,
  language,
}: {
  day: string
  sun: SunArc
  span: DaySpan
  now: Date
  language: Language
}) {
  const words = workText[language]
  const minute = minuteOf(now)
  const isUp = minute >= sun.riseMinute && minute <= sun.setMinute
  const heightOf = (deg: number) => Math.max(0, (deg / sun.noonDeg) * highest)
  const path = (until: number) =>
    sun.points
      .filter((point) => point.minute <= until)
      .map(
        (point, at) =>
          `${at === 0 ? 'M' : 'L'}${placeOf(point.minute, span)} ${(100 - heightOf(point.deg)).toFixed(1)}`,
      )
      .join('')
  const here = sun.points.find((point) => point.minute >= minute) ?? sun.points.at(-1)
  const at = (place: number, height: number) => ({ left: `${placeOf(place, span)}%`, bottom: `${height}%` })
  return (
    <div className="day-sky">
      <p className="sm mut">
        <b>{dayWords(day, language)}</b>
        <br />
        {words.lightUntil(clockOf(sun.riseMinute), clockOf(sun.setMinute))}
      </p>
      <div aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="ahead" d={path(sun.setMinute)} />
          {minute > sun.riseMinute && <path d={path(minute)} />}
        </svg>
        {!(isUp && Math.abs(minute - sun.noonMinute) < labelMinutes) && (
          <span style={at(sun.noonMinute, highest + 6)}>
            {`${formatNumber(Math.round(sun.noonDeg), language)}°, ${clockOf(sun.noonMinute)}`}
          </span>
        )}
        {isUp && here && (
          <>
            <i style={at(minute, heightOf(here.deg))} />
            <b style={at(minute, Math.min(86, heightOf(here.deg) + 14))}>{words.nowAt(clockOf(minute))}</b>
          </>
        )}
      </div>
    </div>
  )
}

/** A minute of the day as a clock shows it. */
export const clockOf = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
