import { createRoute, z } from '@hono/zod-openapi'
import { and, asc, eq } from 'drizzle-orm'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { savedViewList, viewRequest } from './contract.ts'
import { savedView } from './schema.ts'

const tags = ['Staff']
const security = [{ bearer: [] }]
const path = '/api/crm/views'
const content = { 'application/json': { schema: savedViewList } }
const mostViews = 30

const list = createRoute({
  method: 'get',
  path,
  tags,
  security,
  summary: 'My saved ways to look at the leads',
  responses: { 200: { description: 'The views', content }, ...problems(401, 403, 503) },
})
const save = createRoute({
  method: 'post',
  path,
  tags,
  security,
  summary: 'Save a way to look at the leads; the same name again replaces it',
  request: { body: { required: true, content: { 'application/json': { schema: viewRequest } } } },
  responses: { 201: { description: 'The views', content }, ...problems(400, 401, 403, 409, 422, 503) },
})
const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  tags,
  security,
  summary: 'Forget a saved view',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'Forgotten' }, ...problems(401, 403, 404, 422, 503) },
})

/** Saved views: everybody's own. */
export function viewsApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  for (const route of [list, save, remove]) guardRoute(api, auth, route, crmPermissions['leads.read'])
  const mine = async (staffId: string) => {
    const rows = await db().select().from(savedView).where(eq(savedView.staffId, staffId)).orderBy(asc(savedView.name))
    return savedViewList.parse({ items: rows })
  }
  api.openapi(list, async (c) => c.json(await mine(actorOf(c).id), 200))
  api.openapi(save, async (c) => {
    const { id: staffId } = actorOf(c)
    const { name, search } = c.req.valid('json')
    await db().transaction(async (tx) => {
      await tx.delete(savedView).where(and(eq(savedView.staffId, staffId), eq(savedView.name, name)))
      if ((await tx.$count(savedView, eq(savedView.staffId, staffId))) >= mostViews)
        throw new Problem(409, 'too_many_views')
      await tx.insert(savedView).values({ staffId, name, search })
    })
    return c.json(await mine(staffId), 201)
  })
  api.openapi(remove, async (c) => {
    const gone = await db()
      .delete(savedView)
      .where(and(eq(savedView.id, c.req.valid('param').id), eq(savedView.staffId, actorOf(c).id)))
      .returning({ id: savedView.id })
    if (gone.length === 0) throw new Problem(404, 'not_found')
    return c.body(null, 204)
  })
}
