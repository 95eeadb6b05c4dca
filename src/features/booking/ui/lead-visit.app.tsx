import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { type LeadVisits, leadVisits, type VisitProposal } from '#src/features/booking/staff/contract.ts'
import { leadVisitText } from '#src/features/booking/staff/lead-visit-text.ts'
import { clockTime, shortDay } from '#src/features/booking/text/times.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'

interface Asked {
  leadId: string
  town: Town | null
  language: Language
}

const path = '/api/admin/calendar'

function useLeadVisits(leadId: string) {
  return useQuery({
    queryKey: [`${path}/of-lead`, leadId],
    select: (data: unknown) => leadVisits.parse(data),
    refetchOnMount: 'always',
  })
}

/** Wed 25 Nov, 12:00 */
const dayAndTime = (start: string, language: Language) =>
  `${shortDay(new Date(start), language)}, ${clockTime(new Date(start))}`

/** In the panel of the next step: the visit that is booked, or the free time that costs the least driving, to be offered; other times behind it. */
export function NextVisit({ leadId, town, language, onOffer }: Asked & { onOffer: (start: string) => void }) {
  const text = leadVisitText[language]
  const answer = useLeadVisits(leadId)
  if (!answer.data) return null
  const { visits, proposals } = answer.data
  const [visit] = visits
  const [best, ...others] = proposals
  if (visit) return <p>{text.booked(dayAndTime(visit.start, language), visit.crewName)}</p>
  if (!town) return <p className="mut">{text.noTown}</p>
  if (!best) return <p className="mut">{text.nothingFree}</p>
  return (
    <>
      <p>
        {`${text.offer} `}
        <b>{dayAndTime(best.start, language)}</b>
        {`, ${drive(best, town, language)}`}
      </p>
      <span className="row">
        <Button tone="sea" onClick={() => onOffer(best.start)}>
          {text.offerThis}
        </Button>
        {others.length > 0 && (
          <details className="mn">
            <summary className="btn sec2">{text.otherTimes}</summary>
            <div className="pop">
              {others.map((one) => (
                <button key={one.start} type="button" onClick={() => onOffer(one.start)}>
                  <b>{dayAndTime(one.start, language)}</b>
                  <span className="mut xs">{text.extra(formatNumber(one.extraMinutes, language))}</span>
                </button>
              ))}
            </div>
          </details>
        )}
      </span>
    </>
  )
}

/** The visits of a lead that are to come; without one the time that fits best, booked with one press. */
export function LeadVisit({ leadId, town, language, calendarPath }: Asked & { calendarPath: string }) {
  const text = leadVisitText[language]
  const id = useId()
  const client = useQueryClient()
  const answer = useLeadVisits(leadId)
  const again = () => client.invalidateQueries()
  const book = useMutation({
    mutationFn: ({ crewId, start, end }: VisitProposal) =>
      apiRequest(
        'POST',
        path,
        { kind: 'visit', crewId, start, end, leadId, ...(town ? { town } : {}) },
        { headers: { 'accept-language': language } },
      ),
    onSettled: again,
  })
  const cancel = useMutation({
    mutationFn: (visitId: string) => apiRequest('POST', `${path}/${visitId}/cancel`, undefined),
    onSettled: again,
  })
  if (!answer.data) return null
  const failure = book.error ?? cancel.error
  return (
    <section className="panel stack-s" aria-labelledby={id}>
      <h2 id={id}>{text.visit}</h2>
      <Visits data={answer.data} language={language} isBusy={cancel.isPending} onCancel={cancel.mutate} />
      {answer.data.visits.length === 0 && (
        <Proposed
          best={answer.data.proposals[0]}
          town={town}
          language={language}
          isBusy={book.isPending}
          onBook={book.mutate}
        />
      )}
      {book.isSuccess && <p className="xs mut">{text.tellThem}</p>}
      {failure && (
        <p className="note bad" role="alert">
          {failure instanceof ApiError && failure.status === 409
            ? text.taken
            : failureText(failure, { offline: text.offline, fallback: text.failed })}
        </p>
      )}
      <p>
        <a href={calendarPath}>{text.calendar}</a>
      </p>
    </section>
  )
}

function Visits({
  data,
  language,
  isBusy,
  onCancel,
}: {
  data: LeadVisits
  language: Language
  isBusy: boolean
  onCancel: (visitId: string) => void
}) {
  const text = leadVisitText[language]
  return data.visits.map(({ id, start, crewName, mode }) => (
    <p key={id} className="row">
      <span>
        <b>{dayAndTime(start, language)}</b>
        {` · ${mode === 'video' ? text.video : crewName}`}
      </span>
      <button type="button" className="plain" disabled={isBusy} onClick={() => onCancel(id)}>
        {text.cancel}
      </button>
    </p>
  ))
}

function Proposed({
  best,
  town,
  language,
  isBusy,
  onBook,
}: {
  best: VisitProposal | undefined
  town: Town | null
  language: Language
  isBusy: boolean
  onBook: (best: VisitProposal) => void
}) {
  const text = leadVisitText[language]
  if (!best || !town) return <p className="mut">{town ? text.nothingFree : text.noTown}</p>
  return (
    <>
      <p className="mut">{text.fits(dayAndTime(best.start, language), drive(best, town, language))}</p>
      <p>
        <Button tone="secondary" busy={isBusy} onClick={() => onBook(best)}>
          {text.bookIt}
        </Button>
      </p>
    </>
  )
}

function drive({ driveMinutes, after }: VisitProposal, town: Town, language: Language): string {
  const text = leadVisitText[language]
  const minutes = formatNumber(driveMinutes, language)
  return after ? text.driveAfter(minutes, after) : text.driveFromBase(minutes, townNames[town])
}
