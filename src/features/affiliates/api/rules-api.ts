import { createRoute, z } from '@hono/zod-openapi'
import type { Affiliates } from '#src/features/affiliates/affiliates.ts'
import { affiliatePermissions } from '#src/features/affiliates/permissions.ts'
import { rulesRequest, rulesResponse, withdrawal } from '#src/features/affiliates/rules/contract.ts'
import { actorOf, guardRoute } from '#src/features/auth/public.ts'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { type Api, problems, requestLanguage } from '#src/shared/http/api.ts'
import { body, json, security, tags } from './route-parts.ts'

const path = '/api/affiliates/rules'
const read = createRoute({
  method: 'get',
  path,
  tags,
  security,
  summary: 'Conditions of the programme: every dated set, and who published what',
  responses: { 200: json('The sets, oldest first', rulesResponse), ...problems(401, 403, 503) },
})
const publish = createRoute({
  method: 'post',
  path,
  tags,
  security,
  summary:
    'Publish conditions from a day on, tomorrow at the earliest; nothing that was registered or earned before changes',
  request: { body: body(rulesRequest) },
  responses: { 201: json('Published', rulesResponse), ...problems(400, 401, 403, 409, 422, 503) },
})
const withdraw = createRoute({
  method: 'delete',
  path: `${path}/{validFrom}`,
  tags,
  security,
  summary: 'Withdraw conditions that have not begun',
  request: { params: z.object({ validFrom: z.iso.date() }), query: withdrawal },
  responses: { 200: json('What is left', rulesResponse), ...problems(401, 403, 404, 409, 422, 503) },
})

/** The conditions of the programme: staff only. */
export function rulesApi(api: Api, { db, auth, rules }: Affiliates): void {
  guardRoute(api, auth, read, affiliatePermissions['rules.read'])
  guardRoute(api, auth, publish, affiliatePermissions['rules.edit'])
  guardRoute(api, auth, withdraw, affiliatePermissions['rules.edit'])

  api.openapi(read, async (c) => c.json(await rules.read(db(), madridDate(new Date())), 200))
  api.openapi(publish, async (c) => {
    const asked = { by: actorOf(c), language: await requestLanguage(c), today: madridDate(new Date()) }
    return c.json(await rules.publish(db(), c.req.valid('json'), asked), 201)
  })
  api.openapi(withdraw, async (c) => {
    const { basedOnVersion } = c.req.valid('query')
    const asked = { by: actorOf(c), language: await requestLanguage(c), today: madridDate(new Date()) }
    return c.json(await rules.withdraw(db(), c.req.valid('param').validFrom, basedOnVersion, asked), 200)
  })
}
