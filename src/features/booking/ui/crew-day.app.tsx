import { type CSSProperties, type ReactNode, useState } from 'react'
import type { CalendarItem, CalendarOffer } from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { clockSpan, clockTime } from '#src/features/booking/text/times.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import type { CalendarHand } from './calendar-hand.ts'
import { type FreeTime, startAt, startsIn } from './free-time.ts'
import { untilWords } from './until-words.ts'
import { useRefusal } from './use-refusal.ts'
import { VisitCard } from './visit-card.app.tsx'

/** What there is of one crew on one day. */
export interface CrewDayPieces {
  items: readonly CalendarItem[]
  offers: readonly CalendarOffer[]
  free: readonly FreeTime[]
}

/** A crew's day in the order of the clock: what is there, the drives, what is offered, and between them what is free. */
export function CrewDay({
  pieces,
  isClosed,
  isOver = false,
  hand,
  visit = (item) => <Visit item={item} hand={hand} />,
}: {
  pieces: CrewDayPieces
  isClosed: boolean
  /** A day before today: nobody looks for a free time in it. */
  isOver?: boolean
  hand: CalendarHand
  /** How a visit is shown where there is more room. */
  visit?: (item: CalendarItem) => ReactNode
}) {
  const { items, offers, free } = pieces
  const rows = [
    ...items.map((item) => ({
      start: item.start,
      key: item.id,
      shown: item.kind === 'leave' ? <Leave item={item} hand={hand} /> : visit(item),
    })),
    ...offers.map((offer) => ({ start: offer.start, key: offer.id, shown: <Offered offer={offer} hand={hand} /> })),
    ...free.map((one) => ({ start: one.start, key: one.start, shown: <Free free={one} hand={hand} /> })),
  ].toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  if (rows.length === 0) return isOver ? null : <Nothing isClosed={isClosed} hand={hand} />
  return (
    <ol className="cal-list">
      {rows.map(({ key, shown }) => (
        <li key={key}>{shown}</li>
      ))}
    </ol>
  )
}

/** So that an hour is as long everywhere. */
const high = (start: string, end: string, perHour: number): CSSProperties =>
  Object.fromEntries([['--h', `${Math.min(180, ((Date.parse(end) - Date.parse(start)) / 3_600_000) * perHour)}px`]])

function Visit({ item, hand }: { item: CalendarItem; hand: CalendarHand }) {
  const text = calendarText[hand.language]
  return (
    <>
      {item.travelMinutes !== null && (
        <p className="cal-drive">
          <span aria-hidden="true">{text.drive(item.travelMinutes)}</span>
          <span className="vh">{text.driveSaid(item.travelMinutes)}</span>
        </p>
      )}
      <VisitCard item={item} hand={hand} style={high(item.start, item.end, 36)} />
    </>
  )
}

/** A day on which nothing can be put. */
function Nothing({ isClosed, hand }: { isClosed: boolean; hand: CalendarHand }) {
  const text = calendarText[hand.language]
  const { isUnder, drops } = useRefusal(hand, isClosed ? text.closedThen : text.fullThen)
  return (
    <p className={isUnder ? 'cal-none no' : 'cal-none'} {...drops}>
      {isClosed ? text.closed : text.full}
    </p>
  )
}

function Leave({ item, hand }: { item: CalendarItem; hand: CalendarHand }) {
  const text = calendarText[hand.language]
  const isLong = Date.parse(item.end) - Date.parse(item.start) >= 23 * 3_600_000
  const words = [
    item.note || text.leave,
    isLong ? text.allDay : clockSpan(new Date(item.start), new Date(item.end)),
  ].join(', ')
  const { isUnder, drops } = useRefusal(hand, text.clash.leave(words))
  return (
    <div className={isUnder ? 'cal-leave no' : 'cal-leave'} {...drops}>
      <span>{words}</span>
      {hand.mayChange && (
        <button type="button" className="plain" onClick={() => hand.cancel(item)}>
          {text.remove}
        </button>
      )}
    </div>
  )
}

function Offered({ offer, hand }: { offer: CalendarOffer; hand: CalendarHand }) {
  const text = calendarText[hand.language]
  const span = clockSpan(new Date(offer.start), new Date(offer.end))
  const { isUnder, drops } = useRefusal(hand, text.clash.offered([span, offer.name].join(', ')))
  return (
    <div className={isUnder ? 'cal-free held no' : 'cal-free held'} style={high(offer.start, offer.end, 36)} {...drops}>
      <b>
        <a href={hand.leadPath(offer.leadId)}>{text.offeredTo(clockTime(new Date(offer.start)), offer.name)}</a>
      </b>
      <span>
        {[townNames[offer.town], text.heldUntil(untilWords(offer.until, hand.now, hand.language))].join(', ')}
      </span>
      {hand.mayChange && (
        <span className="cal-ways">
          <button type="button" className="plain" onClick={() => hand.bookOffer(offer)}>
            {text.saidYes}
            <span className="vh">{` ${span}`}</span>
          </button>
          <button type="button" className="plain" onClick={() => hand.letGo(offer)}>
            {text.letGo}
            <span className="vh">{` ${span}`}</span>
          </button>
        </span>
      )}
    </div>
  )
}

function Free({ free, hand }: { free: FreeTime; hand: CalendarHand }) {
  const text = calendarText[hand.language]
  const span = clockSpan(new Date(free.start), new Date(free.end))
  if (hand.moving && hand.mayChange) return <Place free={free} hand={hand} />
  if (!hand.mayChange) return <div className="cal-free">{text.free(span)}</div>
  return (
    <button
      type="button"
      className="cal-free"
      style={high(free.start, free.end, 14)}
      title={text.take}
      onClick={() => hand.take(free)}
    >
      {text.free(span)}
      <span className="vh">{`. ${text.take}`}</span>
    </button>
  )
}

/** A free stretch while something is picked up: it can be dropped there, or put there by a press at a time that is chosen. */
function Place({ free, hand }: { free: FreeTime; hand: CalendarHand }) {
  const text = calendarText[hand.language]
  const minutes = hand.moving?.minutes ?? 60
  const starts = startsIn(free, minutes)
  const [chosen, setChosen] = useState(free.start)
  const [over, setOver] = useState<string>()
  const start = starts.includes(chosen) ? chosen : free.start
  const refused = hand.refused?.crewId === free.crewId && starts.includes(hand.refused.start) ? hand.refused : undefined
  const spanFrom = (from: string) => clockSpan(new Date(from), new Date(Date.parse(from) + minutes * 60_000))
  const pointed = (event: { clientY: number; currentTarget: HTMLElement }) => {
    const box = event.currentTarget.getBoundingClientRect()
    return startAt(free, minutes, (event.clientY - box.top) / box.height)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button below does the same
    <div
      className={refused ? 'cal-free place no' : over ? 'cal-free place to' : 'cal-free place'}
      style={high(free.start, free.end, hand.isDragged ? 14 : 20)}
      onDragOver={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setOver(pointed(event))
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setOver(undefined)
        hand.put(free.crewId, pointed(event))
      }}
    >
      {over ? (
        <b>{text.dropHere(spanFrom(over))}</b>
      ) : (
        <>
          <span>
            <b className="tn">{spanFrom(start)}</b>
            {free.extraMinutes > 0 && <span className="mut">{` ${text.extraDrive(free.extraMinutes)}`}</span>}
          </span>
          {starts.length > 1 && !hand.isDragged && (
            <label>
              {text.at}{' '}
              <select className="in" value={start} onChange={({ target }) => setChosen(target.value)}>
                {starts.map((one) => (
                  <option key={one} value={one}>
                    {clockTime(new Date(one))}
                  </option>
                ))}
              </select>
            </label>
          )}
          {!hand.isDragged && (
            <Button tone="secondary" small onClick={() => hand.put(free.crewId, start)}>
              {text.putHere}
              <span className="vh">{` ${spanFrom(start)}`}</span>
            </Button>
          )}
          {refused && <span className="cal-no">{refused.words}</span>}
        </>
      )}
    </div>
  )
}
