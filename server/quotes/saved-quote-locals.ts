import type { Services } from '#server/api.ts'
import { planOf, type QuoteChoiceState } from '#src/features/quote/public.ts'
import { isDatabaseAway } from '#src/shared/db/away.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { photoWishes } from '#src/shared/ui/photo-wish/photo-wishes.ts'
import { openingCalendar } from '#src/site/hours.ts'
import type { GoneQuoteLocals, SavedQuoteLocals } from '#src/site/quote/quote-locals.ts'
import type { RouteMatch } from '#src/site/routes.ts'

/** What the page of a saved quote shows, with what was chosen of it. A quote in the journal opens without the database; nothing can be chosen of it yet. */
export async function savedQuoteLocals(
  s: Pick<Services, 'quotes' | 'yes'>,
  { params, language }: Pick<RouteMatch, 'params' | 'language'>,
): Promise<{ status: number; locals: SavedQuoteLocals | GoneQuoteLocals; leadId?: string | null }> {
  const opened = await s.quotes.open(params.quoteToken ?? '')
  if (!opened.ok) return { status: opened.reason === 'expired' ? 410 : 404, locals: { gone: opened.reason } }
  const { quote, token } = opened
  const choice = quote.test ? null : await choiceBehind(s.yes, token)
  const pdf = new URL(s.quotes.pdfUrl(token, language))
  const today = madridDate(new Date())
  const hasAll = choice?.photos.length === photoWishes.length
  return {
    status: 200,
    leadId: quote.leadId,
    locals: {
      estimate: quote.estimate,
      reference: quote.reference,
      token,
      pdfUrl: pdf.pathname + pdf.search,
      test: quote.test,
      expired: quote.estimate.validUntil < today,
      choice,
      plan: choice && planOf(madridDate(new Date(choice.chosenAt)), hasAll ? today : null, openingCalendar),
    },
  }
}

/** Null while the database is away as well: the quote is shown all the same. */
async function choiceBehind(yes: Services['yes'], token: string): Promise<QuoteChoiceState | null> {
  try {
    return await yes.state(token)
  } catch (error) {
    if (isDatabaseAway(error) || (error instanceof Problem && error.code === 'database_unavailable')) return null
    throw error
  }
}
