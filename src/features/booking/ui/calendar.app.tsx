import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { type CalendarItem, calendarAnswer } from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { clockSpan, shortDay } from '#src/features/booking/text/times.ts'
import { topicNames } from '#src/features/booking/text/topics.ts'
import { mondayOf } from '#src/features/booking/text/week-view.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { addDays, madridDate, plainDate } from '#src/shared/domain/plain-date.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { AddVisit } from './add-visit.app.tsx'

const path = '/api/admin/calendar'

interface CalendarProps {
  language: Language
  brand: string
  search: string
  mayChange: boolean
  /** The page of a lead. */
  leadPath: (leadId: string) => string
  onSearch: (search: string, mode: 'push' | 'replace') => void
}

/** A week of all crews, a row each; on phones a day below the other. */
export function CalendarScreen({ language, brand, search, mayChange, leadPath, onSearch }: CalendarProps) {
  const text = calendarText[language]
  const client = useQueryClient()
  const today = madridDate(new Date())
  const asked = new URLSearchParams(search).get('from')
  const from = mondayOf(asked && /^\d{4}-\d{2}-\d{2}$/.test(asked) ? plainDate(asked) : today)
  const answer = useQuery({
    queryKey: [`${path}?from=${from}&days=7`],
    select: (data: unknown) => calendarAnswer.parse(data),
    refetchOnMount: 'always',
  })
  const cancel = useMutation({
    mutationFn: (id: string) =>
      apiRequest('POST', `${path}/${id}/cancel`, undefined, { headers: { 'accept-language': language } }),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) }),
  })
  useTitle(`${text.title} | ${brand}`)
  const lead = new URLSearchParams(search).get('lead')
  const leadId = lead && z.uuid().safeParse(lead).success ? lead : undefined
  const go = (date: string) => onSearch(`?from=${date}${leadId ? `&lead=${leadId}` : ''}`, 'replace')
  const visitForm = answer.data && (
    <AddVisit key={leadId} crews={answer.data.crews} language={language} today={today} leadId={leadId} />
  )
  const noon = (date: string) => new Date(`${date}T11:00:00Z`)
  const shown = answer.data?.days.filter(
    ({ date, isClosed }) => !isClosed || answer.data.items.some((item) => isOn(item, date)),
  )
  return (
    <>
      <div className="sbar">
        <h1>{text.title}</h1>
        <span className="row">
          <Button tone="secondary" aria-label={text.earlier} onClick={() => go(addDays(from, -7))}>
            ‹
          </Button>
          <b className="nw">{shortDay(noon(from), language)}</b>
          <Button tone="secondary" aria-label={text.later} onClick={() => go(addDays(from, 7))}>
            ›
          </Button>
          <Button tone="secondary" onClick={() => go(today)}>
            {text.today}
          </Button>
        </span>
      </div>
      <div className="list-body">
        {answer.isPending && <Skeleton label={text.loading} widths={[100, 100, 100]} />}
        {(answer.isError || cancel.isError) && (
          <LoadFailure
            message={failureText(answer.error ?? cancel.error, { offline: text.offline, fallback: text.failed })}
            retry={text.retry}
            onRetry={() => answer.refetch()}
          />
        )}
        {answer.data && (
          <>
            {mayChange && leadId !== undefined && visitForm}
            <p className="xs mut">
              {text.closedAhead}: {answer.data.closedAhead.map((date) => formatDate(date, language)).join(' · ')}
            </p>
            {answer.data.crews.map((crew) => (
              <section key={crew.id} className="panel stack cal-crew" aria-label={crew.name}>
                <h2>{crew.name}</h2>
                <div className="cal-days">
                  {shown?.map(({ date, isClosed }) => {
                    const items = answer.data.items.filter((item) => item.crewId === crew.id && isOn(item, date))
                    return (
                      <div key={date} className={date === today ? 'cal-day now' : 'cal-day'}>
                        <h3>{shortDay(noon(date), language)}</h3>
                        {items.map((item) => (
                          <Item
                            key={item.id}
                            item={item}
                            language={language}
                            href={item.leadId ? leadPath(item.leadId) : undefined}
                            onCancel={mayChange ? () => cancel.mutate(item.id) : undefined}
                          />
                        ))}
                        {items.length === 0 && <p className="xs mut cal-free">{isClosed ? text.closed : text.free}</p>}
                      </div>
                    )
                  })}
                </div>
              </section>
            ))}
            {mayChange && leadId === undefined && visitForm}
            {mayChange && <AddLeave crews={answer.data.crews} language={language} today={today} />}
          </>
        )}
      </div>
    </>
  )
}

const isOn = ({ start, end }: CalendarItem, date: string) =>
  madridDate(new Date(start)) <= date && madridDate(new Date(Date.parse(end) - 1)) >= date

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
            <a
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(`${item.address}, ${place}`)}`}
              rel="noopener noreferrer"
            >
              {text.map}
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

function AddLeave({
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
