import { type SubmitEvent, useState } from 'react'
import { z } from 'zod'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { clockTime } from '#src/features/booking/text/times.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { madridDate, plainDate } from '#src/shared/domain/plain-date.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { TownOptions } from '#src/shared/ui/town-options/town-options.tsx'
import { AddFormEnd } from './add-form-end.app.tsx'
import type { NewVisit } from './calendar-data.ts'
import { CrewChoice } from './crew-choice.app.tsx'
import type { FreeTime } from './free-time.ts'

/** Whom a visit is for. */
export const customer = z.object({ id: z.uuid(), name: z.string(), town: z.enum(towns).nullable() })

/** The end of a visit of the usual length. */
export const anHourAfter = (start: string): string => new Date(Date.parse(start) + 3_600_000).toISOString()

interface Props {
  crews: readonly { id: string; name: string }[]
  language: Language
  today: string
  lead: z.infer<typeof customer> | undefined
  /** The free time that the form begins with. */
  free: FreeTime | undefined
  isBusy: boolean
  onBook: (visit: NewVisit) => void
}

/** Puts a visit into the calendar, with every hour and place that staff like; without a lead it stands for itself. */
export function AddVisit({ crews, language, today, lead, free, isBusy, onBook }: Props) {
  const text = calendarText[language]
  const [failure, setFailure] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(undefined)
    const fields = new FormData(event.currentTarget)
    const value = (name: string) => String(fields.get(name) ?? '').trim()
    const at = (name: string) => madridInstant(plainDate(value('day')), minutesOf(value(name)))
    const [start, end] = [at('from'), at('to')]
    if (start >= end) return setFailure(text.wrongHours)
    onBook({
      ...(lead ? { leadId: lead.id } : {}),
      crewId: value('crew'),
      start: start.toISOString(),
      end: end.toISOString(),
      town: value('town'),
      ...(value('address') ? { address: value('address') } : {}),
      ...(value('note') ? { note: value('note') } : {}),
    })
  }
  const clock = (instant: string) => clockTime(new Date(instant)).padStart(5, '0')
  return (
    <form className="row cal-form" onSubmit={submit} aria-label={lead ? text.visitFor(lead.name) : text.addVisitLong}>
      <CrewChoice crews={crews} label={text.crew} chosen={free?.crewId} />
      <label>
        {text.day}{' '}
        <input
          className="in"
          type="date"
          name="day"
          defaultValue={free ? madridDate(new Date(free.start)) : today}
          min={today}
          required
        />
      </label>
      <label>
        {text.fromHour}{' '}
        <input
          className="in"
          type="time"
          name="from"
          defaultValue={free ? clock(free.start) : '10:00'}
          step={900}
          required
        />
      </label>
      <label>
        {text.toHour}{' '}
        <input
          className="in"
          type="time"
          name="to"
          defaultValue={free ? clock(anHourAfter(free.start)) : '11:00'}
          step={900}
          required
        />
      </label>
      <label>
        {text.town}{' '}
        <select className="in" name="town" defaultValue={lead?.town ?? ''} required>
          <option value="" disabled>
            –
          </option>
          <TownOptions />
        </select>
      </label>
      <label>
        {text.address} <input className="in" name="address" maxLength={200} autoComplete="off" />
      </label>
      <label>
        {text.note} <input className="in" name="note" maxLength={1000} autoComplete="off" />
      </label>
      <AddFormEnd label={text.bookVisit} isBusy={isBusy} failure={failure} />
    </form>
  )
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
