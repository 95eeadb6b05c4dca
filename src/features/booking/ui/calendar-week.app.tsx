import type { CalendarAnswer } from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { longDay, shortDay } from '#src/features/booking/text/times.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import { daysShown, isOnDay, noonOf, piecesOf } from './calendar-days.ts'
import type { CalendarHand } from './calendar-hand.ts'
import { CrewDay, type CrewDayPieces } from './crew-day.app.tsx'
import { useRefusal } from './use-refusal.ts'

/** Days beside each other and crews below each other; a single day has its crews beside each other. */
export function CalendarWeek({ data, today, hand }: { data: CalendarAnswer; today: string; hand: CalendarHand }) {
  const { language } = hand
  const text = calendarText[language]
  const days = data.days.length > 1 ? daysShown(data) : data.days
  const visitsToday = data.items.filter((item) => item.kind !== 'leave' && isOnDay(item, today)).length
  const [day] = days
  if (days.length === 1 && day)
    return (
      <div className="cal-one">
        {data.crews.map((crew) => (
          <section key={crew.id} className="panel" aria-label={crew.name}>
            <h2>{crew.name}</h2>
            <CrewDay pieces={piecesOf(data, crew.id, day.date)} isClosed={day.isClosed} hand={hand} />
          </section>
        ))}
      </div>
    )
  return (
    <div className="cal-week" style={{ gridTemplateColumns: `104px repeat(${days.length}, minmax(0, 1fr))` }}>
      <div className="dh">
        <small>
          {data.days.some(({ date }) => date === today) && text.visitsToday(formatNumber(visitsToday, language))}
        </small>
      </div>
      {days.map(({ date, isClosed }) => (
        <div key={date} className={['dh', date === today && 'now', isClosed && 'shut'].filter(Boolean).join(' ')}>
          <h2>{shortDay(noonOf(date), language)}</h2>{' '}
          <small>{date === today ? text.today.toLowerCase() : isClosed ? text.closed : ''}</small>
        </div>
      ))}
      {data.crews.map((crew) => [
        <div key={crew.id} className="cr">
          {crew.name}
        </div>,
        ...days.map(({ date, isClosed }) => (
          <Cell
            key={`${crew.id} ${date}`}
            label={[crew.name, longDay(noonOf(date), language)].join(', ')}
            isClosed={isClosed}
            isOver={date < today}
            pieces={piecesOf(data, crew.id, date)}
            hand={hand}
          />
        )),
      ])}
    </div>
  )
}

/** A crew's day in the week. Beside what is free in it, nothing can be put. */
function Cell({
  label,
  isClosed,
  isOver,
  pieces,
  hand,
}: {
  label: string
  isClosed: boolean
  isOver: boolean
  pieces: CrewDayPieces
  hand: CalendarHand
}) {
  const text = calendarText[hand.language]
  const { drops } = useRefusal(hand, isOver ? text.overThen : isClosed ? text.closedThen : text.fullThen)
  return (
    <section className={isClosed ? 'ce shut' : 'ce'} aria-label={label} {...drops}>
      <CrewDay pieces={pieces} isClosed={isClosed} isOver={isOver} hand={hand} />
    </section>
  )
}
