import { createRoute } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { type Api, problems } from '#src/shared/http/api.ts'
import { formSource } from '#src/shared/http/form-source.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { phoneField } from '#src/shared/http/phone-field.ts'
import { contactRequest, contactResponse } from './contract.ts'
import type { Contact } from './service.ts'

const submit = createRoute({
  method: 'post',
  path: '/api/contact',
  tags: ['Enquiries'],
  summary: 'Send an enquiry',
  request: {
    headers: idempotencyHeader,
    body: { required: true, content: { 'application/json': { schema: contactRequest } } },
  },
  responses: {
    201: { description: 'Accepted and safely stored', content: { 'application/json': { schema: contactResponse } } },
    ...problems(400, 409, 413, 415, 422, 429, 503),
  },
})

export function contactApi(api: Api, contact: Contact, limit: MiddlewareHandler, publicUrl: string): void {
  api.use('/api/contact', limit)
  api.openapi(submit, async (c) => {
    const request = c.req.valid('json')
    const { body } = await contact.submit(request, {
      scope: 'POST /api/contact',
      key: c.req.header('idempotency-key'),
      source: formSource(c, publicUrl),
      phoneE164: await phoneField(c, 'phone', request.phone),
    })
    return c.json(body, 201)
  })
}
