import type { Services } from '#server/api.ts'
import { appointmentLocals } from '#server/bookings/appointment-locals.ts'
import { savedQuoteLocals } from '#server/quotes/saved-quote-locals.ts'
import { reviewLocals } from '#server/reviews/review-locals.ts'
import { staffViewer, viewerKey } from '#src/features/quote/public.ts'
import type { PageLoader } from './pages.ts'

/** What each on-demand page needs, by route id. */
export function pageLoaders(s: Services): Record<string, PageLoader> {
  return {
    'booking.manage': async ({ params }) => {
      const { status, locals } = await appointmentLocals(s, params.bookingToken ?? '')
      return { status, locals: { appointment: locals } }
    },
    'energy.alert': async ({ params }) => {
      const state = await s.energyAlerts.stateOf(params.alertToken ?? '')
      return { status: state === 'gone' ? 404 : 200, locals: { alert: state } }
    },
    'reviews.write': async ({ params }) => {
      const { status, locals } = await reviewLocals(s.reviews, params.reviewToken ?? '')
      return { status, locals: { review: locals } }
    },
    'quote.view': async (match, query) => {
      const { status, locals, leadId } = await savedQuoteLocals(s, match)
      if (leadId && query.get(viewerKey) !== staffViewer) s.noteVisit(leadId, 'quote-viewed')
      return { status, locals: { quote: locals } }
    },
  }
}
