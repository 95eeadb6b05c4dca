import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { findLeadByReference } from '#src/features/crm/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import {
  decisionRequest,
  invited,
  inviteRequest,
  openInvitation,
  replyRequest,
  reviewList,
  reviewRequest,
} from './contract.ts'
import { invitationFor, reviewListOf } from './invitations.ts'
import type { ReviewLinks } from './links.ts'
import { reviewPermissions } from './permissions.ts'
import type { Reviews } from './service.ts'

export interface ReviewsApiOptions {
  reviews: Reviews
  links: ReviewLinks
  auth: Auth
  db: () => Database
  limit: MiddlewareHandler
  readLimit: MiddlewareHandler
}

const json = <Shape extends z.ZodType>(schema: Shape) => ({ 'application/json': { schema } })
const tags = ['Reviews']
const security = [{ bearer: [] }]
const byToken = z.object({ token: z.string() })
const byId = z.object({ id: z.uuid() })
const done = z.object({ ok: z.literal(true) })

const open = createRoute({
  method: 'get',
  path: '/api/reviews/{token}',
  tags,
  summary: 'What an invitation’s link opens',
  request: { params: byToken },
  responses: { 200: { description: 'The invitation', content: json(openInvitation) }, ...problems(404, 410, 429, 503) },
})
const write = createRoute({
  method: 'post',
  path: '/api/reviews/{token}',
  tags,
  summary: 'Write the review; staff look at it before it is shown, and nobody changes its words',
  request: { params: byToken, body: { required: true, content: json(reviewRequest) } },
  responses: { 201: { description: 'Kept', content: json(done) }, ...problems(400, 404, 409, 410, 422, 429, 503) },
})
const withdraw = createRoute({
  method: 'post',
  path: '/api/reviews/{token}/withdraw',
  tags,
  summary: 'Take one’s own review from the site; asked again it changes nothing',
  request: { params: byToken },
  responses: { 200: { description: 'Gone', content: json(done) }, ...problems(404, 410, 429, 503) },
})
const list = createRoute({
  method: 'get',
  path: '/api/staff/reviews',
  tags,
  security,
  summary: 'Every review, and who was asked and has not written',
  responses: { 200: { description: 'The list', content: json(reviewList) }, ...problems(401, 403, 503) },
})
const invite = createRoute({
  method: 'post',
  path: '/api/staff/reviews/invitations',
  tags,
  security,
  summary: 'The link by which a paid job’s customer writes a review',
  request: { body: { required: true, content: json(inviteRequest) } },
  responses: {
    200: { description: 'The link', content: json(invited) },
    ...problems(400, 401, 403, 404, 409, 422, 503),
  },
})
const decide = createRoute({
  method: 'post',
  path: '/api/staff/reviews/{id}/decision',
  tags,
  security,
  summary: 'Show a review, or say why it is not shown',
  request: { params: byId, body: { required: true, content: json(decisionRequest) } },
  responses: { 200: { description: 'Done', content: json(done) }, ...problems(400, 401, 403, 404, 409, 422, 503) },
})
const reply = createRoute({
  method: 'put',
  path: '/api/staff/reviews/{id}/reply',
  tags,
  security,
  summary: 'Our answer below a review',
  request: { params: byId, body: { required: true, content: json(replyRequest) } },
  responses: { 200: { description: 'Done', content: json(done) }, ...problems(400, 401, 403, 404, 409, 422, 503) },
})

/** Reviews: what their writers do by a link, and what staff do. There is no way to change words. */
export function reviewsApi(api: Api, o: ReviewsApiOptions): void {
  const { reviews, links, auth, db } = o
  guardRoute(api, auth, list, reviewPermissions['reviews.read'])
  guardRoute(api, auth, invite, reviewPermissions['reviews.invite'])
  for (const route of [decide, reply]) guardRoute(api, auth, route, reviewPermissions['reviews.decide'])
  api.use('/api/reviews/*', (c, next) => (c.req.method === 'GET' ? o.readLimit : o.limit)(c, next))

  api.openapi(open, async (c) => c.json(await reviews.open(c.req.valid('param').token), 200))
  api.openapi(write, async (c) => {
    await reviews.write(c.req.valid('param').token, c.req.valid('json'))
    return c.json({ ok: true as const }, 201)
  })
  api.openapi(withdraw, async (c) => {
    await reviews.withdraw(c.req.valid('param').token)
    return c.json({ ok: true as const }, 200)
  })
  api.openapi(list, async (c) => c.json(reviewList.parse(await reviewListOf(db(), links, new Date())), 200))
  api.openapi(invite, async (c) => {
    const lead = await findLeadByReference(db(), c.req.valid('json').reference)
    return c.json({ url: await invitationFor(db(), lead, links, lead?.language ?? 'en', new Date()) }, 200)
  })
  api.openapi(decide, async (c) => {
    await reviews.decide(c.req.valid('param').id, c.req.valid('json'), actorOf(c))
    return c.json({ ok: true as const }, 200)
  })
  api.openapi(reply, async (c) => {
    await reviews.reply(c.req.valid('param').id, c.req.valid('json').words, actorOf(c))
    return c.json({ ok: true as const }, 200)
  })
}
