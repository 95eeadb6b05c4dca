import type { Services } from '#server/api.ts'
import { appointmentLocals } from '#server/bookings/appointment-locals.ts'
import { staffViewer, viewerKey } from '#src/features/quote/public.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import type { PageLoader } from './pages.ts'

/** What each on-demand page needs, by route id. */
export function pageLoaders(s: Services): Record<string, PageLoader> {
  return {
    'booking.manage': async ({ params }) => {
      const { status, locals } = await appointmentLocals(s, params.bookingToken ?? '')
      return { status, locals: { appointment: locals } }
    },
    'quote.view': async ({ params, language }, query) => {
      const opened = await s.quotes.open(params.quoteToken ?? '')
      if (!opened.ok) {
        const status = opened.reason === 'expired' ? 410 : 404
        return { status, locals: { quote: { gone: opened.reason } } }
      }
      const { quote, token } = opened
      if (quote.leadId && query.get(viewerKey) !== staffViewer) s.noteVisit(quote.leadId, 'quote-viewed')
      return {
        status: 200,
        locals: {
          quote: {
            estimate: quote.estimate,
            reference: quote.reference,
            token,
            pdfUrl:
              new URL(s.quotes.pdfUrl(token, language)).pathname + new URL(s.quotes.pdfUrl(token, language)).search,
            test: quote.test,
            expired: quote.estimate.validUntil < madridDate(new Date()),
          },
        },
      }
    },
  }
}
