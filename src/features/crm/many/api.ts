import { createRoute } from '@hono/zod-openapi'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { changeLead } from '#src/features/crm/change-lead.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { seenLead } from '#src/features/crm/seen.ts'
import type { Viewer } from '#src/features/crm/summary.ts'
import { createTask, withdrawTask } from '#src/features/crm/tasks/service.ts'
import type { Database } from '#src/shared/db/database.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { type LeadChange, type ManyChanged, manyChanged, manyChanges } from './contract.ts'

const change = createRoute({
  method: 'post',
  path: '/api/crm/leads/changes',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'Move several leads, give them to somebody, or make a task for each; each is changed or refused by itself',
  request: { body: { required: true, content: { 'application/json': { schema: manyChanges } } } },
  responses: {
    200: {
      description: 'What was changed, with what was before',
      content: { 'application/json': { schema: manyChanged } },
    },
    ...problems(400, 401, 403, 422, 503),
  },
})

/** Several leads at once. */
export function manyApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  guardRoute(api, auth, change, crmPermissions['leads.change'])
  api.openapi(change, async (c) => {
    const answer: ManyChanged = { done: [], refused: [] }
    for (const one of c.req.valid('json').changes) await changeOne(db(), one, actorOf(c), answer)
    return c.json(manyChanged.parse(answer), 200)
  })
}

async function changeOne(db: Database, change: LeadChange, who: Viewer, answer: ManyChanged): Promise<void> {
  const { id, task, withdrawTask: taskToWithdraw, ...patch } = change
  try {
    const done = await db.transaction(async (tx) => {
      const row = await seenLead(tx, id, who)
      await changeLead(tx, row, patch, who)
      if (taskToWithdraw) await withdrawTask(tx, taskToWithdraw, id, who)
      const owner = row.takenById ?? who.id
      const made = task ? await createTask(tx, { leadId: id, ...task, owner }, who) : undefined
      const { stage, lostReason, takenById } = row
      return { id, before: { stage, lostReason, ownerId: takenById }, taskId: made?.id ?? null }
    })
    answer.done.push(done)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    answer.refused.push({ id, code: error.code })
  }
}
