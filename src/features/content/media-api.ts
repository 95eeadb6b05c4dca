import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Files } from '#src/shared/files/files.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { mediaChange, mediaItem, mediaList } from './contract.ts'
import { addMedia, mediaItemOf, mostMediaBytes, readMedia } from './media.ts'
import { contentPermissions } from './permissions.ts'
import { changeMedia, listMedia } from './repo.ts'

const path = '/api/media'
const base = { tags: ['Content'], security: [{ bearer: [] }] }
const json = <Shape extends z.ZodType>(schema: Shape) => ({ 'application/json': { schema } })

const add = createRoute({
  ...base,
  method: 'post',
  path,
  summary: 'Add a picture: written anew without metadata, in several sizes',
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            file: z.any().openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG or WebP, 12 MB' }),
          }),
        },
      },
    },
  },
  responses: {
    201: { description: 'Added', content: json(mediaItem) },
    ...problems(400, 401, 403, 413, 415, 422, 503),
  },
})
const list = createRoute({
  ...base,
  method: 'get',
  path,
  summary: 'The media library, newest first',
  responses: { 200: { description: 'Pictures', content: json(mediaList) }, ...problems(401, 403, 503) },
})
const change = createRoute({
  ...base,
  method: 'patch',
  path: `${path}/{id}`,
  summary: 'Describe a picture in both languages, say what must stay in sight',
  request: { params: z.object({ id: z.uuid() }), body: { required: true, content: json(mediaChange) } },
  responses: { 200: { description: 'Changed', content: json(mediaItem) }, ...problems(400, 401, 403, 404, 422, 503) },
})

export function mediaApi(api: Api, { auth, db, files }: { auth: Auth; db: () => Database; files: Files }): void {
  guardRoute(api, auth, add, contentPermissions['content.write'])
  guardRoute(api, auth, list, contentPermissions['content.read'])
  guardRoute(api, auth, change, contentPermissions['content.write'])

  api.openapi(add, async (c) => {
    const { file } = c.req.valid('form')
    if (!(file instanceof File)) throw new Problem(422, 'file_missing')
    if (file.size > mostMediaBytes) throw new Problem(413, 'too_large')
    const made = await addMedia(db(), files, new Uint8Array(await file.arrayBuffer()), actorOf(c).name)
    return c.json(mediaItem.parse(made), 201)
  })
  api.openapi(list, async (c) => {
    const items = (await listMedia(db())).map(mediaItemOf)
    return c.json({ items, total: items.length }, 200)
  })
  api.openapi(change, async (c) => {
    const row = await changeMedia(db(), c.req.valid('param').id, c.req.valid('json'))
    if (!row) throw new Problem(404, 'not_found')
    return c.json(mediaItemOf(row), 200)
  })
  // A picture of a page is for everybody, and never changes under its address.
  api.get('/media/:id{[0-9a-f-]{36}}/:at{[0-9]}', async (c) => {
    const found = await readMedia(db(), files, c.req.param('id'), Number(c.req.param('at')))
    if (!found) throw new Problem(404, 'not_found')
    return c.body(new Uint8Array(found.bytes), 200, {
      'content-type': found.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
    })
  })
}
