import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import type { BookingRules } from '#src/features/booking/domain/rules.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { calendarAnswer, calendarEntry, calendarQuery, leadVisits } from './contract.ts'
import { calendarPermissions } from './permissions.ts'
import { rulesInForce } from './rules-contract.ts'
import type { CrewCalendar } from './service.ts'

const tags = ['Staff']
const security = [{ bearer: [] }]

const read = createRoute({
  method: 'get',
  path: '/api/admin/calendar',
  tags,
  security,
  summary: 'What crews do on some days, with the drives between',
  request: { query: calendarQuery },
  responses: {
    200: { description: 'The days', content: { 'application/json': { schema: calendarAnswer } } },
    ...problems(401, 403, 422, 503),
  },
})
const put = createRoute({
  method: 'post',
  path: '/api/admin/calendar',
  tags,
  security,
  summary: 'Put a visit or leave into the calendar',
  request: { body: { required: true, content: { 'application/json': { schema: calendarEntry } } } },
  responses: {
    201: { description: 'There', content: { 'application/json': { schema: z.object({ id: z.uuid() }) } } },
    ...problems(401, 403, 404, 409, 422, 503),
  },
})
const cancel = createRoute({
  method: 'post',
  path: '/api/admin/calendar/{id}/cancel',
  tags,
  security,
  summary: 'Take something out of the calendar',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'Out' }, ...problems(401, 403, 404, 409, 422, 503) },
})

const ofLead = createRoute({
  method: 'get',
  path: '/api/admin/calendar/of-lead/{leadId}',
  tags,
  security,
  summary: 'The visits to come of a lead, and free times for another',
  request: { params: z.object({ leadId: z.uuid() }) },
  responses: {
    200: { description: 'Visits and free times', content: { 'application/json': { schema: leadVisits } } },
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
    200: { description: 'The rules', content: { 'application/json': { schema: rulesInForce } } },
    ...problems(401, 403, 503),
  },
})

export function calendarApi(
  api: Api,
  o: { calendar: CrewCalendar; auth: Auth; rules: () => { rules: BookingRules; version: number } },
): void {
  guardRoute(api, o.auth, rules, calendarPermissions['calendar.read'])
  api.openapi(rules, async (c) => c.json(rulesInForce.parse(o.rules()), 200))
  guardRoute(api, o.auth, read, calendarPermissions['calendar.read'])
  guardRoute(api, o.auth, put, calendarPermissions['calendar.change'])
  guardRoute(api, o.auth, cancel, calendarPermissions['calendar.change'])
  guardRoute(api, o.auth, ofLead, calendarPermissions['calendar.change'])
  api.openapi(ofLead, async (c) => c.json(leadVisits.parse(await o.calendar.ofLead(c.req.valid('param').leadId)), 200))
  api.openapi(read, async (c) => {
    const { from, days, town } = c.req.valid('query')
    return c.json(await o.calendar.days(from, days, town), 200)
  })
  api.openapi(put, async (c) => c.json(await o.calendar.put(c.req.valid('json'), actorOf(c)), 201))
  api.openapi(cancel, async (c) => {
    await o.calendar.cancel(c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
}
