import type { IncomingMessage, ServerResponse } from 'node:http'
import { applyWithoutScript } from '#server/affiliates/posted-application.ts'
import type { Partners } from '#src/features/affiliates/public.ts'
import { contactRequest } from '#src/features/contact/contract.ts'
import { contactBody, contactValuesFromForm } from '#src/features/contact/domain/form-body.ts'
import type { Contact } from '#src/features/contact/public.ts'
import { quoteRequest } from '#src/features/quote/contract.ts'
import { answersFromForm } from '#src/features/quote/domain/answers/form-body.ts'
import type { Quotes } from '#src/features/quote/public.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import { toE164 } from '#src/shared/http/phone.ts'
import { Problem, type ProblemField } from '#src/shared/http/problem.ts'
import type { RateLimit } from '#src/shared/http/rate-limit.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import { routeOfPath } from '#src/site/routes.ts'
import { partnerIn, signsIn } from './beside-answers.ts'
import type { Pages } from './pages.ts'
import { passes } from './plain-answer.ts'
import { readBody, refuseForeign } from './posted-body.ts'
import { submissionKeys } from './submission-key.ts'

/** Forms without JavaScript: posted to the page's own address, checked by the API's schemas, answered with a page. */

const maxBytes = 64 * 1024

interface Options {
  contact: Contact
  quotes: Quotes
  partners: Partners
  pages: Pages
  log: Log
  limit: RateLimit
  publicUrl: string
}

type FormName = 'quote' | 'contact' | 'affiliates'
type Outcome = { redirect: string } | { receipt: { reference: string; answerBy: string } } | { errors: ProblemField[] }

/** Which form a path takes; undefined when none. */
export function formAt(path: string): { name: FormName; language: Language; test: boolean } | undefined {
  const match = routeOfPath(path)
  if (match?.route.id === 'contact') return { name: 'contact', language: match.language, test: false }
  if (match?.route.id === 'quote') return { name: 'quote', language: match.language, test: false }
  if (match?.route.id === 'test-quote') return { name: 'quote', language: match.language, test: true }
  if (match?.route.id === 'affiliate-program') return { name: 'affiliates', language: match.language, test: false }
  return undefined
}

export type PostedForms = ReturnType<typeof createPostedForms>

export function createPostedForms(o: Options) {
  return async function handle(path: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const form = formAt(path)
    if (!form) throw new Error(`no form at ${path}`)
    const { name, language, test } = form
    let fields = new URLSearchParams()
    const again = (status: number, errors: ProblemField[], failure?: string) =>
      o.pages.renderForm(
        name,
        { language, status, posted: fields.toString(), errors, test, ...(failure ? { failure } : {}) },
        req,
        res,
      )
    // A page for a refusal would cost more than what is refused.
    if (!passes(() => refuseForeign(req, o.publicUrl), res, language)) return void req.resume()
    if (!passes(() => o.limit(req), res, language)) return void req.resume()
    try {
      fields = new URLSearchParams(
        (await readBody(req, 'application/x-www-form-urlencoded', maxBytes)).toString('utf8'),
      )
      if (name === 'affiliates' && fields.get('form') === 'simulator') return await again(200, [])
      const outcome =
        name === 'affiliates'
          ? await applyWithoutScript(o.partners, fields, language, { scope: `POST ${path}`, ...submissionKeys(fields) })
          : name === 'contact'
            ? await contactOutcome(fields, language, path, partnerIn(req))
            : await quoteOutcome(fields, language, test, path, partnerIn(req))
      if ('redirect' in outcome) res.writeHead(303, { location: outcome.redirect, 'content-length': 0 }).end()
      else if ('receipt' in outcome)
        await o.pages.renderForm(
          name,
          { language, status: 200, posted: '', errors: [], receipt: outcome.receipt },
          req,
          res,
        )
      else await again(422, outcome.errors)
    } catch (error) {
      if (!(error instanceof Problem)) o.log.error({ err: error, form: name }, 'posted form failed')
      const problem = error instanceof Problem ? error : new Problem(500, 'internal_error')
      for (const [header, value] of Object.entries(problem.headers)) res.setHeader(header, value)
      await again(problem.status, problem.fields, problem.document(language).detail)
    }
  }

  async function contactOutcome(
    fields: URLSearchParams,
    language: Language,
    path: string,
    broughtBy: { partnerCode?: string },
  ): Promise<Outcome> {
    const input = { ...contactBody(contactValuesFromForm(fields), language), ...broughtBy, ...signsIn(fields) }
    const parsed = contactRequest.safeParse(input)
    if (!parsed.success) return { errors: fieldProblems(parsed.error, language, input) }
    const phoneE164 = e164(parsed.data.phone)
    if (phoneE164 === undefined) return { errors: [phoneProblem('phone', language)] }
    const { body } = await o.contact.submit(parsed.data, {
      scope: `POST ${path}`,
      ...submissionKeys(fields),
      source: path,
      phoneE164,
    })
    return { receipt: body }
  }

  async function quoteOutcome(
    fields: URLSearchParams,
    language: Language,
    test: boolean,
    path: string,
    broughtBy: { partnerCode?: string },
  ): Promise<Outcome> {
    const input = { ...answersFromForm(fields), language, test, ...broughtBy, ...signsIn(fields) }
    const parsed = quoteRequest.safeParse(input)
    if (!parsed.success) return { errors: fieldProblems(parsed.error, language, input) }
    const phoneE164 = e164(parsed.data.contact?.phone)
    if (phoneE164 === undefined) return { errors: [phoneProblem('contact.phone', language)] }
    const { body } = await o.quotes.submit(parsed.data, {
      scope: `POST ${path}`,
      ...submissionKeys(fields),
      source: path,
      phoneE164,
    })
    return { redirect: new URL(body.url).pathname }
  }
}

const e164 = (phone: string | undefined) => (phone === undefined ? null : toE164(phone))
const phoneProblem = (field: string, language: Language): ProblemField => ({
  field,
  code: 'phone_invalid',
  message: fieldText[language].phone_invalid,
})
