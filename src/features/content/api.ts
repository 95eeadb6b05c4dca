import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Files } from '#src/shared/files/files.ts'
import { type Api, emptyBodyIsNone, problems, requestLanguage } from '#src/shared/http/api.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { once } from '#src/shared/idempotency/once.ts'
import { askForApproval, giveBack } from './approvals.ts'
import {
  done,
  listQuery,
  madePost,
  moveAnswer,
  newPost,
  onePost,
  oneVersion,
  postList,
  publishRequest,
  restoreRequest,
  returnRequest,
  scheduleRequest,
  writeRequest,
  written,
} from './contract.ts'
import { exchangeApi } from './exchange-api.ts'
import { differences } from './format/differences.ts'
import { fromMarkdown } from './format/markdown.ts'
import { mediaApi } from './media-api.ts'
import { contentPermissions } from './permissions.ts'
import { type Previewer, previewApi } from './preview-api.ts'
import { findVersion } from './repo.ts'
import type { Content } from './service.ts'
import { listPosts, onePostView } from './views.ts'

export interface ContentApiOptions {
  content: Content
  auth: Auth
  db: () => Database
  files: Files
  previewer: Previewer
}

const path = '/api/content/posts'
const tags = ['Content']
const security = [{ bearer: [] }]
const id = z.string().regex(/^[\w.-]{1,80}$/)
const one = z.object({ id })
const side = z.object({ id, language: z.enum(['en', 'es']) })
const json = <Shape extends z.ZodType>(schema: Shape) => ({ 'application/json': { schema } })
const base = { tags, security } as const

const list = createRoute({
  ...base,
  method: 'get',
  path,
  summary: 'Posts, projects, case studies and offers, 50 a page, unfinished ones first',
  request: { query: listQuery },
  responses: { 200: { description: 'The list', content: json(postList) }, ...problems(401, 403, 422, 503) },
})
const create = createRoute({
  ...base,
  method: 'post',
  path,
  summary: 'A new piece, empty in both languages',
  request: { headers: idempotencyHeader, body: { required: true, content: json(newPost) } },
  responses: { 201: { description: 'Made', content: json(madePost) }, ...problems(400, 401, 403, 409, 422, 503) },
})
const read = createRoute({
  ...base,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'Both languages with their state, and every version',
  request: { params: one },
  responses: { 200: { description: 'The piece', content: json(onePost) }, ...problems(401, 403, 404, 503) },
})
const write = createRoute({
  ...base,
  method: 'put',
  path: `${path}/{id}/{language}`,
  summary: 'Save the text of one language as a new version',
  request: { params: side, body: { required: true, content: json(writeRequest) } },
  responses: { 200: { description: 'Saved', content: json(written) }, ...problems(400, 401, 403, 404, 409, 422, 503) },
})
const moves = {
  200: { description: 'As it is now', content: json(moveAnswer) },
  ...problems(400, 401, 403, 404, 409, 422, 503),
}
const publish = createRoute({
  ...base,
  method: 'post',
  path: `${path}/{id}/{language}/publish`,
  summary: 'Show one language to visitors; answers when the page is there',
  middleware: [emptyBodyIsNone],
  request: { params: side, body: { required: false, content: json(publishRequest) } },
  responses: moves,
})
const unpublish = createRoute({
  ...base,
  method: 'post',
  path: `${path}/{id}/{language}/unpublish`,
  summary: 'Take one language from visitors',
  request: { params: side },
  responses: moves,
})
const schedule = createRoute({
  ...base,
  method: 'post',
  path: `${path}/{id}/{language}/schedule`,
  summary: 'Publish one language at a time to come',
  request: { params: side, body: { required: true, content: json(scheduleRequest) } },
  responses: moves,
})
const restore = createRoute({
  ...base,
  method: 'post',
  path: `${path}/{id}/{language}/restore`,
  summary: 'Bring an old version back as the newest one; what visitors see stays until it is published',
  request: { params: side, body: { required: true, content: json(restoreRequest) } },
  responses: moves,
})
const compare = createRoute({
  ...base,
  method: 'get',
  path: `${path}/{id}/{language}/versions/{version}`,
  summary: 'One version, and what the newest one changed since, block by block',
  request: { params: side.extend({ version: z.coerce.number().int().min(1) }) },
  responses: { 200: { description: 'The version', content: json(oneVersion) }, ...problems(401, 403, 404, 503) },
})

const ask = createRoute({
  ...base,
  method: 'post',
  path: `${path}/{id}/{language}/ask`,
  summary: 'Ask for somebody else to look at the newest text; its writer can then not publish it',
  request: { params: side },
  responses: { 200: { description: 'Asked', content: json(done) }, ...problems(401, 403, 404, 409, 503) },
})
const giveItBack = createRoute({
  ...base,
  method: 'post',
  path: `${path}/{id}/{language}/return`,
  summary: 'Give a text back to its writer, with what is to be done',
  request: { params: side, body: { required: true, content: json(returnRequest) } },
  responses: { 200: { description: 'Given back', content: json(done) }, ...problems(400, 401, 403, 404, 422, 503) },
})

/** What staff write and publish. */
export function contentApi(api: Api, o: ContentApiOptions): void {
  const { content, auth, db } = o
  for (const route of [list, read, compare]) guardRoute(api, auth, route, contentPermissions['content.read'])
  for (const route of [create, write, restore, ask]) guardRoute(api, auth, route, contentPermissions['content.write'])
  for (const route of [publish, unpublish, schedule, giveItBack])
    guardRoute(api, auth, route, contentPermissions['content.publish'])

  api.openapi(list, async (c) => c.json(await listPosts(db(), content, c.req.valid('query')), 200))
  api.openapi(create, async (c) => {
    const body = c.req.valid('json')
    const by = actorOf(c)
    const asked = { scope: `content ${by.id}`, key: c.req.valid('header')['idempotency-key'], body }
    const made = await once(db(), asked, async (tx) => ({
      status: 201,
      body: { id: await content.create(tx, body.kind, by) },
    }))
    return c.json(madePost.parse(made.body), 201)
  })
  api.openapi(read, async (c) => c.json(onePost.parse(await onePostView(db(), content, c.req.valid('param').id)), 200))
  api.openapi(write, async (c) => {
    const { id: post, language } = c.req.valid('param')
    const speaks = await requestLanguage(c)
    const version = await content.write(db(), post, language, c.req.valid('json'), actorOf(c), speaks)
    return c.json({ version }, 200)
  })
  api.openapi(publish, async (c) => {
    const { id: post, language } = c.req.valid('param')
    const speaks = await requestLanguage(c)
    const asked = c.req.valid('json')?.version
    return c.json(await content.publish(db(), post, language, actorOf(c), speaks, asked), 200)
  })
  api.openapi(unpublish, async (c) => {
    const { id: post, language } = c.req.valid('param')
    return c.json(await content.unpublish(db(), post, language, actorOf(c), await requestLanguage(c)), 200)
  })
  api.openapi(schedule, async (c) => {
    const { id: post, language } = c.req.valid('param')
    const { at, version } = c.req.valid('json')
    return c.json(await content.schedule(db(), post, language, at, actorOf(c), await requestLanguage(c), version), 200)
  })
  api.openapi(restore, async (c) => {
    const { id: post, language } = c.req.valid('param')
    const { version } = c.req.valid('json')
    return c.json(await content.restore(db(), post, language, version, actorOf(c), await requestLanguage(c)), 200)
  })
  api.openapi(ask, async (c) => {
    const { id: post, language } = c.req.valid('param')
    await content.row(db(), post)
    await askForApproval(db(), post, language, actorOf(c), await requestLanguage(c))
    return c.json({ ok: true as const }, 200)
  })
  api.openapi(giveItBack, async (c) => {
    const { id: post, language } = c.req.valid('param')
    await giveBack(db(), post, language, c.req.valid('json').note, actorOf(c), new Date())
    return c.json({ ok: true as const }, 200)
  })
  api.openapi(compare, async (c) => {
    const { id: post, language, version } = c.req.valid('param')
    await content.row(db(), post)
    const [view, old] = [await onePostView(db(), content, post), await findVersion(db(), post, language, version)]
    if (!old) throw new Problem(404, 'not_found')
    const now = view[language].bodyMarkdown ?? ''
    const steps = differences(fromMarkdown(old.text.body), fromMarkdown(now))
    return c.json({ text: old.text, differences: steps }, 200)
  })
  exchangeApi(api, o)
  mediaApi(api, o)
  previewApi(api, o)
}
