import { createRoute, z } from '@hono/zod-openapi'
import type { Affiliates } from '#src/features/affiliates/affiliates.ts'
import { answerAppeal } from '#src/features/affiliates/attribution/appeals.ts'
import { attributionLog, listAppeals } from '#src/features/affiliates/attribution/repo.ts'
import { reassignLead } from '#src/features/affiliates/attribution/service.ts'
import {
  appealAnswer,
  appealList,
  attributionLogResponse,
  commissionSummary,
  decisionRequest,
  pendingCommissions,
  reasonRequest,
  reassignRequest,
} from '#src/features/affiliates/contract.ts'
import { commissionStates } from '#src/features/affiliates/domain/ledger.ts'
import { rulesOn } from '#src/features/affiliates/domain/rules.ts'
import { commissionsInState } from '#src/features/affiliates/ledger/repo.ts'
import { approveUnflagged, clawBack, decideCommission } from '#src/features/affiliates/ledger/service.ts'
import { partnersByIds } from '#src/features/affiliates/partners/repo.ts'
import { affiliatePermissions } from '#src/features/affiliates/permissions.ts'
import { rulesIn } from '#src/features/affiliates/rules-in-force.ts'
import { actorOf, guardRoute } from '#src/features/auth/public.ts'
import { findLead } from '#src/features/crm/public.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { appealRowOut, commissionOut } from './out.ts'
import { body, byId, json, security, tags } from './route-parts.ts'

const dayMillis = 86_400_000
const refusals = problems(400, 401, 403, 404, 409, 422, 503)

const waiting = createRoute({
  method: 'get',
  path: '/api/affiliates/commissions',
  tags,
  security,
  summary: 'Commissions in a state, oldest first',
  request: { query: z.object({ state: z.enum(commissionStates).default('pending') }) },
  responses: { 200: json('Commissions', pendingCommissions), ...problems(401, 403, 422, 503) },
})
const decide = createRoute({
  method: 'post',
  path: '/api/affiliates/commissions/{id}/decision',
  tags,
  security,
  summary: 'Approve or reject a commission; a rejection has a reason that the partner reads',
  request: { params: byId, body: body(decisionRequest) },
  responses: { 200: json('The commission', commissionSummary), ...refusals },
})
const approveRest = createRoute({
  method: 'post',
  path: '/api/affiliates/commissions/approve-unflagged',
  tags,
  security,
  summary: 'Approve every commission that waits and has no flag',
  responses: { 200: json('How many', z.object({ approved: z.number().int() })), ...problems(401, 403, 409, 503) },
})
const takeBack = createRoute({
  method: 'post',
  path: '/api/affiliates/commissions/{id}/claw-back',
  tags,
  security,
  summary: 'Take a commission back because the customer was given their money back',
  request: { params: byId, body: body(reasonRequest) },
  responses: { 200: json('The commission', commissionSummary), ...refusals },
})
const log = createRoute({
  method: 'get',
  path: '/api/affiliates/attributions',
  tags,
  security,
  summary: 'Who brought whom, and why: every claim and decision',
  request: { query: z.object({ affiliateId: z.uuid().optional(), leadId: z.uuid().optional() }) },
  responses: { 200: json('Newest first, 200 at most', attributionLogResponse), ...problems(401, 403, 422, 503) },
})
const reassign = createRoute({
  method: 'post',
  path: '/api/affiliates/attributions',
  tags,
  security,
  summary: 'Give a lead to a partner, or to nobody, with a written reason',
  request: { body: body(reassignRequest) },
  responses: { 204: { description: 'Done' }, ...refusals },
})
const appeals = createRoute({
  method: 'get',
  path: '/api/affiliates/appeals',
  tags,
  security,
  summary: 'What partners asked to look at again',
  responses: { 200: json('Open ones first', appealList), ...problems(401, 403, 503) },
})
const answer = createRoute({
  method: 'post',
  path: '/api/affiliates/appeals/{id}/answer',
  tags,
  security,
  summary: 'Answer in writing; upheld, the commission is pending once more',
  request: { params: byId, body: body(appealAnswer) },
  responses: { 204: { description: 'Answered' }, ...refusals },
})

/** Commissions, attributions and what partners ask to look at again: staff only. */
export function commissionApi(api: Api, { db, auth }: Affiliates): void {
  guardRoute(api, auth, waiting, affiliatePermissions['ledger.read'])
  guardRoute(api, auth, decide, affiliatePermissions['commissions.decide'])
  guardRoute(api, auth, approveRest, affiliatePermissions['commissions.decide'])
  guardRoute(api, auth, takeBack, affiliatePermissions['commissions.decide'])
  guardRoute(api, auth, log, affiliatePermissions['partners.read'])
  guardRoute(api, auth, reassign, affiliatePermissions['attributions.decide'])
  guardRoute(api, auth, appeals, affiliatePermissions['ledger.read'])
  guardRoute(api, auth, answer, affiliatePermissions['commissions.decide'])

  api.openapi(waiting, async (c) => {
    const rows = await commissionsInState(db(), c.req.valid('query').state)
    const partners = await partnersByIds(db(), [...new Set(rows.map(({ affiliateId }) => affiliateId))])
    const items = rows.map((row) => ({
      ...commissionOut(row),
      affiliateId: row.affiliateId,
      partner: partners.get(row.affiliateId)?.businessName ?? '',
    }))
    return c.json({ items }, 200)
  })
  api.openapi(decide, async (c) => {
    const { id } = c.req.valid('param')
    const row = await db().transaction((tx) => decideCommission(tx, id, c.req.valid('json'), actorOf(c).name))
    return c.json(commissionOut(row), 200)
  })
  api.openapi(approveRest, async (c) =>
    c.json({ approved: await db().transaction((tx) => approveUnflagged(tx, actorOf(c).name)) }, 200),
  )
  api.openapi(takeBack, async (c) => {
    const { id } = c.req.valid('param')
    const { reason } = c.req.valid('json')
    return c.json(commissionOut(await db().transaction((tx) => clawBack(tx, id, reason, actorOf(c).name))), 200)
  })
  api.openapi(log, async (c) => {
    const rows = await attributionLog(db(), c.req.valid('query'))
    const partners = await partnersByIds(db(), [...new Set(rows.flatMap(({ affiliateId }) => affiliateId ?? []))])
    const items = rows.map(({ id, at, kind, affiliateId, leadId, actor, because }) => ({
      id,
      at: at.toISOString(),
      kind,
      affiliateId,
      partner: (affiliateId && partners.get(affiliateId)?.businessName) ?? null,
      leadId,
      actor,
      because,
    }))
    return c.json({ items }, 200)
  })
  api.openapi(reassign, async (c) => {
    const { leadId, affiliateId, reason } = c.req.valid('json')
    await db().transaction(async (tx) => {
      const to = affiliateId ? (await partnersByIds(tx, [affiliateId])).get(affiliateId) : null
      const lead = await findLead(tx, leadId)
      if (!lead || to === undefined) throw new Problem(404, 'not_found')
      const now = new Date()
      const { protectionDays } = rulesOn(await rulesIn(tx), madridDate(lead.createdAt))
      const protectedUntil = new Date(lead.createdAt.getTime() + protectionDays * dayMillis)
      await reassignLead(tx, { leadId, to, because: reason, actor: actorOf(c).name, now, protectedUntil })
    })
    return c.body(null, 204)
  })
  api.openapi(appeals, async (c) => {
    const rows = await listAppeals(db())
    const partners = await partnersByIds(db(), [...new Set(rows.map(({ affiliateId }) => affiliateId))])
    const items = rows.map((row) => appealRowOut(row, partners.get(row.affiliateId)?.businessName ?? null))
    return c.json({ items }, 200)
  })
  api.openapi(answer, async (c) => {
    const { id } = c.req.valid('param')
    const given = c.req.valid('json')
    await db().transaction((tx) => answerAppeal(tx, id, given, { now: new Date(), actor: actorOf(c).name }))
    return c.body(null, 204)
  })
}
