import { createSecretKey, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Crm, createLeadWriter } from '#src/features/crm/public.ts'
import { lead, leadEvent } from '#src/features/crm/schema.ts'
import { ChatRequests, chatIntake, triageFrom, UrgentNotices } from '#src/features/emergency-chat/public.ts'
import { createCarry, Intake } from '#src/features/intake/public.ts'
import { Outbox } from '#src/features/outbox/public.ts'
import { mail } from '#src/features/outbox/schema.ts'
import { type Jobs, startJobs } from '#src/shared/jobs/jobs.ts'
import { EntryReader } from '#src/shared/journal/entry-reader.ts'
import { Journal } from '#src/shared/journal/journal.ts'
import { onBothDatabases, silentLog } from './databases.ts'

/** From a conversation to a lead, and from an urgent one to somebody who takes it: journal, database, jobs and a webhook that are real. */

const wordingFile = join(import.meta.dirname, '../../src/features/emergency-chat/domain/wording/wording.txt')

interface Called {
  event: string
  reference: string
  urgency: string
  timesTold: number
  phone: string
}
let webhook: Server
let webhookUrl = ''
let refusals = 0
const calls: Called[] = []
beforeAll(async () => {
  webhook = createServer((request, answer) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const isRefused = refusals-- > 0
      if (!isRefused) calls.push(JSON.parse(body))
      answer.writeHead(isRefused ? 503 : 204).end()
    })
  })
  await new Promise<void>((done) => webhook.listen(0, '127.0.0.1', done))
  const address = webhook.address()
  webhookUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
})
afterAll(() => webhook.close())
beforeEach(() => {
  calls.length = 0
})

onBothDatabases('a request from the chat', (database) => {
  let jobs: Jobs
  let intake: Intake
  let journal: Journal
  let notices: UrgentNotices
  let requests: ChatRequests
  let crm: Crm
  const db = () => database().db
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chat-'))
    const key = createSecretKey(Buffer.alloc(32, 7))
    journal = await Journal.open(folder, key)
    jobs = await startJobs(database(), silentLog)
    const transport = { send: async () => ({ messageId: '' }) }
    const outbox = new Outbox({
      db,
      transport,
      urgent: { templates: ['urgent-notice'], transport },
      renderers: {},
      log: silentLog,
    })
    await outbox.start(jobs)
    notices = new UrgentNotices({
      db,
      outbox,
      staffMailTo: 'staff@example.com',
      escalationTo: ['owner@example.com', 'night@example.com'],
      webhookUrl,
      publicUrl: 'https://example.com',
      log: silentLog,
    })
    await notices.start(jobs)
    intake = new Intake({
      journal,
      carry: createCarry({
        reader: new EntryReader(folder, key),
        handlers: [chatIntake(createLeadWriter([]), outbox, notices, 'staff@example.com')],
        database,
        log: silentLog,
      }),
      hashKey: createSecretKey(Buffer.alloc(32, 9)),
      urgentKinds: ['chat-request'],
      log: silentLog,
    })
    requests = new ChatRequests(intake, () => new Date('2026-11-23T10:00:00Z'), triageFrom(wordingFile))
    crm = new Crm({
      waiting: () => 0,
      db,
      quoteOf: () => Promise.resolve(null),
      erasures: [],
      eraseFiles: async () => undefined,
      scrub: () => database().scrub(),
      eraseIntake: () => Promise.resolve(),
    })
  })
  afterAll(async () => {
    await intake.stop()
    await jobs.stop()
    await journal.close()
  })

  async function ask(message: string) {
    const { body } = await requests.submit(
      {
        language: 'en',
        name: 'Ann Visitor',
        email: `${randomUUID()}@example.com`,
        conversation: [
          { from: 'chat', text: 'Hello. What happens?' },
          { from: 'visitor', text: message },
          { from: 'visitor', text: 'Thank you.' },
        ],
        consent: { privacy: true, marketing: false },
        partnerCode: 'COSTA-7',
        visit: { page: '/solar/marbella', from: 'www.google.com', isFirst: true },
      },
      { scope: 'POST /api/emergency/requests', source: '/emergency', phoneE164: '+34600000000' },
    )
    for (let i = 0; i < 300 && intake.backlog.waiting > 0; i++) await new Promise((wait) => setTimeout(wait, 50))
    const [row] = await db().select().from(lead).where(eq(lead.reference, body.reference))
    if (!row) throw new Error('no lead')
    return { ...body, row }
  }
  const mailsOf = async (leadId: string) =>
    (await db().select().from(mail).where(eq(mail.leadId, leadId))).map(({ template, toAddress }) => [
      template,
      toAddress,
    ])
  const eventsOf = async (leadId: string) =>
    (await db().select().from(leadEvent).where(eq(leadEvent.leadId, leadId))).map(({ kind }) => kind)
  async function called(reference: string, times: number): Promise<Called[]> {
    for (let i = 0; i < 200; i++) {
      const mine = calls.filter((call) => call.reference === reference)
      if (mine.length >= times) return mine
      await new Promise((wait) => setTimeout(wait, 100))
    }
    throw new Error(`called ${calls.length} times`)
  }
  const inMinutes = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)

  test('an ordinary fault is a lead with the conversation, answered in opening hours, and nobody is woken', async () => {
    const { row, urgencyLevel, answerBy } = await ask('One of the sockets in the guest room has stopped working.')
    expect(row).toMatchObject({ firstSource: '/solar/marbella', firstReferrer: 'www.google.com', firstIsOfVisit: true })
    expect(urgencyLevel).toBe('medium')
    expect(answerBy).toBe('2026-11-23T10:00:00.000Z')
    expect(row.urgency).toBe('medium')
    expect(row.conversation?.map(({ from }) => from)).toEqual(['chat', 'visitor', 'visitor'])
    expect((await mailsOf(row.id)).map(([template]) => template).sort()).toEqual([
      'contact-confirmation',
      'contact-notice',
    ])
    expect(await eventsOf(row.id)).toEqual(['created'])
    await notices.escalate(inMinutes(new Date(), 60))
    expect(await eventsOf(row.id)).toEqual(['created'])
  })

  test('danger is told at once by mail and webhook, and again to more people, until somebody takes it', async () => {
    refusals = 1
    const { row, reference, urgencyLevel } = await ask('There are sparks and smoke behind the fuse board!')
    expect(urgencyLevel).toBe('critical')
    expect(await mailsOf(row.id)).toContainEqual(['urgent-notice', 'staff@example.com'])
    // The webhook refused the first time.
    const [call] = await called(reference, 1)
    expect(call).toMatchObject({ event: 'urgent-request', urgency: 'critical', timesTold: 1, phone: '+34600000000' })

    await notices.escalate(inMinutes(row.createdAt, 4))
    expect((await eventsOf(row.id)).filter((kind) => kind === 'urgent-notice')).toHaveLength(1)
    await notices.escalate(inMinutes(row.createdAt, 6))
    expect(await mailsOf(row.id)).toContainEqual(['urgent-notice', 'owner@example.com'])
    await notices.escalate(inMinutes(row.createdAt, 16))
    expect(await mailsOf(row.id)).toContainEqual(['urgent-notice', 'night@example.com'])
    expect((await called(reference, 3)).map(({ timesTold }) => timesTold).sort()).toEqual([1, 2, 3])

    const [ann, ben] = [
      { id: randomUUID(), name: 'Ann', role: 'sales' as const },
      { id: randomUUID(), name: 'Ben', role: 'sales' as const },
    ]
    const taken = await Promise.allSettled([crm.take(row.id, ann), crm.take(row.id, ben)])
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const winner = (await crm.detail(row.id, ann)).takenBy === 'Ann' ? ann : ben
    // Asked once more by who has it: no trouble, and no second row in the timeline.
    await crm.take(row.id, winner)
    expect((await eventsOf(row.id)).filter((kind) => kind === 'taken')).toHaveLength(1)
    await notices.escalate(inMinutes(row.createdAt, 120))
    expect((await eventsOf(row.id)).filter((kind) => kind === 'urgent-notice')).toHaveLength(3)
  })

  test('thanks after a danger do not make it less urgent', async () => {
    const first = await ask('I got an electric shock from the shower tap')
    expect(first.urgencyLevel).toBe('critical')
    expect(await eventsOf(first.row.id)).toEqual(expect.arrayContaining(['created', 'urgent-notice']))
  })
})
