import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#src/features/auth/contract.ts'
import { importPath } from '#src/features/crm/public.ts'
import { findLead } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import { onBothDatabases } from '../databases.ts'
import { type Desk, deskOn, unique } from './office-desk.ts'

onBothDatabases('the daily work', (database) => {
  let desk: Desk
  const db = () => database().db
  const ask: Desk['ask'] = (...args) => desk.ask(...args)
  const typed: Desk['typed'] = (...args) => desk.typed(...args)
  const made: Desk['made'] = (...args) => desk.made(...args)
  beforeAll(async () => {
    desk = await deskOn(db)
  })

  describe('a lead typed in', () => {
    test('is there at once, and once for a key', async () => {
      const key = { 'idempotency-key': unique() }
      const request = typed({ name: 'Íñigo Núñez', email: `i${unique()}@example.com` })
      const first = await ask('POST', '/api/crm/leads', request, 'sales', key)
      expect([first.status, Object.keys(first.body).sort()]).toEqual([
        201,
        ['id', 'personId', 'possibleDuplicates', 'reference'],
      ])
      expect((await ask('POST', '/api/crm/leads', request, 'sales', key)).body).toEqual(first.body)
      expect((await ask('POST', '/api/crm/leads', { ...request, name: 'B' }, 'sales', key)).status).toBe(409)
      const list = await ask('GET', `/api/crm/leads?q=${first.body.reference}`)
      expect(list.body.items).toMatchObject([{ name: 'Íñigo Núñez', stage: 'new', source: 'phone', answerBy: null }])
    })

    test('shows who looks like the same person, by number, address and name', async () => {
      const email = `maria.${unique()}@example.com`
      const first = await made({ name: 'María José Aguilera Ponce', email })
      const { phone } = (await ask('GET', `/api/crm/leads/${first.id}`)).body
      for (const more of [
        { phone },
        { email: email.toUpperCase(), phone: undefined },
        { phone: undefined, email: undefined },
      ]) {
        const again = await made({ name: 'Aguilera Ponce, Maria Jose', ...more })
        expect(again.possibleDuplicates.map(({ personId }) => personId)).toContain(first.personId)
      }
      const check = await ask('GET', `/api/crm/duplicates/check?phone=${encodeURIComponent(phone.slice(3))}&name=Maria`)
      expect(check.body.possibleDuplicates[0]).toMatchObject({ because: expect.arrayContaining(['same-phone']) })
    })

    test.each([
      [{ name: '' }, 'name'],
      [{ phone: '12' }, 'phone'],
      [{ email: 'x@' }, 'email'],
      [{ town: 'berlin' }, 'town'],
      [{ source: 'pigeon' }, 'source'],
      [{ personId: randomUUID() }, 'personId'],
    ])('%j is refused by name', async (wrong, field) => {
      const { status, body } = await ask('POST', '/api/crm/leads', typed(wrong))
      expect([status, body.fields[0]?.field]).toEqual([422, field])
    })
  })

  test('two people who change the same field: the second hears what changed, and nothing is lost', async () => {
    const { id } = await made()
    const { version } = (await ask('GET', `/api/crm/leads/${id}`)).body
    const first = await ask('PATCH', `/api/crm/leads/${id}`, {
      fields: { town: 'malaga', valueEur: 12_500.5 },
      basedOnVersion: version,
    })
    expect([first.status, first.body.town, first.body.valueEur]).toEqual([200, 'malaga', 12_500.5])
    const second = await ask(
      'PATCH',
      `/api/crm/leads/${id}`,
      { fields: { town: 'estepona' }, basedOnVersion: version },
      'admin',
    )
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(second.body.fields.map(({ field }: { field: string }) => field)).toContain('fields.town')
    expect((await findLead(db(), id))?.town).toBe('malaga')
    const stale = await ask('PATCH', `/api/crm/leads/${id}`, { stage: { from: 'quoted', to: 'accepted' } })
    expect([stale.status, stale.body.fields]).toEqual([409, [{ field: 'stage', code: 'changed', message: 'new' }]])
  })

  test('lost has a reason, and coming back takes it away', async () => {
    const { id } = await made()
    const lost = await ask('PATCH', `/api/crm/leads/${id}`, { stage: { from: 'new', to: 'lost', lostReason: 'price' } })
    expect([lost.body.stage, lost.body.lostReason]).toEqual(['lost', 'price'])
    const back = await ask('PATCH', `/api/crm/leads/${id}`, { stage: { from: 'lost', to: 'aftercare' } })
    expect([back.body.stage, back.body.lostReason]).toEqual(['aftercare', null])
  })

  test('a technician sees the leads that are theirs, without amounts, and changes no others', async () => {
    const theirs = await made()
    const other = await made()
    const technician = desk.staff.ids.get('technician')
    await ask('PATCH', `/api/crm/leads/${theirs.id}`, { owner: { id: technician } })
    await db().update(lead).set({ valueCents: 500_000 }).where(eq(lead.id, theirs.id))
    const list = await ask('GET', '/api/crm/leads', undefined, 'technician')
    expect(list.body.items.map(({ id, valueEur }: { id: string; valueEur: unknown }) => [id, valueEur])).toEqual([
      [theirs.id, null],
    ])
    expect((await ask('GET', `/api/crm/leads/${other.id}`, undefined, 'technician')).status).toBe(404)
    expect((await ask('PATCH', `/api/crm/leads/${other.id}`, { note: 'x' }, 'technician')).status).toBe(404)
    expect((await ask('PATCH', `/api/crm/leads/${theirs.id}`, { note: 'done' }, 'technician')).status).toBe(200)
  })

  describe('tasks and today', () => {
    test('a task is due, done, undone, and a stale change of it refused', async () => {
      const { id: leadId } = await made()
      const task = await ask('POST', '/api/crm/tasks', { leadId, title: 'Call back', dueAt: new Date().toISOString() })
      expect([task.status, task.body.lead.id, task.body.done]).toEqual([201, leadId, false])
      const ids = async (list: 'tasks' | 'doneTasks') =>
        (await ask('GET', '/api/crm/today')).body[list].map(({ id }: { id: string }) => id)
      expect(await ids('tasks')).toContain(task.body.id)
      const done = await ask('PATCH', `/api/crm/tasks/${task.body.id}`, { done: true, basedOnVersion: 1 })
      expect([done.status, done.body.done, done.body.doneBy]).toEqual([200, true, 'sales'])
      expect([await ids('tasks'), await ids('doneTasks')].map((list) => list.includes(task.body.id))).toEqual([
        false,
        true,
      ])
      expect((await ask('PATCH', `/api/crm/tasks/${task.body.id}`, { title: 'x', basedOnVersion: 1 })).status).toBe(409)
      expect((await ask('PATCH', `/api/crm/tasks/${task.body.id}`, { done: false })).body.done).toBe(false)
      expect((await ask('POST', '/api/crm/tasks', { title: 'x', dueAt: '2026-02-31T10:00:00Z' })).status).toBe(422)
    })

    test('a lead whose clock runs is on it until somebody has been in touch', async () => {
      const { id } = await made({ source: 'whatsapp' })
      const waiting = async () =>
        (await ask('GET', '/api/crm/today')).body.answerNow.map((one: { id: string }) => one.id)
      expect(await waiting()).toContain(id)
      await ask('PATCH', `/api/crm/leads/${id}`, { touch: { kind: 'called' } })
      expect(await waiting()).not.toContain(id)
      expect((await ask('GET', '/api/crm/today')).body.week.newLeads).toBeGreaterThan(0)
    })
  })

  test('a person is handed everything that is held of them, by an administrator', async () => {
    const { id, personId, reference } = await made({ message: 'Wants a heat pump' })
    await ask('POST', '/api/crm/tasks', { leadId: id, title: 'Ring Ana', dueAt: new Date().toISOString() })
    const path = `/api/crm/people/${personId}/export`
    expect((await ask('GET', path)).status).toBe(403)
    const { status, body } = await ask('GET', path, undefined, 'admin')
    const text = JSON.stringify(body)
    expect(status).toBe(200)
    for (const said of [reference, 'Wants a heat pump', 'Ring Ana']) expect(text).toContain(said)
    expect((await ask('GET', `/api/crm/people/${randomUUID()}/export`, undefined, 'admin')).status).toBe(404)
  })

  const refusals: [string, string, readonly Role[]][] = [
    ['POST', '/api/crm/leads', ['admin', 'sales']],
    ['GET', '/api/crm/today', ['admin', 'sales', 'technician', 'partner-manager']],
    ['GET', '/api/crm/tasks', ['admin', 'sales', 'technician', 'partner-manager']],
    ['POST', '/api/crm/tasks', ['admin', 'sales', 'technician', 'partner-manager']],
    ['PATCH', `/api/crm/tasks/${randomUUID()}`, ['admin', 'sales', 'technician', 'partner-manager']],
    ['GET', '/api/crm/duplicates', ['admin', 'sales']],
    ['GET', '/api/crm/duplicates/check', ['admin', 'sales']],
    ['POST', '/api/crm/duplicates/apart', ['admin', 'sales']],
    ['GET', '/api/crm/merges', ['admin', 'sales']],
    ['POST', '/api/crm/merges', ['admin', 'sales']],
    ['POST', `/api/crm/merges/${randomUUID()}/undo`, ['admin', 'sales']],
    ['POST', importPath, ['admin', 'sales']],
    ['GET', `${importPath}/${randomUUID()}`, ['admin', 'sales']],
    ['POST', `${importPath}/${randomUUID()}/commit`, ['admin', 'sales']],
    ['POST', `${importPath}/${randomUUID()}/undo`, ['admin', 'sales']],
    ['GET', '/api/crm/leads.csv', ['admin', 'sales']],
    ['GET', '/api/crm/leads', ['admin', 'sales', 'technician', 'partner-manager']],
  ]
  test.each(refusals)(
    '%s %s answers its roles, forbids the rest and knows no stranger',
    async (method, path, allowed) => {
      for (const role of ['admin', 'sales', 'technician', 'editor', 'partner-manager'] as const) {
        const { status } = await ask(method, path, method === 'GET' || path === importPath ? undefined : {}, role)
        expect([role, status === 403]).toEqual([role, !allowed.includes(role)])
      }
      expect((await ask(method, path, undefined, null)).status).toBe(401)
    },
  )
})
