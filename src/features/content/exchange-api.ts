import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems, requestLanguage } from '#src/shared/http/api.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { once } from '#src/shared/idempotency/once.ts'
import { exchangedPost, type ImportRequest, importRequest, madePost } from './contract.ts'
import type { PostText } from './format/post.ts'
import { parsePostFile, writePostFile } from './format/post-file.ts'
import { contentPermissions } from './permissions.ts'
import { newestVersion } from './repo.ts'
import type { Content } from './service.ts'

/** Pieces out of the content manager and into it, without loss: JSON with both languages, or Markdown with a head for one. */

const base = { tags: ['Content'], security: [{ bearer: [] }] }
const id = z.string().regex(/^[\w.-]{1,80}$/)
const exported = createRoute({
  ...base,
  method: 'get',
  path: '/api/content/posts/{id}/export',
  summary: 'The newest text of both languages as JSON',
  request: { params: z.object({ id }) },
  responses: {
    200: { description: 'The piece', content: { 'application/json': { schema: exchangedPost } } },
    ...problems(401, 403, 404, 503),
  },
})
const file = createRoute({
  ...base,
  method: 'get',
  path: '/api/content/posts/{id}/{language}/file.md',
  summary: 'The newest text of one language as Markdown with a head',
  request: { params: z.object({ id, language: z.enum(languages) }) },
  responses: {
    200: { description: 'The file', content: { 'text/markdown': { schema: z.string() } } },
    ...problems(401, 403, 404, 503),
  },
})
const imported = createRoute({
  ...base,
  method: 'post',
  path: '/api/content/imports',
  summary: 'A new piece from what was exported; nothing is published',
  request: {
    headers: idempotencyHeader,
    body: { required: true, content: { 'application/json': { schema: importRequest } } },
  },
  responses: {
    201: { description: 'Made', content: { 'application/json': { schema: madePost } } },
    ...problems(400, 401, 403, 409, 422, 503),
  },
})

export function exchangeApi(
  api: Api,
  { content, auth, db }: { content: Content; auth: Auth; db: () => Database },
): void {
  guardRoute(api, auth, exported, contentPermissions['content.read'])
  guardRoute(api, auth, file, contentPermissions['content.read'])
  guardRoute(api, auth, imported, contentPermissions['content.write'])

  api.openapi(exported, async (c) => {
    const { id: post } = c.req.valid('param')
    const { kind } = await content.row(db(), post)
    const [en, es] = await Promise.all(languages.map((language) => newestVersion(db(), post, language)))
    return c.json({ kind, ...(en ? { en: en.text } : {}), ...(es ? { es: es.text } : {}) }, 200)
  })
  api.openapi(file, async (c) => {
    const { id: post, language } = c.req.valid('param')
    await content.row(db(), post)
    const found = await newestVersion(db(), post, language)
    if (!found) throw new Problem(404, 'not_found')
    return c.body(writePostFile(found.text), 200, { 'content-type': 'text/markdown; charset=utf-8' })
  })
  api.openapi(imported, async (c) => {
    const body = c.req.valid('json')
    const by = actorOf(c)
    const speaks = await requestLanguage(c)
    const texts = textsOf(body)
    const asked = { scope: `content import ${by.id}`, key: c.req.valid('header')['idempotency-key'], body }
    const made = await once(db(), asked, async (tx) => {
      const post = await content.create(tx, body.kind, by)
      for (const language of languages) {
        const text = texts[language]
        if (!text) continue
        const { body: bodyMarkdown, published: _published, reviewed: _reviewed, ...head } = text
        await content.write(tx, post, language, { ...head, bodyMarkdown }, by, speaks)
      }
      return { status: 201, body: { id: post } }
    })
    return c.json(madePost.parse(made.body), 201)
  })
}

/** Problem: 422 for a file whose head is not whole, with the reason. */
function textsOf(body: ImportRequest): Partial<Record<Language, PostText>> {
  if (!('markdown' in body)) return { ...(body.en ? { en: body.en } : {}), ...(body.es ? { es: body.es } : {}) }
  try {
    return { [body.language]: parsePostFile(body.markdown) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Problem(422, 'invalid_fields', { fields: [{ field: 'markdown', code: 'invalid', message }] })
  }
}
