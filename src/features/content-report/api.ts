import { createRoute } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import { type Auth, guardRoute } from '#src/features/auth/public.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { type ContentReport, pagesResponse } from './contract.ts'
import { contentReportPermissions } from './permissions.ts'

const path = '/api/admin/pages'
const route = createRoute({
  method: 'get',
  path,
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'Every page with its head, words, figures, sources, links and review date, as it was built',
  responses: {
    200: { description: 'The report', content: { 'application/json': { schema: pagesResponse } } },
    ...problems(401, 403, 503),
  },
})

export function contentReportApi(api: Api, o: { report: () => ContentReport; auth: Auth }): void {
  // Hundreds of kilobytes of text that repeats itself.
  api.use(path, compress())
  guardRoute(api, o.auth, route, contentReportPermissions['pages.read'])
  api.openapi(route, (c) => c.json({ ...o.report(), today: madridDate(new Date()) }, 200))
}
