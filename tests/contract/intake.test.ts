import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Contact, contactIntake } from '#src/features/contact/public.ts'
import { createLeadWriter } from '#src/features/crm/public.ts'
import { lead } from '#src/features/crm/schema.ts'
import { createCarry, Intake } from '#src/features/intake/public.ts'
import { Outbox } from '#src/features/outbox/public.ts'
import { mail } from '#src/features/outbox/schema.ts'
import { isDatabaseAway } from '#src/shared/db/away.ts'
import { DatabaseGate } from '#src/shared/db/gate.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { openServer } from '#src/shared/db/server.ts'
import { type Jobs, startJobs } from '#src/shared/jobs/jobs.ts'
import { EntryReader } from '#src/shared/journal/entry-reader.ts'
import { Journal } from '#src/shared/journal/journal.ts'
import { migrations, silentLog } from './databases.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** The promise of the product, on a real server that is really stopped: whatever was accepted is in the database afterwards, once. */

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.dispose())

async function open(folder: string) {
  const key = createSecretKey(Buffer.alloc(32, 7))
  const journal = await Journal.open(folder, key)
  let jobs: Jobs | undefined
  const transport = { send: async () => ({ messageId: '' }) }
  const outbox = new Outbox({
    db: () => gate.db,
    transport,
    urgent: { templates: ['urgent-notice'], transport },
    renderers: {},
    log: silentLog,
  })
  const gate = new DatabaseGate(
    async () => openServer(postgres.url, silentLog, 4),
    async (database) => {
      await migrate(database.db, migrations)
      jobs ??= await startJobs(database, silentLog)
      await outbox.start(jobs)
      intake.wake()
    },
    silentLog,
  )
  const intake: Intake = new Intake({
    journal,
    carry: createCarry({
      reader: new EntryReader(folder, key),
      handlers: [contactIntake(createLeadWriter([]), outbox, 'staff@example.com')],
      database: () => gate.open,
      log: silentLog,
    }),
    hashKey: createSecretKey(Buffer.alloc(32, 9)),
    log: silentLog,
  })
  await gate.start(isDatabaseAway)
  const contact = new Contact(intake, () => new Date('2026-11-23T10:00:00Z'))
  const submit = (name: string, key?: string) =>
    contact.submit(
      {
        language: 'en',
        name,
        email: `${name}@example.com`,
        message: 'hello',
        partnerCode: 'COSTA-7',
        visit: { page: '/solar/marbella', from: 'www.google.com', isFirst: true },
        consent: { privacy: true, marketing: false },
      },
      { scope: 'POST /api/contact', key, source: '/contact', phoneE164: null },
    )
  const close = async () => {
    await intake.stop()
    await jobs?.stop()
    await journal.close()
    await gate.close()
  }
  return { intake, gate, submit, close }
}

async function settled(intake: Intake): Promise<void> {
  for (let i = 0; i < 300 && intake.backlog.waiting > 0; i++) await new Promise((wait) => setTimeout(wait, 100))
  expect(intake.backlog).toEqual({ waiting: 0, stuck: 0 })
}
const folder = () => mkdtempSync(join(tmpdir(), 'intake-'))

test('with PostgreSQL stopped under traffic every submission is accepted and is in the database afterwards, once', async () => {
  const run = randomUUID().slice(0, 8)
  const { intake, gate, submit, close } = await open(folder())
  const accepted: Promise<unknown>[] = []
  const send = async (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      accepted.push(submit(`${run}-${i}`))
      await new Promise((wait) => setTimeout(wait, 5))
    }
  }
  await send(0, 100)
  await postgres.stop()
  await send(100, 300)
  await postgres.start()
  await send(300, 350)
  await Promise.all(accepted)
  await settled(intake)
  const [leads] = await gate.db
    .select({ n: count() })
    .from(lead)
    .where(like(lead.name, `${run}-%`))
  const [mails] = await gate.db
    .select({ n: count() })
    .from(mail)
    .where(like(mail.toAddress, `${run}-%`))
  expect([Number(leads?.n), Number(mails?.n)]).toEqual([350, 350])
  const codes = await gate.db
    .selectDistinct({
      code: lead.partnerCode,
      page: lead.firstSource,
      from: lead.firstReferrer,
      isFirst: lead.firstIsOfVisit,
    })
    .from(lead)
    .where(like(lead.name, `${run}-%`))
  expect(codes).toEqual([{ code: 'COSTA-7', page: '/solar/marbella', from: 'www.google.com', isFirst: true }])
  await close()
})

test('started while the database is away it accepts, and carries over what an earlier process left, once the database comes', async () => {
  const path = folder()
  const names = ['a', 'b', 'c'].map((n) => `${n}${randomUUID()}`)
  await postgres.stop()
  const first = await open(path)
  expect(first.gate.open).toBeUndefined()
  await first.submit(names[0] ?? '')
  await first.close()
  const second = await open(path)
  await second.submit(names[1] ?? '')
  await postgres.start()
  await second.submit(names[2] ?? '')
  await settled(second.intake)
  for (const name of names) {
    const rows = await second.gate.db.select().from(lead).where(eq(lead.name, name))
    expect(rows).toHaveLength(1)
  }
  await second.close()
})

test('the same key 50 times at once is one lead with one answer; another body is refused', async () => {
  const { intake, gate, submit, close } = await open(folder())
  const name = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => submit(name, 'the-key')))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  await settled(intake)
  expect(await submit(name, 'the-key')).toEqual(answers[0])
  await expect(submit('another', 'the-key')).rejects.toMatchObject({ status: 409, code: 'idempotency_conflict' })
  for (const key of ['', 'x'.repeat(201), 'two words', 'ñ'])
    await expect(submit(name, key)).rejects.toMatchObject({ status: 400 })
  expect(await gate.db.select().from(lead).where(eq(lead.name, name))).toHaveLength(1)
  await close()
})

test('an entry the database refuses stays in the journal and holds nobody else up', async () => {
  const path = folder()
  const { intake, gate, submit, close } = await open(path)
  const name = randomUUID()
  // A NUL byte cannot be stored in PostgreSQL; the API refuses it, so it is put past the API here.
  await submit(`${name}\u0000`)
  await submit(name)
  for (let i = 0; i < 100 && (await gate.db.select().from(lead).where(eq(lead.name, name))).length === 0; i++)
    await new Promise((wait) => setTimeout(wait, 50))
  expect(await gate.db.select().from(lead).where(eq(lead.name, name))).toHaveLength(1)
  expect(intake.backlog).toEqual({ waiting: 1, stuck: 1 })
  await close()
})

test('an erased person is gone from the journal too', async () => {
  const path = folder()
  await postgres.stop()
  const { intake, submit, close } = await open(path)
  const name = randomBytes(8).toString('hex')
  await submit(name)
  expect(intake.backlog.waiting).toBe(1)
  await intake.erase({ email: `${name}@example.com`, phone: null })
  expect(intake.backlog.waiting).toBe(0)
  await close()
  await postgres.start()
  const second = await open(path)
  await settled(second.intake)
  expect(await second.gate.db.select().from(lead).where(eq(lead.name, name))).toHaveLength(0)
  await second.close()
})
