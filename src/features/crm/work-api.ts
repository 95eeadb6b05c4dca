import { createRoute, type z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { idempotencyHeader } from '#src/shared/http/idempotency-header.ts'
import { phoneField } from '#src/shared/http/phone-field.ts'
import { once } from '#src/shared/idempotency/once.ts'
import type { Log } from '#src/shared/log/log.ts'
import { assignmentApi } from './assignment/api.ts'
import { depositApi } from './deposits/api.ts'
import { duplicatesApi } from './duplicates/api.ts'
import type { Duplicates } from './duplicates/service.ts'
import type { PersonErasure } from './erasure.ts'
import { leadFilesApi } from './files/api.ts'
import type { LeadFiles } from './files/service.ts'
import { importsApi } from './imports/api.ts'
import { exportApi } from './imports/export-api.ts'
import { inboxApi } from './inbox/api.ts'
import { jobApi } from './job/api.ts'
import type { LeadWriter } from './lead-writer.ts'
import { manyApi } from './many/api.ts'
import { messagesApi } from './messages/api.ts'
import { createLead } from './new-lead.ts'
import { newLeadRequest, newLeadResponse } from './new-lead-contract.ts'
import { numbersApi } from './numbers/api.ts'
import { peopleApi } from './people/api.ts'
import { crmPermissions } from './permissions.ts'
import { tasksApi } from './tasks/api.ts'
import { todayApi } from './today/api.ts'
import type { TodaySources } from './today/service.ts'
import { totalsApi } from './totals/api.ts'
import { viewsApi } from './views/api.ts'

const tags = ['Staff']
const security = [{ bearer: [] }]
const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})

const create = createRoute({
  method: 'post',
  path: '/api/crm/leads',
  tags,
  security,
  summary: 'A lead typed in by hand, with whoever looks like the same person',
  request: {
    headers: idempotencyHeader,
    body: { required: true, content: { 'application/json': { schema: newLeadRequest } } },
  },
  responses: { 201: json('The lead', newLeadResponse), ...problems(400, 401, 403, 409, 422, 503) },
})
/** What the daily work needs beyond reading and changing leads. */
export interface WorkOptions {
  db: () => Database
  auth: Auth
  duplicates: Duplicates
  writeLeads: LeadWriter
  answerBy: (now: Date) => Date
  todaySources: TodaySources
  files: LeadFiles
  /** What the other features hold of a person. */
  erasures: readonly PersonErasure[]
  log: Log
}

/** New leads, Today, tasks, duplicates. */
export function crmWorkApi(api: Api, o: WorkOptions): void {
  guardRoute(api, o.auth, create, crmPermissions['leads.create'])
  api.openapi(create, async (c) => {
    const request = c.req.valid('json')
    const actor = actorOf(c)
    const phone = await phoneField(c, 'phone', request.phone)
    const asked = { scope: `lead ${actor.id}`, key: c.req.valid('header')['idempotency-key'], body: request }
    const made = await once(o.db(), asked, async (tx) => ({
      status: 201,
      body: await createLead(tx, request, phone, actor, o),
    }))
    return c.json(newLeadResponse.parse(made.body), 201)
  })
  todayApi(api, o)
  tasksApi(api, o)
  duplicatesApi(api, o)
  importsApi(api, o)
  exportApi(api, o)
  peopleApi(api, o)
  inboxApi(api, o)
  leadFilesApi(api, o)
  jobApi(api, o)
  depositApi(api, o)
  assignmentApi(api, o)
  viewsApi(api, o)
  totalsApi(api, o)
  manyApi(api, o)
  numbersApi(api, o)
  messagesApi(api, o)
}
