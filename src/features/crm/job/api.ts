import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { seenLead } from '#src/features/crm/seen.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { jobPatch, jobView } from './contract.ts'
import { changeJob, jobOfLead } from './service.ts'

const change = createRoute({
  method: 'post',
  path: '/api/crm/leads/{id}/job',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'A step of the job is done, or open again',
  request: {
    params: z.object({ id: z.uuid() }),
    body: { required: true, content: { 'application/json': { schema: jobPatch } } },
  },
  responses: {
    200: { description: 'The job as it is now', content: { 'application/json': { schema: jobView } } },
    ...problems(400, 401, 403, 404, 409, 422, 503),
  },
})

/** The checklist of a job. */
export function jobApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  guardRoute(api, auth, change, crmPermissions['jobs.work'])
  api.openapi(change, async (c) => {
    const { step, done } = c.req.valid('json')
    const actor = actorOf(c)
    const steps = await db().transaction(async (tx) => {
      const row = await seenLead(tx, c.req.valid('param').id, actor)
      await changeJob(tx, row, step, done, actor)
      return jobOfLead(tx, row)
    })
    return c.json(jobView.parse({ steps: steps ?? [] }), 200)
  })
}
