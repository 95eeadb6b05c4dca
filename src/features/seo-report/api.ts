import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, guardRoute } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { lighthouseImport, lighthouseImported, monthQuery, reportQuery, searchImported, seoReport } from './contract.ts'
import { seoPermissions } from './permissions.ts'
import type { SeoReports } from './service.ts'

export const searchImportPath = '/api/admin/search-console'
export const mostSearchBytes = 2 * 1024 * 1024

const tags = ['Staff']
const security = [{ bearer: [] }]
const read = createRoute({
  method: 'get',
  path: '/api/admin/seo-report',
  tags,
  security,
  summary: 'What to mend this week, the audit of every page, the year of speed, and what each landing page brought',
  request: { query: reportQuery },
  responses: {
    200: { description: 'The report', content: { 'application/json': { schema: seoReport } } },
    ...problems(401, 403, 422, 503),
  },
})
const bring = createRoute({
  method: 'post',
  path: searchImportPath,
  tags,
  security,
  summary: 'The export Pages of the search console, in the place of the one before',
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': { schema: z.object({ file: z.any().openapi({ type: 'string', format: 'binary' }) }) },
      },
    },
  },
  responses: {
    200: { description: 'Rows taken', content: { 'application/json': { schema: searchImported } } },
    ...problems(400, 401, 403, 413, 415, 422, 503),
  },
})

const bringRuns = createRoute({
  method: 'post',
  path: '/api/admin/lighthouse',
  tags,
  security,
  summary: 'Runs of Lighthouse: of each page the newest five stay and make its median',
  request: { body: { required: true, content: { 'application/json': { schema: lighthouseImport } } } },
  responses: {
    200: { description: 'Runs taken', content: { 'application/json': { schema: lighthouseImported } } },
    ...problems(400, 401, 403, 413, 415, 422, 503),
  },
})

const month = createRoute({
  method: 'get',
  path: '/api/admin/month-report.pdf',
  tags,
  security,
  summary: 'One month on two pages, for the owner',
  request: { query: monthQuery },
  responses: {
    200: {
      description: 'The document',
      content: { 'application/pdf': { schema: z.any().openapi({ type: 'string', format: 'binary' }) } },
    },
    ...problems(401, 403, 422, 503),
  },
})

export function seoApi(api: Api, o: { reports: SeoReports; auth: Auth; db: () => Database }): void {
  guardRoute(api, o.auth, read, seoPermissions['seo.read'])
  guardRoute(api, o.auth, month, seoPermissions['month.read'])
  guardRoute(api, o.auth, bring, seoPermissions['seo.import'])
  guardRoute(api, o.auth, bringRuns, seoPermissions['seo.import'])
  api.openapi(read, async (c) => c.json(await o.reports.report(o.db(), c.req.valid('query').days), 200))
  api.openapi(month, async (c) => {
    const { month: wanted, language } = c.req.valid('query')
    const pdf = await o.reports.month(o.db(), wanted, language)
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="month-${wanted}-${language}.pdf"`,
      'cache-control': 'private, no-store',
    })
  })
  api.openapi(bringRuns, async (c) => {
    const { runs } = c.req.valid('json')
    await o.reports.importLighthouse(o.db(), runs)
    return c.json({ runs: runs.length }, 200)
  })
  api.openapi(bring, async (c) => {
    const file: unknown = c.req.valid('form').file
    if (!(file instanceof File)) throw new Problem(422, 'file_missing')
    if (file.size > mostSearchBytes) throw new Problem(413, 'too_large')
    return c.json({ rows: await o.reports.importSearch(o.db(), await file.text()) }, 200)
  })
}
