import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Role, roles } from '#src/features/auth/contract.ts'
import { tellOfLateLeads } from '#src/features/crm/escalation/job.ts'
import { noteFirstTouch, noteStage, noteWon } from '#src/features/crm/numbers/repo.ts'
import { createLeadWriter } from '#src/features/crm/public.ts'
import { findLead, moveStage } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import type { NewMail } from '#src/features/outbox/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { onBothDatabases } from '../databases.ts'
import { type Desk, deskOn } from './office-desk.ts'

onBothDatabases('jobs, files, rules, views and numbers', (database) => {
  let desk: Desk
  const db = () => database().db
  const writeLeads = createLeadWriter([])

  const ask: Desk['ask'] = (...args) => desk.ask(...args)
  async function enquiry(more: object = {}): Promise<string> {
    const id = randomUUID()
    await writeLeads(db(), [
      {
        id,
        reference: `C-${id.slice(0, 8)}`,
        kind: 'enquiry',
        name: 'Ana Núñez',
        email: null,
        phone: '+34600000000',
        language: 'es',
        source: '/api/contact',
        consentTextVersion: 'test',
        createdAt: new Date(),
        answerBy: new Date(Date.now() + 7_200_000),
        ...more,
      },
    ])
    return id
  }
  const detail = async (id: string, role: Role = 'sales') =>
    (await ask('GET', `/api/crm/leads/${id}`, undefined, role)).body

  beforeAll(async () => {
    desk = await deskOn(db, (now) => now)
  })

  describe('a job', () => {
    const step = (id: string, name: string, done = true, role: Role = 'sales') =>
      ask('POST', `/api/crm/leads/${id}/job`, { step: name, done }, role)

    test('opens with the yes, keeps the order, and says who did what', async () => {
      const id = await enquiry()
      expect((await detail(id)).job).toBeNull()
      expect((await step(id, 'deposit')).body.code).toBe('job_not_begun')
      await moveStage(db(), id, 'new', 'accepted')
      expect((await step(id, 'material')).body.code).toBe('job_step_waits')
      expect((await step(id, 'deposit')).status).toBe(200)
      const after = (await step(id, 'material')).body.steps
      expect(after[1]).toMatchObject({ id: 'deposit', state: 'done', doneBy: 'sales' })
      expect((await step(id, 'deposit', false)).body.code).toBe('job_step_waits')
      expect((await step(id, 'material', false)).status).toBe(200)
      expect((await step(id, 'material', false)).status).toBe(200)
      const { timeline } = await detail(id)
      expect(timeline[0]).toMatchObject({ kind: 'job-step-undone', data: { step: 'material' } })
      expect((await step(id, 'nonsense')).status).toBe(422)
    })

    test('a technician works on their own jobs only', async () => {
      const id = await enquiry()
      await moveStage(db(), id, 'new', 'accepted')
      expect((await step(id, 'deposit', true, 'technician')).status).toBe(404)
      await db()
        .update(lead)
        .set({ takenById: desk.staff.ids.get('technician') })
        .where(eq(lead.id, id))
      expect((await step(id, 'roof-check', true, 'technician')).status).toBe(200)
    })
  })

  test('the score is the sum of what happened, and not for technicians', async () => {
    const id = await enquiry({ valueCents: 1_250_000, takenById: desk.staff.ids.get('technician') })
    const { score } = await detail(id)
    expect(score).toEqual({
      total: 18,
      reasons: [
        { id: 'worth-much', points: 15 },
        { id: 'can-be-called', points: 3 },
      ],
    })
    expect((await detail(id, 'technician')).score).toBeNull()
  })

  describe('files', () => {
    const upload = (leadId: string, bytes: Uint8Array<ArrayBuffer>, role: Role = 'sales') => {
      const form = new FormData()
      form.set('leadId', leadId)
      form.set('title', 'Roof plan')
      form.set('file', new File([bytes], 'plan.pdf'))
      return ask('POST', '/api/crm/files', form, role)
    }
    const pdf = new Uint8Array(Buffer.from('%PDF-1.4\n%%EOF'))

    test('are kept with the lead, beside what the customer sent, until it is erased', async () => {
      const id = await enquiry()
      await desk.files.sentByCustomer(id)
      const kept = await upload(id, pdf)
      expect([kept.status, kept.body]).toMatchObject([201, { origin: 'staff', title: 'Roof plan', by: 'sales' }])
      const { items } = (await ask('GET', `/api/crm/leads/${id}/files`)).body
      expect(items.map(({ origin }: { origin: string }) => origin).sort()).toEqual(['customer', 'staff'])
      for (const item of items) {
        const { status, body } = await ask('GET', `/api/crm/leads/${id}/files/${item.id}`)
        expect([status, body.startsWith('%PDF')]).toEqual([200, true])
      }
      expect((await ask('POST', `/api/crm/leads/${id}/erase`, undefined, 'admin')).status).toBe(204)
      expect(desk.files.names()).toEqual([])
      expect((await upload(id, pdf)).status).toBe(404)
    })

    test('of staff can be removed, those of customers not', async () => {
      const id = await enquiry()
      const sent = await desk.files.sentByCustomer(id)
      const own = (await upload(id, pdf)).body.id
      expect((await ask('DELETE', `/api/crm/leads/${id}/files/${own}`)).status).toBe(204)
      expect((await ask('DELETE', `/api/crm/leads/${id}/files/${own}`)).status).toBe(404)
      expect((await ask('DELETE', `/api/crm/leads/${id}/files/${sent}`)).status).toBe(404)
    })

    test.each([
      ['nothing', new Uint8Array(), 422],
      ['a script', new Uint8Array(Buffer.from('<script>')), 422],
    ])('%s is refused', async (_, bytes, status) => {
      expect((await upload(await enquiry(), bytes)).status).toBe(status)
    })

    test('a file belongs to its lead, and a technician sees those of their own leads', async () => {
      const [id, other] = [await enquiry(), await enquiry()]
      const own = (await upload(id, pdf)).body.id
      expect((await ask('GET', `/api/crm/leads/${other}/files/${own}`)).status).toBe(404)
      expect((await ask('GET', `/api/crm/leads/${id}/files`, undefined, 'technician')).status).toBe(404)
      expect((await upload(id, pdf, 'technician')).status).toBe(404)
      await db()
        .update(lead)
        .set({ takenById: desk.staff.ids.get('technician') })
        .where(eq(lead.id, id))
      expect((await ask('GET', `/api/crm/leads/${id}/files/${own}`, undefined, 'technician')).status).toBe(200)
    })
  })

  describe('assignment', () => {
    const path = '/api/crm/assignment-rules'
    test('gives a new lead to the first rule that fits, in sight, and takes nobody’s lead away', async () => {
      const [sales, admin] = [desk.staff.ids.get('sales'), desk.staff.ids.get('admin')]
      const items = [
        { town: 'mijas', service: null, language: 'en', ownerId: admin },
        { town: null, service: 'solar', language: null, ownerId: sales },
      ]
      expect((await ask('PUT', path, { items }, 'admin')).body.items).toEqual(items)
      const english = await enquiry({ town: 'mijas', language: 'en', service: 'solar' })
      const spanish = await enquiry({ town: 'mijas', service: 'solar' })
      const neither = await enquiry({ town: 'mijas' })
      const taken = await enquiry({ service: 'solar', takenById: admin, takenByName: 'admin' })
      const owners = await Promise.all([english, spanish, neither, taken].map((id) => findLead(db(), id)))
      expect(owners.map((row) => row?.takenById ?? null)).toEqual([admin, sales, null, admin])
      // Given, not yet taken in hand: urgent notices go on.
      expect(owners[0]?.takenAt).toBeNull()
      const { timeline } = await detail(english)
      expect(timeline.find(({ kind }: { kind: string }) => kind === 'owner-changed')?.data).toEqual({
        from: null,
        to: 'admin',
      })
      expect((await ask('PUT', path, { items: [] }, 'admin')).status).toBe(200)
    })

    test('refuses an owner who does not work here', async () => {
      const items = [{ town: null, service: null, language: null, ownerId: randomUUID() }]
      expect((await ask('PUT', path, { items }, 'admin')).body).toMatchObject({
        fields: [{ field: 'items.0.ownerId' }],
      })
    })
  })

  test('a saved view is one’s own, and the same name again replaces it', async () => {
    const save = (search: string, role: Role = 'sales') =>
      ask('POST', '/api/crm/views', { name: 'Mijas', search }, role)
    expect((await save('?town=mijas')).status).toBe(201)
    const { items } = (await save('?town=mijas&owner=me')).body
    expect(items).toMatchObject([{ name: 'Mijas', search: '?town=mijas&owner=me' }])
    expect((await ask('GET', '/api/crm/views', undefined, 'admin')).body.items).toEqual([])
    expect((await ask('DELETE', `/api/crm/views/${items[0].id}`, undefined, 'admin')).status).toBe(404)
    expect((await ask('DELETE', `/api/crm/views/${items[0].id}`)).status).toBe(204)
    expect((await save('javascript:alert(1)')).status).toBe(422)
  })

  test('the numbers follow what leads have reached, by each trait', async () => {
    const day = '2020-02-03'
    const createdAt = new Date(`${day}T10:00:00Z`)
    const [one, two, three] = [
      await enquiry({ createdAt, town: 'mijas', service: 'solar' }),
      await enquiry({ createdAt, town: 'mijas', language: 'en' }),
      await enquiry({ createdAt, town: 'malaga' }),
    ]
    await noteFirstTouch(db(), one, 30)
    await noteFirstTouch(db(), two, 300)
    await noteStage(db(), one, 'paid', new Date())
    await noteWon(db(), one, 123_450)
    await noteStage(db(), two, 'quoted', new Date())
    await noteStage(db(), three, 'lost', new Date())
    const { body } = await ask('GET', `/api/crm/numbers?from=${day}&to=${day}&by=town`)
    expect(body.total).toEqual({
      leads: 3,
      contacted: 0,
      quoted: 1,
      accepted: 1,
      paid: 1,
      lost: 1,
      wonEur: 1234.5,
      medianFirstTouchMinutes: 165,
      touchedWithinTwoHours: 1,
    })
    expect(body.groups.map(({ key, leads }: { key: string; leads: number }) => [key, leads])).toEqual([
      ['mijas', 2],
      ['malaga', 1],
    ])
    const empty = (await ask('GET', '/api/crm/numbers?from=2019-01-01&to=2019-01-02')).body
    expect(empty).toMatchObject({ total: { leads: 0, medianFirstTouchMinutes: null }, groups: [] })
    for (const query of [
      'from=2026-02-30&to=2026-03-01',
      'from=2026-03-02&to=2026-03-01',
      'from=1990-01-01&to=2026-01-01',
    ])
      expect((await ask('GET', `/api/crm/numbers?${query}`)).status).toBe(422)
  })

  test('those in charge hear once of each first answer that is late, and not of old ones or answered ones', async () => {
    const told: NewMail[] = []
    const outbox = { add: async (_: Database, mails: NewMail[]) => void told.push(...mails) }
    const tell = () => tellOfLateLeads({ db, outbox, tellTo: ['boss@example.com'], now: () => new Date() })
    await tell()
    told.length = 0
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const late = await enquiry({ answerBy: ago(1) })
    await enquiry({ answerBy: ago(24 * 30) })
    await enquiry({ answerBy: ago(1), firstTouchAt: ago(2) })
    await enquiry()
    expect([await tell(), await tell()]).toEqual([1, 0])
    expect(told).toMatchObject([
      { template: 'late-leads', toAddress: 'boss@example.com', payload: { leadIds: [late] } },
    ])
    expect((await detail(late)).timeline[0]).toMatchObject({ kind: 'escalated', actor: null })
  })

  const id = randomUUID()
  test.each<[string, string, readonly Role[]]>([
    ['POST', `/api/crm/leads/${id}/job`, ['admin', 'sales', 'technician']],
    ['GET', `/api/crm/leads/${id}/files`, ['admin', 'sales', 'technician']],
    ['GET', `/api/crm/leads/${id}/files/${id}`, ['admin', 'sales', 'technician']],
    ['POST', '/api/crm/files', ['admin', 'sales', 'technician']],
    ['DELETE', `/api/crm/leads/${id}/files/${id}`, ['admin', 'sales', 'technician']],
    ['GET', '/api/crm/assignment-rules', ['admin']],
    ['PUT', '/api/crm/assignment-rules', ['admin']],
    ['GET', '/api/crm/views', ['admin', 'sales', 'technician', 'partner-manager']],
    ['POST', '/api/crm/views', ['admin', 'sales', 'technician', 'partner-manager']],
    ['DELETE', `/api/crm/views/${id}`, ['admin', 'sales', 'technician', 'partner-manager']],
    ['GET', '/api/crm/numbers', ['admin', 'sales']],
  ])('%s %s answers its roles and forbids the rest', async (method, path, allowed) => {
    for (const role of roles) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : path === '/api/crm/files' ? new FormData() : {}
      const { status } = await ask(method, path, body, role)
      expect([role, status === 403]).toEqual([role, !allowed.includes(role)])
    }
  })
})
