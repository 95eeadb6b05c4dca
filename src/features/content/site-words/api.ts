import { createRoute, type z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { contentPermissions } from '#src/features/content/permissions.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems, requestLanguage } from '#src/shared/http/api.ts'
import { bannerChange, changed, redirectAdded, siteWords, titleChange } from './contract.ts'
import type { SiteWordsOfStaff } from './service.ts'

const base = { tags: ['Content'], security: [{ bearer: [] }] }
const json = <Shape extends z.ZodType>(schema: Shape) => ({ 'application/json': { schema } })
const change = <Shape extends z.ZodType>(method: 'put' | 'post', path: string, summary: string, body: Shape) =>
  createRoute({
    ...base,
    method,
    path,
    summary,
    request: { body: { required: true, content: json(body) } },
    responses: {
      200: { description: 'Published', content: json(changed) },
      ...problems(400, 401, 403, 409, 422, 503),
    },
  })

const read = createRoute({
  ...base,
  method: 'get',
  path: '/api/content/site-words',
  summary: 'Titles and descriptions given by staff, the banner, and every redirect',
  responses: { 200: { description: 'As published', content: json(siteWords) }, ...problems(401, 403, 503) },
})
const title = change('put', '/api/content/titles', 'Title and description of a page in search results', titleChange)
const banner = change('put', '/api/content/banner', 'The line at the foot of pages, with its days', bannerChange)
const redirect = change('post', '/api/content/redirects', 'Lead an old address to a page; rows stay', redirectAdded)

export function siteWordsApi(api: Api, o: { siteWords: SiteWordsOfStaff; auth: Auth; db: () => Database }): void {
  guardRoute(api, o.auth, read, contentPermissions['content.read'])
  for (const route of [title, banner, redirect]) guardRoute(api, o.auth, route, contentPermissions['content.publish'])
  api.openapi(read, async (c) => c.json(await o.siteWords.get(o.db()), 200))
  api.openapi(title, async (c) => {
    const { path, basedOnVersion, ...words } = c.req.valid('json')
    const by = { by: actorOf(c), language: await requestLanguage(c) }
    const { version } = await o.siteWords.changeTitle(o.db(), path, words, basedOnVersion, by)
    return c.json({ version }, 200)
  })
  api.openapi(banner, async (c) => {
    const { value, basedOnVersion } = c.req.valid('json')
    const by = { by: actorOf(c), language: await requestLanguage(c) }
    const { version } = await o.siteWords.changeBanner(o.db(), value, basedOnVersion, by)
    return c.json({ version }, 200)
  })
  api.openapi(redirect, async (c) => {
    const by = { by: actorOf(c), language: await requestLanguage(c) }
    const { version } = await o.siteWords.addRedirect(o.db(), c.req.valid('json'), by)
    return c.json({ version }, 200)
  })
}
