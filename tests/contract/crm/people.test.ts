import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { type Role, roles } from '#src/features/auth/contract.ts'
import { audit } from '#src/features/auth/public.ts'
import { findPerson, survivorsOf } from '#src/features/crm/people/repo.ts'
import { person } from '#src/features/crm/people/schema.ts'
import { createLeadWriter, type LeadNotice, type PaymentNotice, paymentApi } from '#src/features/crm/public.ts'
import { findLead, type NewLead, timelineOf } from '#src/features/crm/repo.ts'
import { type Api, createApi } from '#src/shared/http/api.ts'
import { onBothDatabases, silentLog } from '../databases.ts'
import { signedInStaff } from './staff-api.ts'

const newLead = (more: Partial<NewLead> = {}): NewLead => ({
  id: randomUUID(),
  reference: `C-${randomUUID().slice(0, 8)}`,
  kind: 'enquiry',
  name: 'Ana Núñez',
  email: 'ana@example.com',
  phone: '+34600000000',
  language: 'es',
  source: '/es/contacto',
  town: 'mijas',
  consentTextVersion: 'test',
  createdAt: new Date('2026-11-23T10:00:00Z'),
  ...more,
})

onBothDatabases('people', (database) => {
  test('a lead begins with a person of its own, and a replay changes neither', async () => {
    const { db } = database()
    const write = createLeadWriter([])
    const lead = newLead()
    expect(await write(db, [lead])).toEqual(new Set([lead.id]))
    await db.update(person).set({ name: 'Ana N.' }).where(eq(person.id, lead.id))
    expect(await write(db, [lead])).toEqual(new Set())
    expect((await findLead(db, lead.id))?.personId).toBe(lead.id)
    expect(await findPerson(db, lead.id)).toMatchObject({ name: 'Ana N.', email: lead.email, phone: lead.phone })
  })

  test('who was merged into another comes as that other, however long the chain', async () => {
    const { db } = database()
    const write = createLeadWriter([])
    const [a, b, c] = [newLead(), newLead(), newLead()]
    await write(db, [a, b, c])
    await db.update(person).set({ mergedIntoId: b.id }).where(eq(person.id, a.id))
    await db.update(person).set({ mergedIntoId: c.id }).where(eq(person.id, b.id))
    expect(await survivorsOf(db, [a.id, b.id, c.id])).toEqual(
      new Map([
        [a.id, c.id],
        [b.id, c.id],
      ]),
    )
    const later = newLead({ personId: a.id })
    await write(db, [later])
    expect((await findLead(db, later.id))?.personId).toBe(c.id)
  })

  test('listeners hear of new leads only, in their transaction', async () => {
    const { db } = database()
    const heard: LeadNotice[] = []
    const write = createLeadWriter([async (_tx, leads) => void heard.push(...leads)])
    const lead = newLead({ partnerCode: 'sol7', phone: null })
    await write(db, [lead])
    await write(db, [lead, lead])
    const { id: leadId, kind, reference, name, email, town, createdAt: receivedAt } = lead
    const notice = { leadId, personId: leadId, kind, reference, name, email, town, receivedAt, partnerCode: 'sol7' }
    expect(heard).toEqual([notice])
    const refusing = createLeadWriter([() => Promise.reject(new Error('no'))])
    const refused = newLead()
    await expect(db.transaction((tx) => refusing(tx, [refused]))).rejects.toThrow('no')
    expect(await findLead(db, refused.id)).toBeUndefined()
  })

  test('a lead written by the release before begins with a person too', async () => {
    const { db } = database()
    const id = randomUUID()
    await db.execute(
      sql`insert into lead (id, reference, kind, name, language, source, consent_text_version, created_at) values (${id}, ${`C-${id}`}, 'enquiry', 'Old', 'en', '/contact', 'x', now())`,
    )
    expect((await findLead(db, id))?.personId).toBe(id)
    expect(await findPerson(db, id)).toMatchObject({ name: 'Old', language: 'en' })
  })

  test('the audit log is only added to', async () => {
    const { db } = database()
    await audit(db, null, 'tested', 'nothing')
    for (const statement of [
      sql`update audit_event set action = 'x'`,
      sql`delete from audit_event`,
      sql`truncate audit_event`,
    ])
      await expect(db.execute(statement).catch((error) => Promise.reject(error.cause ?? error))).rejects.toThrow(
        'only added to',
      )
  })
})

onBothDatabases('payments', (database) => {
  let api: Api
  let tokens: Map<Role, string>
  const heard: PaymentNotice[] = []
  const paid = { service: 'solar', amountEur: 6700.5, paidAt: '2026-11-20T12:00:00+01:00' }
  const pay = (leadId: string, body: unknown, role: Role | null = 'sales', key?: string) =>
    api.request(`/api/crm/leads/${leadId}/payment`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(role ? { authorization: `Bearer ${tokens.get(role)}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: JSON.stringify(body),
    })

  beforeAll(async () => {
    const db = () => database().db
    const staff = await signedInStaff(db)
    tokens = staff.tokens
    api = createApi(silentLog)
    paymentApi(api, { db, auth: staff.auth, listeners: [async (_tx, payment) => void heard.push(payment)] })
  })
  async function storedLead() {
    const lead = newLead()
    await createLeadWriter([])(database().db, [lead])
    return lead.id
  }

  test('a payment moves the lead to paid, is heard of once, and typed in twice is one', async () => {
    const id = await storedLead()
    heard.length = 0
    const first = await pay(id, paid)
    expect(first.status).toBe(201)
    const body = await first.json()
    expect(body).toMatchObject({ leadId: id, amountEur: 6700.5, stage: 'paid', paidAt: '2026-11-20T11:00:00.000Z' })
    const again = await pay(id, paid)
    expect([again.status, await again.json()]).toEqual([200, body])
    expect(heard).toEqual([
      { leadId: id, personId: id, service: 'solar', amountCents: 670_050, paidAt: new Date(paid.paidAt) },
    ])
    const { db } = database()
    expect((await findLead(db, id))?.stage).toBe('paid')
    expect((await timelineOf(db, id)).map(({ kind }) => kind).sort()).toEqual(['created', 'paid', 'stage-changed'])
  })

  test('one key is one payment, and another body with it is refused', async () => {
    const id = await storedLead()
    const key = randomUUID()
    const [first, second] = await Promise.all([pay(id, paid, 'admin', key), pay(id, paid, 'admin', key)])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await first.json()).toEqual(await second.json())
    expect((await pay(id, { ...paid, amountEur: 1 }, 'admin', key)).status).toBe(409)
  })

  test.each([
    ['tomorrow', { ...paid, paidAt: '2999-01-01' }, 'paidAt', 'date_out_of_range'],
    ['a day that is none', { ...paid, paidAt: '2026-02-30' }, 'paidAt', 'wrong_type'],
    ['nothing', { ...paid, amountEur: 0 }, 'amountEur', 'too_small'],
    ['parts of a cent', { ...paid, amountEur: 1.001 }, 'amountEur', 'whole_cents'],
  ])('%s is refused by name', async (_what, body, field, code) => {
    const answer = await pay(await storedLead(), body)
    expect(answer.status).toBe(422)
    expect(((await answer.json()) as { fields: unknown[] }).fields).toMatchObject([{ field, code }])
  })

  test('only administrators and sales record money', async () => {
    const id = await storedLead()
    for (const role of roles)
      expect([role, (await pay(id, {}, role)).status]).toEqual([role, ['admin', 'sales'].includes(role) ? 422 : 403])
    expect((await pay(id, paid, null)).status).toBe(401)
    expect((await pay(randomUUID(), paid)).status).toBe(404)
  })
})
