import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '#server/api.ts'
import { signsIn } from '#server/http/beside-answers.ts'
import type { Pages } from '#server/http/pages.ts'
import { passes } from '#server/http/plain-answer.ts'
import { readBody, refuseForeign } from '#server/http/posted-body.ts'
import { submissionKeys } from '#server/http/submission-key.ts'
import { choiceRequest, mostPhotoBytes, sendRequest } from '#src/features/quote/public.ts'
import { isDatabaseAway } from '#src/shared/db/away.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { RateLimit } from '#src/shared/http/rate-limit.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { photoWishes } from '#src/shared/ui/photo-wish/photo-wishes.ts'
import type { SavedQuoteLocals } from '#src/site/quote/quote-locals.ts'
import { pathOf, type RouteMatch, routeOfPath } from '#src/site/routes.ts'
import { savedQuoteLocals } from './saved-quote-locals.ts'

const mostFormBytes = 16 * 1024

interface Options {
  services: Services
  pages: Pages
  limit: RateLimit
}

/** The page of a saved quote, which takes choices, photographs and withdrawals. */
export function savedQuoteAt(path: string): RouteMatch | undefined {
  const match = routeOfPath(path)
  return match?.route.id === 'quote.view' ? match : undefined
}

export type PostedYes = ReturnType<typeof createPostedYes>

/** The way to yes by plain forms: posted to the quote's own page, which comes back as it is now. */
export function createPostedYes({ services, pages, limit }: Options) {
  const { yes, quoteSending, config, log } = services
  return async function handle(match: RouteMatch, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { language, params } = match
    if (!passes(() => refuseForeign(req, config.publicUrl), res, language)) return void req.resume()
    if (!passes(() => limit(req), res, language)) return void req.resume()
    const token = params.quoteToken ?? ''
    let asked: SavedQuoteLocals['asked']
    try {
      const fields = await fieldsOf(req)
      const photo = fields.get('photo')
      const wish = photoWishes.find((one) => one === fields.get('wish'))
      const step = fields.get('step')
      if (step === 'send' && fields instanceof URLSearchParams) {
        asked = { email: (fields.get('email') ?? '').slice(0, 254), language, errors: [], isSent: false }
        const sent = await send(token, fields, language)
        return await show(match, 'errors' in sent ? 422 : 200, { ...asked, ...sent }, req, res)
      }
      if (photo instanceof File && wish) await yes.addPhoto(token, wish, new Uint8Array(await photo.arrayBuffer()))
      else if (step === 'withdraw') await yes.withdraw(token, String(fields.get('reason') ?? '').slice(0, 500))
      else {
        const parsed = choiceRequest.safeParse({ option: fields.get('option') })
        if (!parsed.success)
          throw new Problem(422, 'invalid_fields', {
            fields: [{ field: 'option', code: 'not_in_list', message: fieldText[language].not_in_list }],
          })
        await yes.choose(token, parsed.data.option)
      }
      const hash = photo instanceof File ? '#photos' : ''
      res.writeHead(303, { location: pathOf('quote.view', language, params) + hash, 'content-length': 0 }).end()
    } catch (error) {
      if (isDatabaseAway(error) || (error instanceof Problem && error.code === 'database_unavailable')) throw error
      if (!(error instanceof Problem)) log.error({ err: error }, 'posted choice failed')
      const problem = error instanceof Problem ? error : new Problem(500, 'internal_error')
      const failure = problem.document(language).detail
      for (const [header, value] of Object.entries(problem.headers)) res.setHeader(header, value)
      if (asked) return await show(match, problem.status, { ...asked, failure }, req, res)
      const { status, locals } = await savedQuoteLocals(services, match)
      const shown = 'gone' in locals ? locals : { ...locals, failure }
      await pages.renderQuote(match, status === 200 ? problem.status : status, shown, req, res)
    }
  }

  /** The page again, with what became of the form that sends it by mail. */
  async function show(
    match: RouteMatch,
    answer: number,
    asked: SavedQuoteLocals['asked'],
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const { status, locals } = await savedQuoteLocals(services, match)
    const shown = 'gone' in locals ? locals : { ...locals, asked }
    await pages.renderQuote(match, status === 200 ? answer : status, shown, req, res)
  }

  async function send(token: string, fields: URLSearchParams, pageLanguage: Language) {
    const input = {
      email: fields.get('email') ?? '',
      language: fields.get('language') ?? pageLanguage,
      marketing: fields.get('marketing') === 'yes',
      ...signsIn(fields),
    }
    const parsed = sendRequest.safeParse(input)
    if (!parsed.success) return { errors: fieldProblems(parsed.error, pageLanguage, input) }
    return { ...(await quoteSending.send(token, parsed.data, submissionKeys(fields))), isSent: true }
  }
}

/** A form with or without a file. Problems: 413, 415 as of readBody; 400 for what is no form. */
async function fieldsOf(req: IncomingMessage): Promise<FormData | URLSearchParams> {
  const type = req.headers['content-type'] ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data'))
    return new URLSearchParams(
      (await readBody(req, 'application/x-www-form-urlencoded', mostFormBytes)).toString('utf8'),
    )
  const body = new Uint8Array(await readBody(req, 'multipart/form-data', mostPhotoBytes + mostFormBytes))
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Problem(400, 'malformed_body')
  })
}
