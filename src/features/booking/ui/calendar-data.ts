import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CalendarItem,
  type CalendarMove,
  calendarAnswer,
  calendarMade,
  calendarMoved,
  undatedVisits,
} from '#src/features/booking/staff/contract.ts'
import { calendarText } from '#src/features/booking/staff/text.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** The calendar's data in the browser: read by the days that are shown, asked for again after each change. */

const path = '/api/admin/calendar'

/** For what a free time is looked for. */
export type Looked = { moving: string } | { town: string | null; minutes: number } | undefined

/** Days of all crews, and where what is looked for still fits. */
export function useCalendar(span: { from: PlainDate; days: number }, looked: Looked) {
  const query = new URLSearchParams({ from: span.from, days: String(span.days) })
  if (looked && 'moving' in looked) query.set('moving', looked.moving)
  else if (looked) {
    query.set('minutes', String(looked.minutes))
    if (looked.town) query.set('town', looked.town)
  }
  return useQuery({
    queryKey: [`${path}?${query}`],
    select: (data: unknown) => calendarAnswer.parse(data),
    refetchOnMount: 'always',
    refetchInterval: 60_000,
    // While something is picked up the days stay, until those with the free times for it are there.
    placeholderData: keepPreviousData,
  })
}

export function useUndated(isOn: boolean) {
  return useQuery({
    queryKey: [`${path}/undated`],
    select: (data: unknown) => undatedVisits.parse(data),
    refetchOnMount: 'always',
    enabled: isOn,
  })
}

export interface NewVisit {
  leadId?: string
  crewId: string
  start: string
  end: string
  town?: string
  address?: string
  note?: string
}

/** What can be done to the calendar; each asks for everything that may depend on it again. */
export function useCalendarChanges(language: Language) {
  const client = useQueryClient()
  const headers = { 'accept-language': language }
  const send = (method: string, to: string, body?: unknown) => apiRequest(method, path + to, body, { headers })
  const onSettled = () => client.invalidateQueries()
  return {
    book: useMutation({
      mutationFn: async (visit: NewVisit) => calendarMade.parse(await send('POST', '', { kind: 'visit', ...visit })),
      onSettled,
    }),
    close: useMutation({
      mutationFn: async (leave: { crewId: string; start: string; end: string; note?: string }) =>
        calendarMade.parse(await send('POST', '', { kind: 'leave', ...leave })),
      onSettled,
    }),
    move: useMutation({
      mutationFn: async ({ id, ...to }: CalendarMove & { id: string }) =>
        calendarMoved.parse(await send('POST', `/${id}/move`, to)),
      onSettled,
    }),
    cancel: useMutation({ mutationFn: (id: string) => send('POST', `/${id}/cancel`), onSettled }),
    restore: useMutation({ mutationFn: (id: string) => send('POST', `/${id}/restore`), onSettled }),
    tell: useMutation({
      mutationFn: ({ id, by }: { id: string; by: 'mail' | 'word' }) => send('POST', `/${id}/tell`, { by }),
      onSettled,
    }),
    onWay: useMutation({
      mutationFn: ({ id, isOnWay }: { id: string; isOnWay: boolean }) => send('POST', `/${id}/on-way`, { isOnWay }),
      onSettled,
    }),
    letGo: useMutation({ mutationFn: (id: string) => send('DELETE', `/offers/${id}`), onSettled }),
  }
}
export type CalendarChangesHere = ReturnType<typeof useCalendarChanges>

/** Why a change was refused, in words: with what it does not go together, or that somebody was faster. */
export function refusalWords(error: Error, language: Language): string {
  const text = calendarText[language]
  if (!(error instanceof ApiError) || error.problem?.code !== 'slot_taken')
    return failureText(error, { offline: text.offline, fallback: text.notDone })
  const said = error.problem.fields.flatMap(({ code, message }) => {
    const words: Record<string, (what: string) => string> = text.clash
    return words[code]?.(message) ?? []
  })
  return said.length > 0 ? [text.taken, ...said].join(' ') : text.takenPlain
}

/** What something in the calendar is called. */
export const nameOf = ({ name, reference, note, kind }: CalendarItem, language: Language): string =>
  name || note || reference || calendarText[language][kind === 'leave' ? 'leave' : 'visit']
