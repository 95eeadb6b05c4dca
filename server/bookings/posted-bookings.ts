import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '#server/api.ts'
import { partnerIn, signsIn } from '#server/http/beside-answers.ts'
import type { Pages } from '#server/http/pages.ts'
import { passes } from '#server/http/plain-answer.ts'
import { readBody, refuseForeign } from '#server/http/posted-body.ts'
import { submissionKeys } from '#server/http/submission-key.ts'
import {
  type ConsultationValues,
  consultationBody,
  consultationRequest,
  consultationValues,
  readSlotId,
} from '#src/features/booking/public.ts'
import type { WeekState } from '#src/features/booking/ui/week-box.tsx'
import { isDatabaseAway } from '#src/shared/db/away.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { fieldText } from '#src/shared/http/field-text.ts'
import { toE164 } from '#src/shared/http/phone.ts'
import { Problem, type ProblemField } from '#src/shared/http/problem.ts'
import type { RateLimit } from '#src/shared/http/rate-limit.ts'
import { pathOf, type RouteMatch, routeOfPath } from '#src/site/routes.ts'
import { appointmentLocals } from './appointment-locals.ts'
import { weekOf } from './week-of.ts'

const maxBytes = 32 * 1024

interface Options {
  services: Pick<Services, 'bookings' | 'bookingLinks' | 'config' | 'log'>
  pages: Pages
  /** For bookings and changes. */
  limit: RateLimit
  /** For looking at times. */
  readLimit: RateLimit
}

/** The page that takes a post about an appointment: the form of a new one, or the page behind a link. */
export function bookingPageAt(path: string): RouteMatch | undefined {
  const match = routeOfPath(path)
  return match && (match.route.id === 'design-consultation' || match.route.id === 'booking.manage') ? match : undefined
}

export type PostedBookings = ReturnType<typeof createPostedBookings>

/** The pages of appointments without script: posted to their own address, decided by the same service as the API's, answered with a page. */
export function createPostedBookings({ services, pages, limit, readLimit }: Options) {
  const { bookings, config, log } = services
  return async function handle(match: RouteMatch, req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (!passes(() => refuseForeign(req, config.publicUrl), res, match.language)) return void req.resume()
    const body = await readBody(req, 'application/x-www-form-urlencoded', maxBytes).catch((error: unknown) => {
      if (!passes(() => rethrow(error), res, match.language)) return undefined
      throw error
    })
    if (!body) return
    const fields = new URLSearchParams(body.toString('utf8'))
    const changes = fields.has('step')
    if (!passes(() => (changes ? limit : readLimit)(req), res, match.language)) return
    await (match.route.id === 'booking.manage' ? manage : consultation)(match, fields, req, res)
  }

  async function consultation(
    { language }: RouteMatch,
    fields: URLSearchParams,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    // A button beside a time chooses it, whatever was chosen before.
    const take = fields.get('take')
    if (take) fields.set('slot', take)
    const values = consultationValues(fields)
    const show = async (
      status: number,
      more: {
        errors?: ProblemField[]
        failure?: string
        taken?: string
        wished?: { reference: string; confirmBy: string }
      },
    ) => {
      const { taken, errors = [], failure, wished } = more
      const week = wished ? { kind: 'before' as const } : await weekFor(values, fields, language, taken)
      const posted = fields.toString()
      await pages.renderConsultation({ language, status, posted, week, errors, failure, wished }, req, res)
    }
    if (fields.get('step') !== 'book') return show(200, { taken: fields.get('taken') ?? undefined })
    const input = { ...consultationBody(values, language), ...partnerIn(req), ...signsIn(fields) }
    const parsed = consultationRequest.safeParse(input)
    if (!parsed.success) return show(422, { errors: fieldProblems(parsed.error, language, input) })
    const { phone } = parsed.data.contact
    const phoneE164 = phone === undefined ? null : toE164(phone)
    if (phoneE164 === undefined) {
      const message = fieldText[language].phone_invalid
      return show(422, { errors: [{ field: 'contact.phone', code: 'phone_invalid', message }] })
    }
    try {
      const path = pathOf('design-consultation', language)
      const answer = await bookings.book(parsed.data, {
        scope: `POST ${path}`,
        ...submissionKeys(fields),
        source: path,
        phoneE164,
      })
      if (answer.status === 202) return show(202, { wished: answer.body })
      res.writeHead(303, { location: new URL(answer.body.manageUrl).pathname, 'content-length': 0 }).end()
    } catch (error) {
      const problem = told(error)
      const isTaken = problem.code === 'slot_taken'
      if (isTaken) fields.delete('slot')
      await show(problem.status, isTaken ? { taken: values.slot } : { failure: problem.document(language).detail })
    }
  }

  async function weekFor(
    values: ConsultationValues,
    fields: URLSearchParams,
    language: RouteMatch['language'],
    taken: string | undefined,
  ): Promise<WeekState> {
    const chosen = readSlotId(values.slot)
    const day = fields.get('week') || (chosen ? madridDate(chosen.start) : null)
    return weekOf(bookings, { ...values, language, day, taken }, new Date())
  }

  async function manage(
    match: RouteMatch,
    fields: URLSearchParams,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const { language, params } = match
    const token = params.bookingToken ?? ''
    const back = () =>
      void res.writeHead(303, { location: pathOf('booking.manage', language, params), 'content-length': 0 }).end()
    const show = async (status: number, failure?: string, taken?: string) => {
      const { status: found, locals } = await appointmentLocals(services, token)
      if ('gone' in locals) return pages.renderAppointment(match, found, locals, req, res)
      const { topic, mode, town, timeZone } = locals.booking
      const day = fields.get('week') || null
      const wish = { topic, mode, town: town ?? '', timeZone: timeZone ?? '', language, day, taken }
      const week = await weekOf(bookings, wish, new Date())
      await pages.renderAppointment(match, status, { ...locals, week, failure }, req, res)
    }
    const step = fields.get('step')
    const slot = fields.get('take') ?? (step === 'move' ? (fields.get('slot') ?? '') : undefined)
    try {
      if (step === 'cancel') await bookings.cancel(token)
      else if (slot !== undefined) await bookings.move(token, slot)
      else return await show(200)
      back()
    } catch (error) {
      const problem = told(error)
      const isTaken = problem.code === 'slot_taken'
      await show(problem.status, isTaken ? undefined : problem.document(language).detail, isTaken ? slot : undefined)
    }
  }

  /** What went wrong, as a problem that has words; a database that is away is for the page about it. */
  function told(error: unknown): Problem {
    if (error instanceof Problem && error.code !== 'database_unavailable') return error
    if (isDatabaseAway(error) || error instanceof Problem) throw error
    log.error({ err: error }, 'posted booking failed')
    return new Problem(500, 'internal_error')
  }
}

function rethrow(error: unknown): never {
  throw error
}
