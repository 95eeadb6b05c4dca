import { type CalendarOffer, offerMade, type VisitProposal } from '#src/features/booking/staff/contract.ts'
import { leadVisitText } from '#src/features/booking/staff/lead-visit-text.ts'
import { clockTime, shortDay } from '#src/features/booking/text/times.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { useNow } from '#src/shared/ui/clock/use-now.ts'
import { untilWords } from './until-words.ts'

/** Holds a time for a lead before it is written to them. */
export const holdFor = async (leadId: string, { crewId, start }: VisitProposal, language: Language) =>
  offerMade.parse(
    await apiRequest(
      'POST',
      '/api/admin/calendar/offers',
      { leadId, crewId, start },
      { headers: { 'accept-language': language } },
    ),
  )

/** Times that are offered to a lead and held for them, each to be booked when they say yes, or let go. */
export function HeldTimes({
  offers,
  language,
  isBusy,
  onBook,
  onLetGo,
}: {
  offers: readonly CalendarOffer[]
  language: Language
  isBusy: boolean
  onBook: (offer: CalendarOffer) => void
  onLetGo: (offer: CalendarOffer) => void
}) {
  const text = leadVisitText[language]
  const now = useNow()
  return offers.map((offer) => {
    const when = `${shortDay(new Date(offer.start), language)}, ${clockTime(new Date(offer.start))}`
    return (
      <div key={offer.id} className="held-time">
        <p>
          <b>{text.offered(when)}</b> {text.heldUntil(untilWords(offer.until, now, language), offer.by)}
        </p>
        <span className="row">
          <Button tone="secondary" small busy={isBusy} onClick={() => onBook(offer)}>
            {text.saidYes}
          </Button>
          <button type="button" className="plain" disabled={isBusy} onClick={() => onLetGo(offer)}>
            {text.letGo}
            <span className="vh">{` ${when}`}</span>
          </button>
        </span>
      </div>
    )
  })
}
