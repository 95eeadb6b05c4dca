import { createRoute } from '@hono/zod-openapi'
import { eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Auth, actorOf, guardRoute } from '#src/features/auth/public.ts'
import { stageWeights } from '#src/features/crm/domain/stage-weights.ts'
import { jobStages, leadStages } from '#src/features/crm/domain/stages.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { inView, isOpen } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import { isOwnOnly } from '#src/features/crm/seen.ts'
import type { Viewer } from '#src/features/crm/summary.ts'
import type { Database } from '#src/shared/db/database.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import { type Api, problems } from '#src/shared/http/api.ts'
import { type LeadTotals, leadTotals } from './contract.ts'

const totals = createRoute({
  method: 'get',
  path: '/api/crm/lead-totals',
  tags: ['Staff'],
  security: [{ bearer: [] }],
  summary: 'How many leads each tab holds, and what they are worth',
  responses: {
    200: { description: 'The totals', content: { 'application/json': { schema: leadTotals } } },
    ...problems(401, 403, 503),
  },
})

/** What stands over the list and the board. */
export function totalsApi(api: Api, { db, auth }: { db: () => Database; auth: Auth }): void {
  guardRoute(api, auth, totals, crmPermissions['leads.read'])
  api.openapi(totals, async (c) => c.json(leadTotals.parse(await totalsFor(db(), actorOf(c))), 200))
}

/** The totals that this member of staff may see. */
export async function totalsFor(db: Database, who: Viewer): Promise<LeadTotals> {
  const isOwn = isOwnOnly(who)
  const count = (where: SQL | undefined) => sql`count(*) filter (where ${where})`.mapWith(Number)
  const cents = (amount: SQL, where: SQL) => sql`coalesce(sum(${amount}) filter (where ${where}), 0)`.mapWith(Number)
  const weighted = leadStages.filter((stage) => stageWeights[stage] !== undefined)
  const weight = sql.join(
    weighted.map((stage) => sql`when ${stage} then ${sql.raw(String(stageWeights[stage]))}`),
    sql` `,
  )
  const worth = sql`${lead.valueCents}::bigint`
  const mine = eq(lead.takenById, who.id)
  const [row] = await db
    .select({
      open: count(isOpen()),
      mine: count(sql`${isOpen()} and ${mine}`),
      clock: count(inView('clock')),
      opened: count(inView('opened')),
      partner: count(inView('partner')),
      jobs: count(inView('jobs')),
      openCents: cents(worth, inArray(lead.stage, weighted)),
      weightedCents: cents(sql`${worth} * (case ${lead.stage} ${weight} end)`, inArray(lead.stage, weighted)),
      signedCents: cents(worth, inArray(lead.stage, [...jobStages])),
    })
    .from(lead)
    .where(isOwn ? mine : isNull(lead.erasedAt))
  if (!row) throw new Error('no totals')
  const { openCents, weightedCents, signedCents, ...tabs } = row
  return {
    tabs,
    worth: isOwn
      ? null
      : {
          openEur: eurFromCents(openCents),
          weightedEur: eurFromCents(Math.round(weightedCents)),
          signedEur: eurFromCents(signedCents),
        },
  }
}
