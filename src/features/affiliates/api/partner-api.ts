import { createRoute } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { Affiliates } from '#src/features/affiliates/affiliates.ts'
import { type RegistrationAnswer, registerPerson } from '#src/features/affiliates/attribution/service.ts'
import {
  applicationRequest,
  applicationResponse,
  decisionRequest,
  ledgerCheckResponse,
  ledgerResponse,
  partnerDecision,
  partnerList,
  partnerListQuery,
  partnerSummary,
  reasonRequest,
  registeredBefore,
  registeredNew,
  registrationRequest,
} from '#src/features/affiliates/contract.ts'
import { checkLedger } from '#src/features/affiliates/ledger/check.ts'
import { accountSums, commissionsOf, entriesOfPartner } from '#src/features/affiliates/ledger/repo.ts'
import { affiliatePermissions } from '#src/features/affiliates/permissions.ts'
import { actorOf, guardRoute } from '#src/features/auth/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { phoneField } from '#src/shared/http/phone-field.ts'
import { once } from '#src/shared/idempotency/once.ts'
import { guardOwn, mayAskAbout, nameOf } from './access-guard.ts'
import { balancesOut, commissionOut, entryOut } from './out.ts'
import { body, byId, json, security, tags } from './route-parts.ts'

const apply = createRoute({
  method: 'post',
  path: '/api/affiliates/applications',
  tags,
  summary: 'Apply to become a partner',
  request: { headers: idempotencyHeader, body: body(applicationRequest) },
  responses: {
    201: json('Accepted and safely stored', applicationResponse),
    ...problems(400, 409, 413, 415, 422, 429, 503),
  },
})
const list = createRoute({
  method: 'get',
  path: '/api/affiliates',
  tags,
  security,
  summary: 'Partners; applications by their clock',
  request: { query: partnerListQuery },
  responses: { 200: json('Partners', partnerList), ...problems(401, 403, 422, 503) },
})
const decide = createRoute({
  method: 'post',
  path: '/api/affiliates/{id}/decision',
  tags,
  security,
  summary: 'Approve or decline an application; the partner is written to',
  request: { params: byId, body: body(decisionRequest) },
  responses: {
    200: json('Code and link, when approved', partnerDecision),
    ...problems(400, 401, 403, 404, 409, 422, 503),
  },
})
const pause = createRoute({
  method: 'post',
  path: '/api/affiliates/{id}/pause',
  tags,
  security,
  summary: 'Stop a partner from bringing more; approving goes on',
  request: { params: byId, body: body(reasonRequest) },
  responses: { 200: json('The partner', partnerSummary), ...problems(400, 401, 403, 404, 409, 422, 503) },
})
const register = createRoute({
  method: 'post',
  path: '/api/affiliates/{id}/leads',
  tags,
  security,
  summary: 'Register somebody; says at once whether they are new',
  request: { params: byId, headers: idempotencyHeader, body: body(registrationRequest) },
  responses: {
    201: json("New, and this partner's", registeredNew),
    200: json('Known already; nothing else is told', registeredBefore),
    ...problems(400, 401, 403, 404, 409, 422, 429, 503),
  },
})
const ledger = createRoute({
  method: 'get',
  path: '/api/affiliates/{id}/ledger',
  tags,
  security,
  summary: "A partner's books",
  request: { params: byId },
  responses: { 200: json('Entries, commissions, balances', ledgerResponse), ...problems(401, 403, 404, 503) },
})
const check = createRoute({
  method: 'get',
  path: '/api/affiliates/ledger/check',
  tags,
  security,
  summary: 'The books against commissions, payouts and statements',
  responses: { 200: json('Sums, and what disagrees', ledgerCheckResponse), ...problems(401, 403, 503) },
})

/** Applications, partners, what they register, and the books. `limit` counts applications; `registerLimit` what partners register. */
export function partnerApi(
  api: Api,
  a: Affiliates,
  { limit, registerLimit }: { limit: MiddlewareHandler; registerLimit: MiddlewareHandler },
): void {
  const { partners, db, auth } = a
  api.use(apply.path, limit)
  api.use('/api/affiliates/:id/leads', registerLimit)
  guardRoute(api, auth, list, affiliatePermissions['partners.read'])
  guardRoute(api, auth, decide, affiliatePermissions['partners.decide'])
  guardRoute(api, auth, pause, affiliatePermissions['partners.decide'])
  guardRoute(api, auth, check, affiliatePermissions['ledger.read'])
  guardOwn(api, a, register, affiliatePermissions['partners.register'])
  guardOwn(api, a, ledger, affiliatePermissions['ledger.read'])

  api.openapi(apply, async (c) => {
    const request = c.req.valid('json')
    const phoneE164 = await phoneField(c, 'phone', request.phone)
    const answer = await partners.apply(request, {
      scope: `POST ${apply.path}`,
      key: c.req.valid('header')['idempotency-key'],
      phoneE164: phoneE164 ?? '',
    })
    return c.json(answer, 201)
  })
  api.openapi(list, async (c) => {
    const items = await partners.list(c.req.valid('query').state)
    return c.json({ items, total: items.length }, 200)
  })
  api.openapi(decide, async (c) => {
    const { code } = await partners.decide(c.req.valid('param').id, c.req.valid('json'), actorOf(c).name)
    return c.json({ code, link: code && partners.linkOf(code) }, 200)
  })
  api.openapi(pause, async (c) => {
    const { reason } = c.req.valid('json')
    return c.json(partners.summary(await partners.pause(c.req.valid('param').id, reason, actorOf(c).name)), 200)
  })
  api.openapi(register, async (c) => {
    const { id } = c.req.valid('param')
    const caller = mayAskAbout(c, id)
    const asked = c.req.valid('json')
    const phone = await phoneField(c, 'phone', asked.phone)
    const partner = await partners.find(id)
    const { name, service, town, email = null, language = partner.language } = asked
    const key = c.req.valid('header')['idempotency-key']
    const answer = await once<RegistrationAnswer['body']>(db(), { scope: `register ${id}`, key, body: asked }, (tx) =>
      registerPerson(
        tx,
        partner,
        { name, email, phone, service, town, language },
        { writeLeads: a.writeLeads, answerBy: a.answerBy, clock: () => new Date(), actor: nameOf(caller) },
      ),
    )
    return answer.status === 201
      ? c.json(registeredNew.parse(answer.body), 201)
      : c.json(registeredBefore.parse(answer.body), 200)
  })
  api.openapi(ledger, async (c) => {
    const { id } = c.req.valid('param')
    mayAskAbout(c, id)
    await partners.find(id)
    const [entries, commissions, sums] = await Promise.all([
      entriesOfPartner(db(), id),
      commissionsOf(db(), id),
      accountSums(db(), id),
    ])
    return c.json(
      { entries: entries.map(entryOut), commissions: commissions.map(commissionOut), balancesEur: balancesOut(sums) },
      200,
    )
  })
  api.openapi(check, async (c) => {
    const found = await checkLedger(db())
    return c.json(
      {
        entries: found.entries,
        debitEur: eurFromCents(found.debitCents),
        creditEur: eurFromCents(found.creditCents),
        differenceEur: eurFromCents(found.differenceCents),
        mismatches: found.mismatches.map(({ what, id, booksCents, recordsCents }) => ({
          what,
          id,
          booksEur: eurFromCents(booksCents),
          recordsEur: eurFromCents(recordsCents),
        })),
      },
      200,
    )
  })
}
