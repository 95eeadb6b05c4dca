import type { CalendarItem } from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { routeLink } from '#src/shared/domain/route-link.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import type { CalendarHand } from './calendar-hand.ts'
import { onMyWayLink } from './on-my-way.ts'

/** The ways to a customer: the road, the telephone, and that we are coming. */
export function VisitWays({ item, hand }: { item: CalendarItem; hand: CalendarHand }) {
  const text = calendarText[hand.language]
  const isAhead = Date.parse(item.end) > hand.now.getTime()
  const place =
    item.town && item.mode !== 'video' ? [item.address, townNames[item.town]].filter(Boolean).join(', ') : ''
  const link = item.phone ? onMyWayLink(item.phone, item.language, item.start) : undefined
  return (
    <>
      {place && (
        <a href={routeLink(place)} target="_blank" rel="noopener noreferrer">
          <Icon name="pin" size={16} />
          {text.route}
        </a>
      )}
      {item.phone && (
        <a href={`tel:${item.phone}`}>
          <Icon name="phone" size={16} />
          {text.call}
        </a>
      )}
      {isAhead && item.leadId && item.mode !== 'video' && !item.onWayAt && (
        <a
          href={link ?? '#'}
          {...(link ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          onClick={(event) => {
            if (!link) event.preventDefault()
            hand.onWay(item, true)
          }}
        >
          <Icon name="chat" size={16} />
          {text.onMyWay}
        </a>
      )}
      {isAhead && item.onWayAt && (
        <button type="button" onClick={() => hand.onWay(item, false)}>
          {text.notOnWay}
        </button>
      )}
    </>
  )
}

/** Telling the customer how their appointment stands now, while they do not know. */
export function TellWays({ item, hand }: { item: CalendarItem; hand: CalendarHand }) {
  const text = calendarText[hand.language]
  if (!hand.mayChange || item.isTold || Date.parse(item.end) <= hand.now.getTime()) return null
  return (
    <>
      {item.hasEmail && (
        <button type="button" onClick={() => hand.tell(item, 'mail')}>
          {text.tellMail}
        </button>
      )}
      <button type="button" onClick={() => hand.tell(item, 'word')}>
        {text.tellWord}
      </button>
    </>
  )
}
