import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { roles } from '#src/features/auth/contract.ts'
import { authPermissions } from '#src/features/auth/permissions.ts'
import type { Auth } from '#src/features/auth/service.ts'
import { actorOf, guardRoute } from '#src/features/auth/staff-guard.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, bearerToken, problems } from '#src/shared/http/api.ts'
import {
  auditList,
  colleagues,
  invitationRequest,
  linkView,
  passwordByLink,
  resetRequest,
  sessionList,
  staffList,
  staffPatch,
  staffView,
} from './contract.ts'
import { newestAudit } from './repo.ts'
import type { StaffPeople } from './service.ts'

const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})
const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } })
const tags = ['Staff']
const security = [{ bearer: [] }]
const id = z.object({ id: z.uuid() })
const path = '/api/admin/users'

const list = createRoute({
  method: 'get',
  path,
  tags,
  security,
  summary: 'The accounts of staff, with their sessions',
  responses: { 200: json('Accounts', staffList), ...problems(401, 403, 503) },
})
const invite = createRoute({
  method: 'post',
  path,
  tags,
  security,
  summary: 'Invite somebody by mail',
  request: { body: body(invitationRequest) },
  responses: { 201: json('The account, not open yet', staffView), ...problems(401, 403, 409, 422, 503) },
})
const change = createRoute({
  method: 'patch',
  path: `${path}/{id}`,
  tags,
  security,
  summary: 'Another role or name, pause, or the link once more',
  request: { params: id, body: body(staffPatch) },
  responses: { 200: json('The account', staffView), ...problems(401, 403, 404, 409, 422, 503) },
})
const log = createRoute({
  method: 'get',
  path: '/api/admin/audit',
  tags,
  security,
  summary: 'Who did what, the newest first',
  responses: { 200: json('The audit log', auditList), ...problems(401, 403, 503) },
})
const team = createRoute({
  method: 'get',
  path: '/api/admin/colleagues',
  tags,
  security,
  summary: 'Who works here, for choosing whom to give something to',
  responses: { 200: json('Colleagues', colleagues), ...problems(401, 403, 503) },
})
const sessions = createRoute({
  method: 'get',
  path: '/api/auth/sessions',
  tags,
  security,
  summary: 'Where I am signed in',
  responses: { 200: json('Sessions', sessionList), ...problems(401, 503) },
})
const end = createRoute({
  method: 'delete',
  path: '/api/auth/sessions/{id}',
  tags,
  security,
  summary: 'End a session of mine; administrators end anybody’s',
  request: { params: id },
  responses: { 204: { description: 'Ended' }, ...problems(401, 403, 404, 503) },
})
const forgot = createRoute({
  method: 'post',
  path: '/api/auth/password/forgot',
  tags,
  summary: 'Mail a link for another password, if somebody has that address',
  request: { body: body(resetRequest) },
  responses: {
    202: { description: 'Asked; whether there is such an account is not told' },
    ...problems(422, 429, 503),
  },
})
const look = createRoute({
  method: 'post',
  path: '/api/auth/password/link',
  tags,
  summary: 'Whom a mailed link is for',
  request: { body: body(z.object({ token: z.string().max(200) })) },
  responses: { 200: json('The link', linkView), ...problems(410, 422, 429, 503) },
})
const choose = createRoute({
  method: 'post',
  path: '/api/auth/password/choose',
  tags,
  summary: 'Choose a password by a mailed link; it works once',
  request: { body: body(passwordByLink) },
  responses: { 204: { description: 'Chosen' }, ...problems(410, 422, 429, 503) },
})

/** Accounts, invitations, forgotten passwords, sessions, the audit log. `limit` counts what strangers may ask. */
export function staffPeopleApi(
  api: Api,
  { auth, people, db, limit }: { auth: Auth; people: StaffPeople; db: () => Database; limit: MiddlewareHandler },
): void {
  for (const route of [list, invite, change, log]) guardRoute(api, auth, route, authPermissions['users.manage'])
  for (const route of [team, sessions, end]) guardRoute(api, auth, route, roles)
  for (const { path: limited } of [forgot, look, choose]) api.use(limited, limit)

  api.openapi(list, async (c) => {
    const items = await people.list(new Date(), bearerToken(c))
    return c.json(staffList.parse({ items, total: items.length }), 200)
  })
  api.openapi(invite, async (c) => c.json(staffView.parse(await people.invite(c.req.valid('json'), actorOf(c))), 201))
  api.openapi(change, async (c) => {
    const changed = await people.change(c.req.valid('param').id, c.req.valid('json'), actorOf(c), new Date())
    return c.json(staffView.parse(changed), 200)
  })
  api.openapi(log, async (c) => {
    const items = (await newestAudit(db())).map((row) => ({ ...row, at: row.at.toISOString() }))
    return c.json(auditList.parse({ items }), 200)
  })
  api.openapi(team, async (c) => {
    const items = (await people.list(new Date(), undefined)).filter(({ state }) => state !== 'paused')
    return c.json(colleagues.parse({ items }), 200)
  })
  api.openapi(sessions, async (c) => {
    const items = await people.sessions(actorOf(c), bearerToken(c), new Date())
    return c.json(sessionList.parse({ items }), 200)
  })
  api.openapi(end, async (c) => {
    await people.endSession(c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
  api.openapi(forgot, async (c) => {
    await people.forgot(c.req.valid('json').email, new Date())
    return c.body(null, 202)
  })
  api.openapi(look, async (c) =>
    c.json(linkView.parse(await people.linkView(c.req.valid('json').token, new Date())), 200),
  )
  api.openapi(choose, async (c) => {
    const { token, password } = c.req.valid('json')
    await people.choosePassword(token, password, new Date())
    return c.body(null, 204)
  })
}
