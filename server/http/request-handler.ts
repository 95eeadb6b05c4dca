import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type PartnerLinks, partnerLinkAt } from '#server/affiliates/partner-link.ts'
import { billPageAt, type PostedBill } from '#server/bills/posted-bill.ts'
import { bookingPageAt, type PostedBookings } from '#server/bookings/posted-bookings.ts'
import { energyPageAt, type PostedEnergy } from '#server/energy/posted-energy.ts'
import { type PostedYes, savedQuoteAt } from '#server/quotes/posted-yes.ts'
import { type PostedReviews, reviewPageAt } from '#server/reviews/posted-reviews.ts'
import { isDatabaseAway } from '#src/shared/db/away.ts'
import type { Api } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { problemWords } from '#src/shared/http/problem-words.ts'
import type { RateLimit } from '#src/shared/http/rate-limit.ts'
import { type Language, languageOfPath } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import { redirectFor } from '#src/site/redirects.ts'
import { routeOfPath } from '#src/site/routes.ts'
import type { PageFinder } from './page-finder.ts'
import type { Pages } from './pages.ts'
import { passes, answerPlainly as plain, refusePlainly } from './plain-answer.ts'
import { formAt, type PostedForms } from './posted-forms.ts'
import type { StaticFiles } from './static-files.ts'
import type { Turns } from './turns.ts'

const unavailable = { en: problemWords.en.database_unavailable.detail, es: problemWords.es.database_unavailable.detail }
const broken = { en: problemWords.en.internal_error.detail, es: problemWords.es.internal_error.detail }

/** No page has a longer path. */
const maxPathLength = 2000

/**
 * A request's way: a static file from memory; the API and posted forms; a redirect to the one right address; an on-demand page; the
 * not-found page in the language of the path. Guards are never made of the shape of a path: data is guarded where it is.
 */
export function createRequestHandler(o: {
  files: StaticFiles
  api: Api
  forms: PostedForms
  bill: PostedBill
  energy: PostedEnergy
  partnerLinks: PartnerLinks
  bookings: PostedBookings
  yes: PostedYes
  reviews: PostedReviews
  pages: Pages
  finder: PageFinder
  headers: readonly (readonly [string, string])[]
  turns: Turns
  /** Counts what is made for one visitor at a time: saved quotes, searches, guesses at addresses. */
  readLimit: RateLimit
  trustProxy: number
  /** Where an address that staff have moved leads now. */
  movedTo: (path: string) => string | undefined
  /** Hears of an address that is nobody's page. */
  missed: (path: string) => void
  log: Log
}) {
  const api = getRequestListener(o.api.fetch, { overrideGlobalObjects: false })
  let hasWarned = false

  function failing(work: Promise<void>, res: ServerResponse, what: string, language: Language): void {
    work.catch((err) => failed(err, res, what, language))
  }

  function failed(err: unknown, res: ServerResponse, what: string, language: Language): void {
    const away = isDatabaseAway(err) || (err instanceof Problem && err.code === 'database_unavailable')
    if (!away) o.log.error({ err, what }, 'page failed')
    if (res.headersSent) res.destroy()
    else if (away) plain(res, 503, unavailable[language], { 'retry-after': '10' })
    else plain(res, 500, broken[language])
  }

  return function handle(req: IncomingMessage, res: ServerResponse): void {
    try {
      answer(req, res)
    } catch (err) {
      // Whatever is thrown in a request's listener would end the process.
      failed(err, res, 'request', languageOfPath(req.url ?? '/'))
    }
  }

  function answer(req: IncomingMessage, res: ServerResponse) {
    const target = req.url ?? '/'
    const query = target.indexOf('?')
    const path = query === -1 ? target : target.slice(0, query)
    const reads = req.method === 'GET' || req.method === 'HEAD'
    if (reads && o.files.serve(path, req, res)) return

    warnOfUnknownProxy(req)
    o.turns.take(
      req,
      res,
      () => {
        try {
          answerInTurn(path, query, reads, req, res)
        } catch (err) {
          failed(err, res, 'request', languageOfPath(path))
        }
      },
      () =>
        refusePlainly(
          res,
          new Problem(429, 'too_many_requests', { headers: { 'retry-after': '5' } }),
          languageOfPath(path),
        ),
    )
  }

  /** Behind a proxy that the configuration does not know every visitor would be one address, with one allowance. */
  function warnOfUnknownProxy(req: IncomingMessage): void {
    if (hasWarned || o.trustProxy > 0 || req.headers['x-forwarded-for'] === undefined) return
    hasWarned = true
    o.log.warn(
      'requests arrive through a proxy, but TRUST_PROXY is 0: all visitors count as one address. Set it to the number of proxies in front.',
    )
  }

  function answerInTurn(path: string, query: number, reads: boolean, req: IncomingMessage, res: ServerResponse) {
    const target = req.url ?? '/'
    for (const [name, value] of o.headers) res.setHeader(name, value)
    if (path.startsWith('/api/') || path.startsWith('/media/') || path === '/healthz' || path === '/readyz') {
      void api(req, res)
      return
    }
    if (req.method === 'POST' && formAt(path))
      return failing(o.forms(path, req, res), res, 'form', languageOfPath(path))
    const quotePage = req.method === 'POST' ? savedQuoteAt(path) : undefined
    if (quotePage) return failing(o.yes(quotePage, req, res), res, 'choice', quotePage.language)
    const bookingPage = req.method === 'POST' ? bookingPageAt(path) : undefined
    if (bookingPage) return failing(o.bookings(bookingPage, req, res), res, 'booking', bookingPage.language)
    const reviewPage = req.method === 'POST' ? reviewPageAt(path) : undefined
    if (reviewPage) return failing(o.reviews(reviewPage, req, res), res, 'review', reviewPage.language)
    const billLanguage = req.method === 'POST' ? billPageAt(path) : undefined
    if (billLanguage) return failing(o.bill(billLanguage, req, res), res, 'bill', billLanguage)
    const energyPage = req.method === 'POST' ? energyPageAt(path) : undefined
    if (energyPage) return failing(o.energy(energyPage, req, res), res, 'energy', energyPage.language)
    if (!reads) return plain(res, 405, 'Method Not Allowed', { allow: 'GET, HEAD' })
    const partnerLink = partnerLinkAt(path)
    if (partnerLink) return o.partnerLinks(partnerLink, query === -1 ? '' : target.slice(query), res)
    const decoded = path.length <= maxPathLength ? decode(path) : undefined
    const redirect = decoded === undefined ? null : (redirectFor(decoded) ?? plainSpelling(path, decoded))
    if (redirect !== null) {
      res
        .writeHead(308, {
          location: encodeURI(redirect) + (query === -1 ? '' : target.slice(query)),
          'content-length': 0,
        })
        .end()
      return
    }
    const moved = decoded === undefined ? undefined : o.movedTo(decoded)
    if (moved !== undefined) {
      res.writeHead(301, { location: encodeURI(moved), 'content-length': 0 }).end()
      return
    }
    const match = decoded === undefined ? null : routeOfPath(decoded)
    const language = match?.language ?? languageOfPath(decoded ?? path)
    if (match?.route.id === 'search') {
      if (!passes(() => o.readLimit(req), res, language)) return
      const words = query === -1 ? '' : (new URLSearchParams(target.slice(query + 1)).get('q') ?? '')
      return o.finder.search(words, match.language, req, res)
    }
    const shell = match && o.pages.shellOf(match)
    if (shell && o.files.serve(shell, req, res)) return
    if (!passes(() => o.readLimit(req), res, language)) return
    if (match && o.pages.isOnDemand(match)) {
      return failing(o.pages.render(match, req, res), res, match.route.id, match.language)
    }
    if (decoded !== undefined && !match) o.missed(decoded)
    o.finder.notFound(decoded ?? '', language, req, res)
  }
}

/** Where a path belongs whose letters are written in percent code without need: one page has one address. */
function plainSpelling(path: string, decoded: string): string | null {
  return path !== encodeURI(decoded) && routeOfPath(decoded) ? decoded : null
}

/** Percent-decoded, or undefined for what no page could be called: broken encodings, control characters. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return /\p{Cc}/u.test(decoded) ? undefined : decoded
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
