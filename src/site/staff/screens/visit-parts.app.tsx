import { lazy, Suspense } from 'react'
import type { FreeTimes } from '#src/features/crm/ui/inbox-conversation.app.tsx'
import type { VisitParts } from '#src/features/crm/ui/lead-page.app.tsx'
import type { Language } from '#src/shared/i18n/language.ts'

const NextVisit = lazy(async () => ({
  default: (await import('#src/features/booking/ui/lead-visit.app.tsx')).NextVisit,
}))
const LeadVisit = lazy(async () => ({
  default: (await import('#src/features/booking/ui/lead-visit.app.tsx')).LeadVisit,
}))

const FreeTimesNearby = lazy(async () => ({
  default: (await import('#src/features/booking/ui/lead-visit.app.tsx')).FreeTimesNearby,
}))

/** What booking shows beside a conversation: free times to offer. */
export const freeTimesIn =
  (language: Language): FreeTimes =>
  ({ id, town }, onOffer) => (
    <Suspense>
      <FreeTimesNearby leadId={id} town={town} language={language} onOffer={onOffer} />
    </Suspense>
  )

/** What booking shows of a lead's visits, for the CRM to place. */
export function visitParts(language: Language, path: (leadId: string) => string): VisitParts {
  return {
    next: ({ id, town }, onOffer) => (
      <Suspense>
        <NextVisit leadId={id} town={town} language={language} onOffer={onOffer} />
      </Suspense>
    ),
    panel: ({ id, town }) => (
      <Suspense>
        <LeadVisit leadId={id} town={town} language={language} calendarPath={path(id)} />
      </Suspense>
    ),
  }
}
