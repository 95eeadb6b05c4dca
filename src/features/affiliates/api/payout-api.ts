import { createRoute, z } from '@hono/zod-openapi'
import type { Affiliates } from '#src/features/affiliates/affiliates.ts'
import {
  paidRequest,
  payoutRunList,
  payoutRunRequest,
  payoutRunResponse,
  statementLines,
} from '#src/features/affiliates/contract.ts'
import { transfersCsv } from '#src/features/affiliates/payouts/csv.ts'
import { affiliatePermissions } from '#src/features/affiliates/permissions.ts'
import { statementOf } from '#src/features/affiliates/portal/statement.ts'
import { actorOf, guardRoute } from '#src/features/auth/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { madridInstant } from '#src/shared/domain/opening-hours.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { guardOwn, mayAskAbout } from './access-guard.ts'
import { runHead, runOut } from './out.ts'
import { body, byId, file, json, security, tags } from './route-parts.ts'

/** A month of transfers of a small firm is far below. */
export const mostStatementBytes = 4 * 1024 * 1024
export const bankStatementPath = '/api/affiliates/bank-statements'
const noonMinute = 12 * 60
const runs = '/api/affiliates/payout-runs'
const oneRun = `${runs}/{id}` as const
const refusals = problems(400, 401, 403, 404, 409, 422, 503)
const run = json('The run', payoutRunResponse)
const statementParams = z.object({ id: z.uuid(), affiliateId: z.uuid() })

const make = createRoute({
  method: 'post',
  path: runs,
  tags,
  security,
  summary: 'Make the payout run of a month that is over; asked again it is the same run',
  request: { headers: idempotencyHeader, body: body(payoutRunRequest) },
  responses: { 201: json('Made now', payoutRunResponse), 200: json('Made before', payoutRunResponse), ...refusals },
})
const list = createRoute({
  method: 'get',
  path: runs,
  tags,
  security,
  summary: 'Payout runs, newest month first',
  responses: { 200: json('Runs', payoutRunList), ...problems(401, 403, 503) },
})
const read = createRoute({
  method: 'get',
  path: oneRun,
  tags,
  security,
  summary: 'A payout run',
  request: { params: byId },
  responses: { 200: run, ...refusals },
})
const release = createRoute({
  method: 'post',
  path: `${oneRun}/release`,
  tags,
  security,
  summary: 'Let a run go to the bank: another person than the one who made it, where there is one',
  request: { params: byId },
  responses: { 200: run, ...refusals },
})
const paymentFile = createRoute({
  method: 'get',
  path: `${oneRun}/pain001.xml`,
  tags,
  security,
  summary: 'SEPA credit transfers, pain.001.001.09',
  request: { params: byId },
  responses: { 200: file('The file for the bank', 'application/xml'), ...refusals },
})
const csv = createRoute({
  method: 'get',
  path: `${oneRun}/transfers.csv`,
  tags,
  security,
  summary: 'The transfers as a table',
  request: { params: byId },
  responses: { 200: file('Comma-separated, UTF-8', 'text/csv'), ...refusals },
})
const statement = createRoute({
  method: 'get',
  path: `${oneRun}/statements/{file}`,
  tags,
  security,
  summary: "A partner's statement, in their language: {affiliateId}.pdf",
  request: { params: z.object({ id: z.uuid(), file: z.string().regex(/^[0-9a-f-]{36}\.pdf$/i) }) },
  responses: { 200: file('The statement', 'application/pdf'), ...refusals },
})
const paid = createRoute({
  method: 'post',
  path: `${oneRun}/paid`,
  tags,
  security,
  summary: 'The transfers have left the bank; said twice it is booked once',
  request: { params: byId, body: { content: { 'application/json': { schema: paidRequest } } } },
  responses: { 200: run, ...refusals },
})
const bankStatement = createRoute({
  method: 'post',
  path: bankStatementPath,
  tags,
  security,
  summary: 'Read a bank statement (camt.053): what left is paid, what came back waits again',
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': { schema: z.object({ file: z.any().openapi({ type: 'string', format: 'binary' }) }) },
      },
    },
  },
  responses: { 200: json('What each new line did', statementLines), ...problems(401, 403, 413, 415, 422, 503) },
})

/** Payout runs, their files, and what the bank says of them. */
export function payoutApi(api: Api, a: Affiliates): void {
  const { payouts, auth } = a
  for (const route of [make, release, paymentFile, csv, paid, bankStatement])
    guardRoute(api, auth, route, affiliatePermissions['payouts.make'])
  for (const route of [list, read]) guardRoute(api, auth, route, affiliatePermissions['ledger.read'])
  guardOwn(api, a, statement, affiliatePermissions['ledger.read'])

  api.openapi(make, async (c) => {
    const made = await payouts.make(c.req.valid('json').month, actorOf(c), new Date())
    if (made.isNew) {
      for (const { affiliateId } of made.payouts) await announce(a, made.run.id, affiliateId)
      return c.json(runOut(made), 201)
    }
    return c.json(runOut(made), 200)
  })
  api.openapi(list, async (c) => c.json({ items: (await payouts.list()).map(runHead) }, 200))
  api.openapi(read, async (c) => c.json(runOut(await payouts.find(c.req.valid('param').id)), 200))
  api.openapi(release, async (c) =>
    c.json(runOut(await payouts.release(c.req.valid('param').id, actorOf(c), new Date())), 200),
  )
  api.openapi(paymentFile, async (c) => {
    const { id } = c.req.valid('param')
    const xml = await payouts.paymentFile(id)
    return c.body(xml, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="pain001-${id.slice(0, 8)}.xml"`,
    })
  })
  api.openapi(csv, async (c) => {
    const { id } = c.req.valid('param')
    return c.body(transfersCsv(await payouts.find(id)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="transfers-${id.slice(0, 8)}.csv"`,
    })
  })
  api.openapi(statement, async (c) => {
    const { id, file: name } = c.req.valid('param')
    const { affiliateId } = statementParams.parse({ id, affiliateId: name.slice(0, -4) })
    mayAskAbout(c, affiliateId)
    const document = await statementOf(a, id, affiliateId)
    const pdf = await a.renderStatement(document, document.language)
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${document.fileName}"`,
    })
  })
  api.openapi(paid, async (c) => {
    const { id } = c.req.valid('param')
    const { payoutIds, paidAt } = c.req.valid('json')
    const at =
      paidAt === undefined ? new Date() : paidAt.length === 10 ? madridInstant(paidAt, noonMinute) : new Date(paidAt)
    return c.json(runOut(await payouts.markPaid(id, { payoutIds, at, by: actorOf(c).name })), 200)
  })
  api.openapi(bankStatement, async (c) => {
    const sent: unknown = c.req.valid('form').file
    if (!(sent instanceof File)) throw new Problem(422, 'file_missing')
    if (sent.size > mostStatementBytes) throw new Problem(413, 'too_large')
    const rows = await payouts.readBankStatement(await sent.text())
    const lines = rows.map(({ reference, outcome, amountCents, bookedOn }) => ({
      reference,
      outcome,
      bookedOn,
      amountEur: eurFromCents(amountCents),
    }))
    return c.json({ lines }, 200)
  })
}

/** Tells a partner of their payout; the run stands whether or not the mail can be queued. */
async function announce(a: Affiliates, runId: string, affiliateId: string): Promise<void> {
  const partner = await a.partners.find(affiliateId)
  await a.notify({
    leadId: null,
    template: 'partner-statement',
    language: partner.language,
    toAddress: partner.email,
    payload: { affiliateId, runId },
  })
}
