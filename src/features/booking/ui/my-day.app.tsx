import type { CalendarAnswer, CalendarItem } from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { clockSpan, clockTime, shortDay } from '#src/features/booking/text/times.ts'
import { topicNames } from '#src/features/booking/text/topics.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { nameOf } from './calendar-data.ts'
import { daysShown, noonOf, piecesOf } from './calendar-days.ts'
import { type CalendarHand, movingOf } from './calendar-hand.ts'
import { CrewDay } from './crew-day.app.tsx'
import { TellWays, VisitWays } from './visit-ways.app.tsx'

/** On a phone: one crew's day as a list of where to go and when to leave, with the ways to each customer. */
export function MyDay({
  data,
  date,
  crewId,
  hand,
  dayHref,
  onCrew,
}: {
  data: CalendarAnswer
  date: string
  crewId: string
  hand: CalendarHand
  dayHref: (date: string) => string
  onCrew: (id: string) => void
}) {
  const text = calendarText[hand.language]
  const isClosed = data.days.find((day) => day.date === date)?.isClosed ?? false
  return (
    <div className="cal-my">
      <ul className="cal-strip" aria-label={text.thisDay}>
        {daysShown(data).map((day) => {
          const [weekday] = shortDay(noonOf(day.date), hand.language).split(' ')
          return (
            <li key={day.date}>
              <a href={dayHref(day.date)} aria-current={day.date === date ? 'date' : undefined}>
                {weekday}
                <b className="tn">{Number(day.date.slice(8))}</b>
              </a>
            </li>
          )
        })}
      </ul>
      {data.crews.length > 1 && (
        <label className="cal-crew">
          <span className="mut">{text.crew}</span>
          <select className="in" value={crewId} onChange={({ target }) => onCrew(target.value)}>
            {data.crews.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <CrewDay
        pieces={piecesOf(data, crewId, date)}
        isClosed={isClosed}
        hand={hand}
        visit={(item) => <Stop item={item} hand={hand} />}
      />
    </div>
  )
}

/** A visit with when to leave for it, and the ways to the customer in reach of a thumb. */
function Stop({ item, hand }: { item: CalendarItem; hand: CalendarHand }) {
  const { language, now } = hand
  const text = calendarText[language]
  const name = nameOf(item, language)
  const isDone = Date.parse(item.end) <= now.getTime()
  const leaveAt = new Date(Date.parse(item.start) - (item.travelMinutes ?? 0) * 60_000)
  const place = item.mode === 'video' ? text.video : item.town && townNames[item.town]
  return (
    <>
      {item.travelMinutes !== null && !isDone && (
        <p className="cal-drive">{text.leaveAt(clockTime(leaveAt), item.travelMinutes)}</p>
      )}
      <div className={isDone ? 'cal-visit stop don' : 'cal-visit stop'}>
        <p className="tn when">{clockSpan(new Date(item.start), new Date(item.end))}</p>
        <p>
          <b>
            {item.leadId ? <a href={hand.leadPath(item.leadId)}>{name}</a> : name}
            {place && `, ${place}`}
          </b>
        </p>
        <p>
          {[
            item.topic && topicNames[language][item.topic],
            item.note !== name && item.note,
            item.address,
            isDone && text.done,
            item.onWayAt && !isDone && text.onWaySince(clockTime(new Date(item.onWayAt))),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        {!item.isTold && !isDone && <span className="tag warn">{text.notTold}</span>}
        <div className="cal-ways">
          <VisitWays item={item} hand={hand} />
          {hand.mayChange && !isDone && (
            <details className="mn">
              <summary>{text.more}</summary>
              <div className="pop">
                <TellWays item={item} hand={hand} />
                <button type="button" onClick={() => hand.pick(movingOf(item, name))}>
                  {text.move}
                </button>
                <button type="button" onClick={() => hand.cancel(item)}>
                  {text.remove}
                </button>
              </div>
            </details>
          )}
        </div>
      </div>
    </>
  )
}
