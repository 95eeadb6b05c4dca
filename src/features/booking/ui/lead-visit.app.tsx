import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { calendarMade, type LeadVisits, leadVisits, type VisitProposal } from '#src/features/booking/staff/contract.ts'
import { leadVisitText } from '#src/features/booking/staff/lead-visit-text.ts'
import { clockTime, shortDay } from '#src/features/booking/text/times.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { formatNumber } from '#src/shared/i18n/format.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { townNames } from '#src/shared/i18n/town-names.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { HeldTimes, holdFor } from './lead-offers.app.tsx'

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

/** Holds a free time for the lead, then says which. */
function useHold(leadId: string, language: Language, onOffer: (start: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (one: VisitProposal) => holdFor(leadId, one, language),
    onSuccess: (_, { start }) => onOffer(start),
    onSettled: () => client.invalidateQueries(),
  })
}

/** Wed 25 Nov, 12:00 */
const dayAndTime = (start: string, language: Language) =>
  `${shortDay(new Date(start), language)}, ${clockTime(new Date(start))}`

/** In the panel of the next step: the visit that is booked, or the free time that costs the least driving, to be offered and held; other times behind it. */
export function NextVisit({ leadId, town, language, onOffer }: Asked & { onOffer: (start: string) => void }) {
  const text = leadVisitText[language]
  const answer = useLeadVisits(leadId)
  const hold = useHold(leadId, language, onOffer)
  if (!answer.data) return null
  const { visits, proposals, offers } = answer.data
  const [visit] = visits
  const [best, ...others] = proposals
  if (visit) return <p>{text.booked(dayAndTime(visit.start, language), visit.crewName)}</p>
  if (!town) return <p className="mut">{text.noTown}</p>
  if (!best && offers.length === 0) return <p className="mut">{text.nothingFree}</p>
  return (
    <>
      <p>
        {offers[0] ? (
          <b>{text.offered(dayAndTime(offers[0].start, language))}.</b>
        ) : (
          best && (
            <>
              {`${text.offer} `}
              <b>{dayAndTime(best.start, language)}</b>
              {`, ${drive(best, town, language)}`}
            </>
          )
        )}
      </p>
      <span className="row">
        {best && offers.length === 0 && (
          <Button tone="sea" busy={hold.isPending} onClick={() => hold.mutate(best)}>
            {text.offerThis}
          </Button>
        )}
        <OtherTimes times={offers.length === 0 ? others : proposals} language={language} onOffer={hold.mutate} />
      </span>
      <Failure error={hold.error} language={language} />
    </>
  )
}

/** Beside a conversation: the two free times that cost the least driving, held and written to the person by one press. */
export function FreeTimesNearby({ leadId, town, language, onOffer }: Asked & { onOffer: (start: string) => void }) {
  const text = leadVisitText[language]
  const answer = useLeadVisits(leadId)
  const hold = useHold(leadId, language, onOffer)
  if (!answer.data || !town || answer.data.visits.length > 0) return null
  const { proposals, offers } = answer.data
  return (
    <div className="stack-s">
      <h3>{text.nearby}</h3>
      {offers.map(({ id, start }) => (
        <p key={id} className="held-time">
          {text.offered(dayAndTime(start, language))}
        </p>
      ))}
      {proposals.slice(0, 2).map((one) => (
        <Button key={one.start} tone="secondary" wide busy={hold.isPending} onClick={() => hold.mutate(one)}>
          {dayAndTime(one.start, language)}{' '}
          <span className="mut">{`+${formatNumber(one.extraMinutes, language)} min`}</span>
        </Button>
      ))}
      {proposals.length === 0 && offers.length === 0 && <p className="mut">{text.nothingFree}</p>}
      <Failure error={hold.error} language={language} />
    </div>
  )
}

function OtherTimes({
  times,
  language,
  onOffer,
}: {
  times: readonly VisitProposal[]
  language: Language
  onOffer: (one: VisitProposal) => void
}) {
  const text = leadVisitText[language]
  if (times.length === 0) return null
  return (
    <details className="mn">
      <summary className="btn sec2">{text.otherTimes}</summary>
      <div className="pop">
        {times.map((one) => (
          <button key={one.start} type="button" onClick={() => onOffer(one)}>
            <b>{dayAndTime(one.start, language)}</b>
            <span className="mut xs">{text.extra(formatNumber(one.extraMinutes, language))}</span>
          </button>
        ))}
      </div>
    </details>
  )
}

function Failure({ error, language }: { error: Error | null; language: Language }) {
  const text = leadVisitText[language]
  if (!error) return null
  return (
    <p className="note bad" role="alert">
      {error instanceof ApiError && error.problem?.code === 'slot_taken'
        ? [text.taken, ...error.problem.fields.map(({ message }) => message)].join(' ')
        : failureText(error, { offline: text.offline, fallback: text.failed })}
    </p>
  )
}

/** The visits of a lead that are to come, and times that are held for them; without either the time that fits best, booked with one press. */
export function LeadVisit({ leadId, town, language, calendarPath }: Asked & { calendarPath: string }) {
  const text = leadVisitText[language]
  const id = useId()
  const client = useQueryClient()
  const answer = useLeadVisits(leadId)
  const headers = { 'accept-language': language }
  const onSettled = () => client.invalidateQueries()
  const book = useMutation({
    mutationFn: async ({ crewId, start, end }: Pick<VisitProposal, 'crewId' | 'start' | 'end'>) =>
      calendarMade.parse(
        await apiRequest(
          'POST',
          path,
          { kind: 'visit', crewId, start, end, leadId, ...(town ? { town } : {}) },
          { headers },
        ),
      ),
    onSettled,
  })
  const cancel = useMutation({
    mutationFn: (visitId: string) => apiRequest('POST', `${path}/${visitId}/cancel`, undefined, { headers }),
    onSuccess: () => book.reset(),
    onSettled,
  })
  const restore = useMutation({
    mutationFn: (visitId: string) => apiRequest('POST', `${path}/${visitId}/restore`, undefined, { headers }),
    onSuccess: () => cancel.reset(),
    onSettled,
  })
  const tell = useMutation({
    mutationFn: (visitId: string) => apiRequest('POST', `${path}/${visitId}/tell`, { by: 'mail' }, { headers }),
    onSettled,
  })
  const letGo = useMutation({
    mutationFn: (offerId: string) => apiRequest('DELETE', `${path}/offers/${offerId}`, undefined, { headers }),
    onSettled,
  })
  if (!answer.data) return null
  const { visits, offers, proposals } = answer.data
  return (
    <section className="panel stack-s" aria-labelledby={id}>
      <h2 id={id}>{text.visit}</h2>
      <Visits data={answer.data} language={language} isBusy={cancel.isPending} onCancel={cancel.mutate} />
      <HeldTimes
        offers={offers}
        language={language}
        isBusy={book.isPending || letGo.isPending}
        onBook={book.mutate}
        onLetGo={(offer) => letGo.mutate(offer.id)}
      />
      {visits.length === 0 && offers.length === 0 && (
        <Proposed best={proposals[0]} town={town} language={language} isBusy={book.isPending} onBook={book.mutate} />
      )}
      {book.data && (
        <div className="note row" role="status">
          <span>{tell.isSuccess ? text.told : text.tellThem}</span>
          {!tell.isSuccess && (
            <>
              <Button tone="secondary" small busy={tell.isPending} onClick={() => tell.mutate(book.data.id)}>
                {text.tellMail}
              </Button>
              <Button tone="secondary" small busy={cancel.isPending} onClick={() => cancel.mutate(book.data.id)}>
                {text.undo}
              </Button>
            </>
          )}
        </div>
      )}
      {cancel.isSuccess && !book.data && (
        <div className="note row" role="status">
          <span>{text.cancelled}</span>
          <Button tone="secondary" small busy={restore.isPending} onClick={() => restore.mutate(cancel.variables)}>
            {text.undo}
          </Button>
        </div>
      )}
      <Failure error={book.error ?? cancel.error ?? restore.error ?? tell.error ?? letGo.error} language={language} />
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
