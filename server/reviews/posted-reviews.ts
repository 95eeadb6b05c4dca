import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pages } from '#server/http/pages.ts'
import { passes } from '#server/http/plain-answer.ts'
import { readBody, refuseForeign } from '#server/http/posted-body.ts'
import { type Reviews, reviewBody, reviewRequest, reviewValues } from '#src/features/reviews/public.ts'
import { isDatabaseAway } from '#src/shared/db/away.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { RateLimit } from '#src/shared/http/rate-limit.ts'
import type { Log } from '#src/shared/log/log.ts'
import { pathOf, type RouteMatch, routeOfPath } from '#src/site/routes.ts'
import { reviewLocals } from './review-locals.ts'

const maxBytes = 32 * 1024

/** The page that takes a posted review. */
export function reviewPageAt(path: string): RouteMatch | undefined {
  const match = routeOfPath(path)
  return match?.route.id === 'reviews.write' ? match : undefined
}

export type PostedReviews = ReturnType<typeof createPostedReviews>

/** The page behind an invitation, posted to its own address: the same service as the API's, answered with a page. */
export function createPostedReviews(o: {
  reviews: Reviews
  pages: Pages
  limit: RateLimit
  publicUrl: string
  log: Log
}) {
  return async function handle(match: RouteMatch, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { language, params } = match
    const token = params.reviewToken ?? ''
    if (!passes(() => refuseForeign(req, o.publicUrl), res, language)) return void req.resume()
    if (!passes(() => o.limit(req), res, language)) return void req.resume()
    const body = await readBody(req, 'application/x-www-form-urlencoded', maxBytes).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error
      passes(
        () => {
          throw error
        },
        res,
        language,
      )
      return undefined
    })
    if (!body) return
    const fields = new URLSearchParams(body.toString('utf8'))
    const values = reviewValues(fields)
    const show = async (status: number, more: { errors?: Problem['fields']; failure?: string }) => {
      const { status: found, locals } = await reviewLocals(o.reviews, token)
      const shown = 'gone' in locals ? locals : { ...locals, values, ...more }
      await o.pages.renderReview(match, 'gone' in locals ? found : status, shown, req, res)
    }
    try {
      if (fields.get('step') === 'withdraw') await o.reviews.withdraw(token)
      else {
        const input = reviewBody(values, language)
        const parsed = reviewRequest.safeParse(input)
        if (!parsed.success) return await show(422, { errors: fieldProblems(parsed.error, language, input) })
        await o.reviews.write(token, parsed.data)
      }
      // A reload of the answer sends nothing twice.
      res.writeHead(303, { location: pathOf('reviews.write', language, params), 'content-length': 0 }).end()
    } catch (error) {
      if (isDatabaseAway(error) || (error instanceof Problem && error.code === 'database_unavailable')) throw error
      if (!(error instanceof Problem)) o.log.error({ err: error }, 'posted review failed')
      const problem = error instanceof Problem ? error : new Problem(500, 'internal_error')
      await show(problem.status, { failure: problem.document(language).detail })
    }
  }
}
