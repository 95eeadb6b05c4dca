import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { CrewChoice } from './crew-choice.app.tsx'

const path = '/api/admin/calendar'

/** Closes days of a crew. */
export function AddLeave({
  crews,
  language,
  today,
}: {
  crews: readonly { id: string; name: string }[]
  language: Language
  today: string
}) {
  const text = calendarText[language]
  const client = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const add = useMutation({
    mutationFn: (body: object) => apiRequest('POST', path, body, { headers: { 'accept-language': language } }),
    onSuccess: () => {
      setFailure(undefined)
      return client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) })
    },
    onError: (error) => setFailure(failureText(error, { offline: text.offline, fallback: text.failed })),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const day = (name: string) => String(fields.get(name))
    add.mutate({
      kind: 'leave',
      crewId: fields.get('crew'),
      start: madridInstant(day('from'), 0).toISOString(),
      end: madridInstant(addDays(day('to'), 1), 0).toISOString(),
    })
  }
  return (
    <details className="panel">
      <summary>{text.addLeave}</summary>
      <form className="row" onSubmit={submit}>
        <CrewChoice crews={crews} label={text.crew} />
        <label>
          {text.from} <input className="in" type="date" name="from" defaultValue={today} min={today} required />
        </label>
        <label>
          {text.to} <input className="in" type="date" name="to" defaultValue={today} min={today} required />
        </label>
        <Button type="submit" busy={add.isPending}>
          {text.add}
        </Button>
        {failure && (
          <p className="note bad" role="alert">
            {failure}
          </p>
        )}
      </form>
    </details>
  )
}
