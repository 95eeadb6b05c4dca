import { createRoute, z } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { jobStepIds } from '#src/features/crm/domain/job-steps.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { seenLead } from '#src/features/crm/seen.ts'
import type { Database } from '#src/shared/db/database.ts'
import { downloadHeaders } from '#src/shared/files/download.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { leadFileList, leadFileView } from './contract.ts'
import type { LeadFiles } from './service.ts'

/** Takes files; its bodies may be as large as one. */
export const newLeadFilePath = '/api/crm/files'
const leadFilesPath = '/api/crm/leads/{id}/files'

const tags = ['Staff']
const security = [{ bearer: [] }]
const ofLead = z.object({ id: z.uuid() })
const ofFile = z.object({ id: z.uuid(), fileId: z.uuid() })

const list = createRoute({
  method: 'get',
  path: leadFilesPath,
  tags,
  security,
  summary: 'Photographs and papers of a lead: what the customer sent, and what staff keep with it',
  request: { params: ofLead },
  responses: {
    200: { description: 'The files', content: { 'application/json': { schema: leadFileList } } },
    ...problems(401, 403, 404, 422, 503),
  },
})
const read = createRoute({
  method: 'get',
  path: `${leadFilesPath}/{fileId}`,
  tags,
  security,
  summary: 'One of the files, as a download',
  request: { params: ofFile },
  responses: { 200: { description: 'The file' }, ...problems(401, 403, 404, 422, 503) },
})
const add = createRoute({
  method: 'post',
  path: newLeadFilePath,
  tags,
  security,
  summary:
    'Keep a photograph or a paper with a lead (multipart: leadId, file, title, and the step of the job that it is of)',
  responses: {
    201: { description: 'Kept, sealed', content: { 'application/json': { schema: leadFileView } } },
    ...problems(400, 401, 403, 404, 413, 422, 503),
  },
})
const remove = createRoute({
  method: 'delete',
  path: `${leadFilesPath}/{fileId}`,
  tags,
  security,
  summary: 'Remove a file that staff added',
  request: { params: ofFile },
  responses: { 204: { description: 'Removed' }, ...problems(401, 403, 404, 422, 503) },
})

/** Files of leads. Staff who may see a lead may see its files. */
export function leadFilesApi(api: Api, o: { db: () => Database; auth: Auth; files: LeadFiles }): void {
  for (const route of [list, read, add, remove]) guardRoute(api, o.auth, route, crmPermissions['files.work'])
  api.openapi(list, async (c) => {
    const { id } = c.req.valid('param')
    await seenLead(o.db(), id, actorOf(c))
    return c.json(leadFileList.parse({ items: await o.files.list(o.db(), id) }), 200)
  })
  api.openapi(read, async (c) => {
    const { id, fileId } = c.req.valid('param')
    await seenLead(o.db(), id, actorOf(c))
    const { type, bytes } = await o.files.read(o.db(), id, fileId)
    return c.body(new Uint8Array(bytes), 200, downloadHeaders(type, `file-${fileId.slice(0, 8)}`))
  })
  api.openapi(add, async (c) => {
    const actor = actorOf(c)
    const form = await c.req.formData().catch(() => {
      throw new Problem(400, 'malformed_body')
    })
    const id = z.uuid().safeParse(form.get('leadId')).data
    if (id === undefined) throw new Problem(404, 'not_found')
    const { erasedAt } = await seenLead(o.db(), id, actor)
    if (erasedAt) throw new Problem(404, 'not_found')
    const file = form.get('file')
    if (!(file instanceof File)) throw new Problem(422, 'file_empty')
    const title = String(form.get('title') ?? '')
      .trim()
      .slice(0, 120)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const step = jobStepIds.find((one) => one === form.get('step')) ?? null
    return c.json(await o.files.add(o.db(), id, { title: title || file.name.slice(0, 120), step, bytes }, actor), 201)
  })
  api.openapi(remove, async (c) => {
    const { id, fileId } = c.req.valid('param')
    const actor = actorOf(c)
    await seenLead(o.db(), id, actor)
    await o.files.remove(o.db(), id, fileId, actor)
    return c.body(null, 204)
  })
}
