import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { Affiliates } from '#src/features/affiliates/affiliates.ts'
import { appealCommission } from '#src/features/affiliates/attribution/appeals.ts'
import { cardDocument } from '#src/features/affiliates/pdf/document.ts'
import { portalOf } from '#src/features/affiliates/portal/service.ts'
import {
  appealRequest,
  linkRequest,
  passwordRequest,
  portal,
  profilePatch,
  signInRequest,
  signInResponse,
} from '#src/features/affiliates/portal-contract.ts'
import { type Api, bearerToken, problems, requestLanguage } from '#src/shared/http/api.ts'
import { clientAddress } from '#src/shared/http/client-address.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { qrRows } from '#src/shared/qr/qr-rows.ts'
import { guardOwn, ownPartner } from './access-guard.ts'
import { body, byId, file, json, security, tags } from './route-parts.ts'

const me = '/api/affiliates/me'
const link = createRoute({
  method: 'post',
  path: '/api/affiliates/sign-in-links',
  tags,
  summary: 'Mail a partner a link to their portal; the answer is the same for everybody',
  request: { body: body(linkRequest) },
  responses: { 202: { description: 'Sent, when a partner has this e-mail' }, ...problems(400, 422, 429, 503) },
})
const signIn = createRoute({
  method: 'post',
  path: '/api/affiliates/sessions',
  tags,
  summary: 'Sign in by a mailed link, once, or by password',
  request: { body: body(signInRequest) },
  responses: { 201: json('Signed in', signInResponse), ...problems(400, 401, 410, 422, 429, 503) },
})
const signOut = createRoute({
  method: 'delete',
  path: '/api/affiliates/sessions',
  tags,
  security,
  summary: 'Sign out',
  responses: { 204: { description: 'Signed out' }, ...problems(401, 503) },
})
const read = createRoute({
  method: 'get',
  path: me,
  tags,
  security,
  summary: 'Everything of my portal',
  responses: { 200: json('Money, referrals, statements, share kit', portal), ...problems(401, 403, 503) },
})
const change = createRoute({
  method: 'patch',
  path: me,
  tags,
  security,
  summary: 'Change my details',
  request: { body: body(profilePatch) },
  responses: { 200: json('My portal', portal), ...problems(400, 401, 403, 422, 503) },
})
const password = createRoute({
  method: 'put',
  path: `${me}/password`,
  tags,
  security,
  summary: 'Choose a password; my other sessions end',
  request: { body: body(passwordRequest) },
  responses: { 204: { description: 'Chosen' }, ...problems(400, 401, 403, 422, 503) },
})
const appeal = createRoute({
  method: 'post',
  path: `${me}/commissions/{id}/appeal`,
  tags,
  security,
  summary: 'Ask to look again at a commission that was declined',
  request: { params: byId, body: body(appealRequest) },
  responses: {
    201: json('When it is answered at the latest', z.object({ answerBy: z.iso.datetime({ offset: true }) })),
    ...problems(400, 401, 403, 404, 409, 422, 503),
  },
})
const card = createRoute({
  method: 'get',
  path: `${me}/card.pdf`,
  tags,
  security,
  summary: 'My card with the QR code, in both languages, to print',
  responses: { 200: file('A5', 'application/pdf'), ...problems(401, 403, 503) },
})

/** A partner's own portal. `limit` counts tries to sign in and links asked for. */
export function portalApi(api: Api, a: Affiliates, limit: MiddlewareHandler): void {
  const { access, partners, db } = a
  api.use(link.path, limit)
  api.use(signIn.path, limit)
  for (const route of [signOut, read, change, password, appeal, card]) guardOwn(api, a, route)

  api.openapi(link, async (c) => {
    const { email, language } = c.req.valid('json')
    const made = await access.link(email, new Date())
    if (made)
      await a.notify({
        leadId: null,
        template: 'partner-link',
        language,
        toAddress: made.partner.email,
        payload: { affiliateId: made.partner.id, token: made.token },
      })
    return c.body(null, 202)
  })
  api.openapi(signIn, async (c) => {
    const asked = c.req.valid('json')
    const now = new Date()
    const session =
      'linkToken' in asked
        ? await access.byLink(asked.linkToken, now)
        : await access.byPassword(asked.email, asked.password, clientAddress(c.env?.incoming, a.trustProxy), now)
    c.header('cache-control', 'no-store')
    return c.json({ token: session.token, expiresAt: session.expiresAt.toISOString() }, 201)
  })
  api.openapi(signOut, async (c) => {
    ownPartner(c)
    await access.end(bearerToken(c) ?? '', new Date())
    return c.body(null, 204)
  })
  api.openapi(read, async (c) => c.json(portal.parse(await portalOf(a, ownPartner(c), new Date())), 200))
  api.openapi(change, async (c) => {
    const { id } = ownPartner(c)
    await partners.changeProfile(id, c.req.valid('json'), await requestLanguage(c))
    return c.json(portal.parse(await portalOf(a, await partners.find(id), new Date())), 200)
  })
  api.openapi(password, async (c) => {
    await access.setPassword(bearerToken(c) ?? '', ownPartner(c), c.req.valid('json').password, new Date())
    return c.body(null, 204)
  })
  api.openapi(appeal, async (c) => {
    const partner = ownPartner(c)
    const asked = await db().transaction((tx) =>
      appealCommission(tx, partner.id, c.req.valid('param').id, c.req.valid('json').words, {
        now: new Date(),
        answerBy: a.answerByWorkingDays,
      }),
    )
    return c.json({ answerBy: asked.answerBy.toISOString() }, 201)
  })
  api.openapi(card, async (c) => {
    const { code, businessName } = ownPartner(c)
    if (code === null) throw new Problem(404, 'not_found')
    const target = partners.linkOf(code)
    const { business } = a
    const pdf = await a.renderCard(
      cardDocument({ business, partner: businessName, code, link: target, qr: qrRows(target) }),
    )
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="card-${code}.pdf"`,
    })
  })
}
