import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { findLead } from '#src/features/crm/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { once } from '#src/shared/idempotency/once.ts'
import { messageRequest, messageView } from './contract.ts'
import { stopWriting, writeMessage } from './service.ts'

const tags = ['Staff']
const security = [{ bearer: [] }]
const id = z.object({ id: z.uuid() })
const json = (description: string) => ({ description, content: { 'application/json': { schema: messageView } } })

const write = createRoute({
  method: 'post',
  path: '/api/crm/leads/{id}/mails',
  tags,
  security,
  summary: "Write a mail to a lead's person; it leaves after ten seconds",
  request: {
    params: id,
    headers: idempotencyHeader,
    body: { required: true, content: { 'application/json': { schema: messageRequest } } },
  },
  responses: { 201: json('The mail, on its way'), ...problems(400, 401, 403, 404, 409, 422, 503) },
})
const stop = createRoute({
  method: 'post',
  path: '/api/crm/messages/{id}/stop',
  tags,
  security,
  summary: 'Stop a mail within its ten seconds',
  request: { params: id },
  responses: { 200: json('The mail, stopped'), ...problems(401, 403, 404, 409, 422, 503) },
})

/** Mails that staff write. */
export function messagesApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  for (const route of [write, stop]) guardRoute(api, auth, route, crmPermissions['mails.write'])
  api.openapi(write, async (c) => {
    const actor = actorOf(c)
    const leadId = c.req.valid('param').id
    const request = c.req.valid('json')
    const asked = { scope: `mail ${leadId} ${actor.id}`, key: c.req.valid('header')['idempotency-key'], body: request }
    const { body } = await once(db(), asked, async (tx) => {
      const row = await findLead(tx, leadId)
      if (!row) throw new Problem(404, 'not_found')
      return { status: 201, body: await writeMessage(tx, row, request, actor, new Date()) }
    })
    return c.json(messageView.parse(body), 201)
  })
  api.openapi(stop, async (c) => {
    const stopped = await db().transaction((tx) => stopWriting(tx, c.req.valid('param').id, actorOf(c), new Date()))
    return c.json(messageView.parse(stopped), 200)
  })
}
