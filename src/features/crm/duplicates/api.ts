import { createRoute, z } from '@hono/zod-openapi'
import { desc } from 'drizzle-orm'
import { type Auth, actorOf, audit, guardRoute } from '#src/features/auth/public.ts'
import { duplicateCheckQuery, duplicateCheckResponse } from '#src/features/crm/new-lead-contract.ts'
import { viewsOf } from '#src/features/crm/people/views.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { once } from '#src/shared/idempotency/once.ts'
import {
  apartRequest,
  duplicateList,
  duplicateQuery,
  mergeList,
  mergeRequest,
  mergeResponse,
  undoneMerge,
} from './contract.ts'
import { mergePeople, undoMerge } from './merge.ts'
import { openPairs, pairsOf, setApart } from './repo.ts'
import { personMerge } from './schema.ts'
import type { Duplicates } from './service.ts'

const pageSize = 50
const mostMerges = 200
const tags = ['Staff']
const security = [{ bearer: [] }]
const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})
const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } })

const list = createRoute({
  method: 'get',
  path: '/api/crm/duplicates',
  tags,
  security,
  summary: 'Pairs of records that look like one person, 50 a page, the likeliest first',
  request: { query: duplicateQuery },
  responses: { 200: json('Pairs', duplicateList), ...problems(401, 403, 422, 503) },
})
const check = createRoute({
  method: 'get',
  path: '/api/crm/duplicates/check',
  tags,
  security,
  summary: 'Who is here already, while somebody is typed in',
  request: { query: duplicateCheckQuery },
  responses: { 200: json('The likeliest five', duplicateCheckResponse), ...problems(401, 403, 422, 503) },
})
const apart = createRoute({
  method: 'post',
  path: '/api/crm/duplicates/apart',
  tags,
  security,
  summary: 'Two people: do not ask again (or do)',
  request: { body: body(apartRequest) },
  responses: { 204: { description: 'Noted' }, ...problems(401, 403, 404, 422, 503) },
})
const merge = createRoute({
  method: 'post',
  path: '/api/crm/merges',
  tags,
  security,
  summary: 'Make two people one; can be undone for 90 days',
  request: { headers: idempotencyHeader, body: body(mergeRequest) },
  responses: { 201: json('Merged', mergeResponse), ...problems(400, 401, 403, 404, 409, 422, 503) },
})
const merges = createRoute({
  method: 'get',
  path: '/api/crm/merges',
  tags,
  security,
  summary: 'The newest merges',
  responses: { 200: json('Merges', mergeList), ...problems(401, 403, 503) },
})
const undo = createRoute({
  method: 'post',
  path: '/api/crm/merges/{id}/undo',
  tags,
  security,
  summary: 'Make them two again, each as before',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: json('Both as before', undoneMerge), ...problems(401, 403, 404, 409, 410, 503) },
})

/** Duplicates and merges of people. */
export function duplicatesApi(
  api: Api,
  { db, auth, duplicates }: { db: () => Database; auth: Auth; duplicates: Duplicates },
): void {
  for (const route of [list, check, merges]) guardRoute(api, auth, route, crmPermissions['people.read'])
  for (const route of [apart, merge, undo]) guardRoute(api, auth, route, crmPermissions['people.merge'])

  api.openapi(check, async (c) => {
    const possibleDuplicates = await duplicates.like(db(), c.req.valid('query'))
    return c.json(duplicateCheckResponse.parse({ possibleDuplicates }), 200)
  })
  api.openapi(list, async (c) => {
    const { page, personId } = c.req.valid('query')
    await duplicates.soon()
    const pairs = personId ? await pairsOf(db(), personId) : undefined
    const { rows, total } = pairs ? { rows: pairs, total: pairs.length } : await openPairs(db(), page, pageSize)
    const people = await viewsOf(
      db(),
      rows.flatMap(({ aId, bId }) => [aId, bId]),
    )
    const items = rows.flatMap(({ aId, bId, score, because }) => {
      const [a, b] = [people.get(aId), people.get(bId)]
      return a && b ? [{ a, b, score: Math.round(score * 100) / 100, because }] : []
    })
    return c.json(duplicateList.parse({ items, total }), 200)
  })
  api.openapi(apart, async (c) => {
    const { a, b, apart: isApart } = c.req.valid('json')
    if (!(await setApart(db(), a, b, isApart ? actorOf(c).name : null))) throw new Problem(404, 'not_found')
    return c.body(null, 204)
  })
  api.openapi(merges, async (c) => {
    const rows = await db().select().from(personMerge).orderBy(desc(personMerge.mergedAt)).limit(mostMerges)
    const items = rows.map(({ mergedAt, undoUntil, undoneAt, inverse: _, ...row }) => ({
      ...row,
      mergedAt: mergedAt.toISOString(),
      undoUntil: undoUntil.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    }))
    return c.json(mergeList.parse({ items }), 200)
  })
  api.openapi(merge, async (c) => {
    const wanted = c.req.valid('json')
    const actor = actorOf(c)
    const asked = { scope: `merge ${actor.id}`, key: c.req.valid('header')['idempotency-key'], body: wanted }
    const { body: made } = await once(db(), asked, async (tx) => {
      const { keepId, dropId, fields = {} } = wanted
      const { mergeId, undoUntil } = await mergePeople(tx, keepId, dropId, fields, actor.name, new Date())
      await audit(tx, actor.id, 'merged-people', mergeId)
      return { status: 201, body: { mergeId, undoUntil: undoUntil.toISOString() } }
    })
    return c.json(mergeResponse.parse(made), 201)
  })
  api.openapi(undo, async (c) => {
    const { id } = c.req.valid('param')
    const both = await db().transaction(async (tx) => {
      const undone = await undoMerge(tx, id, new Date())
      await audit(tx, actorOf(c).id, 'undid-merge', id)
      return undone
    })
    duplicates.restored([both.keepId, both.dropId])
    const people = await viewsOf(db(), [both.keepId, both.dropId])
    return c.json(undoneMerge.parse({ keep: people.get(both.keepId), drop: people.get(both.dropId) }), 200)
  })
}
