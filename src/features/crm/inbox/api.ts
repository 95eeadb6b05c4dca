import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { addEvent } from '#src/features/crm/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { inboxCounts, inboxList, inboxPatch, inboxQuery } from './contract.ts'
import { countInbox, inboxPage } from './list.ts'
import { changeInbox } from './note.ts'

const tags = ['Staff']
const security = [{ bearer: [] }]
const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})

const list = createRoute({
  method: 'get',
  path: '/api/crm/inbox',
  tags,
  security,
  summary: 'Everything that came in, one row a lead: what waits for us, what waits for them, what is closed',
  request: { query: inboxQuery },
  responses: { 200: json('A page of conversations', inboxList), ...problems(401, 403, 422, 503) },
})
const counts = createRoute({
  method: 'get',
  path: '/api/crm/inbox/counts',
  tags,
  security,
  summary: 'How many conversations wait for us, and how many for the other side',
  responses: { 200: json('The counts', inboxCounts), ...problems(401, 403, 503) },
})
const change = createRoute({
  method: 'patch',
  path: '/api/crm/inbox/{leadId}',
  tags,
  security,
  summary: 'Closes a conversation, or opens it again',
  request: {
    params: z.object({ leadId: z.uuid() }),
    body: { required: true, content: { 'application/json': { schema: inboxPatch } } },
  },
  responses: { 204: { description: 'Changed' }, ...problems(400, 401, 403, 409, 422, 503) },
})

/** The inbox. */
export function inboxApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  guardRoute(api, auth, list, crmPermissions['inbox.read'])
  guardRoute(api, auth, counts, crmPermissions['inbox.read'])
  guardRoute(api, auth, change, crmPermissions['inbox.read'])
  api.openapi(list, async (c) => c.json(inboxList.parse(await inboxPage(db(), c.req.valid('query'), actorOf(c))), 200))
  api.openapi(counts, async (c) => c.json(await countInbox(db()), 200))
  api.openapi(change, async (c) => {
    const { leadId } = c.req.valid('param')
    const { from, to } = c.req.valid('json')
    const actor = actorOf(c)
    await db().transaction(async (tx) => {
      if (!(await changeInbox(tx, leadId, [from], to, actor.name))) throw new Problem(409, 'changed_meanwhile')
      if (from !== to) await addEvent(tx, leadId, `inbox-${to}`, actor, {})
    })
    return c.body(null, 204)
  })
}
