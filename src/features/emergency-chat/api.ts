import { createRoute } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { type Api, problems } from '#src/shared/http/api.ts'
import { formSource } from '#src/shared/http/form-source.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { phoneField } from '#src/shared/http/phone-field.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { RateLimit } from '#src/shared/http/rate-limit.ts'
import { chatRequest, chatResponse } from './contract.ts'
import type { Triager } from './domain/create-triage.ts'
import { replyTo } from './domain/reply.ts'
import { atLeast, chatLanguageOf } from './domain/triage-types.ts'
import { chatLeadRequest, chatLeadResponse } from './request-contract.ts'
import type { ChatRequests } from './service.ts'

const chat = createRoute({
  method: 'post',
  path: '/api/emergency/chat',
  tags: ['Emergency'],
  summary: 'What to do now: safety text for danger, a calm reply for everything else',
  description:
    'Nothing is stored. A message that speaks of danger or of an urgent fault gets its safety text whatever the rate limit says.',
  request: { body: { required: true, content: { 'application/json': { schema: chatRequest } } } },
  responses: {
    200: { description: 'The reply', content: { 'application/json': { schema: chatResponse } } },
    ...problems(400, 413, 415, 422, 429),
  },
})

const submit = createRoute({
  method: 'post',
  path: '/api/emergency/requests',
  tags: ['Emergency'],
  summary: 'Ask in the chat to be called back',
  description:
    'Becomes a lead with the conversation. An urgent one is told to staff at once and again until somebody takes it.',
  request: {
    headers: idempotencyHeader,
    body: { required: true, content: { 'application/json': { schema: chatLeadRequest } } },
  },
  responses: {
    201: { description: 'Accepted and safely stored', content: { 'application/json': { schema: chatLeadResponse } } },
    ...problems(400, 409, 413, 415, 422, 429, 503),
  },
})

export function chatRequestApi(api: Api, requests: ChatRequests, limit: MiddlewareHandler, publicUrl: string): void {
  api.use('/api/emergency/requests', limit)
  api.openapi(submit, async (c) => {
    const request = c.req.valid('json')
    const { body } = await requests.submit(request, {
      scope: 'POST /api/emergency/requests',
      key: c.req.header('idempotency-key'),
      source: formSource(c, publicUrl),
      phoneE164: await phoneField(c, 'phone', request.phone),
    })
    return c.json(body, 201)
  })
}

/** `phone` is our number as people read it. */
export function emergencyChatApi(api: Api, o: { limit: RateLimit; phone: () => string; triage: Triager }): void {
  api.openapi(chat, (c) => {
    const { message, language } = c.req.valid('json')
    const seen = o.triage(message, chatLanguageOf(language) ?? 'en')
    try {
      o.limit(c.env?.incoming)
    } catch (error) {
      if (!(error instanceof Problem) || !atLeast(seen.level, 'high')) throw error
    }
    const { response, showBooking, urgencyLevel, actions, because } = replyTo(seen, { phone: o.phone() })
    c.header('cache-control', 'no-store')
    return c.json({ response, showBooking, urgencyLevel, actions, because }, 200)
  })
}
