import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { type Api, problems } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { billResponse, mostFileBytes } from './contract.ts'
import { outwardBill } from './domain/outward.ts'
import { type BillReader, refusal } from './reader.ts'

const read = createRoute({
  method: 'post',
  path: '/api/bills',
  tags: ['Bills'],
  summary: 'Read a Spanish electricity bill; the file is read in memory and not kept',
  request: {
    query: z.object({ language: z.enum(['en', 'es']).optional() }),
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            file: z
              .any()
              .optional()
              .openapi({ type: 'string', format: 'binary', description: 'PDF, JPEG, PNG or WebP, 8 MB' }),
          }),
        },
      },
    },
  },
  responses: {
    200: { description: 'What the bill says', content: { 'application/json': { schema: billResponse } } },
    ...problems(400, 413, 415, 422, 429, 503),
  },
})

export function billsApi(api: Api, reader: BillReader, limit: MiddlewareHandler): void {
  api.use('/api/bills', limit)
  api.openapi(read, async (c) => {
    const { file } = c.req.valid('form')
    const bytes = await bytesOf(file)
    const outcome = await reader.read(bytes)
    if (!outcome.ok) throw refusal(outcome.reason)
    c.header('cache-control', 'no-store')
    return c.json(billResponse.parse(outwardBill(outcome.bill)), 200)
  })
}

/** Problems: 422 without a file, 413 above the limit. */
async function bytesOf(file: unknown): Promise<Uint8Array> {
  if (!(file instanceof File)) throw new Problem(422, 'file_missing')
  if (file.size > mostFileBytes) throw new Problem(413, 'too_large')
  return new Uint8Array(await file.arrayBuffer())
}
