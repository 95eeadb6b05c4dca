import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { type Api, problems } from '#src/shared/http/api.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { sendRequest, sendResponse } from './contract.ts'
import type { QuoteSending } from './service.ts'

const send = createRoute({
  method: 'post',
  path: '/api/quotes/{token}/send',
  tags: ['Quotes'],
  summary: 'Mail the link and the PDF of a saved quote to an address',
  request: {
    params: z.object({ token: z.string() }),
    headers: idempotencyHeader,
    body: { required: true, content: { 'application/json': { schema: sendRequest } } },
  },
  responses: {
    202: { description: 'On its way', content: { 'application/json': { schema: sendResponse } } },
    ...problems(400, 404, 409, 410, 413, 415, 422, 429, 503),
  },
})

export function quoteSendingApi(api: Api, o: { sending: QuoteSending; limit: MiddlewareHandler }): void {
  api.use('/api/quotes/:token/send', o.limit)
  api.openapi(send, async (c) => {
    const key = c.req.header('idempotency-key')
    const sent = await o.sending.send(c.req.valid('param').token, c.req.valid('json'), { key })
    return c.json(sendResponse.parse(sent), 202)
  })
}
