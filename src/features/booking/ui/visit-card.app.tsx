import type { CSSProperties } from 'react'
import type { CalendarItem } from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { clockSpan, clockTime } from '#src/features/booking/text/times.ts'
import { topicNames } from '#src/features/booking/text/topics.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { nameOf } from './calendar-data.ts'
import { type CalendarHand, movingOf } from './calendar-hand.ts'
import { useRefusal } from './use-refusal.ts'
import { TellWays, VisitWays } from './visit-ways.app.tsx'

/** A visit in a crew's day: when, who, where and what for; picked up by its handle, by the letter M or by its menu. */
export function VisitCard({ item, hand, style }: { item: CalendarItem; hand: CalendarHand; style?: CSSProperties }) {
  const { language, now } = hand
  const text = calendarText[language]
  const name = nameOf(item, language)
  const span = clockSpan(new Date(item.start), new Date(item.end))
  const isDone = Date.parse(item.end) <= now.getTime()
  const isPicked = hand.moving?.kind === 'visit' && hand.moving.item.id === item.id
  const clash = text.clash.booked([span, name].join(', '))
  const { isUnder, drops } = useRefusal(hand, clash)
  const isInTheWay = isUnder && !isPicked
  const mayMove = hand.mayChange && !isDone
  const place = item.mode === 'video' ? text.video : item.town && townNames[item.town]
  const what = item.topic ? topicNames[language][item.topic] : item.name ? item.note : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a second way; the menu does the same
    <div
      className={['cal-visit', isDone && 'don', item.onWayAt && !isDone && 'way', isPicked && 'up', isInTheWay && 'no']
        .filter(Boolean)
        .join(' ')}
      style={style}
      draggable={mayMove}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name)
        event.dataTransfer.effectAllowed = 'move'
        // Not before the browser has its picture of what is dragged.
        setTimeout(() => hand.pick(movingOf(item, name), true))
      }}
      onDragEnd={({ dataTransfer }) => {
        if (dataTransfer.dropEffect === 'none') hand.pick(undefined)
      }}
      // Dropped on itself it stays, which is nothing to speak of.
      {...(isPicked ? { onDragOver: (event) => event.stopPropagation() } : drops)}
    >
      <p>
        <b>
          <span className="tn">{clockTime(new Date(item.start))}</span>{' '}
          {item.leadId ? <a href={hand.leadPath(item.leadId)}>{name}</a> : name}
        </b>
        {place && <span>{` ${place}`}</span>}
      </p>
      {isInTheWay ? (
        <p className="cal-no">{clash}</p>
      ) : (
        <p>
          {[what, isDone ? text.done : item.onWayAt && text.onWaySince(clockTime(new Date(item.onWayAt)))]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {!item.isTold && !isDone && <span className="tag warn">{text.notTold}</span>}
      {(hand.mayChange || item.phone) && (
        <details className="mn">
          <summary aria-label={text.actions(name)}>
            <span aria-hidden="true">⋯</span>
          </summary>
          <div className="pop">
            {mayMove && (
              <button type="button" data-key="move" onClick={() => hand.pick(movingOf(item, name))}>
                {text.move}
              </button>
            )}
            <VisitWays item={item} hand={hand} />
            <TellWays item={item} hand={hand} />
            {hand.mayChange && (
              <button type="button" onClick={() => hand.cancel(item)}>
                {text.remove}
              </button>
            )}
          </div>
        </details>
      )}
    </div>
  )
}
