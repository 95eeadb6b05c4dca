import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#src/features/auth/contract.ts'
import { duplicatePair } from '#src/features/crm/duplicates/schema.ts'
import { person } from '#src/features/crm/people/schema.ts'
import {
  Crm,
  createLeadWriter,
  crmApi,
  crmWorkApi,
  Duplicates,
  importPath,
  mostImportBytes,
} from '#src/features/crm/public.ts'
import { findLead, insertLeads } from '#src/features/crm/repo.ts'
import { lead } from '#src/features/crm/schema.ts'
import { type Api, createApi } from '#src/shared/http/api.ts'
import { onBothDatabases, silentLog } from '../databases.ts'
import { keptFiles } from './kept-files.ts'
import { signedInStaff } from './staff-api.ts'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at member by member
  body: any
}

onBothDatabases('the daily work', (database) => {
  let api: Api
  let staff: Awaited<ReturnType<typeof signedInStaff>>
  const db = () => database().db

  async function ask(
    method: string,
    path: string,
    body?: unknown,
    role: Role | null = 'sales',
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await api.request(path, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(role ? { authorization: `Bearer ${staff.tokens.get(role)}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
    }
  }
  const unique = () => randomUUID().slice(0, 8)
  let number = 600_100_000
  const typed = (more: object = {}) => ({
    name: `Ana ${unique()}`,
    phone: `+34${++number}`,
    town: 'mijas',
    service: 'solar',
    ...more,
  })
  async function made(more: object = {}) {
    const { status, body } = await ask('POST', '/api/crm/leads', typed(more))
    expect(status).toBe(201)
    return body as {
      id: string
      reference: string
      personId: string
      possibleDuplicates: { personId: string; because: string[] }[]
    }
  }
  const upload = (text: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) => {
    const form = new FormData()
    form.set('file', new File([text], 'contacts.csv', { type: 'text/csv' }))
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return ask('POST', importPath, form)
  }

  beforeAll(async () => {
    staff = await signedInStaff(db)
    api = createApi(silentLog, new Map([[importPath, mostImportBytes]]))
    const duplicates = new Duplicates(db)
    crmWorkApi(api, {
      db,
      auth: staff.auth,
      duplicates,
      writeLeads: createLeadWriter([]),
      answerBy: (now) => new Date(now.getTime() + 7_200_000),
      todaySources: { visitsOfDay: async () => [], waiting: [] },
      files: keptFiles().leadFiles,
    })
    const crm = new Crm({
      db,
      waiting: () => 0,
      quoteOf: async () => null,
      erasures: [],
      eraseIntake: async () => undefined,
      eraseFiles: async () => undefined,
      scrub: async () => undefined,
    })
    crmApi(api, crm, staff.auth, async () => false)
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
    const technician = staff.ids.get('technician')
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

  const rowText = async (id: string) =>
    (
      await db()
        .select({ row: sql`to_jsonb(${person})::text`.mapWith(String) })
        .from(person)
        .where(eq(person.id, id))
    )[0]?.row

  describe('merges', () => {
    const newLead = (email: string) => ({
      id: randomUUID(),
      reference: `C-${unique()}`,
      kind: 'enquiry' as const,
      name: 'Ana',
      email,
      language: 'es' as const,
      source: '/contact',
      consentTextVersion: 'x',
      createdAt: new Date(),
    })
    test('every merge undone restores both byte for byte, with a replay of the journal in between', async () => {
      const text = fc.constantFrom(null, 'a', 'b', 'Ñ "x"')
      await fc.assert(
        fc.asyncProperty(
          fc.record({
            a: fc.tuple(text, text, fc.boolean()),
            b: fc.tuple(text, text, fc.boolean()),
            choose: fc.constantFrom('a', 'b', undefined),
            leads: fc.integer({ min: 0, max: 2 }),
          }),
          async ({ a, b, choose, leads }) => {
            const entries = [newLead('a@example.com'), newLead('b@example.com')]
            await insertLeads(db(), entries)
            const [keepId, dropId] = entries.map(({ id }) => id) as [string, string]
            const more = Array.from({ length: leads }, () => ({ ...newLead('b@example.com'), personId: dropId }))
            if (more.length > 0) await insertLeads(db(), more)
            for (const [id, [town, address, consentMarketing]] of [
              [keepId, a],
              [dropId, b],
            ] as const)
              await db().update(person).set({ town, address, consentMarketing }).where(eq(person.id, id))
            const before = [await rowText(keepId), await rowText(dropId)]
            const fields = choose ? { name: choose, email: choose, town: choose } : {}
            const merged = await ask('POST', '/api/crm/merges', { keepId, dropId, fields })
            expect(merged.status).toBe(201)
            expect((await findLead(db(), dropId))?.personId).toBe(keepId)
            await insertLeads(db(), [...entries, ...more])
            const undone = await ask('POST', `/api/crm/merges/${merged.body.mergeId}/undo`)
            expect(undone.status).toBe(200)
            expect([await rowText(keepId), await rowText(dropId)]).toEqual(before)
            for (const { id } of [entries[1], ...more]) expect((await findLead(db(), id ?? ''))?.personId).toBe(dropId)
          },
        ),
        { numRuns: 20 },
      )
    })

    test('consent is not widened, no number is lost, and what was changed since stays', async () => {
      const a = await made({ consent: { privacy: true, marketing: true } })
      const b = await made()
      const merged = await ask('POST', '/api/crm/merges', { keepId: a.personId, dropId: b.personId })
      const [kept] = await db().select().from(person).where(eq(person.id, a.personId))
      expect([kept?.consentMarketing, kept?.otherPhones.length]).toEqual([false, 1])
      const { version } = (await ask('GET', `/api/crm/leads/${a.id}`)).body
      await ask('PATCH', `/api/crm/leads/${a.id}`, { fields: { name: 'Renamed since' }, basedOnVersion: version })
      await ask('POST', `/api/crm/merges/${merged.body.mergeId}/undo`)
      const [after] = await db().select().from(person).where(eq(person.id, a.personId))
      expect([after?.name, after?.consentMarketing, after?.otherPhones]).toEqual(['Renamed since', true, []])
      expect((await ask('POST', `/api/crm/merges/${merged.body.mergeId}/undo`)).status).toBe(200)
    })

    test('nobody is merged with themselves, with nobody, or twice', async () => {
      const [a, b, c] = [await made(), await made(), await made()]
      const merge = (keepId: string, dropId: string) => ask('POST', '/api/crm/merges', { keepId, dropId })
      expect((await merge(a.personId, a.personId)).status).toBe(422)
      expect((await merge(a.personId, randomUUID())).status).toBe(404)
      const both = await Promise.all([merge(a.personId, b.personId), merge(c.personId, b.personId)])
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    })
  })

  test('pairs that look like one person are listed until they are merged or said to be two', async () => {
    const phone = `+34${++number}`
    const a = await made({ name: 'Rocío Villalba', phone })
    const b = await made({ name: 'Rocio Villalva', phone })
    const pairs = async () => {
      const { body } = await ask('GET', `/api/crm/duplicates?personId=${a.personId}`)
      return body.items.map((pair: { a: { id: string }; b: { id: string } }) => [pair.a.id, pair.b.id].sort())
    }
    expect(await pairs()).toEqual([[a.personId, b.personId].sort()])
    const { body } = await ask('POST', '/api/crm/merges', { keepId: a.personId, dropId: b.personId })
    expect(await pairs()).toEqual([])
    await ask('POST', `/api/crm/merges/${body.mergeId}/undo`)
    expect(await pairs()).toHaveLength(1)
    expect((await ask('POST', '/api/crm/duplicates/apart', { a: a.personId, b: b.personId })).status).toBe(204)
    expect(await pairs()).toEqual([])
    const [kept] = await db().select().from(duplicatePair).where(eq(duplicatePair.apartByName, 'sales'))
    expect(kept).toBeDefined()
  })

  describe('files', () => {
    test('are checked first, committed once, and taken back as a whole', async () => {
      const known = await made({ name: 'Known Person', email: `k${unique()}@example.com` })
      const { phone } = (await ask('GET', `/api/crm/leads/${known.id}`)).body
      const tag = unique()
      const file = `Nombre;Teléfono;Correo;Municipio;Fase;Notas\r\nNueva ${tag};600 55 66 77;;Málaga;Contactada;'=1+1\r\nKnown Person;${phone};;;;\r\nNueva ${tag};600556677;;;;\r\n;600;bad;;Nowhere;\r\n;;;;;\r\n`
      const checked = await upload(file)
      expect([checked.status, checked.body.rows, checked.body.ready]).toEqual([200, 4, 1])
      expect(checked.body.duplicates).toMatchObject([
        { row: 3, personId: known.personId },
        { row: 4, ofRow: 2 },
      ])
      expect(checked.body.errors.map(({ row, column, code }: Record<string, unknown>) => [row, column, code])).toEqual([
        [5, 'name', 'required'],
        [5, 'email', 'email_invalid'],
        [5, 'phone', 'phone_invalid'],
        [5, 'stage', 'not_in_list'],
      ])
      expect((await ask('GET', `/api/crm/leads?q=${tag}`)).body.total).toBe(0)
      const commit = () => ask('POST', `${importPath}/${checked.body.importId}/commit`)
      const both = await Promise.all([commit(), commit()])
      expect(both.map(({ status, body }) => [status, body.created])).toEqual([
        [200, 1],
        [200, 1],
      ])
      const { items } = (await ask('GET', `/api/crm/leads?q=${tag}`)).body
      expect(items).toMatchObject([{ town: 'malaga', stage: 'contacted', phone: '+34600556677', answerBy: null }])
      expect((await ask('GET', `/api/crm/leads/${items[0].id}`)).body.message).toBe('=1+1')
      const undone = await ask('POST', `${importPath}/${checked.body.importId}/undo`)
      expect([undone.body.removed, undone.body.kept]).toEqual([1, []])
      expect((await ask('GET', `/api/crm/leads?q=${tag}`)).body.total).toBe(0)
      expect((await commit()).status).toBe(409)
    })

    test('leads that somebody has worked on stay when their import is taken back', async () => {
      const tag = unique()
      const { body } = await upload(
        `name,email\nKept ${tag},kept${tag}@example.com\nGone ${tag},gone${tag}@example.com\n`,
        { dryRun: 'false' },
      )
      expect(body.created).toBe(2)
      const [kept] = (await ask('GET', `/api/crm/leads?q=kept${tag}`)).body.items
      await ask('PATCH', `/api/crm/leads/${kept.id}`, { note: 'rang' })
      const undone = await ask('POST', `${importPath}/${body.importId}/undo`)
      expect(undone.body).toMatchObject({ removed: 1, kept: [{ leadId: kept.id }] })
    })

    test('what is exported is read again, all of it known', async () => {
      await made({ name: '=cmd|calc', message: '+1 "quoted"\nline' })
      const answer = await ask('GET', '/api/crm/leads.csv?separator=semicolon')
      expect(answer.body).toContain("'=cmd|calc")
      const checked = await upload(answer.body)
      const { total } = (await ask('GET', '/api/crm/leads')).body
      expect([checked.body.rows, checked.body.errors]).toEqual([total, []])
    })

    test.each([
      ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])],
      ['nothing', ''],
      ['no heads', '1,2,3\n4,5,6\n'],
    ])('%s is no table of leads', async (_what, file) => {
      const { status, body } = await upload(file)
      expect([status, body.code]).toEqual([422, 'import_unreadable'])
    })

    test('a mapping by hand is followed', async () => {
      const { body } = await upload('who,number\nZoe,600112233\n', {
        mapping: JSON.stringify({ who: 'name', number: 'phone' }),
      })
      expect([body.ready, body.mapping]).toEqual([1, { who: 'name', number: 'phone' }])
      expect((await upload('a,b\n1,2\n', { mapping: '{' })).status).toBe(422)
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
