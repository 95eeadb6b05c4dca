import { randomBytes } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, guardRoute } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems, requestLanguage } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { PublishedPost } from './format/published-post.ts'
import { contentPermissions } from './permissions.ts'
import type { Content } from './service.ts'

/** Makes the real page of a post as if it were published. Rejects with the reason when it cannot be made. */
export type Previewer = (id: string, language: Language, post: PublishedPost) => Promise<string>

/** A preview is looked at at once. */
const keptMillis = 10 * 60_000
const mostKept = 40

const make = createRoute({
  method: 'post',
  path: '/api/content/posts/{id}/{language}/preview',
  tags: ['Content'],
  security: [{ bearer: [] }],
  summary: 'The page as the newest saved text would make it, at an address nobody can guess, for ten minutes',
  request: { params: z.object({ id: z.string().regex(/^[\w.-]{1,80}$/), language: z.enum(['en', 'es']) }) },
  responses: {
    200: { description: 'Where', content: { 'application/json': { schema: z.object({ url: z.string() }) } } },
    ...problems(401, 403, 404, 409, 422, 503),
  },
})

/** Previews are kept in this process alone: each is made by who asks for it, and read once. */
export function previewApi(
  api: Api,
  o: { content: Content; auth: Auth; db: () => Database; previewer: Previewer },
): void {
  const kept = new Map<string, { html: string; until: number }>()
  guardRoute(api, o.auth, make, contentPermissions['content.read'])
  api.openapi(make, async (c) => {
    const { id, language } = c.req.valid('param')
    const speaks = await requestLanguage(c)
    const post = await o.content.candidate(o.db(), id, language, speaks)
    const html = await o.previewer(id, language, post).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Problem(422, 'page_breaks', {
        fields: [{ field: 'bodyMarkdown', code: 'page_breaks', message: reason }],
      })
    })
    const now = Date.now()
    for (const [key, { until }] of kept) if (until < now || kept.size >= mostKept) kept.delete(key)
    const key = randomBytes(24).toString('base64url')
    kept.set(key, { html, until: now + keptMillis })
    return c.json({ url: `/api/content/previews/${key}` }, 200)
  })
  api.get('/api/content/previews/:key', (c) => {
    const found = kept.get(c.req.param('key'))
    if (!found || found.until < Date.now()) throw new Problem(404, 'not_found')
    return c.body(found.html, 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // Shown inside the editor, without a line of script.
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy':
        "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
    })
  })
}
