import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, audit, guardRoute } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { newsChange, staffNews, staffNewsItem } from './contract.ts'
import { newsPermissions } from './permissions.ts'
import { changeItem, itemOfRow, newestItems } from './repo.ts'

const tags = ['Staff']
const security = [{ bearer: [] }]

const list = createRoute({
  method: 'get',
  path: '/api/admin/news',
  tags,
  security,
  summary: 'The energy news of the last year as they were read, hidden ones too',
  responses: {
    200: { description: 'Newest first', content: { 'application/json': { schema: staffNews } } },
    ...problems(401, 403, 503),
  },
})
const change = createRoute({
  method: 'patch',
  path: '/api/admin/news/{id}',
  tags,
  security,
  summary: 'Give an item a heading in a language, file it under other subjects, or hide it',
  request: {
    params: z.object({ id: z.string().max(40) }),
    body: { required: true, content: { 'application/json': { schema: newsChange } } },
  },
  responses: {
    200: { description: 'As it is now', content: { 'application/json': { schema: staffNewsItem } } },
    ...problems(401, 403, 404, 422, 503),
  },
})

const days = 366
const most = 300

export function newsApi(api: Api, o: { auth: Auth; db: () => Database; now: () => Date }): void {
  guardRoute(api, o.auth, list, newsPermissions['news.edit'])
  guardRoute(api, o.auth, change, newsPermissions['news.edit'])
  api.openapi(list, async (c) => {
    const rows = await newestItems(o.db(), addDays(madridDate(o.now()), -days), most, true)
    return c.json({ items: rows.map((row) => ({ ...itemOfRow(row), isHidden: row.isHidden })) }, 200)
  })
  api.openapi(change, async (c) => {
    const { id } = c.req.valid('param')
    const { isHidden, headingEn, headingEs, tags: subjects } = c.req.valid('json')
    const wanted = {
      ...(isHidden === undefined ? {} : { isHidden }),
      ...(headingEn === undefined ? {} : { headingEn }),
      ...(headingEs === undefined ? {} : { headingEs }),
      ...(subjects === undefined ? {} : { tags: subjects }),
    }
    const row = await o.db().transaction(async (tx) => {
      const changed = await changeItem(tx, id, wanted, o.now())
      if (changed) await audit(tx, actorOf(c).id, 'changed news', id)
      return changed
    })
    if (!row) throw new Problem(404, 'not_found')
    return c.json({ ...itemOfRow(row), isHidden: row.isHidden }, 200)
  })
}
