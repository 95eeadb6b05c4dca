import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#src/features/auth/contract.ts'
import { noteIncoming } from '#src/features/crm/inbox/note.ts'
import { leadMessage } from '#src/features/crm/messages/schema.ts'
import { sendDueLetters } from '#src/features/crm/messages/send-job.ts'
import { person } from '#src/features/crm/people/schema.ts'
import { createLeadWriter } from '#src/features/crm/public.ts'
import { addEvent } from '#src/features/crm/repo.ts'
import { markSent, markTried, type NewMail } from '#src/features/outbox/repo.ts'
import { mail } from '#src/features/outbox/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { onBothDatabases } from '../databases.ts'
import { type Desk, deskOn } from './office-desk.ts'

onBothDatabases('writing to people, and the inbox', (database) => {
  let desk: Desk
  const db = () => database().db
  const writeLeads = createLeadWriter([])
  const outbox = {
    async add(tx: Database, mails: NewMail[]) {
      await tx.insert(mail).values(mails)
    },
  }
  const inSeconds = (seconds: number) => () => new Date(Date.now() + seconds * 1000)
  const sendLater = () => sendDueLetters({ db, outbox, now: inSeconds(11) })

  const ask: Desk['ask'] = (...args) => desk.ask(...args)
  async function enquiry(more: { email?: string | null; urgency?: 'critical' } = {}): Promise<string> {
    const id = randomUUID()
    await writeLeads(db(), [
      {
        id,
        reference: `C-${id.slice(0, 8)}`,
        kind: 'enquiry',
        name: 'Ana Núñez',
        email: `ana.${id.slice(0, 8)}@example.com`,
        phone: '+34600000000',
        language: 'es',
        source: '/api/contact',
        message: '¿Cuánto cuesta?',
        consentTextVersion: 'test',
        createdAt: new Date(),
        answerBy: inSeconds(7200)(),
        ...more,
      },
    ])
    return id
  }
  const letter = { subject: 'Tu consulta', body: 'Hola:\n\nGracias.\n\nLucía' }
  const written = (id: string, key?: string) =>
    ask('POST', `/api/crm/leads/${id}/mails`, letter, 'sales', key ? { 'idempotency-key': key } : {})
  const lead = async (id: string) => (await ask('GET', `/api/crm/leads/${id}`)).body
  const stateOf = async (id: string) => {
    for (const state of ['open', 'waiting', 'done']) {
      const { body } = await ask('GET', `/api/crm/inbox?state=${state}&q=${id.slice(0, 8)}`)
      if (body.items.length > 0) return body.items[0]
    }
    return undefined
  }

  beforeAll(async () => {
    desk = await deskOn(db, inSeconds(7200))
  })

  describe('a mail of staff', () => {
    test('leaves after ten seconds, once, and its state is the mail’s own', async () => {
      const id = await enquiry()
      const key = randomUUID()
      const { status, body } = await written(id, key)
      expect([status, body.state]).toEqual([201, 'leaving'])
      expect((await written(id, key)).body.id).toBe(body.id)
      await sendDueLetters({ db, outbox, now: inSeconds(5) })
      expect((await lead(id)).messages).toMatchObject([{ id: body.id, state: 'leaving', mailId: null }])
      await sendLater()
      await sendLater()
      const queued = await db().select().from(mail).where(eq(mail.leadId, id))
      expect(queued).toMatchObject([{ template: 'letter', language: 'es', payload: { messageId: body.id } }])
      const mailId = queued[0]?.id ?? ''
      expect((await lead(id)).messages).toMatchObject([{ state: 'queued', mailId }])
      await markSent(db(), mailId, letter.subject, 'filed')
      expect((await lead(id)).messages).toMatchObject([{ state: 'filed' }])
      expect((await lead(id)).timeline[0]).toMatchObject({ kind: 'mail-written', actor: 'sales' })
    })

    test('that no server takes is failed, never sent', async () => {
      const id = await enquiry()
      await written(id)
      await sendLater()
      const [row] = await db().select().from(mail).where(eq(mail.leadId, id))
      await markTried(db(), row?.id ?? '', 'failed', 'no such mailbox')
      expect((await lead(id)).messages).toMatchObject([{ state: 'failed', lastError: 'no such mailbox' }])
    })

    test('can be stopped in its ten seconds and not after; the clock runs on as if it had never been', async () => {
      const id = await enquiry()
      const { body } = await written(id)
      expect((await lead(id)).answerBy).toBeNull()
      const stopped = await ask('POST', `/api/crm/messages/${body.id}/stop`)
      expect([stopped.status, stopped.body.state]).toEqual([200, 'stopped'])
      expect((await ask('POST', `/api/crm/messages/${body.id}/stop`)).status).toBe(200)
      await sendLater()
      expect(await db().select().from(mail).where(eq(mail.leadId, id))).toEqual([])
      expect((await lead(id)).answerBy).not.toBeNull()
      expect(await stateOf(id)).toMatchObject({ state: 'open' })

      const late = (await written(id)).body.id
      await sendLater()
      const refused = await ask('POST', `/api/crm/messages/${late}/stop`)
      expect([refused.status, refused.body.code]).toEqual([409, 'mail_has_left'])
    })

    test('needs an address, words, and a person whose data may be used', async () => {
      const without = await enquiry({ email: null })
      expect((await written(without)).body).toMatchObject({ status: 422, fields: [{ field: 'email' }] })
      const id = await enquiry()
      expect((await ask('POST', `/api/crm/leads/${id}/mails`, { subject: ' ', body: 'x' })).status).toBe(422)
      expect((await written(randomUUID())).status).toBe(404)
      for (const _ of [1, 2])
        expect((await ask('PATCH', `/api/crm/people/${id}`, { restricted: true })).status).toBe(204)
      expect((await written(id)).body).toMatchObject({ status: 409, code: 'person_restricted' })
      expect((await lead(id)).restricted).toBe(true)
      expect((await lead(id)).timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['restricted', 'created'])
      expect((await ask('PATCH', `/api/crm/people/${id}`, { restricted: false })).status).toBe(204)
      expect((await written(id)).status).toBe(201)
      expect((await ask('PATCH', `/api/crm/people/${randomUUID()}`, { restricted: true })).status).toBe(404)
    })

    test('to a person restricted while it waited stays', async () => {
      const id = await enquiry()
      await written(id)
      await db().update(person).set({ restrictedAt: new Date() }).where(eq(person.id, id))
      await sendLater()
      expect(await db().select().from(mail).where(eq(mail.leadId, id))).toEqual([])
    })

    test('is emptied when its person is erased, and does not leave', async () => {
      const id = await enquiry()
      await written(id)
      expect((await ask('POST', `/api/crm/leads/${id}/erase`, undefined, 'admin')).status).toBe(204)
      await sendLater()
      expect(await db().select().from(mail).where(eq(mail.leadId, id))).toEqual([])
      expect(await db().select().from(leadMessage).where(eq(leadMessage.leadId, id))).toMatchObject([
        { subject: '', body: '' },
      ])
      expect(await stateOf(id)).toBeUndefined()
    })
  })

  describe('the inbox', () => {
    test('has who waits for an answer, danger first, with their own words', async () => {
      const [calm, danger] = [await enquiry(), await enquiry({ urgency: 'critical' })]
      const { body } = await ask('GET', '/api/crm/inbox')
      const ids = body.items.map((item: { lead: { id: string } }) => item.lead.id)
      expect(ids[0]).toBe(danger)
      expect(ids).toContain(calm)
      expect(body.items[0]).toMatchObject({ state: 'open', kind: 'created', text: '¿Cuánto cuesta?', failedMail: null })
      expect(body.counts.open).toBeGreaterThanOrEqual(2)
    })

    test.each([
      ['a call', { touch: { kind: 'called' } }],
      ['a message', { touch: { kind: 'whatsapp-sent' } }],
      ['a stage further on', { stage: { from: 'new', to: 'contacted' } }],
    ])('takes %s for an answer; what comes after it opens the conversation again', async (_, patch) => {
      const id = await enquiry()
      await ask('PATCH', `/api/crm/leads/${id}`, patch)
      expect(await stateOf(id)).toMatchObject({ state: 'waiting', changedBy: 'sales' })
      await addEvent(db(), id, 'booking-moved', null, { reference: 'B-1' })
      expect(await stateOf(id)).toMatchObject({ state: 'open', kind: 'booking-moved' })
    })

    test('an opened window is no answer', async () => {
      const id = await enquiry()
      await ask('PATCH', `/api/crm/leads/${id}`, { touch: { kind: 'whatsapp-opened' } })
      expect(await stateOf(id)).toMatchObject({ state: 'open' })
      expect((await lead(id)).answerBy).not.toBeNull()
    })

    test('a lead that goes back to the beginning waits again, its clock running', async () => {
      const id = await enquiry()
      await ask('PATCH', `/api/crm/leads/${id}`, {
        touch: { kind: 'called' },
        stage: { from: 'new', to: 'contacted' },
      })
      await ask('PATCH', `/api/crm/leads/${id}`, { stage: { from: 'contacted', to: 'new' } })
      expect(await lead(id)).toMatchObject({ stage: 'new', firstTouchAt: null, answerBy: expect.any(String) })
      expect(await stateOf(id)).toMatchObject({ state: 'open' })
    })

    test('closes and opens again; a state seen too late is refused', async () => {
      const id = await enquiry()
      const change = (from: string, to: string) => ask('PATCH', `/api/crm/inbox/${id}`, { from, to })
      expect((await change('open', 'done')).status).toBe(204)
      expect(await stateOf(id)).toMatchObject({ state: 'done' })
      expect((await change('open', 'done')).body.code).toBe('changed_meanwhile')
      expect((await change('done', 'open')).status).toBe(204)
      expect(await stateOf(id)).toMatchObject({ state: 'open' })
      expect((await change('open', 'gone')).status).toBe(422)
      const kinds = (await lead(id)).timeline.map(({ kind }: { kind: string }) => kind)
      expect(kinds.slice(0, 2)).toEqual(['inbox-open', 'inbox-done'])
    })

    test('shows a mail that did not go, also of a closed conversation', async () => {
      const id = await enquiry()
      await written(id)
      await sendLater()
      const [row] = await db().select().from(mail).where(eq(mail.leadId, id))
      await markTried(db(), row?.id ?? '', 'failed', 'no such mailbox')
      await noteIncoming(db(), id, 'mail-failed', new Date())
      expect(await stateOf(id)).toMatchObject({
        state: 'open',
        kind: 'mail-failed',
        failedMail: { id: row?.id, lastError: 'no such mailbox' },
      })
    })

    test('a lead typed in during a call is no conversation that waits', async () => {
      const { body } = await ask('POST', '/api/crm/leads', { name: 'Luis Pérez', phone: '+34611222333' })
      expect(await stateOf(body.reference)).toBeUndefined()
    })

    test('a lost lead closes it', async () => {
      const id = await enquiry()
      await ask('PATCH', `/api/crm/leads/${id}`, { stage: { from: 'new', to: 'lost', lostReason: 'spam' } })
      expect(await stateOf(id)).toMatchObject({ state: 'done' })
    })
  })

  test.each([
    ['GET', '/api/crm/inbox'],
    ['GET', '/api/crm/inbox/counts'],
    ['PATCH', `/api/crm/people/${randomUUID()}`],
    ['PATCH', `/api/crm/inbox/${randomUUID()}`],
    ['POST', `/api/crm/leads/${randomUUID()}/mails`],
    ['POST', `/api/crm/messages/${randomUUID()}/stop`],
  ])('%s %s is for administrators and sales', async (method, path) => {
    for (const role of roles) {
      const { status } = await ask(method, path, method === 'GET' ? undefined : {}, role)
      expect([role, status === 403]).toEqual([role, !['admin', 'sales'].includes(role)])
    }
  })
})
