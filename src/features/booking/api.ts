import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { BusinessCard } from '#src/shared/domain/business-card.ts'
import { type Api, problems, requestLanguage } from '#src/shared/http/api.ts'
import { clientAddress } from '#src/shared/http/client-address.ts'
import { formSource } from '#src/shared/http/form-source.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { phoneField } from '#src/shared/http/phone-field.ts'
import {
  consultation,
  consultationBooked,
  consultationRequest,
  consultationWished,
  holdRequest,
  moveRequest,
  slotHeld,
  slotsQuery,
  slotsResponse,
} from './contract.ts'
import type { Holds } from './holds.ts'
import type { BookingLinks } from './links.ts'
import { bookingInvite } from './mail/booking-mail.ts'
import type { Bookings } from './service.ts'

const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})
const tags = ['Consultations']
const params = z.object({ token: z.string() })

const slots = createRoute({
  method: 'get',
  path: '/api/consultations/slots',
  tags,
  summary: 'When a consultation can take place',
  request: { query: slotsQuery },
  responses: { 200: json('Free and taken times', slotsResponse), ...problems(422) },
})
const book = createRoute({
  method: 'post',
  path: '/api/consultations',
  tags,
  summary: 'Book a consultation; the database decides before the answer',
  request: {
    headers: idempotencyHeader,
    body: { required: true, content: { 'application/json': { schema: consultationRequest } } },
  },
  responses: {
    201: json('Booked', consultationBooked),
    202: json('The records are away: the wish is safe and a person confirms it. No booking yet.', consultationWished),
    ...problems(400, 409, 413, 415, 422, 429, 503),
  },
})
const keep = createRoute({
  method: 'post',
  path: '/api/consultations/holds',
  tags,
  summary: 'Keep a free time for five minutes while a form is filled in; the last one asked for counts',
  request: { body: { required: true, content: { 'application/json': { schema: holdRequest } } } },
  responses: { 201: json('Kept', slotHeld), ...problems(400, 409, 413, 415, 422, 429, 503) },
})
const read = createRoute({
  method: 'get',
  path: '/api/consultations/{token}',
  tags,
  summary: 'An appointment, by its signed link',
  request: { params },
  responses: { 200: json('The appointment', consultation), ...problems(404, 410, 429, 503) },
})
const invite = createRoute({
  method: 'get',
  path: '/api/consultations/{token}/invite.ics',
  tags,
  summary: 'The appointment for a calendar',
  request: { params },
  responses: {
    200: { description: 'The calendar file', content: { 'text/calendar': { schema: z.string() } } },
    ...problems(404, 410, 429, 503),
  },
})
const cancel = createRoute({
  method: 'post',
  path: '/api/consultations/{token}/cancel',
  tags,
  summary: 'Cancel an appointment; asked again it changes nothing',
  request: { params },
  responses: { 200: json('The appointment as it is now', consultation), ...problems(404, 409, 410, 429, 503) },
})
const move = createRoute({
  method: 'post',
  path: '/api/consultations/{token}/move',
  tags,
  summary: 'Move an appointment, or bring a cancelled one back',
  request: { params, body: { required: true, content: { 'application/json': { schema: moveRequest } } } },
  responses: {
    200: json('The appointment as it is now', consultation),
    ...problems(400, 404, 409, 410, 413, 415, 422, 429, 503),
  },
})

interface Options {
  bookings: Bookings
  holds: Holds
  trustProxy: number
  links: BookingLinks
  /** For what makes or changes records. */
  limit: MiddlewareHandler
  /** For what is looked up for one visitor. */
  readLimit: MiddlewareHandler
  publicUrl: string
  business: BusinessCard
}

export function bookingApi(api: Api, o: Options): void {
  api.use('/api/consultations/slots', o.readLimit)
  api.openapi(slots, async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await o.bookings.slots(c.req.valid('query')), 200)
  })

  api.use('/api/consultations', o.limit)
  api.openapi(book, async (c) => {
    const request = c.req.valid('json')
    const { status, body } = await o.bookings.book(request, {
      scope: 'POST /api/consultations',
      key: c.req.header('idempotency-key'),
      source: formSource(c, o.publicUrl),
      phoneE164: await phoneField(c, 'contact.phone', request.contact.phone),
    })
    return status === 201 ? c.json(body, 201) : c.json(body, 202)
  })

  // Before the appointments: 'holds' is no token.
  api.openapi(keep, async (c) =>
    c.json(await o.holds.hold(c.req.valid('json'), clientAddress(c.env?.incoming, o.trustProxy)), 201),
  )

  for (const path of ['/api/consultations/:token', '/api/consultations/:token/*'])
    api.use(path, async (c, next) => {
      c.header('cache-control', 'private, no-store')
      c.header('x-robots-tag', 'noindex')
      await o.readLimit(c, next)
    })
  api.openapi(read, async (c) => c.json(await o.bookings.open(c.req.valid('param').token), 200))
  api.openapi(invite, async (c) => {
    const { token } = c.req.valid('param')
    const row = await o.bookings.record(token)
    const language = c.req.header('accept-language') ? await requestLanguage(c) : row.language
    const { links, business } = o
    const file = bookingInvite(row, {
      language,
      business,
      manageUrl: links.manageUrl(token, row.language),
      host: links.host,
    })
    return c.body(file, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${row.reference}.ics"`,
    })
  })
  api.openapi(cancel, async (c) => c.json(await o.bookings.cancel(c.req.valid('param').token), 200))
  api.openapi(move, async (c) => {
    const { token } = c.req.valid('param')
    return c.json(await o.bookings.move(token, c.req.valid('json').slot), 200)
  })
}
