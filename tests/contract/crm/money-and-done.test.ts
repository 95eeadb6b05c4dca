import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#src/features/auth/contract.ts'
import { waitsOutside } from '#src/features/crm/domain/waiting-outside.ts'
import { leadProgress } from '#src/features/crm/numbers/schema.ts'
import { addEvent, findLead, moveStage } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import { openJobs } from '#src/features/crm/today/repo.ts'
import { mail } from '#src/features/outbox/public.ts'
import { onBothDatabases } from '../databases.ts'
import { type Desk, deskOn } from './office-desk.ts'

onBothDatabases('deposits, papers of a job, and what is ticked off', (database) => {
  let desk: Desk
  const db = () => database().db
  const ask: Desk['ask'] = (...args) => desk.ask(...args)
  const detail = async (id: string, role: Role = 'sales') =>
    (await ask('GET', `/api/crm/leads/${id}`, undefined, role)).body
  const kinds = async (id: string) => (await detail(id)).timeline.map(({ kind }: { kind: string }) => kind)

  beforeAll(async () => {
    desk = await deskOn(db)
  })

  describe('a deposit', () => {
    const change = (id: string, body: object, role: Role = 'sales') =>
      ask('POST', `/api/crm/leads/${id}/deposit`, body, role)
    const accepted = async () => {
      const { id } = await desk.made()
      await moveStage(db(), id, 'new', 'accepted')
      return id
    }
    const stepOf = async (id: string) => (await detail(id)).job[1]
    const waitsFor = async (id: string) =>
      (await openJobs(db(), undefined))
        .filter((job) => job.lead.id === id)
        .flatMap(({ lead: { stage, createdAt }, doneAt }) =>
          waitsOutside({ stage, stageSince: createdAt, acceptedAt: createdAt, doneAt }).map((wait) => wait.for),
        )

    test('is asked for, comes in, and does its step; until then the job waits for the customer', async () => {
      const id = await accepted()
      expect(await waitsFor(id)).toEqual(['customer'])
      expect((await change(id, { what: 'asked', amountEur: 4260 })).status).toBe(204)
      expect((await change(id, { what: 'asked', amountEur: 4000.5 })).status).toBe(204)
      expect((await detail(id)).deposit).toMatchObject({ askedEur: 4000.5, askedBy: 'sales', receivedEur: null })
      expect((await stepOf(id)).state).toBe('next')
      expect((await change(id, { what: 'received', amountEur: 4000.5, at: '2026-01-20' })).status).toBe(204)
      expect((await detail(id)).deposit).toMatchObject({
        receivedEur: 4000.5,
        receivedAt: '2026-01-20T11:00:00.000Z',
        receivedBy: 'sales',
      })
      expect((await stepOf(id)).state).toBe('done')
      expect(await waitsFor(id)).toEqual([])
    })

    test('is neither paid nor won, and moves no stage', async () => {
      const id = await accepted()
      await change(id, { what: 'received', amountEur: 900, at: '2026-01-20' })
      const [progress] = await db().select().from(leadProgress).where(eq(leadProgress.leadId, id))
      expect(progress?.wonCents ?? 0).toBe(0)
      expect((await detail(id)).stage).toBe('accepted')
    })

    test('is taken back by itself or with its step, unless the next step is done; asked for it stays', async () => {
      const id = await accepted()
      await change(id, { what: 'received', amountEur: 900, at: '2026-01-20' })
      expect((await change(id, { what: 'asked', amountEur: 1 })).body.code).toBe('deposit_received')
      expect((await change(id, { what: 'received', amountEur: 1, at: '2026-01-20' })).body.code).toBe(
        'deposit_received',
      )
      await ask('POST', `/api/crm/leads/${id}/job`, { step: 'material', done: true })
      expect((await change(id, { what: 'not-received' })).body.code).toBe('job_step_waits')
      expect((await detail(id)).deposit.receivedEur).toBe(900)
      await ask('POST', `/api/crm/leads/${id}/job`, { step: 'material', done: false })
      await change(id, { what: 'not-received' })
      await change(id, { what: 'not-received' })
      expect((await detail(id)).deposit).toMatchObject({ askedEur: 900, receivedEur: null, receivedBy: null })
      await change(id, { what: 'received', amountEur: 900, at: '2026-01-20' })
      await ask('POST', `/api/crm/leads/${id}/job`, { step: 'deposit', done: false })
      expect((await detail(id)).deposit.receivedEur).toBeNull()
      expect((await kinds(id)).filter((kind: string) => kind === 'deposit-undone')).toHaveLength(2)
    })

    test.each([
      [{ what: 'asked', amountEur: 0 }],
      [{ what: 'asked', amountEur: 10.005 }],
      [{ what: 'received', amountEur: 10, at: '2999-01-01' }],
      [{ what: 'received', amountEur: 10 }],
      [{ what: 'lost' }],
    ])('%j is refused', async (body) => {
      expect((await change(await accepted(), body)).status).toBe(422)
    })

    test('waits for the yes, and a technician sees no amount of it', async () => {
      const { id } = await desk.made()
      expect((await change(id, { what: 'asked', amountEur: 10 })).body.code).toBe('job_not_begun')
      await moveStage(db(), id, 'new', 'accepted')
      await change(id, { what: 'received', amountEur: 7_654_321, at: '2026-01-20' })
      await db()
        .update(lead)
        .set({ takenById: desk.staff.ids.get('technician') })
        .where(eq(lead.id, id))
      const seen = await detail(id, 'technician')
      expect(seen.deposit).toBeNull()
      // So many digits that no random identifier has them in a row.
      expect(JSON.stringify(seen)).not.toContain('7654321')
      expect((await change(id, { what: 'not-received' }, 'technician')).status).toBe(403)
    })
  })

  test('a paper is kept with its step; a step that there is not is none', async () => {
    const { id } = await desk.made()
    const add = (step: string) => {
      const form = new FormData()
      form.set('leadId', id)
      form.set('title', `Paper of ${step}`)
      form.set('step', step)
      form.set('file', new File([pdf], 'paper.pdf', { type: 'application/pdf' }))
      return ask('POST', '/api/crm/files', form)
    }
    expect((await add('certificate')).body).toMatchObject({ step: 'certificate' })
    expect((await add('party')).body).toMatchObject({ step: null })
    const { items } = (await ask('GET', `/api/crm/leads/${id}/files`)).body
    expect(items.map(({ step }: { step: string | null }) => step)).toEqual(['certificate', null])
  })

  describe('on Today', () => {
    const today = async (role: Role = 'sales') => (await ask('GET', '/api/crm/today', undefined, role)).body
    const tick = (body: object, role: Role = 'sales') => ask('POST', '/api/crm/today/done', body, role)
    const has = (rows: { lead?: { id: string }; id?: string }[], id: string) =>
      rows.some((row) => row.id === id || row.lead?.id === id)

    test('an answer that is ticked off stops the clock, stays in sight, and taken back lets it run on', async () => {
      const { id } = await desk.made()
      await db().update(lead).set({ firstTouchAt: null, answerBy: new Date() }).where(eq(lead.id, id))
      expect(has((await today()).answerNow, id)).toBe(true)
      const { body, status } = await tick({ kind: 'answer', leadId: id })
      expect(status).toBe(201)
      expect((await findLead(db(), id))?.stage).toBe('contacted')
      const after = await today()
      expect(has(after.answerNow, id)).toBe(false)
      expect(after.done).toEqual([expect.objectContaining({ id: body.id, kind: 'answer', by: 'sales' })])
      expect((await tick({ kind: 'answer', leadId: id })).body.code).toBe('changed_meanwhile')
      expect((await ask('DELETE', `/api/crm/today/done/${body.id}`, undefined, 'technician')).status).toBe(404)
      expect((await ask('DELETE', `/api/crm/today/done/${body.id}`)).status).toBe(204)
      expect((await ask('DELETE', `/api/crm/today/done/${body.id}`)).status).toBe(204)
      expect(await findLead(db(), id)).toMatchObject({ stage: 'new', firstTouchAt: null })
      expect(has((await today()).answerNow, id)).toBe(true)
      expect((await today()).done).toEqual([])
    })

    test('an answer is not taken back from a lead that has come further', async () => {
      const { id } = await desk.made()
      const { body } = await tick({ kind: 'answer', leadId: id })
      await moveStage(db(), id, 'contacted', 'quoted')
      expect((await ask('DELETE', `/api/crm/today/done/${body.id}`)).body.code).toBe('changed_meanwhile')
      expect((await findLead(db(), id))?.stage).toBe('quoted')
      // It is still there, because nothing was undone.
      expect(has((await today()).done, body.id)).toBe(true)
    })

    test('an opened quote that was followed up is back when it is opened again', async () => {
      const { id } = await desk.made()
      await moveStage(db(), id, 'new', 'quoted')
      await addEvent(db(), id, 'quote-viewed', null, {})
      await db().update(lead).set({ takenById: null }).where(eq(lead.id, id))
      expect(has((await today()).openedQuotes, id)).toBe(true)
      const { body } = await tick({ kind: 'opened-quote', leadId: id })
      expect(has((await today()).openedQuotes, id)).toBe(false)
      await ask('DELETE', `/api/crm/today/done/${body.id}`)
      expect(has((await today()).openedQuotes, id)).toBe(true)
      await tick({ kind: 'opened-quote', leadId: id })
      await addEvent(db(), id, 'quote-viewed', null, {})
      expect(has((await today()).openedQuotes, id)).toBe(true)
    })

    test('a mail that was seen to is gone from the list, and names itself', async () => {
      const { id } = await desk.made()
      const [failed] = await db()
        .insert(mail)
        .values({
          leadId: id,
          template: 'letter',
          language: 'en',
          toAddress: 'a@example.com',
          payload: {},
          status: 'failed',
        })
        .returning()
      const mailId = failed?.id ?? ''
      expect(has((await today()).failedMails, mailId)).toBe(true)
      expect((await tick({ kind: 'failed-mail', leadId: id })).status).toBe(422)
      expect((await tick({ kind: 'failed-mail', leadId: id, mailId })).status).toBe(201)
      expect(has((await today()).failedMails, mailId)).toBe(false)
    })

    test('a technician ticks off their own leads only', async () => {
      const { id } = await desk.made()
      expect((await tick({ kind: 'answer', leadId: id }, 'technician')).status).toBe(404)
    })
  })
})

const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
