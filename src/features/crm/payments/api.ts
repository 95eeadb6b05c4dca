import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { once } from '#src/shared/idempotency/once.ts'
import { paymentRequest, paymentResponse } from './contract.ts'
import type { PaymentListener } from './listener.ts'
import { recordPayment } from './service.ts'

const answer = { description: 'The payment', content: { 'application/json': { schema: paymentResponse } } }

const record = createRoute({
  method: 'post',
  path: '/api/crm/leads/{id}/payment',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'The job is done and paid',
  request: {
    params: z.object({ id: z.uuid() }),
    headers: idempotencyHeader,
    body: { required: true, content: { 'application/json': { schema: paymentRequest } } },
  },
  responses: { 200: answer, 201: answer, ...problems(400, 401, 403, 404, 409, 422, 503) },
})

/** Payments of jobs. `listeners` hear of each in its transaction. */
export function paymentApi(
  api: Api,
  { db, auth, listeners }: { db: () => Database; auth: Auth; listeners: readonly PaymentListener[] },
): void {
  guardRoute(api, auth, record, crmPermissions['payments.record'])
  api.openapi(record, async (c) => {
    const { id } = c.req.valid('param')
    const body = c.req.valid('json')
    const actor = actorOf(c)
    const asked = { scope: `payment ${id} ${actor.id}`, key: c.req.valid('header')['idempotency-key'], body }
    const given = await once(db(), asked, (tx) => recordPayment(tx, id, body, actor, listeners))
    return c.json(paymentResponse.parse(given.body), given.status === 200 ? 200 : 201)
  })
}
