import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { quotePermissions } from '#src/features/quote/permissions.ts'
import type { SavedQuote } from '#src/features/quote/service.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { versionList, versionRequest } from './contract.ts'
import { estimateOfVersion, makeVersion, versionsOfLead } from './service.ts'

const tags = ['Staff']
const security = [{ bearer: [] }]
const path = '/api/quotes/of-lead/{leadId}/versions'
const ofLead = z.object({ leadId: z.uuid() })
const content = { 'application/json': { schema: versionList } }

const list = createRoute({
  method: 'get',
  path,
  tags,
  security,
  summary: "The versions of a lead's quote, the first first",
  request: { params: ofLead },
  responses: { 200: { description: 'The versions', content }, ...problems(401, 403, 404, 422, 503) },
})
const make = createRoute({
  method: 'post',
  path,
  tags,
  security,
  summary: "A new version with other lines, prices or a discount: the customer's link shows it from now on",
  request: { params: ofLead, body: { required: true, content: { 'application/json': { schema: versionRequest } } } },
  responses: { 201: { description: 'The versions', content }, ...problems(400, 401, 403, 404, 409, 422, 503) },
})
const pdf = createRoute({
  method: 'get',
  path: `${path}/{number}/pdf`,
  tags,
  security,
  summary: 'The document of one version',
  request: {
    params: ofLead.extend({ number: z.coerce.number().int().min(1).max(1000) }),
    query: z.object({ language: z.enum(languages).optional() }),
  },
  responses: { 200: { description: 'The document' }, ...problems(401, 403, 404, 422, 503) },
})

/** Versions of quotes. */
export function quoteVersionsApi(
  api: Api,
  o: {
    db: () => Database
    auth: Auth
    links: { tokenFor: (quote: { id: string; test: boolean; createdAt: Date }) => string }
    renderPdf: (quote: SavedQuote, token: string, language: Language) => Promise<Uint8Array>
  },
): void {
  guardRoute(api, o.auth, list, quotePermissions['quotes.revise'])
  guardRoute(api, o.auth, make, quotePermissions['quotes.revise'])
  guardRoute(api, o.auth, pdf, quotePermissions['quotes.revise'])
  api.openapi(list, async (c) =>
    c.json(versionList.parse(await versionsOfLead(o.db(), c.req.valid('param').leadId)), 200),
  )
  api.openapi(make, async (c) => {
    const { leadId } = c.req.valid('param')
    await o.db().transaction((tx) => makeVersion(tx, leadId, c.req.valid('json'), actorOf(c), new Date()))
    return c.json(versionList.parse(await versionsOfLead(o.db(), leadId)), 201)
  })
  api.openapi(pdf, async (c) => {
    const { leadId, number } = c.req.valid('param')
    const { row, estimate } = await estimateOfVersion(o.db(), leadId, number)
    const language = c.req.valid('query').language ?? row.language
    const bytes = await o.renderPdf({ ...row, estimate }, o.links.tokenFor(row), language)
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${row.reference}-v${number}.pdf"`,
      'cache-control': 'private, no-store',
    })
  })
}
