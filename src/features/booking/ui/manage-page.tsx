import type { Consultation } from '#src/features/booking/contract.ts'
import { bookingText } from '#src/features/booking/text/text.ts'
import {
  clockSpan,
  clockTime,
  isSameClock,
  knownZone,
  longDay,
  weekdayName,
  zonePlace,
} from '#src/features/booking/text/times.ts'
import { topicNames } from '#src/features/booking/text/topics.ts'
import type { BookingText } from '#src/features/booking/text/types.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { spokenInstant } from '#src/shared/mail/spoken-instant.ts'
import { Icon } from '#src/shared/ui/icon/icon.tsx'
import { Note } from '#src/shared/ui/note/note.tsx'
import type { BookingPlaces } from './booking-places.ts'
import { LookAt } from './look-at.tsx'
import { WeekBox, type WeekState } from './week-box.tsx'

export interface ManagePageProps {
  language: Language
  places: BookingPlaces
  booking: Consultation
  /** Path of this page, to which its buttons post. */
  path: string
  /** Path of the calendar file. */
  invitePath: string
  /** The times to move to, when somebody wants to. */
  week?: WeekState | undefined
  failure?: string | undefined
}

/** An appointment behind its link: what was agreed, for the calendar, to move and to cancel. All by plain forms. */
export function ManagePage(props: ManagePageProps) {
  const { language, booking, places, week, failure, path } = props
  const text = bookingText(language)
  const words = text.manage
  const start = new Date(booking.start)
  const day = `${longDay(start, language)}, ${clockSpan(start, new Date(booking.end))}`
  return (
    <div className="wrap bk-page">
      <div className="g2 c75">
        <div>
          {booking.state === 'booked' ? (
            <p>
              <span className="tag ok">
                <Icon name="check" size={16} /> {words.confirmed}
              </span>
            </p>
          ) : null}
          <h1>{titleOf(booking, language, text)}</h1>
          {failure ? (
            <Note tone="bad">
              {failure} {text.call} <a href={`tel:${places.phone.e164}`}>{places.phone.display}</a>
            </Note>
          ) : null}
          {booking.state === 'booked' ? (
            <Booked {...props} day={day} text={text} />
          ) : (
            <>
              <p className="lede">{words.cancelledLede(day)}</p>
              {week ? null : (
                <form method="post" action={path}>
                  <button className="btn" type="submit" name="week" value="">
                    {words.again}
                  </button>
                </form>
              )}
            </>
          )}
          {week ? <Move {...props} week={week} text={text} /> : null}
          {booking.state === 'booked' ? (
            <>
              <h2 className="bk-before">{words.before}</h2>
              <ul className="kit">
                {(booking.mode === 'visit' ? words.kit : words.kitVideo).map((line) => (
                  <li key={line}>
                    <Icon name="check" size={22} />
                    <span>{line}</span>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
        <div className="card side2">
          <dl>
            <dt>{words.reference}</dt>
            <dd className="tn nw">{booking.reference}</dd>
            <dt>{text.card.topic}</dt>
            <dd>{topicNames[language][booking.topic]}</dd>
            <dt>{text.card.where}</dt>
            <dd>{booking.town ? text.card.atHouse(townNames[booking.town]) : text.card.byVideo}</dd>
            {booking.address ? (
              <>
                <dt>{text.address}</dt>
                <dd>{booking.address}</dd>
              </>
            ) : null}
          </dl>
          <LookAt text={text} />
        </div>
      </div>
    </div>
  )
}

function titleOf({ state, mode, start }: Consultation, language: Language, { manage }: BookingText): string {
  if (state === 'cancelled') return manage.cancelled
  const weekday = weekdayName(new Date(start), language)
  return mode === 'visit' ? manage.seeYou(weekday) : manage.speak(weekday)
}

function Booked({
  language,
  booking,
  path,
  invitePath,
  places,
  week,
  day,
  text,
}: ManagePageProps & { day: string; text: BookingText }) {
  const words = text.manage
  const start = new Date(booking.start)
  const zone = knownZone(booking.timeZone)
  return (
    <>
      <p className="num n2">{day}</p>
      <p className="sm mut">
        {words.spainTime}{' '}
        {zone && !isSameClock(start, zone) ? words.own(zonePlace(zone), clockTime(start, zone)) : null}
      </p>
      <p>{words.mail}</p>
      <form method="post" action={path} className="row bk-acts">
        <a className="btn sea" href={invitePath} download={`${booking.reference}.ics`}>
          <Icon name="book" size={20} />
          {words.calendar}
        </a>
        {booking.canChange && !week ? (
          <button className="btn sec2" type="submit" name="week" value="">
            {words.change}
          </button>
        ) : null}
        {booking.canChange ? (
          <button className="btn sec2" type="submit" name="step" value="cancel">
            {words.cancel}
          </button>
        ) : null}
      </form>
      <p className="sm mut">
        {booking.canChange ? words.until(spokenInstant(booking.changeUntil, language)) : words.tooLate}{' '}
        <a className="nw" href={`tel:${places.phone.e164}`}>
          {places.phone.display}
        </a>
      </p>
    </>
  )
}

function Move({
  language,
  booking,
  path,
  places,
  week,
  text,
}: ManagePageProps & { week: WeekState; text: BookingText }) {
  return (
    <form method="post" action={path} className="bk-move" lang={language}>
      <h2 id="move">{text.manage.moveTitle}</h2>
      <input type="hidden" name="timeZone" value={booking.timeZone ?? ''} />
      <WeekBox week={week} values={{ slot: '', mode: booking.mode }} text={text} phone={places.phone} />
      <p className="row bk-end">
        <button className="btn" type="submit" name="step" value="move">
          {text.manage.moveTo}
        </button>
        <a href={path}>{text.manage.keep}</a>
      </p>
    </form>
  )
}

/** A link that leads to no appointment. */
export function BookingGone({
  gone,
  language,
  places,
}: {
  gone: 'unknown' | 'expired'
  language: Language
  places: BookingPlaces
}) {
  const words = bookingText(language).manage.gone
  return (
    <div className="wrap sec tight stack">
      <h1>{words.title}</h1>
      <p className="lede">{gone === 'expired' ? words.expired : words.lede}</p>
      <p>
        <a className="btn" href={places.page}>
          {words.link}
        </a>
      </p>
    </div>
  )
}
