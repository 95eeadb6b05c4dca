import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leadProgress } from '#src/features/crm/numbers/schema.ts'
import { findPerson } from '#src/features/crm/people/repo.ts'
import { findLead, timelineOf } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import { quote } from '#src/features/quote/schema.ts'
import { openEmbedded } from '#src/shared/db/embedded.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { sampleEstimate } from '../sample-estimates.ts'
import { freshServerDatabase, migrations } from './databases.ts'
import { migrateTo } from './old-release.ts'

/** What a release of before stored is there after every migration, and what came since knows of it. */

const folder = mkdtempSync(join(tmpdir(), 'old-data-'))

test.each(['embedded', 'server'] as const)('the data of release 0008 come along, on %s', async (kind) => {
  const database = kind === 'embedded' ? await openEmbedded(folder) : (await freshServerDatabase()).database
  const { db } = database
  await migrateTo(db, '0008_mail_mailbox')
  const [fresh, won, lost, erased] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const stored = (id: string, stage: string, name: string, erasedAt: string | null = null) =>
    db.execute(
      sql`insert into lead (id, reference, kind, stage, name, email, phone, language, source, town, service, consent_marketing, consent_text_version, created_at, erased_at, search_text)
        values (${id}, ${`C-${id.slice(0, 8)}`}, 'quote', ${stage}, ${name}, ${name ? `${stage}@example.com` : null}, ${name ? '+34600000000' : null}, 'es', '/es/presupuesto', 'mijas', 'solar', true, 'test', '2026-03-01T23:30:00Z', ${erasedAt}, ${name.toLowerCase()})`,
    )
  await stored(fresh, 'new', 'Ana')
  await stored(won, 'paid', 'Luisa')
  await stored(lost, 'lost', 'Eva')
  await stored(erased, 'new', '', '2026-03-20T10:00:00Z')
  const moved = (id: string, at: string, from: string, to: string) =>
    db.execute(
      sql`insert into lead_event (lead_id, at, kind, actor_name, data) values (${id}, ${at}, 'stage-changed', 'Lucía', ${JSON.stringify({ from, to })}::jsonb)`,
    )
  await moved(won, '2026-03-02T08:30:30Z', 'new', 'contacted')
  await moved(won, '2026-03-04T10:00:00Z', 'contacted', 'quoted')
  await moved(won, '2026-03-05T10:00:00Z', 'quoted', 'contacted')
  await moved(won, '2026-03-06T10:00:00Z', 'contacted', 'quoted')
  await moved(won, '2026-03-10T10:00:00Z', 'quoted', 'accepted')
  await moved(won, '2026-04-10T10:00:00Z', 'accepted', 'paid')
  await moved(lost, '2026-03-03T10:00:00Z', 'new', 'lost')
  const estimate = sampleEstimate('villa')
  await db.execute(
    sql`insert into quote (id, lead_id, reference, language, name, estimate, valid_until, created_at)
      values (${randomUUID()}, ${won}, 'Q-OLD', 'es', 'Luisa', ${JSON.stringify(estimate)}::jsonb, ${estimate.validUntil}, '2026-03-01T23:30:00Z')`,
  )

  await migrate(db, migrations)

  for (const [id, name, email] of [
    [fresh, 'Ana', 'new@example.com'],
    [won, 'Luisa', 'paid@example.com'],
    [lost, 'Eva', 'lost@example.com'],
  ] as const) {
    expect(await findLead(db, id)).toMatchObject({ name, email, town: 'mijas', service: 'solar', personId: id })
    expect(await findPerson(db, id)).toMatchObject({
      name,
      email,
      phone: '+34600000000',
      language: 'es',
      town: 'mijas',
      consentMarketing: true,
      erasedAt: null,
    })
  }
  expect(await findPerson(db, erased)).toMatchObject({ name: '', email: null, phone: null, erasedAt: expect.any(Date) })
  expect((await timelineOf(db, won)).filter(({ kind }) => kind === 'stage-changed')).toHaveLength(6)
  const [kept] = await db.select().from(quote).where(eq(quote.leadId, won))
  expect(kept).toMatchObject({ reference: 'Q-OLD', name: 'Luisa', estimate, validUntil: estimate.validUntil })

  const progress = new Map((await db.select().from(leadProgress)).map((row) => [row.leadId, row]))
  const none = {
    contactedAt: null,
    quotedAt: null,
    acceptedAt: null,
    paidAt: null,
    lostAt: null,
    firstTouchMinutes: null,
  }
  // The Madrid day: half past midnight there.
  const begun = { receivedOn: '2026-03-02', source: '/es/presupuesto', town: 'mijas', language: 'es', service: 'solar' }
  expect(progress.get(fresh)).toEqual({ ...begun, ...none, leadId: fresh, wonCents: 0 })
  expect(progress.get(won)).toMatchObject({
    ...begun,
    contactedAt: new Date('2026-03-02T08:30:30Z'),
    quotedAt: new Date('2026-03-04T10:00:00Z'),
    acceptedAt: new Date('2026-03-10T10:00:00Z'),
    paidAt: new Date('2026-04-10T10:00:00Z'),
    lostAt: null,
    firstTouchMinutes: 540,
  })
  expect(progress.get(lost)).toMatchObject({ ...begun, ...none, lostAt: new Date('2026-03-03T10:00:00Z') })
  expect(progress.size).toBe(4)
  const touched = await db.select({ id: lead.id, at: lead.firstTouchAt }).from(lead)
  expect(touched.filter(({ at }) => at !== null)).toEqual([{ id: won, at: new Date('2026-03-02T08:30:30Z') }])
  await database.close()
  if (kind === 'embedded') rmSync(folder, { recursive: true, force: true })
})
