import type { CalendarAnswer, CalendarItem } from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { clockSpan, shortDay } from '#src/features/booking/text/times.ts'
import { topicNames } from '#src/features/booking/text/topics.ts'
import { routeLink } from '#src/shared/domain/route-link.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

export type FreeTime = CalendarAnswer['free'][number]

interface DayProps {
  date: string
  isClosed: boolean
  isToday: boolean
  items: readonly CalendarItem[]
  free: readonly FreeTime[]
  language: Language
  /** The page of a lead. */
  leadPath: (leadId: string) => string
  onCancel: ((id: string) => void) | undefined
  /** Takes a free time for a visit. */
  onChoose: ((free: FreeTime) => void) | undefined
}

/** A crew's day in the order of the clock: what is there, the drives, and between them what is free. */
export function CalendarDay({ date, isClosed, isToday, items, free, language, ...can }: DayProps) {
  const text = calendarText[language]
  const all = [...items, ...free].toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return (
    <div className={isToday ? 'cal-day now' : 'cal-day'}>
      <h3>{shortDay(new Date(`${date}T11:00:00Z`), language)}</h3>
      {all.map((one) =>
        'kind' in one ? (
          <Item
            key={one.id}
            item={one}
            language={language}
            href={one.leadId ? can.leadPath(one.leadId) : undefined}
            onCancel={can.onCancel && (() => can.onCancel?.(one.id))}
          />
        ) : (
          <Free key={one.start} free={one} language={language} onChoose={can.onChoose} />
        ),
      )}
      {all.length === 0 && <p className="xs mut cal-none">{isClosed ? text.closed : text.full}</p>}
    </div>
  )
}

function Free({
  free,
  language,
  onChoose,
}: {
  free: FreeTime
  language: Language
  onChoose: ((free: FreeTime) => void) | undefined
}) {
  const text = calendarText[language]
  return (
    <div className="cal-free">
      <span>
        <b className="tn">{clockSpan(new Date(free.start), new Date(free.end))}</b> {text.free}
      </span>
      {free.extraMinutes > 0 && <span className="xs mut cal-drive">{text.extraDrive(free.extraMinutes)}</span>}
      {onChoose && (
        <Button tone="secondary" small onClick={() => onChoose(free)}>
          {text.choose}
          <span className="vh">{` ${clockSpan(new Date(free.start), new Date(free.end))}`}</span>
        </Button>
      )}
    </div>
  )
}

function Item({
  item,
  language,
  href,
  onCancel,
}: {
  item: CalendarItem
  language: Language
  href: string | undefined
  onCancel: (() => void) | undefined
}) {
  const text = calendarText[language]
  const span = clockSpan(new Date(item.start), new Date(item.end))
  const place = item.town ? townNames[item.town] : text.video
  if (item.kind === 'leave')
    return (
      <div className="cal-leave">
        {text.leave} {item.note}
        {onCancel && (
          <Button tone="secondary" small onClick={onCancel}>
            {text.remove}
          </Button>
        )}
      </div>
    )
  return (
    <>
      {item.travelMinutes !== null && <p className="xs mut cal-drive">{text.drive(item.travelMinutes)}</p>}
      <div className="cal-item">
        <b className="tn">{span}</b> {href ? <a href={href}>{item.name || item.reference}</a> : item.name}
        <p className="xs">
          {place}
          {item.topic ? `, ${topicNames[language][item.topic]}` : ''}
        </p>
        {item.address && (
          <p className="xs">
            <a href={routeLink(`${item.address}, ${place}`)} rel="noopener noreferrer">
              {text.onTheWay}
            </a>{' '}
            {item.address}
          </p>
        )}
        {item.note && <p className="xs">{item.note}</p>}
        <p className="row">
          {item.phone && (
            <a className="btn sec2 s" href={`tel:${item.phone}`}>
              {text.call}
            </a>
          )}
          {onCancel && (
            <Button tone="secondary" small onClick={onCancel}>
              {text.remove}
            </Button>
          )}
        </p>
      </div>
    </>
  )
}
