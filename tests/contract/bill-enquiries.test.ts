import { createSecretKey, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertStaff } from '#src/features/auth/repo.ts'
import { auditEvent } from '#src/features/auth/schema.ts'
import { BillEnquiries, billEnquiriesApi, billIntake, enquiryPath } from '#src/features/bill-analysis/public.ts'
import { createLeadWriter } from '#src/features/crm/public.ts'
import { lead, leadEvent } from '#src/features/crm/schema.ts'
import { createCarry, Intake } from '#src/features/intake/public.ts'
import { Outbox } from '#src/features/outbox/public.ts'
import { release, withQuarantine } from '#src/features/quarantine/public.ts'
import { quarantined } from '#src/features/quarantine/schema.ts'
import { openFiles } from '#src/shared/files/open-files.ts'
import { createApi } from '#src/shared/http/api.ts'
import { startJobs } from '#src/shared/jobs/jobs.ts'
import { EntryReader } from '#src/shared/journal/entry-reader.ts'
import { Journal } from '#src/shared/journal/journal.ts'
import { onBothDatabases, silentLog } from './databases.ts'

/** A bill sent to an engineer: accepted with the database away, a lead afterwards, its file sealed, given to staff only, gone with its day or an erasure. */

const pdf = Buffer.from('%PDF-1.4\n% a bill of 61,61 EUR\n%%EOF')
const wish = {
  name: 'Ana',
  email: 'ana@example.com',
  consent: { privacy: true, keepFile: true },
  figures: { totalEur: 61.61, powerP1Kw: 4.6 },
  partnerCode: 'costa-7',
  visit: { page: '/solar/marbella', from: 'www.google.com', isFirst: true },
}

onBothDatabases('bill enquiries', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'bill-enquiries-'))
  const key = createSecretKey(Buffer.alloc(32, 7))
  let isAway = true
  let parts: Awaited<ReturnType<typeof open>>

  async function open() {
    const journal = await Journal.open(join(folder, 'journal'), key)
    const kept = await openFiles({
      folder: join(folder, 'files'),
      masterKey: key,
      pictureProcess: join(import.meta.dirname, '../../src/shared/files/picture-process.ts'),
      log: silentLog,
    })
    const { db } = database()
    const transport = { send: async () => ({ messageId: '' }) }
    const outbox = new Outbox({
      db: () => db,
      transport,
      urgent: { templates: [], transport },
      renderers: {},
      log: silentLog,
    })
    const handlers = [billIntake(createLeadWriter([]), outbox, undefined)]
    const intake = new Intake({
      journal,
      carry: createCarry({
        reader: new EntryReader(join(folder, 'journal'), key),
        handlers: withQuarantine(handlers),
        database: () => (isAway ? undefined : database()),
        log: silentLog,
      }),
      hashKey: key,
      log: silentLog,
    })
    const staffId = await insertStaff(db, {
      email: `${randomUUID()}@example.com`,
      name: 'Eva',
      role: 'sales',
      language: 'es',
      passwordHash: 'x',
    })
    const jobs = await startJobs(database(), silentLog)
    await outbox.start(jobs)
    const enquiries = new BillEnquiries({
      db: () => db,
      intake: () => intake,
      files: kept.files,
      answerBy: () => new Date('2026-11-24T10:00:00Z'),
    })
    const api = createApi(silentLog, new Map([[enquiryPath, 20_000_000]]))
    const gate = { require: async () => ({ id: staffId, name: 'Eva', role: 'sales' }) }
    billEnquiriesApi(api, {
      enquiries,
      auth: gate as never,
      limit: async (_c, next) => next(),
      publicUrl: 'http://localhost',
    })
    return { journal, kept, intake, api, staffId, jobs, handlers }
  }
  beforeAll(async () => {
    parts = await open()
  })
  afterAll(async () => {
    await parts.intake.stop()
    await parts.jobs.stop()
    await parts.kept.close()
    await parts.journal.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function send(request: unknown, files: Uint8Array[], idempotencyKey?: string) {
    const body = new FormData()
    body.set('request', typeof request === 'string' ? request : JSON.stringify(request))
    for (const file of files) body.append('file', new File([new Uint8Array(file)], 'bill.pdf'))
    const encoded = new Request('http://x/', { method: 'POST', body })
    const bytes = await encoded.arrayBuffer()
    const answer = await parts.api.request(enquiryPath, {
      method: 'POST',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'content-length': String(bytes.byteLength),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: bytes,
    })
    return { status: answer.status, body: await answer.json() }
  }
  const storedFiles = () =>
    readdirSync(join(folder, 'files/store'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

  test('consent is asked for twice and never assumed; what is refused leaves no file', async () => {
    for (const consent of [{ privacy: true }, { privacy: true, keepFile: false }, { privacy: false, keepFile: true }])
      expect((await send({ ...wish, consent }, [pdf])).status).toBe(422)
    expect((await send({ ...wish, consent: { privacy: true, keepFile: false } }, [pdf])).body.fields).toMatchObject([
      { field: 'consent.keepFile', code: 'consent_required' },
    ])
    expect(await send({ ...wish, email: '' }, [pdf])).toMatchObject({ status: 422 })
    expect(await send('{', [pdf])).toMatchObject({ status: 400, body: { code: 'malformed_body' } })
    expect(await send(wish, [])).toMatchObject({ status: 422, body: { code: 'file_missing' } })
    expect(await send(wish, Array(7).fill(pdf))).toMatchObject({ status: 422, body: { code: 'too_many_files' } })
    expect(await send(wish, [pdf, Buffer.from('<svg/>')])).toMatchObject({ body: { code: 'file_not_accepted' } })
    expect(await send(wish, [Buffer.alloc(8 * 1024 * 1024 + 1)])).toMatchObject({ status: 413 })
    expect(storedFiles()).toEqual([])
  })

  test('with the database away it is accepted, the same key and body once; later it is a lead', async () => {
    const first = await send(wish, [pdf, pdf], 'one-key')
    expect(first).toMatchObject({ status: 201, body: { reference: expect.stringMatching(/^B-/) } })
    expect(await send(wish, [pdf, pdf], 'one-key')).toEqual(first)
    expect(await send(wish, [pdf], 'one-key')).toMatchObject({ status: 409 })
    expect(storedFiles()).toHaveLength(2)
    isAway = false
    parts.intake.wake()
    for (let i = 0; i < 100 && parts.intake.backlog.waiting > 0; i++) await new Promise((wait) => setTimeout(wait, 50))
    const { db } = database()
    const [row] = await db.select().from(lead).where(eq(lead.reference, first.body.reference))
    expect(row).toMatchObject({ kind: 'enquiry', service: 'solar', partnerCode: 'COSTA-7', email: 'ana@example.com' })
    expect(row).toMatchObject({ firstSource: '/solar/marbella', firstReferrer: 'www.google.com', firstIsOfVisit: true })
  })

  test('staff see the figures and download a file; the lead and the audit say who', async () => {
    const { db } = database()
    const [row] = await db.select().from(lead)
    const id = row?.id ?? ''
    const answer = await parts.api.request(`/api/crm/leads/${id}/bill`)
    expect(await answer.json()).toMatchObject({
      bill: {
        figures: { totalEur: 61.61 },
        files: [{ type: 'pdf', bytes: pdf.length }, { type: 'pdf' }],
        isKept: true,
      },
    })
    const file = await parts.api.request(`/api/crm/leads/${id}/bill/files/1`)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="bill-\w+-2\.pdf"$/)
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect(await db.select().from(leadEvent).where(eq(leadEvent.kind, 'bill-opened'))).toMatchObject([
      { leadId: id, actorName: 'Eva' },
    ])
    expect(await db.select().from(auditEvent).where(eq(auditEvent.action, 'opened-bill'))).toMatchObject([
      { actorId: parts.staffId, subject: id },
    ])
    expect((await parts.api.request(`/api/crm/leads/${id}/bill/files/5`)).status).toBe(404)
    expect((await parts.api.request(`/api/crm/leads/${randomUUID()}/bill`)).status).toBe(404)
  })

  test('an erasure takes the files from every place', async () => {
    const { db } = database()
    const [row] = await db.select().from(lead)
    await parts.kept.files.erase(parts.intake.personIds({ email: 'ana@example.com', phone: null }))
    expect(storedFiles()).toEqual([])
    expect((await parts.api.request(`/api/crm/leads/${row?.id}/bill/files/0`)).status).toBe(404)
  })

  test('what no person seems to have sent is answered like the others and waits for staff, who let it through', async () => {
    const { db } = database()
    const sent = await send({ ...wish, name: 'Held', signs: { trap: 'https://a.example' } }, [pdf])
    expect(sent).toMatchObject({ status: 201 })
    for (let i = 0; i < 100 && parts.intake.backlog.waiting > 0; i++) await new Promise((wait) => setTimeout(wait, 50))
    const leads = () => db.select().from(lead).where(eq(lead.reference, sent.body.reference))
    expect(await leads()).toEqual([])
    const [held] = await db.select().from(quarantined).where(eq(quarantined.reference, sent.body.reference))
    expect(held?.because).toEqual(['trap'])
    expect(await release(db, parts.handlers, held?.id ?? '', 'Eva', new Date())).toBe(true)
    const [row] = await leads()
    expect(row).toMatchObject({ name: 'Held' })
  })
})
