import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { bestStretch } from '#src/features/booking/domain/free-stretches.ts'
import { type CalendarItem, calendarAnswer } from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { clockTime, shortDay } from '#src/features/booking/text/times.ts'
import { mondayOf } from '#src/features/booking/text/week-view.ts'
import { addDays, madridDate, plainDate } from '#src/shared/domain/plain-date.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { formatDate } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { AddLeave } from './add-leave.app.tsx'
import { AddVisit, anHourAfter, customer, type Visit } from './add-visit.app.tsx'
import { CalendarDay, type FreeTime } from './calendar-day.app.tsx'

const path = '/api/admin/calendar'
const made = z.object({ id: z.uuid() })

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
  const lead = new URLSearchParams(search).get('lead')
  const leadId = lead && z.uuid().safeParse(lead).success ? lead : undefined
  const visited = useQuery({
    queryKey: [`/api/crm/leads/${leadId}`],
    select: (data: unknown) => customer.parse(data),
    enabled: leadId !== undefined,
  })
  const town = visited.data?.town
  const answer = useQuery({
    // Two weeks where a time is looked for, so that there is one to propose on a Friday too.
    queryKey: [`${path}?from=${from}&days=${leadId ? 14 : 7}${town ? `&town=${town}` : ''}`],
    select: (data: unknown) => calendarAnswer.parse(data),
    refetchOnMount: 'always',
    enabled: leadId === undefined || !visited.isPending,
  })
  const cancel = useMutation({
    mutationFn: (id: string) =>
      apiRequest('POST', `${path}/${id}/cancel`, undefined, { headers: { 'accept-language': language } }),
    onSuccess: () => book.reset(),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) }),
  })
  const book = useMutation({
    mutationFn: async (visit: Visit) =>
      made.parse(
        await apiRequest(
          'POST',
          path,
          { kind: 'visit', ...visit, ...(leadId ? { leadId } : {}) },
          { headers: { 'accept-language': language } },
        ),
      ),
    onSettled: () => client.invalidateQueries(),
  })
  const [chosen, setChosen] = useState<FreeTime>()
  useTitle(`${text.title} | ${brand}`)
  const go = (date: string) => onSearch(`?from=${date}${leadId ? `&lead=${leadId}` : ''}`, 'replace')
  const choose = (free: FreeTime) => {
    // Without a town the day is not decided yet: the form asks for it.
    if (town) book.mutate({ crewId: free.crewId, start: free.start, end: anHourAfter(free.start), town })
    else setChosen(free)
  }
  const crewName = (id: string) => answer.data?.crews.find((crew) => crew.id === id)?.name ?? ''
  const best = leadId && answer.data ? bestStretch(answer.data.free) : undefined
  const visitForm = answer.data && (
    <AddVisit
      key={`${leadId} ${chosen?.crewId} ${chosen?.start}`}
      crews={answer.data.crews}
      language={language}
      today={today}
      lead={visited.data}
      isOpen={chosen !== undefined || (leadId !== undefined && !(best && town))}
      free={chosen ?? best}
      book={book}
    />
  )
  const noon = (date: string) => new Date(`${date}T11:00:00Z`)
  const shown = answer.data?.days
    .slice(0, 7)
    .filter(({ date, isClosed }) => !isClosed || answer.data.items.some((item) => isOn(item, date)))
  return (
    <>
      <div className="sbar">
        <h1>{text.title}</h1>
        <span className="row">
          <Button tone="secondary" aria-label={text.earlier} onClick={() => go(addDays(from, -7))}>
            ‹
          </Button>
          <b className="nw">{`${shortDay(noon(from), language)} – ${shortDay(noon(addDays(from, 5)), language)}`}</b>
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
            {mayChange && book.data && (
              <p className="note row" role="status">
                <span>{text.booked}</span>
                {leadId && <a href={leadPath(leadId)}>{text.open}</a>}
                <Button tone="secondary" small busy={cancel.isPending} onClick={() => cancel.mutate(book.data.id)}>
                  {text.undo}
                </Button>
              </p>
            )}
            {mayChange && book.isError && (
              <p className="note bad" role="alert">
                {book.error instanceof ApiError && book.error.status === 409
                  ? text.taken
                  : failureText(book.error, { offline: text.offline, fallback: text.failed })}
              </p>
            )}
            {mayChange && best && town && visited.data && !book.data && (
              <section className="panel cal-best" aria-label={text.proposal}>
                <p>
                  <span className="mut">{text.proposalFor(visited.data.name)}</span>{' '}
                  <b>{`${shortDay(new Date(best.start), language)}, ${clockTime(new Date(best.start))}`}</b>{' '}
                  {`${crewName(best.crewId)} · ${text.extraDrive(best.extraMinutes)}`}
                </p>
                <Button tone="sea" busy={book.isPending} onClick={() => choose(best)}>
                  {text.putThere}
                </Button>
              </section>
            )}
            {mayChange && (leadId !== undefined || chosen) && visitForm}
            {mayChange && leadId === undefined && !chosen && (
              <div className="cal-adds">
                {visitForm}
                <AddLeave crews={answer.data.crews} language={language} today={today} />
              </div>
            )}
            <p className="xs mut">
              {`${text.closedAhead}: ${answer.data.closedAhead.map((date) => formatDate(date, language)).join(' · ')}`}
            </p>
            {answer.data.crews.map((crew) => (
              <section key={crew.id} className="panel stack cal-crew" aria-label={crew.name}>
                <h2>{crew.name}</h2>
                <div className="cal-days">
                  {shown?.map(({ date, isClosed }) => (
                    <CalendarDay
                      key={date}
                      date={date}
                      isClosed={isClosed}
                      isToday={date === today}
                      items={answer.data.items.filter((item) => item.crewId === crew.id && isOn(item, date))}
                      free={answer.data.free.filter((free) => free.crewId === crew.id && isOn(free, date))}
                      language={language}
                      leadPath={leadPath}
                      onCancel={mayChange ? (id) => cancel.mutate(id) : undefined}
                      onChoose={mayChange ? choose : undefined}
                    />
                  ))}
                </div>
              </section>
            ))}
          </>
        )}
      </div>
    </>
  )
}

const isOn = ({ start, end }: Pick<CalendarItem, 'start' | 'end'>, date: string) =>
  madridDate(new Date(start)) <= date && madridDate(new Date(Date.parse(end) - 1)) >= date
