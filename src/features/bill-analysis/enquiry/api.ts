import { createRoute, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { type Auth, actorOf, guardRoute, type Permissions } from '#src/features/auth/public.ts'
import { mostFileBytes } from '#src/features/bill-analysis/contract.ts'
import { downloadHeaders } from '#src/shared/files/download.ts'
import { type Api, problems, requestLanguage } from '#src/shared/http/api.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { formSource } from '#src/shared/http/form-source.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { phoneField } from '#src/shared/http/phone-field.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { type BillEnquiry, billEnquiry, billEnquiryResponse, leadBill, mostFiles } from './enquiry-contract.ts'
import type { BillEnquiries } from './service.ts'

export const enquiryPath = '/api/bills/enquiries'

/** The roles that see the bills people sent: those who work on the home, not those who look after partners. */
export const billPermissions = { 'bills.read': ['admin', 'sales', 'technician'] } as const satisfies Permissions

const submit = createRoute({
  method: 'post',
  path: enquiryPath,
  tags: ['Bills'],
  summary: 'Send a bill to an engineer: the only thing that keeps a file, sealed, for 30 days',
  request: {
    headers: idempotencyHeader,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            request: z.string().openapi({ description: 'JSON: who asks, what the bill says, both consents' }),
            file: z
              .any()
              .optional()
              .openapi({ type: 'string', format: 'binary', description: `PDF, JPEG, PNG or WebP; up to ${mostFiles}` }),
          }),
        },
      },
    },
  },
  responses: {
    201: {
      description: 'Accepted and safely stored',
      content: { 'application/json': { schema: billEnquiryResponse } },
    },
    ...problems(400, 409, 413, 415, 422, 429, 503),
  },
})

const tags = ['Staff']
const security = [{ bearer: [] }]
const lead = createRoute({
  method: 'get',
  path: '/api/crm/leads/{id}/bill',
  tags,
  security,
  summary: 'What came with a lead that was sent with a bill',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'Figures and files; null without a bill',
      content: { 'application/json': { schema: leadBill } },
    },
    ...problems(401, 403, 404, 503),
  },
})
const file = createRoute({
  method: 'get',
  path: '/api/crm/leads/{id}/bill/files/{index}',
  tags,
  security,
  summary: 'A file of a lead’s bill; who opened it is noted',
  request: {
    params: z.object({
      id: z.uuid(),
      index: z.coerce
        .number()
        .int()
        .min(0)
        .max(mostFiles - 1),
    }),
  },
  responses: { 200: { description: 'The file, as a download' }, ...problems(401, 403, 404, 503) },
})

export function billEnquiriesApi(
  api: Api,
  o: { enquiries: BillEnquiries; auth: Auth; limit: MiddlewareHandler; publicUrl: string },
): void {
  api.use(enquiryPath, o.limit)
  api.openapi(submit, async (c) => {
    const form = c.req.valid('form')
    const request = await requestOf(c, form.request)
    const uploads = await uploadsOf(form.file)
    const body = await o.enquiries.submit(request, uploads, {
      scope: `POST ${enquiryPath}`,
      key: c.req.header('idempotency-key'),
      source: formSource(c, o.publicUrl),
      phoneE164: await phoneField(c, 'phone', request.phone),
    })
    return c.json(body, 201)
  })
  guardRoute(api, o.auth, lead, billPermissions['bills.read'])
  guardRoute(api, o.auth, file, billPermissions['bills.read'])
  api.openapi(lead, async (c) => c.json(await o.enquiries.ofLead(c.req.valid('param').id, actorOf(c)), 200))
  api.openapi(file, async (c) => {
    const { id, index } = c.req.valid('param')
    const { file: kept, bytes } = await o.enquiries.fileOfLead(id, index, actorOf(c))
    return c.body(new Uint8Array(bytes), 200, downloadHeaders(kept.type, `bill-${id.slice(0, 8)}-${index + 1}`))
  })
}

/** Problems: 400 for what is no JSON, 422 with the fields that are wrong. */
async function requestOf(c: Context, text: string): Promise<BillEnquiry> {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    throw new Problem(400, 'malformed_body')
  }
  const parsed = billEnquiry.safeParse(input)
  if (parsed.success) return parsed.data
  const language = await requestLanguage(c, false)
  throw new Problem(422, 'invalid_fields', { fields: fieldProblems(parsed.error, language, input) })
}

/** Problems: 422 without a file or with more than are taken, 413 for one above the limit. */
async function uploadsOf(field: unknown): Promise<Uint8Array[]> {
  const files = Array.isArray(field) ? field : [field]
  if (files.length > mostFiles) throw new Problem(422, 'too_many_files')
  return Promise.all(
    files.map(async (one) => {
      if (!(one instanceof File)) throw new Problem(422, 'file_missing')
      if (one.size > mostFileBytes) throw new Problem(413, 'too_large')
      return new Uint8Array(await one.arrayBuffer())
    }),
  )
}
