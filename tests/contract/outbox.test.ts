import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEvent, createLeadWriter, knownAddresses } from '#src/features/crm/public.ts'
import { lead, leadEvent } from '#src/features/crm/schema.ts'
import { type MailRenderer, Outbox } from '#src/features/outbox/public.ts'
import { findMail, type MailRow, mailsOfLead } from '#src/features/outbox/repo.ts'
import { type Jobs, startJobs } from '#src/shared/jobs/jobs.ts'
import { createMailTransport, type MailTransport } from '#src/shared/mail/transport.ts'
import { startSmtp, type TestSmtp } from '../smtp.ts'
import { onBothDatabases, silentLog } from './databases.ts'

/** From the row in the database to a real SMTP server that takes, refuses, defers and drops. */

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(() => smtp.close())

const hello = async () => ({ subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', language: 'en' as const })
const renderers: Record<string, MailRenderer> = { hello, help: hello, gone: async () => undefined }
const mailTransport = (smtpUrl: string) =>
  createMailTransport({
    smtpUrl,
    from: 'Site <site@example.com>',
    fileDir: '/nonexistent',
    timeouts: { connectMs: 10_000, greetingMs: 10_000, socketMs: 2000 },
  })

onBothDatabases('the outbox', (database) => {
  let jobs: Jobs
  let outbox: Outbox
  let transport: MailTransport
  beforeAll(async () => {
    jobs = await startJobs(database(), silentLog)
    transport = mailTransport(smtp.url)
    outbox = new Outbox({
      db: () => database().db,
      transport,
      urgent: { templates: ['help'], transport },
      renderers,
      log: silentLog,
      retry: { limit: 2, delaySeconds: 1 },
    })
    await outbox.start(jobs)
  })
  afterAll(async () => {
    await jobs.stop()
    transport.close()
  })

  async function add(toAddress: string, template = 'hello'): Promise<MailRow> {
    const leadId = randomUUID()
    await database().db.transaction((tx) =>
      outbox.add(tx, [{ leadId, template, language: 'en', toAddress, payload: {} }]),
    )
    const [row] = await mailsOfLead(database().db, leadId)
    if (!row) throw new Error('no mail')
    return row
  }
  async function until(id: string, status: MailRow['status']): Promise<MailRow> {
    for (let i = 0; i < 200; i++) {
      const row = await findMail(database().db, id)
      if (row?.status === status) return row
      await new Promise((wait) => setTimeout(wait, 100))
    }
    throw new Error(`mail not ${status}: ${JSON.stringify(await findMail(database().db, id))}`)
  }

  test('what is taken is sent, once', async () => {
    const { id } = await add(`ok-${randomUUID()}@example.com`)
    expect(await until(id, 'sent')).toMatchObject({ attempts: 1, subject: 'Hello', lastError: null })
    expect(smtp.received.filter((mail) => mail.includes(id))).toHaveLength(1)
  })

  test('a refusal fails at once, with the reason, and staff can have it sent again', async () => {
    const { id } = await add('refuse@example.com')
    const failed = await until(id, 'failed')
    expect(failed.attempts).toBe(1)
    expect(failed.lastError).toContain('550')
    smtp.behave('accept')
    expect(await outbox.retry(id)).toBe(true)
    await until(id, 'sent')
    smtp.behave('by-address')
    expect(await outbox.retry(id)).toBe(false)
  })

  test.each(['defer@example.com', 'drop@example.com', 'stall@example.com'])(
    '%s is tried again and sent when the server recovers',
    async (address) => {
      const { id } = await add(address)
      for (let i = 0; i < 100 && (await findMail(database().db, id))?.attempts === 0; i++)
        await new Promise((wait) => setTimeout(wait, 100))
      expect(await findMail(database().db, id)).toMatchObject({ status: 'queued' })
      smtp.behave('accept')
      expect((await until(id, 'sent')).attempts).toBeGreaterThan(1)
      smtp.behave('by-address')
    },
  )

  test('what never goes through ends as failed', async () => {
    const { id } = await add('defer@example.com')
    expect(await until(id, 'failed')).toMatchObject({ attempts: 3 })
  })

  test('a mail about something that is gone is not sent', async () => {
    const { id } = await add('ok@example.com', 'gone')
    expect((await until(id, 'failed')).lastError).toContain('gone')
  })
})

onBothDatabases('confirmations to one address', (database) => {
  let jobs: Jobs
  let outbox: Outbox
  const transport = { send: async () => ({ messageId: '' }) }
  beforeAll(async () => {
    jobs = await startJobs(database(), silentLog)
    outbox = new Outbox({
      db: () => database().db,
      transport,
      urgent: { templates: ['help'], transport },
      strangers: {
        templates: ['hello'],
        known: knownAddresses,
        onHeld: (tx, leadId) => addEvent(tx, leadId, 'confirmation-held', null, {}),
      },
      renderers,
      log: silentLog,
    })
    await outbox.start(jobs)
  })
  afterAll(() => jobs.stop())

  async function enquiry(email: string, stage: 'new' | 'survey-booked' = 'new'): Promise<string> {
    const id = randomUUID()
    await database().db.transaction(async (tx) => {
      const common = {
        kind: 'enquiry' as const,
        language: 'es' as const,
        source: '/contact',
        consentTextVersion: 'test',
      }
      await createLeadWriter([])(tx, [{ ...common, id, reference: id, name: 'Ana', email, createdAt: new Date() }])
      if (stage !== 'new') await tx.update(lead).set({ stage }).where(eq(lead.id, id))
      await outbox.add(tx, [
        { leadId: id, template: 'hello', language: 'es', toAddress: email, payload: {} },
        { leadId: id, template: 'gone', language: 'es', toAddress: 'staff@example.com', payload: {} },
      ])
    })
    return id
  }
  const templatesOf = async (id: string) =>
    (await mailsOfLead(database().db, id)).map(({ template }) => template).sort()

  test('that never answered are three a day, capitals and plus signs included; staff hear of every one', async () => {
    const mailbox = randomUUID()
    const addresses = ['', '+a', '+b', '+c', ''].map((tag) => `${mailbox}${tag}@example.com`)
    const leads: string[] = []
    for (const address of addresses) leads.push(await enquiry(address.toUpperCase()))
    const templates = await Promise.all(leads.map(templatesOf))
    expect(templates.map((all) => all.includes('hello'))).toEqual([true, true, true, false, false])
    expect(templates.every((all) => all.includes('gone'))).toBe(true)
    const events = await database().db.select().from(leadEvent).where(inArray(leadEvent.leadId, leads))
    const held = events.filter(({ kind }) => kind === 'confirmation-held').map(({ leadId }) => leadId)
    expect(held.sort()).toEqual(leads.slice(3).sort())
    expect(await templatesOf(await enquiry(`another-${mailbox}@example.com`))).toContain('hello')
  })

  test('of somebody who has talked to us are not counted', async () => {
    const address = `${randomUUID()}@example.com`
    await enquiry(address, 'survey-booked')
    const leads: string[] = []
    for (let i = 0; i < 5; i++) leads.push(await enquiry(address))
    expect((await Promise.all(leads.map(templatesOf))).every((all) => all.includes('hello'))).toBe(true)
  })
})

onBothDatabases('an urgent mail', (database) => {
  test('overtakes ordinary ones at a server that is slow to greet and slow to take', async () => {
    const slow = await startSmtp({ greetingMillis: 1000, takingMillis: 200 })
    const jobs = await startJobs(database(), silentLog)
    const [transport, urgentTransport] = [mailTransport(slow.url), mailTransport(slow.url)]
    const outbox = new Outbox({
      db: () => database().db,
      transport,
      urgent: { templates: ['help'], transport: urgentTransport },
      renderers,
      log: silentLog,
    })
    await outbox.start(jobs)
    const mail = (template: string, toAddress: string) => ({
      leadId: null,
      template,
      language: 'en' as const,
      toAddress,
      payload: {},
    })
    await database().db.transaction((tx) =>
      outbox.add(
        tx,
        Array.from({ length: 60 }, (_, i) => mail('hello', `n${i}@example.com`)),
      ),
    )
    while (slow.received.length === 0) await new Promise((wait) => setTimeout(wait, 20))
    await database().db.transaction((tx) => outbox.add(tx, [mail('help', 'staff@example.com')]))
    const isUrgent = (raw: string) => raw.includes('To: staff@example.com')
    while (!slow.received.some(isUrgent)) await new Promise((wait) => setTimeout(wait, 20))
    // Sixty ordinary mails take twelve seconds: it came among the first half.
    expect(slow.received.findIndex(isUrgent)).toBeLessThan(30)
    await jobs.stop()
    transport.close()
    urgentTransport.close()
    await slow.close()
  })
})
