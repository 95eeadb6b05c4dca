import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { leadStages } from '#src/features/crm/domain/stages.ts'
import { inboxPage } from '#src/features/crm/inbox/list.ts'
import { funnelOf } from '#src/features/crm/numbers/funnel.ts'
import { Crm } from '#src/features/crm/public.ts'
import { insertLeads, type LeadFilter, type NewLead } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import { totalsFor } from '#src/features/crm/totals/api.ts'
import type { Database, OpenDatabase } from '#src/shared/db/database.ts'
import { openEmbedded } from '#src/shared/db/embedded.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { openServer } from '#src/shared/db/server.ts'
import { services, towns } from '#src/shared/domain/vocabulary.ts'
import { createLog } from '#src/shared/log/log.ts'
import { quantile, round, timed } from './numbers.ts'

const migrations = join(import.meta.dirname, '../migrations')
const log = createLog('silent')
const asked = 120
const firstNames = ['Ana', 'José', 'María', 'Luis', 'Carmen', 'Peter', 'Emma', 'Oliver', 'Ingrid', 'Lucía']
const lastNames = ['García', 'Núñez', 'Ponce', 'Smith', 'Larsen', 'Ruiz', 'Walker', 'Ortega', 'Brown', 'Vidal']

/** What a screen asks with several queries at once is asked less often. */
const askedOfScreens = 40

/** Leads as staff meet them: list, search, filter, board, inbox and numbers with 10,000 on both databases. */
export async function benchCrm(databaseUrl: string): Promise<Record<string, number>> {
  const results: Record<string, number> = {}
  const folder = mkdtempSync(join(tmpdir(), 'bench-crm-'))
  try {
    const embedded = await openEmbedded(folder)
    Object.assign(results, await looked(embedded, 'embedded10k', 10_000))
    await embedded.close()
    const server = openServer(databaseUrl, log, 4)
    Object.assign(results, await looked(server, 'server10k', 10_000))
    await server.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return results
}

/** The same with 100,000 leads on a PostgreSQL server. */
export async function benchCrmOfMany(databaseUrl: string): Promise<Record<string, number>> {
  const server = openServer(databaseUrl, log, 4)
  try {
    return await looked(server, 'server100k', 100_000)
  } finally {
    await server.close()
  }
}

async function looked(database: OpenDatabase, name: string, count: number): Promise<Record<string, number>> {
  await migrate(database.db, migrations)
  await addLeads(database.db, 0, count)
  return times(database.db, name)
}

async function addLeads(db: Database, from: number, to: number): Promise<void> {
  const batch = 1000
  for (let at = from; at < to; at += batch) {
    const rows = Array.from({ length: Math.min(batch, to - at) }, (_, i) => leadOf(at + i))
    await db.transaction(async (tx) => {
      await insertLeads(tx, rows)
      // Nine leads in ten have moved on.
      await tx
        .update(lead)
        .set({
          stage: sql`(array['new','contacted','survey-booked','quoted','accepted','permit','installed','paid','aftercare','lost'])[1 + (abs(hashtext(${lead.reference})) % 10)]`,
        })
        .where(
          inArray(
            lead.id,
            rows.map(({ id }) => id),
          ),
        )
    })
  }
  await db.execute(sql`analyze`)
}

function leadOf(n: number): NewLead {
  const first = firstNames[n % firstNames.length] ?? ''
  const last = lastNames[Math.floor(n / 10) % lastNames.length] ?? ''
  return {
    id: randomUUID(),
    reference: `B-${n}`,
    kind: 'enquiry',
    name: `${first} ${last} ${n}`,
    email: `bench.${n}@example.com`,
    phone: `+346${String(n).padStart(8, '0')}`,
    language: n % 2 === 0 ? 'en' : 'es',
    source: n % 3 === 0 ? '/api/contact' : '/api/quotes',
    town: towns[n % towns.length] ?? null,
    service: services[n % services.length] ?? null,
    valueCents: (n % 200) * 10_000,
    consentTextVersion: 'bench',
    createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000),
    answerBy: new Date(Date.UTC(2026, 0, 1) + (n + 120) * 60_000),
  }
}

/** 95 of 100 answers are there within so many milliseconds, one after the other. */
async function times(db: Database, name: string): Promise<Record<string, number>> {
  const crm = new Crm({
    db: () => db,
    quoteOf: async () => null,
    erasures: [],
    eraseIntake: async () => undefined,
    eraseFiles: async () => undefined,
    waiting: () => 0,
    scrub: async () => undefined,
  })
  const who = { id: randomUUID(), name: 'Bench', role: 'sales' as const }
  const list = (filter: Omit<LeadFilter, 'owner'> & { page?: number }) => crm.list({ page: 1, ...filter }, who)
  const p95 = async (task: (n: number) => Promise<unknown>, times = asked) => {
    await task(0)
    const millis = await timed(times, 1, async (n) => {
      await task(n)
    })
    return round(quantile(millis, 0.95), 1)
  }
  const words = ['nunez', 'garcia 12', '600123', 'emma ponce', 'mijas', 'b-77', 'bench.99', 'zzz']
  return {
    [`${name}ListP95Ms`]: await p95((n) => list({ page: 1 + (n % 20) })),
    [`${name}SearchP95Ms`]: await p95((n) => list({ q: words[n % words.length] })),
    [`${name}FilterP95Ms`]: await p95((n) =>
      list({ stage: leadStages[n % leadStages.length], town: towns[n % towns.length] }),
    ),
    [`${name}BoardP95Ms`]: await p95(() => Promise.all(leadStages.map((stage) => list({ stage }))), askedOfScreens),
    [`${name}TotalsP95Ms`]: await p95(() => totalsFor(db, who), askedOfScreens),
    [`${name}InboxP95Ms`]: await p95((n) => inboxPage(db, { state: 'open', page: 1 + (n % 5) }, who), askedOfScreens),
    [`${name}NumbersP95Ms`]: await p95(
      () => funnelOf(db, { from: '2026-01-01', to: '2026-12-31', by: 'town' }),
      askedOfScreens,
    ),
    [`${name}Leads`]: await db.$count(lead),
  }
}
