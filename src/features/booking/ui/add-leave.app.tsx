import { type SubmitEvent, useState } from 'react'
import { everybody } from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { addDays, plainDate } from '#src/shared/domain/plain-date.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { AddFormEnd } from './add-form-end.app.tsx'
import { CrewChoice } from './crew-choice.app.tsx'

/** Closes days of a crew, or of everybody. */
export function AddLeave({
  crews,
  language,
  today,
  isBusy,
  onClose,
}: {
  crews: readonly { id: string; name: string }[]
  language: Language
  today: string
  isBusy: boolean
  onClose: (leave: { crewId: string; start: string; end: string; note?: string }) => void
}) {
  const text = calendarText[language]
  const [failure, setFailure] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const value = (name: string) => String(fields.get(name) ?? '').trim()
    const [from, to] = [plainDate(value('from')), plainDate(value('to'))]
    if (to < from) return setFailure(text.wrongHours)
    setFailure(undefined)
    onClose({
      crewId: value('crew'),
      start: madridInstant(from, 0).toISOString(),
      end: madridInstant(addDays(to, 1), 0).toISOString(),
      ...(value('note') ? { note: value('note') } : {}),
    })
  }
  return (
    <form className="row cal-form" onSubmit={submit} aria-label={text.addLeave}>
      <CrewChoice crews={[{ id: everybody, name: text.everybody }, ...crews]} label={text.crew} chosen={crews[0]?.id} />
      <label>
        {text.from} <input className="in" type="date" name="from" defaultValue={today} min={today} required />
      </label>
      <label>
        {text.to} <input className="in" type="date" name="to" defaultValue={today} min={today} required />
      </label>
      <label>
        {text.note} <input className="in" name="note" maxLength={100} autoComplete="off" />
      </label>
      <AddFormEnd label={text.add} isBusy={isBusy} failure={failure} />
    </form>
  )
}
