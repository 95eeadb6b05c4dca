import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bestStretch } from '#src/features/booking/domain/free-stretches.ts'
import type { CalendarItem, CalendarOffer } from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import { clockTime, shortDay } from '#src/features/booking/text/times.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { LoadFailure } from '#src/shared/ui/load-state/load-failure.tsx'
import { Skeleton } from '#src/shared/ui/load-state/skeleton.tsx'
import { useTitle } from '#src/shared/ui/page-title/use-title.ts'
import { customer } from './add-visit.app.tsx'
import { type Adding, CalendarAdds } from './calendar-adds.app.tsx'
import { CalendarBar } from './calendar-bar.app.tsx'
import { type NewVisit, nameOf, refusalWords, useCalendar, useCalendarChanges, useUndated } from './calendar-data.ts'
import type { CalendarHand, Moving } from './calendar-hand.ts'
import { CalendarMonth } from './calendar-month.app.tsx'
import { CalendarNote, type Noted } from './calendar-note.app.tsx'
import { ProposedTime, UndatedList } from './calendar-undated.app.tsx'
import { calendarPlace, calendarSearch, spanOf } from './calendar-url.ts'
import { CalendarWeek } from './calendar-week.app.tsx'
import { MyDay } from './my-day.app.tsx'
import { useEscape } from './use-escape.ts'
import { useIsWide } from './use-is-wide.ts'

interface CalendarProps {
  language: Language
  brand: string
  search: string
  hasShortcuts: boolean
  mayChange: boolean
  /** The page of a lead. */
  leadPath: (leadId: string) => string
  onSearch: (search: string, mode: 'push' | 'replace') => void
}

const usualMinutes = 60

/** Days of all crews with what is free, whom we have to visit, and a way to put each into the other; on a phone one crew's day. */
export function CalendarScreen({
  language,
  brand,
  search,
  hasShortcuts,
  mayChange,
  leadPath,
  onSearch,
}: CalendarProps) {
  const text = calendarText[language]
  const now = useNow()
  const today = madridDate(now)
  const isWide = useIsWide()
  const asked = calendarPlace(search, today)
  // A phone shows one crew's day anyway, with the days of its week.
  const place = asked.view === 'day' && !isWide ? { ...asked, view: 'week' as const } : asked
  const [picked, setPicked] = useState<Moving>()
  const [isDragged, setDragged] = useState(false)
  const [adding, setAdding] = useState<Adding>()
  const [noted, setNoted] = useState<Noted>()
  const [refused, setRefused] = useState<CalendarHand['refused']>()
  const [crew, setCrew] = useState<string>()
  const [placed, setPlaced] = useState<string>()
  const { leadId } = place
  const sought = useQuery({
    queryKey: [`/api/crm/leads/${leadId}`],
    select: (data: unknown) => customer.parse(data),
    enabled: leadId !== undefined,
  }).data
  const forLead: Moving | undefined =
    leadId && sought && placed !== leadId
      ? { kind: 'lead', leadId, name: sought.name, town: sought.town, minutes: usualMinutes }
      : undefined
  const moving = picked ?? forLead
  // Two weeks where a time is looked for, so that there is one to propose on a Friday too.
  const shownSpan = spanOf(place)
  const span = place.view === 'week' && moving ? { ...shownSpan, days: 14 } : shownSpan
  const answer = useCalendar(
    span,
    moving && (moving.kind === 'visit' ? { moving: moving.item.id } : { town: moving.town, minutes: moving.minutes }),
  )
  const undated = useUndated(mayChange && place.view !== 'month')
  const changes = useCalendarChanges(language)
  useTitle(`${text.title} | ${brand}`)
  const pick = (one: Moving | undefined, byMouse = false) => {
    setPicked(one)
    setDragged(byMouse && one !== undefined)
  }
  useEscape(() => pick(undefined))
  const when = (start: string) => `${shortDay(new Date(start), language)}, ${clockTime(new Date(start))}`
  const failed = (error: Error) => setNoted({ words: refusalWords(error, language), isBad: true })
  const isOver = () => {
    pick(undefined)
    setAdding(undefined)
    setRefused(undefined)
  }
  /** Puts down what is picked up; a lead for whom a time is looked for leaves the address. */
  const putDown = () => {
    isOver()
    if (leadId) onSearch(calendarSearch({ ...place, leadId: undefined }), 'replace')
  }

  function bookVisit(visit: NewVisit) {
    changes.book.mutate(visit, {
      onSuccess: ({ id }) => {
        isOver()
        setPlaced(visit.leadId)
        setNoted({
          words: text.booked,
          undo: () => {
            setPlaced(undefined)
            undoWith(changes.cancel.mutateAsync(id))
          },
          ...(visit.leadId ? { leadHref: leadPath(visit.leadId), tell: (by: 'mail' | 'word') => tellOf(id, by) } : {}),
        })
      },
      onError: (error) => refuse(error, visit.crewId, visit.start),
    })
  }
  function refuse(error: Error, crewId: string, start: string) {
    setRefused({ crewId, start, words: refusalWords(error, language) })
    failed(error)
  }
  function undoWith(work: Promise<unknown>) {
    work.then(() => setNoted({ words: text.undone }), failed)
  }
  function tellOf(id: string, by: 'mail' | 'word') {
    changes.tell.mutate(
      { id, by },
      { onSuccess: () => setNoted({ words: by === 'mail' ? text.told : text.toldWord }), onError: failed },
    )
  }
  function move(item: CalendarItem, crewId: string, start: string) {
    const name = nameOf(item, language)
    changes.move.mutate(
      { id: item.id, crewId, start, sequence: item.sequence },
      {
        onSuccess: ({ sequence }) => {
          isOver()
          setNoted({
            words: text.moved(name, when(start)),
            undo: () =>
              undoWith(changes.move.mutateAsync({ id: item.id, crewId: item.crewId, start: item.start, sequence })),
            ...(item.leadId ? { tell: (by) => tellOf(item.id, by), hasEmail: item.hasEmail } : {}),
          })
        },
        onError: (error) => refuse(error, crewId, start),
      },
    )
  }
  function put(crewId: string, start: string) {
    if (!moving) return
    if (moving.kind === 'visit') return move(moving.item, crewId, start)
    const { minutes, town } = moving
    const end = new Date(Date.parse(start) + minutes * 60_000).toISOString()
    // Without a town the day is not decided yet: the form asks for it.
    if (town) bookVisit({ leadId: moving.leadId, crewId, start, end, town })
    else setAdding({ kind: 'visit', free: { crewId, start, end, extraMinutes: 0 } })
  }
  function cancel(item: CalendarItem) {
    const name = nameOf(item, language)
    changes.cancel.mutate(item.id, {
      onSuccess: () =>
        setNoted({
          words: item.kind === 'consultation' ? text.removedMail(name) : text.removed(name),
          undo: () => undoWith(changes.restore.mutateAsync(item.id)),
          ...(item.leadId && item.kind === 'visit'
            ? { tell: (by) => tellOf(item.id, by), hasEmail: item.hasEmail }
            : {}),
        }),
      onError: failed,
    })
  }
  function bookOffer({ crewId, start, end, town, leadId: offeredTo }: CalendarOffer) {
    bookVisit({ leadId: offeredTo, crewId, start, end, town })
  }

  const hand: CalendarHand = {
    language,
    now,
    leadPath,
    mayChange,
    moving: mayChange ? moving : undefined,
    isDragged,
    refused,
    pick: (one, byMouse) => {
      setRefused(undefined)
      pick(one, byMouse)
      // The days stand above the list on a narrow screen.
      if (one?.kind === 'lead' && !isWide) scrollTo({ top: 0 })
    },
    put,
    refuse: (words) => {
      pick(undefined)
      setNoted({ words, isBad: true })
    },
    take: (free) => setAdding({ kind: 'visit', free }),
    cancel,
    tell: ({ id }, by) => tellOf(id, by),
    onWay: ({ id }, isOnWay) => changes.onWay.mutate({ id, isOnWay }, { onError: failed }),
    bookOffer,
    letGo: ({ id }) =>
      changes.letGo.mutate(id, { onSuccess: () => setNoted({ words: text.letGoDone }), onError: failed }),
  }
  const { data } = answer
  const crewName = (id: string) => data?.crews.find((one) => one.id === id)?.name ?? ''
  const best = moving?.kind === 'lead' && moving.town && data ? bestStretch(data.free) : undefined
  const hrefOf = (date: string, view = place.view) =>
    calendarSearch({ ...place, view, date: madridDate(new Date(`${date}T11:00:00Z`)) })
  const myCrew = crew ?? data?.crews.find(({ id }) => data.items.some((item) => item.crewId === id))?.id

  return (
    <>
      <CalendarBar
        place={place}
        span={shownSpan}
        today={today}
        language={language}
        hasShortcuts={hasShortcuts}
        isWide={isWide}
        mayChange={mayChange}
        onSearch={onSearch}
        onAdd={(kind) => setAdding(adding?.kind === kind ? undefined : { kind })}
        closedAhead={data?.closedAhead}
      />
      <div className="list-body cal-page">
        {answer.isPending && <Skeleton label={text.loading} widths={[100, 100, 100]} />}
        {answer.isError && (
          <LoadFailure
            message={failureText(answer.error, { offline: text.offline, fallback: text.failed })}
            retry={text.retry}
            onRetry={() => answer.refetch()}
          />
        )}
        {noted && <CalendarNote noted={noted} language={language} />}
        {data && moving && mayChange && !isDragged && (
          <div className="cal-moving" role="status">
            <span>{text.moving(moving.name)}</span>
            <button type="button" className="plain" onClick={putDown}>
              {text.stop}
            </button>
          </div>
        )}
        {data && best && moving?.kind === 'lead' && !isDragged && (
          <ProposedTime
            name={moving.name}
            when={when(best.start)}
            crew={crewName(best.crewId)}
            extraMinutes={best.extraMinutes}
            language={language}
            isBusy={changes.book.isPending}
            onPut={() => put(best.crewId, best.start)}
          />
        )}
        {data && adding && mayChange && (
          <CalendarAdds
            adding={adding}
            crews={data.crews}
            lead={sought}
            today={today}
            language={language}
            isBusy={changes.book.isPending || changes.close.isPending}
            onBook={bookVisit}
            onClose={(leave) =>
              changes.close.mutate(leave, {
                onSuccess: ({ ids }) => {
                  isOver()
                  setNoted({
                    words: text.leaveAdded,
                    undo: () => undoWith(Promise.all(ids.map((id) => changes.cancel.mutateAsync(id)))),
                  })
                },
                onError: failed,
              })
            }
          />
        )}
        {data && (
          <div className={undated.data && place.view !== 'month' ? 'cal-two' : undefined}>
            {place.view === 'month' ? (
              <CalendarMonth
                data={data}
                month={place.date.slice(0, 7)}
                today={today}
                language={language}
                dayHref={(date) => hrefOf(date, isWide ? 'day' : 'week')}
              />
            ) : isWide ? (
              <CalendarWeek data={{ ...data, days: data.days.slice(0, shownSpan.days) }} today={today} hand={hand} />
            ) : (
              <MyDay
                data={{ ...data, days: data.days.slice(0, shownSpan.days) }}
                date={place.date}
                crewId={myCrew ?? data.crews[0]?.id ?? ''}
                hand={hand}
                dayHref={(date) => hrefOf(date, 'week')}
                onCrew={setCrew}
              />
            )}
            {undated.data && place.view !== 'month' && (
              <UndatedList undated={undated.data} crewName={crewName} hand={hand} onBook={bookVisit} />
            )}
          </div>
        )}
      </div>
    </>
  )
}
