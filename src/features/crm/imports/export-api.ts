import { createRoute } from '@hono/zod-openapi'
import { type Auth, actorOf, audit, guardRoute } from '#src/features/auth/public.ts'
import { leadListQuery } from '#src/features/crm/contract.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { exportLeads } from './export.ts'
import { separator, separatorSign, table, tableHeaders } from './table.ts'

const download = createRoute({
  method: 'get',
  path: '/api/crm/leads.csv',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'Leads as a table that the import reads: all of them, or those of a filter of the list',
  request: { query: leadListQuery.omit({ page: true }).extend({ separator }) },
  responses: { 200: table('The table'), ...problems(401, 403, 422, 503) },
})

/** Leads as a file. */
export function exportApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  guardRoute(api, auth, download, crmPermissions['leads.export'])
  api.openapi(download, async (c) => {
    const { separator: wanted, owner, ...filter } = c.req.valid('query')
    const who = actorOf(c)
    await audit(db(), who.id, 'exported-leads', 'leads.csv')
    const ownerId = owner === 'me' ? who.id : owner
    const file = await exportLeads(db(), separatorSign[wanted], { ...filter, owner: ownerId })
    return c.body(file, 200, tableHeaders('leads.csv'))
  })
}
