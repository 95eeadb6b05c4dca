import type { BookingText } from '#src/features/booking/text/types.ts'
import type { SlotView, WeekView } from '#src/features/booking/text/week-view.ts'
import { Week } from './week.tsx'

/** Where choosing a time stands. */
export type WeekState =
  /** No times yet: the page as everybody gets it. */
  | { kind: 'before' }
  | { kind: 'failed' }
  | {
      kind: 'shown'
      week: WeekView
      /** When this week is full: what comes first, by visit and by video. */
      first?: { slot: SlotView | null; sooner: SlotView | null } | undefined
      /** The time that somebody else was faster with, and those around it. */
      taken?: { label: string; nearest: SlotView[] } | undefined
    }

/** The times, or what there is instead of them. What the script fetches again when topic, town or week change. */
export function WeekBox({
  week,
  values,
  text,
  phone,
}: {
  week: WeekState
  values: { slot: string; mode: string }
  text: BookingText
  phone: { e164: string; display: string }
}) {
  return (
    <div data-week="" aria-live="polite">
      {week.kind === 'before' ? (
        <>
          <p className="mut">{text.week.choose}</p>
          <p className="bk-load">{text.week.loading}</p>
          <div className="wk waiting" aria-hidden="true">
            {[1, 2, 3, 4, 5].map((day) => (
              <div className="day" key={day}>
                {[1, 2, 3, 4, 5].map((slot) => (
                  <div className="skel" key={slot} />
                ))}
              </div>
            ))}
          </div>
          <p className="bk-show">
            <button className="btn sea" type="submit" name="week" value="" formNoValidate data-week-button="">
              {text.week.show}
            </button>
          </p>
        </>
      ) : null}
      {week.kind === 'failed' ? (
        <>
          <p className="note bad">
            {text.week.failed} <a href={`tel:${phone.e164}`}>{phone.display}</a>
          </p>
          <p className="bk-show">
            <button className="btn sea" type="submit" name="week" value="" formNoValidate data-week-button="">
              {text.week.show}
            </button>
          </p>
        </>
      ) : null}
      {week.kind === 'shown' ? (
        <>
          {week.taken ? (
            <div className="summary bk-taken" role="alert" tabIndex={-1} data-taken="">
              <h3>{text.taken.title(week.taken.label)}</h3>
              <p>{week.taken.nearest.length > 0 ? text.taken.body : text.taken.none}</p>
              <p className="row">
                {week.taken.nearest.map((slot) => (
                  <Take key={slot.id} slot={slot} label={slot.label} className="btn sec2 s" />
                ))}
              </p>
            </div>
          ) : null}
          {week.first && (week.first.slot || week.first.sooner) ? (
            <div className="note sea" role="status">
              <h3>{text.full.title}</h3>
              <p>
                {week.first.slot ? `${text.full.first(week.first.slot.label)} ` : ''}
                {week.first.sooner ? text.full.video(week.first.sooner.label) : ''}
              </p>
              {week.first.slot ? (
                <p className="row">
                  <Take slot={week.first.slot} label={text.full.take(week.first.slot.label)} className="btn sea s" />
                </p>
              ) : null}
            </div>
          ) : null}
          <Week week={week.week} chosen={values.slot} text={text} />
        </>
      ) : null}
    </div>
  )
}

/** Chooses a time that may be in another week: the form comes back with that week and the time chosen. */
function Take({ slot, label, className }: { slot: SlotView; label: string; className: string }) {
  return (
    <button className={className} type="submit" name="take" value={slot.id} formNoValidate data-take={slot.id}>
      {label}
    </button>
  )
}
