import type { CalendarAnswer } from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { clockTime, longDay, shortDay } from '#src/features/booking/text/times.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { nameOf } from './calendar-data.ts'
import { isOnDay, noonOf } from './calendar-days.ts'

/** Names of a day that are shown before the rest is counted. */
const mostNames = 3

/** A month of all crews: what there is each day, which days are closed, a way into each. */
export function CalendarMonth({
  data,
  month,
  today,
  language,
  dayHref,
}: {
  data: CalendarAnswer
  /** 2026-11: other days of the first and last week are shown paler. */
  month: string
  today: string
  language: Language
  dayHref: (date: string) => string
}) {
  const text = calendarText[language]
  return (
    <ol className="cal-month">
      {data.days.slice(0, 7).map(({ date }) => (
        <li key={`head ${date}`} className="hd" aria-hidden="true">
          {shortDay(noonOf(date), language).split(' ')[0]}
        </li>
      ))}
      {data.days.map(({ date, isClosed }) => {
        const here = data.items.filter((item) => isOnDay(item, date))
        const visits = here.filter(({ kind }) => kind !== 'leave')
        const leave = here.filter(({ kind }) => kind === 'leave')
        const offers = data.offers.filter((offer) => isOnDay(offer, date))
        const more = visits.length - mostNames
        return (
          <li
            key={date}
            className={[date.startsWith(month) ? '' : 'out', isClosed && 'shut', date === today && 'now']
              .filter(Boolean)
              .join(' ')}
          >
            <a
              href={dayHref(date)}
              aria-label={[longDay(noonOf(date), language), text.visitsOn(String(visits.length))].join(', ')}
            >
              <b className="tn">{Number(date.slice(8))}</b>
              {visits.length > 0 && <i>{formatNumber(visits.length, language)}</i>}
            </a>
            {isClosed && <span className="mut">{text.closed}</span>}
            {visits.slice(0, mostNames).map((item) => (
              <span key={item.id} className="one">
                <b className="tn">{clockTime(new Date(item.start))}</b> {nameOf(item, language)}
              </span>
            ))}
            {more > 0 && <span className="mut">{text.moreOn(formatNumber(more, language))}</span>}
            {offers.map((offer) => (
              <span key={offer.id} className="one held">
                {text.offeredTo(clockTime(new Date(offer.start)), offer.name)}
              </span>
            ))}
            {leave.length > 0 && !isClosed && (
              <span className="mut">
                {leave
                  .map((item) => item.note || data.crews.find(({ id }) => id === item.crewId)?.name)
                  .map((name) => `${text.leave}: ${name}`)
                  .join(', ')}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
