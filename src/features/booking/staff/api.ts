import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import type { BookingRules } from '#src/features/booking/domain/rules.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import type { CalendarChanges } from './changes.ts'
import {
  calendarAnswer,
  calendarEntry,
  calendarMade,
  calendarMove,
  calendarMoved,
  calendarOnWay,
  calendarQuery,
  calendarTell,
  leadVisits,
  offerMade,
  offerRequest,
  undatedVisits,
} from './contract.ts'
import type { CalendarOffers } from './offers.ts'
import { calendarPermissions } from './permissions.ts'
import { rulesInForce } from './rules-contract.ts'
import type { CrewCalendar } from './service.ts'

const tags = ['Staff']
const security = [{ bearer: [] }]
const params = z.object({ id: z.uuid() })
const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})
const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } })

const read = createRoute({
  method: 'get',
  path: '/api/admin/calendar',
  tags,
  security,
  summary: 'What crews do on some days, with the drives between',
  request: { query: calendarQuery },
  responses: {
    200: json('The days', calendarAnswer),
    ...problems(401, 403, 422, 503),
  },
})
const put = createRoute({
  method: 'post',
  path: '/api/admin/calendar',
  tags,
  security,
  summary: 'Put a visit or leave into the calendar',
  request: { body: body(calendarEntry) },
  responses: {
    201: json('There', calendarMade),
    ...problems(401, 403, 404, 409, 422, 503),
  },
})
const cancel = createRoute({
  method: 'post',
  path: '/api/admin/calendar/{id}/cancel',
  tags,
  security,
  summary: 'Take something out of the calendar',
  request: { params },
  responses: { 204: { description: 'Out' }, ...problems(401, 403, 404, 409, 422, 503) },
})
const restore = createRoute({
  method: 'post',
  path: '/api/admin/calendar/{id}/restore',
  tags,
  security,
  summary: 'Put back what was taken out of the calendar',
  request: { params },
  responses: { 204: { description: 'There again' }, ...problems(401, 403, 404, 409, 422, 503) },
})
const move = createRoute({
  method: 'post',
  path: '/api/admin/calendar/{id}/move',
  tags,
  security,
  summary: 'Move an appointment to another time or crew; the customer is not told',
  request: { params, body: body(calendarMove) },
  responses: { 200: json('Moved', calendarMoved), ...problems(400, 401, 403, 404, 409, 422, 503) },
})
const tell = createRoute({
  method: 'post',
  path: '/api/admin/calendar/{id}/tell',
  tags,
  security,
  summary: 'Tell the customer how an appointment stands now, or note that staff did',
  request: { params, body: body(calendarTell) },
  responses: { 204: { description: 'Told' }, ...problems(400, 401, 403, 404, 409, 422, 503) },
})
const onWay = createRoute({
  method: 'post',
  path: '/api/admin/calendar/{id}/on-way',
  tags,
  security,
  summary: 'The crew is on its way to a customer, or is not after all',
  request: { params, body: body(calendarOnWay) },
  responses: { 204: { description: 'Noted' }, ...problems(400, 401, 403, 404, 422, 503) },
})
const offer = createRoute({
  method: 'post',
  path: '/api/admin/calendar/offers',
  tags,
  security,
  summary: 'Hold a free time for a customer to whom it is offered, until we close',
  request: { body: body(offerRequest) },
  responses: { 201: json('Held', offerMade), ...problems(400, 401, 403, 404, 409, 422, 503) },
})
const letGo = createRoute({
  method: 'delete',
  path: '/api/admin/calendar/offers/{id}',
  tags,
  security,
  summary: 'Let an offered time go',
  request: { params },
  responses: { 204: { description: 'Free again' }, ...problems(401, 403, 422, 503) },
})
const undated = createRoute({
  method: 'get',
  path: '/api/admin/calendar/undated',
  tags,
  security,
  summary: 'Whom we have to drive to and have no date with, each with the time that adds the least driving',
  responses: { 200: json('The list', undatedVisits), ...problems(401, 403, 503) },
})

const ofLead = createRoute({
  method: 'get',
  path: '/api/admin/calendar/of-lead/{leadId}',
  tags,
  security,
  summary: 'The visits to come of a lead, and free times for another',
  request: { params: z.object({ leadId: z.uuid() }) },
  responses: {
    200: json('Visits and free times', leadVisits),
    ...problems(401, 403, 404, 422, 503),
  },
})

const rules = createRoute({
  method: 'get',
  path: '/api/admin/booking-rules',
  tags,
  security,
  summary: 'The rules of appointments in force; another version is published under booking:rules',
  responses: {
    200: json('The rules', rulesInForce),
    ...problems(401, 403, 503),
  },
})

export function calendarApi(
  api: Api,
  o: {
    calendar: CrewCalendar
    changes: CalendarChanges
    offers: CalendarOffers
    auth: Auth
    rules: () => { rules: BookingRules; version: number }
  },
): void {
  guardRoute(api, o.auth, rules, calendarPermissions['calendar.read'])
  guardRoute(api, o.auth, read, calendarPermissions['calendar.read'])
  guardRoute(api, o.auth, onWay, calendarPermissions['calendar.travel'])
  for (const route of [put, cancel, restore, move, tell, ofLead, offer, letGo, undated])
    guardRoute(api, o.auth, route, calendarPermissions['calendar.change'])
  api.openapi(rules, async (c) => c.json(rulesInForce.parse(o.rules()), 200))
  api.openapi(undated, async (c) => c.json(undatedVisits.parse(await o.calendar.undated()), 200))
  api.openapi(ofLead, async (c) => c.json(leadVisits.parse(await o.calendar.ofLead(c.req.valid('param').leadId)), 200))
  api.openapi(read, async (c) => c.json(await o.calendar.days(c.req.valid('query'), actorOf(c)), 200))
  api.openapi(put, async (c) => c.json(await o.changes.put(c.req.valid('json'), actorOf(c)), 201))
  api.openapi(move, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await o.changes.move(id, c.req.valid('json'), actorOf(c)), 200)
  })
  api.openapi(cancel, async (c) => {
    await o.changes.cancel(c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
  api.openapi(restore, async (c) => {
    await o.changes.restore(c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
  api.openapi(tell, async (c) => {
    await o.changes.tell(c.req.valid('param').id, c.req.valid('json'), actorOf(c))
    return c.body(null, 204)
  })
  api.openapi(onWay, async (c) => {
    await o.changes.onWay(c.req.valid('param').id, c.req.valid('json').isOnWay, actorOf(c))
    return c.body(null, 204)
  })
  api.openapi(offer, async (c) => c.json(await o.offers.offer(c.req.valid('json'), actorOf(c)), 201))
  api.openapi(letGo, async (c) => {
    await o.offers.letGo(c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
}
