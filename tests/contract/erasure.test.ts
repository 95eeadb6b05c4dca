import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasuresWith } from '#server/feature-list.ts'
import { createLeadWorker } from '#server/relay/lead-worker.ts'
import { parseConfig } from '#server/start/config.ts'
import { journalFolder, prepareDataFolder } from '#server/start/data-folder.ts'
import { insertStaff } from '#src/features/auth/repo.ts'
import { Contact } from '#src/features/contact/public.ts'
import { exportPerson } from '#src/features/crm/people/export.ts'
import { Crm } from '#src/features/crm/public.ts'
import { lead } from '#src/features/crm/schema.ts'
import { ChatRequests, triageFrom } from '#src/features/emergency-chat/public.ts'
import { Intake } from '#src/features/intake/public.ts'
import { mail } from '#src/features/outbox/schema.ts'
import { insertQuotes } from '#src/features/quote/repo.ts'
import { loadSecret } from '#src/shared/crypto/secret.ts'
import { openEmbedded } from '#src/shared/db/embedded.ts'
import { DatabaseGate } from '#src/shared/db/gate.ts'
import { migrate } from '#src/shared/db/migrate.ts'
import { Journal } from '#src/shared/journal/journal.ts'
import { sampleEstimate } from '#tests/sample-estimates.ts'
import { migrations, silentLog } from './databases.ts'
import { tableNames, tablesWithTraces } from './tables-with-traces.ts'
import { leaveTracksOfCustomer } from './tracks-of-customer.ts'
import { leaveTracks } from './tracks-of-person.ts'

/** After an erasure no file of the data folder holds a word of the person: journal, embedded database with its log, mails. */

const dataDir = mkdtempSync(join(tmpdir(), 'erasure-'))
const wordingFile = join(import.meta.dirname, '../../src/features/emergency-chat/domain/wording/wording.txt')
const config = parseConfig({ DATA_DIR: dataDir, ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'four plain words' })
const secret = loadSecret(dataDir, undefined)
/** Said nowhere else, in the spelling of the record and as it is searched by. */
const person = {
  name: 'Zebedea Quxley',
  email: 'zebedea.quxley@example.com',
  phone: '+34699111222',
  message: 'Wobblethorpe sparks behind the fuse board',
}
const traces = ['zebedea', 'quxley', '699111222', 'wobblethorpe']

/** Where a person's words, name or address can be; the person leaves a track in each. */
const tablesOfPeople = [
  ...['affiliate_appeal', 'answered_request', 'bill_enquiry', 'booking', 'energy_alert', 'lead', 'lead_event'],
  ...['lead_file', 'lead_import_row', 'lead_message', 'mail', 'person', 'person_merge', 'quarantined', 'quote'],
  ...['quote_choice', 'quote_photo', 'quote_version', 'review', 'saved_view', 'task'],
]
/** Ids, states, times and figures of customers; partners; staff; the site itself. */
const tablesWithoutPeople = [
  ...[
    'attributed_lead',
    'attribution',
    'attribution_event',
    'booking_mail',
    'commission',
    'duplicate_pair',
    'job_step',
  ],
  ...['lead_import', 'lead_inbox', 'lead_progress', 'payment', 'review_invitation', 'slot_hold', 'urgent_notice'],
  ...['deposit', 'slot_offer', 'today_done'],
  ...['affiliate', 'affiliate_access', 'affiliate_click', 'affiliate_event', 'bank_line', 'ledger_entry'],
  ...['ledger_transaction', 'payout', 'payout_item', 'payout_run'],
  ...['assignment_rule', 'audit_event', 'on_call', 'password_link', 'staff_session', 'staff_user'],
  ...['content_approval', 'content_asked', 'content_media', 'content_plan', 'content_post', 'content_version'],
  ...['energy_day', 'feed_source', 'lighthouse_run', 'news_item', 'price_book', 'publication', 'published_pages'],
  ...['schema_migration', 'search_page', 'vital', 'vital_count', 'vital_site_count'],
]

/** What of the export is empty for somebody who has not bought anything. */
const notOfThisOne = ['jobSteps', 'deposits', 'payments', 'offeredTimes']

let journal: Journal
let intake: Intake
let gate: DatabaseGate
const erasures = erasuresWith({ config, secret, db: () => gate.db, log: silentLog })
let crm: Crm
let worker: ReturnType<typeof createLeadWorker>
beforeAll(async () => {
  prepareDataFolder(config, silentLog)
  journal = await Journal.open(journalFolder(config), secret.key('journal'))
  gate = new DatabaseGate(
    () => openEmbedded(dataDir),
    async (database) => {
      await migrate(database.db, migrations)
      await worker.start(database)
    },
    silentLog,
  )
  worker = createLeadWorker({
    config,
    secret,
    gate: () => gate,
    renderPdf: async () => Buffer.from(''),
    setDocument: async () => Buffer.from(''),
    applyRetention: async () => undefined,
    log: silentLog,
  })
  intake = new Intake({ journal, carry: worker.carry, hashKey: secret.key('intake'), log: silentLog })
  await gate.start(() => false)
  crm = new Crm({
    waiting: () => 0,
    db: () => gate.db,
    quoteOf: async () => null,
    erasures,
    eraseIntake: (who) => intake.erase(who),
    eraseFiles: async () => undefined,
    scrub: async () => gate.open?.scrub(),
  })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Files in which a trace of the person is, in whatever case. */
function filesWithTraces(): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name))
    .filter((path) => {
      const text = readFileSync(path, 'latin1').toLowerCase()
      return traces.some((trace) => text.includes(trace))
    })
}
async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 300 && !(await condition()); i++) await new Promise((wait) => setTimeout(wait, 100))
  expect(await condition()).toBe(true)
}

test('of every table it is decided whether a person can be in it', async () => {
  expect(await tableNames(gate.db)).toEqual([...tablesOfPeople, ...tablesWithoutPeople].sort())
})
test('of an erased person no file holds a word', { timeout: 120_000 }, async () => {
  const staff = { email: 's@example.com', name: 'Lucía', role: 'admin' as const, language: 'es' as const }
  const actor = {
    id: await insertStaff(gate.db, { ...staff, passwordHash: 'x' }),
    name: 'Lucía',
    role: 'admin' as const,
  }
  await leaveTracks(gate.db, person, actor)
  const about = { scope: 'test', source: '/contact', phoneE164: person.phone }
  const common = { language: 'en' as const, ...person, consent: { privacy: true as const, marketing: false } }
  const answerBy = () => new Date('2026-11-24T10:00:00Z')
  await new Contact(intake, answerBy).submit(common, { ...about, key: randomUUID() })
  const conversation = [{ from: 'visitor' as const, text: person.message }]
  await new ChatRequests(intake, answerBy, triageFrom(wordingFile)).submit({ ...common, conversation }, about)
  await until(async () => intake.backlog.waiting === 0)
  const leads = await gate.db.select().from(lead).where(eq(lead.email, person.email))
  expect(leads).toHaveLength(3)
  const [first] = leads
  if (!first) throw new Error('no lead')
  await crm.patch(first.id, { note: `${person.name} called from ${person.phone}` }, actor)
  const estimate = sampleEstimate('villa')
  const quoteId = randomUUID()
  await insertQuotes(gate.db, [
    {
      id: quoteId,
      leadId: first.id,
      reference: 'Q-ERASED',
      test: false,
      language: 'en',
      name: person.name,
      estimate,
      validUntil: estimate.validUntil,
      createdAt: new Date(),
      purgeAt: null,
    },
  ])
  await leaveTracksOfCustomer(gate.db, person, { leadId: first.id, quoteId, staffId: actor.id })
  await until(async () => (await gate.db.select().from(mail).where(eq(mail.status, 'queued'))).length === 0)
  await gate.db.execute(sql`checkpoint`)
  // They are found before: in every table that can hold a person, in the log, in mails.
  expect(await tablesWithTraces(gate.db, traces)).toEqual(tablesOfPeople)
  const before = filesWithTraces()
  for (const folder of ['db/base', 'db/pg_wal', 'mail']) expect(before.some((path) => path.includes(folder))).toBe(true)
  expect(before.some((path) => path.includes('journal'))).toBe(false)

  const handed = await Promise.all(leads.map(({ personId }) => exportPerson(gate.db, personId, erasures)))
  const isEmpty = (name: string) => handed.every((rows) => rows[name]?.length === 0)
  expect(Object.keys(handed[0] ?? {}).filter(isEmpty)).toEqual(notOfThisOne)
  expect(JSON.stringify(handed)).not.toContain('Hash')
  for (const { id } of leads) await crm.erase(id, actor)
  expect(await tablesWithTraces(gate.db, traces)).toEqual([])
  expect(filesWithTraces()).toEqual([])
  const { items } = await crm.list({ page: 1 }, actor)
  expect(items.map(({ name }) => name)).toEqual(['', '', '', '', ''])
  await intake.stop()
  await worker.stop()
  await journal.close()
  await gate.close()
  expect(filesWithTraces()).toEqual([])
})
