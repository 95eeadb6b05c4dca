import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { type Api, problems } from '#src/shared/http/api.ts'
import { choiceRequest, quoteChoiceState, withdrawalRequest } from './contract.ts'
import type { QuoteYes } from './service.ts'

const params = z.object({ token: z.string() })
const tags = ['Quotes']
const state = {
  200: { description: 'Where it stands', content: { 'application/json': { schema: quoteChoiceState } } },
}
const refusals = problems(400, 404, 409, 410, 413, 415, 422, 429, 503)

const choose = createRoute({
  method: 'post',
  path: '/api/quotes/{token}/choice',
  tags,
  summary: 'Choose an option of a saved quote; nothing is signed or paid by it',
  request: { params, body: { required: true, content: { 'application/json': { schema: choiceRequest } } } },
  responses: { ...state, ...refusals },
})
const withdraw = createRoute({
  method: 'post',
  path: '/api/quotes/{token}/withdrawal',
  tags,
  summary: 'Take the choice back',
  request: { params, body: { required: true, content: { 'application/json': { schema: withdrawalRequest } } } },
  responses: { ...state, ...refusals },
})

export function quoteYesApi(api: Api, o: { yes: QuoteYes; limit: MiddlewareHandler }): void {
  api.use('/api/quotes/:token/choice', o.limit)
  api.openapi(choose, async (c) =>
    c.json(await o.yes.choose(c.req.valid('param').token, c.req.valid('json').option), 200),
  )
  api.use('/api/quotes/:token/withdrawal', o.limit)
  api.openapi(withdraw, async (c) =>
    c.json(await o.yes.withdraw(c.req.valid('param').token, c.req.valid('json').reason ?? ''), 200),
  )
}
