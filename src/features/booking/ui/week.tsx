import type { BookingText } from '#src/features/booking/text/types.ts'
import type { DayView, SlotView, WeekView } from '#src/features/booking/text/week-view.ts'

/** A week of times as radios, one group a day; taken ones stay visible. Its buttons post the form for another week. */
export function Week({ week, chosen, text }: { week: WeekView; chosen: string; text: BookingText }) {
  return (
    <>
      <div className="wnav">
        <div className="row">
          <WeekButton to={week.earlier} label={text.week.earlier} />
          <b>{text.week.title(week.title)}</b>
          <WeekButton to={week.later} label={text.week.later} />
        </div>
      </div>
      <p className="sm mut bk-note" data-lasts={week.lastsMinutes === null ? '' : text.week.minutes(week.lastsMinutes)}>
        {week.place === null ? text.week.note : text.week.noteOwn}
      </p>
      <div className="wk">
        {week.days.map((day) => (
          <Day key={day.date} day={day} chosen={chosen} place={week.place} text={text} />
        ))}
      </div>
    </>
  )
}

function WeekButton({ to, label }: { to: string | null; label: string }) {
  return (
    <button
      className="btn sec2 s"
      type="submit"
      name="week"
      value={to ?? ''}
      formNoValidate
      disabled={to === null}
      data-week-button=""
    >
      {label}
    </button>
  )
}

interface DayProps {
  day: DayView
  chosen: string
  place: string | null
  text: BookingText
}

function Day({ day, ...rest }: DayProps) {
  const { text } = rest
  return (
    <fieldset className="day">
      <legend className="vh">{day.label}</legend>
      <div className="dl" aria-hidden="true">
        {day.label}
      </div>
      {day.closed ? (
        <p className="no">{day.closed === 'past' ? text.week.past : text.week.none}</p>
      ) : (
        <>
          <Half name={text.week.morning} slots={day.morning} className="am" {...rest} />
          <Half name={text.week.afternoon} slots={day.afternoon} className="pm" {...rest} />
        </>
      )}
    </fieldset>
  )
}

function Half({
  name,
  slots,
  className,
  chosen,
  place,
  text,
}: Omit<DayProps, 'day'> & { name: string; slots: SlotView[]; className: string }) {
  if (slots.length === 0) return <div className={className} />
  return (
    <div className={className}>
      <p className="pp">{name}</p>
      {slots.some(({ isFree }) => isFree) ? (
        <div className="sl">
          {slots.map((slot) => (
            <Slot key={slot.id} slot={slot} isChosen={slot.id === chosen} place={place} taken={text.week.taken} />
          ))}
        </div>
      ) : (
        <p className="no">{text.week.allTaken}</p>
      )}
    </div>
  )
}

function Slot({
  slot,
  isChosen,
  place,
  taken,
}: {
  slot: SlotView
  isChosen: boolean
  place: string | null
  taken: string
}) {
  const small = slot.isFree ? slot.own && `${slot.own} ${place ?? ''}` : taken
  return (
    <label className="slot">
      <input
        type="radio"
        name="slot"
        value={slot.id}
        disabled={!slot.isFree}
        defaultChecked={isChosen && slot.isFree}
        data-label={slot.label}
        data-span={slot.span}
        data-own={slot.ownSpan && place ? `${slot.ownSpan} · ${place}` : undefined}
      />
      <span>
        {slot.time}
        {small ? <small>{small}</small> : null}
      </span>
    </label>
  )
}
