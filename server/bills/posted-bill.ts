import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pages } from '#server/http/pages.ts'
import { passes } from '#server/http/plain-answer.ts'
import { readBody, refuseForeign } from '#server/http/posted-body.ts'
import { type BillReader, mostBodyBytes, mostFileBytes, refusal } from '#src/features/bill-analysis/public.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { RateLimit } from '#src/shared/http/rate-limit.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { BillLocals } from '#src/site/forms/bill-locals.ts'
import { routeOfPath } from '#src/site/routes.ts'

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
  publicUrl: string
  log: Log
}

export type PostedBill = ReturnType<typeof createPostedBill>

/** A bill sent by the page's form without script: read in the same process as the API's, answered with a page, not kept. */
export function createPostedBill({ bills, pages, limit, publicUrl, log }: Options) {
  return async function handle(language: Language, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const show = (status: number, read: BillLocals['read']) =>
      pages.renderBill({ language, status, today: madridDate(new Date()), read }, req, res)
    // A page for a refusal would cost more than what is refused.
    if (!passes(() => refuseForeign(req, publicUrl), res, language)) return void req.resume()
    if (!passes(() => limit(req), res, language)) return void req.resume()
    try {
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
async function fileOf(req: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Uint8Array(await readBody(req, 'multipart/form-data', mostBodyBytes))
  const headers = { 'content-type': req.headers['content-type'] ?? '' }
  const form = await new Response(body, { headers }).formData().catch(() => {
    throw new Problem(400, 'malformed_body')
  })
  const file = form.get('file')
  if (!(file instanceof File) || form.get('consent') !== 'yes') throw new Problem(422, 'file_missing')
  if (file.size > mostFileBytes) throw new Problem(413, 'too_large')
  return new Uint8Array(await file.arrayBuffer())
}
