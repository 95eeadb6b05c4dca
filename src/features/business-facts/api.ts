import { createRoute } from '@hono/zod-openapi'
import { type Auth, guardRoute } from '#src/features/auth/public.ts'
import type { Publications } from '#src/features/publication/public.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { businessFactsResponse } from './contract.ts'
import { businessOf, businessSubjectName, factsOf } from './published-facts.ts'

const read = createRoute({
  method: 'get',
  path: '/api/admin/business',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'The facts of the business in force; they are published as `business` with POST /api/publications',
  responses: {
    200: { description: 'The facts', content: { 'application/json': { schema: businessFactsResponse } } },
    ...problems(401, 403),
  },
})

export function businessFactsApi(api: Api, o: { publications: Publications; auth: Auth }): void {
  guardRoute(api, o.auth, read, ['admin'])
  api.openapi(read, (c) => {
    const shown = o.publications.current(businessSubjectName)
    const answer = {
      facts: factsOf(businessOf(shown?.value)),
      version: shown?.version ?? 0,
      publishedAt: shown?.publishedAt ?? null,
      publishedBy: shown?.publishedBy ?? null,
    }
    return c.json(businessFactsResponse.parse(answer), 200)
  })
}
