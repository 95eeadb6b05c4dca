import type { IncomingMessage, ServerResponse } from 'node:http'
import { type BillReader, mostBodyBytes, mostFileBytes, refusal } from '#src/features/bill-analysis/public.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { RateLimit } from '#src/shared/http/rate-limit.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { BillLocals } from '#src/site/forms/bill-locals.ts'
import { routeOfPath } from '#src/site/routes.ts'
import type { Pages } from './pages.ts'

/** The language of the bill page at a path; undefined when it is another page. */
export function billPageAt(path: string): Language | undefined {
  const match = routeOfPath(path)
  return match && (match.route.id === 'bill-analysis' || match.route.id === 'bill-analyzer')
    ? match.language
    : undefined
}

interface Options {
  bills: BillReader
  pages: Pages
  limit: RateLimit
  log: Log
}

export type PostedBill = ReturnType<typeof createPostedBill>

/** A bill sent by the page's form without script: read in the same process as the API's, answered with a page, not kept. */
export function createPostedBill({ bills, pages, limit, log }: Options) {
  return async function handle(language: Language, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const show = (status: number, read: BillLocals['read']) =>
      pages.renderBill({ language, status, today: madridDate(new Date()), read }, req, res)
    try {
      limit(req)
      const outcome = await bills.read(await fileOf(req))
      if (!outcome.ok) throw refusal(outcome.reason)
      await show(200, { bill: outcome.bill })
    } catch (error) {
      if (!(error instanceof Problem)) log.error({ err: error }, 'posted bill failed')
      const problem = error instanceof Problem ? error : new Problem(500, 'internal_error')
      for (const [header, value] of Object.entries(problem.headers)) res.setHeader(header, value)
      const { title, detail } = problem.document(language)
      await show(problem.status, { title, detail })
    }
  }
}

/** Problems: 415, 413 as for every form, 400 for what is no form, 422 without a file or without consent. */
async function fileOf(req: IncomingMessage): Promise<Uint8Array> {
  const type = req.headers['content-type'] ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new Problem(415, 'unsupported_media_type')
  if (Number(req.headers['content-length'] ?? 0) > mostBodyBytes) throw tooLarge(req)
  const chunks: Buffer[] = []
  let size = 0
  // Left early, the usual iterator destroys the socket, and the answer with it.
  const body: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false })
  for await (const chunk of body) {
    size += chunk.length
    if (size > mostBodyBytes) throw tooLarge(req)
    chunks.push(chunk)
  }
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Problem(400, 'malformed_body')
  })
  const file = form.get('file')
  if (!(file instanceof File) || form.get('consent') !== 'yes') throw new Problem(422, 'file_missing')
  if (file.size > mostFileBytes) throw new Problem(413, 'too_large')
  return new Uint8Array(await file.arrayBuffer())
}

function tooLarge(req: IncomingMessage): Problem {
  // Bytes left unread when the connection closes would reset it before the answer is there.
  req.resume()
  return new Problem(413, 'too_large', { headers: { connection: 'close' } })
}
