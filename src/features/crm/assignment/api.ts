import { createRoute } from '@hono/zod-openapi'
import { type Auth, activeStaff, actorOf, audit, guardRoute } from '#src/features/auth/public.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { assignmentList } from './contract.ts'
import { assignmentRules, replaceRules } from './repo.ts'

const tags = ['Staff']
const security = [{ bearer: [] }]
const path = '/api/crm/assignment-rules'
const content = { 'application/json': { schema: assignmentList } }
const answers = { 200: { description: 'The rules, in their order', content } }

const read = createRoute({
  method: 'get',
  path,
  tags,
  security,
  summary: 'Who gets which new leads, by town, service and language; the first rule that fits',
  responses: { ...answers, ...problems(401, 403, 503) },
})
const replace = createRoute({
  method: 'put',
  path,
  tags,
  security,
  summary: 'Put other rules in their place; leads that are here keep their owners',
  request: { body: { required: true, content } },
  responses: { ...answers, ...problems(400, 401, 403, 422, 503) },
})

/** Rules by which new leads get their owners. */
export function assignmentApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  for (const route of [read, replace]) guardRoute(api, auth, route, crmPermissions['leads.assign'])
  const shown = async () => assignmentList.parse({ items: await assignmentRules(db()) })
  api.openapi(read, async (c) => c.json(await shown(), 200))
  api.openapi(replace, async (c) => {
    const { items } = c.req.valid('json')
    const staff = new Set((await activeStaff(db())).map(({ id }) => id))
    const unknown = items.findIndex(({ ownerId }) => !staff.has(ownerId))
    if (unknown >= 0)
      throw new Problem(422, 'invalid_fields', {
        fields: [{ field: `items.${unknown}.ownerId`, code: 'not_in_list', message: '' }],
      })
    await db().transaction(async (tx) => {
      await replaceRules(tx, items)
      await audit(tx, actorOf(c).id, 'changed-assignment-rules', `${items.length}`)
    })
    return c.json(await shown(), 200)
  })
}
