import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { z } from 'zod'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { plainDate } from '#src/shared/domain/plain-date.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

const path = '/api/admin/calendar'
const customer = z.object({ id: z.uuid(), name: z.string(), town: z.enum(towns).nullable() })

interface Props {
  crews: readonly { id: string; name: string }[]
  language: Language
  today: string
  /** Whose visit it is; without one the visit stands for itself. */
  leadId: string | undefined
}

/** Puts a visit into the calendar, open at once when somebody comes from a lead. */
export function AddVisit({ leadId, ...shown }: Props) {
  const text = calendarText[shown.language]
  const [booked, setBooked] = useState(false)
  const lead = useQuery({
    queryKey: [`/api/crm/leads/${leadId}`],
    select: (data: unknown) => customer.parse(data),
    enabled: leadId !== undefined,
  })
  return (
    <details className="panel" open={leadId !== undefined}>
      <summary>{lead.data ? text.visitFor(lead.data.name) : text.addVisit}</summary>
      {(leadId === undefined || lead.data) && <VisitForm {...shown} lead={lead.data} onBooked={setBooked} />}
      <p role="status">{booked && text.booked}</p>
    </details>
  )
}

function VisitForm({
  crews,
  language,
  today,
  lead,
  onBooked,
}: Omit<Props, 'leadId'> & { lead: z.infer<typeof customer> | undefined; onBooked: (isBooked: boolean) => void }) {
  const text = calendarText[language]
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const add = useMutation({
    mutationFn: (body: object) => apiRequest('POST', path, body, { headers: { 'accept-language': language } }),
    onSuccess: () => {
      onBooked(true)
      return client.invalidateQueries()
    },
    onError: (error) =>
      setFailure(
        error instanceof ApiError && error.status === 409
          ? text.taken
          : failureText(error, { offline: text.offline, fallback: text.failed }),
      ),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onBooked(false)
    setFailure(undefined)
    const fields = new FormData(event.currentTarget)
    const value = (name: string) => String(fields.get(name) ?? '').trim()
    const at = (name: string) => madridInstant(plainDate(value('day')), minutesOf(value(name)))
    const [start, end] = [at('from'), at('to')]
    if (start >= end) return setFailure(text.wrongHours)
    add.mutate({
      kind: 'visit',
      crewId: value('crew'),
      start: start.toISOString(),
      end: end.toISOString(),
      town: value('town'),
      ...(lead ? { leadId: lead.id } : {}),
      ...(value('address') ? { address: value('address') } : {}),
      ...(value('note') ? { note: value('note') } : {}),
    })
  }
  return (
    <form className="row" onSubmit={submit}>
      <label>
        {text.crew}{' '}
        <select className="in" name="crew">
          {crews.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.day} <input className="in" type="date" name="day" defaultValue={today} min={today} required />
      </label>
      <label>
        {text.fromHour} <input className="in" type="time" name="from" defaultValue="10:00" step={900} required />
      </label>
      <label>
        {text.toHour} <input className="in" type="time" name="to" defaultValue="11:00" step={900} required />
      </label>
      <label>
        {text.town}{' '}
        <select className="in" name="town" defaultValue={lead?.town ?? ''} required>
          <option value="" disabled>
            –
          </option>
          {towns.map((town) => (
            <option key={town} value={town}>
              {townNames[town]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.address} <input className="in" name="address" maxLength={200} autoComplete="off" />
      </label>
      <label>
        {text.note} <input className="in" name="note" maxLength={1000} autoComplete="off" />
      </label>
      <Button type="submit" tone="sea" busy={add.isPending}>
        {text.bookVisit}
      </Button>
      {failure && (
        <p className="note bad" role="alert">
          {failure}
        </p>
      )}
    </form>
  )
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
