import { createRoute, z } from '@hono/zod-openapi'
import type { Intake } from '#src/features/intake/public.ts'
import type { DatabaseGate } from '#src/shared/db/gate.ts'
import type { Api } from '#src/shared/http/api.ts'
import type { JournalDamage } from '#src/shared/journal/damage.ts'

/** What a monitor asks after. */
export interface Health {
  gate: DatabaseGate
  intake: Intake
  /** True while something takes leads into the database. */
  isRelayUp: () => boolean
  /** True while an entry can be written to the journal. */
  acceptsLeads: () => boolean
  /** What is wrong with the journal's files. */
  journalDamage: () => JournalDamage
  /** True once the process has been asked to stop. */
  isStopping: () => boolean
}

const up = createRoute({
  method: 'get',
  path: '/healthz',
  tags: ['Service'],
  summary: 'The process is up',
  responses: {
    200: { description: 'Up', content: { 'application/json': { schema: z.object({ ok: z.literal(true) }) } } },
  },
})
const state = z.object({
  ok: z.boolean(),
  database: z.enum(['up', 'away']),
  relay: z.enum(['up', 'away']).describe('What takes accepted leads into the database and sends mails'),
  waiting: z.number().int().describe('Accepted, not in the database yet'),
  stuck: z.number().int(),
  journal: z
    .object({
      lines: z.number().int().describe('Lines, or ends of files, that fail their check'),
      keptAside: z.number().int().describe('Damaged files kept until somebody has looked at them'),
      unreadable: z.number().int().describe('Accepted, but the key is gone'),
      missingSegments: z.number().int(),
    })
    .describe('Damage of the intake journal; all zero when there is none'),
})
const ready = createRoute({
  method: 'get',
  path: '/readyz',
  tags: ['Service'],
  summary: 'A lead can be accepted, with or without the database',
  responses: {
    200: { description: 'Yes', content: { 'application/json': { schema: state } } },
    503: { description: 'No', content: { 'application/json': { schema: state } } },
  },
})

/** Whether the process is up, and whether a lead can be accepted. */
export function healthApi(api: Api, health: Health): void {
  api.openapi(up, (c) => c.json({ ok: true as const }, 200))
  api.openapi(ready, async (c) => {
    const ok = health.acceptsLeads() && !health.isStopping()
    const answers = health.gate.open
      ? await health.gate.open.ping().then(
          () => true,
          () => false,
        )
      : false
    const told = (isUp: boolean) => (isUp ? ('up' as const) : ('away' as const))
    const { backlog } = health.intake
    const journal = health.journalDamage()
    return c.json({ ok, database: told(answers), relay: told(health.isRelayUp()), ...backlog, journal }, ok ? 200 : 503)
  })
}
