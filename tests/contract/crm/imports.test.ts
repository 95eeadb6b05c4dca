import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { beginCheck } from '#src/features/crm/imports/begin-check.ts'
import { forgetFiles } from '#src/features/crm/imports/retention.ts'
import { leadImport, leadImportRow } from '#src/features/crm/imports/schema.ts'
import { beginCommit, continueCommit } from '#src/features/crm/imports/service.ts'
import { beginUndo, continueUndo } from '#src/features/crm/imports/undo.ts'
import { finishImports } from '#src/features/crm/imports/unfinished.ts'
import { importPath } from '#src/features/crm/public.ts'
import { onBothDatabases } from '../databases.ts'
import { type Desk, deskOn, unique } from './office-desk.ts'

onBothDatabases('contacts from files', (database) => {
  let desk: Desk
  const ask: Desk['ask'] = (...args) => desk.ask(...args)
  const made: Desk['made'] = (...args) => desk.made(...args)
  const upload: Desk['upload'] = (...args) => desk.upload(...args)
  beforeAll(async () => {
    desk = await deskOn(() => database().db)
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

    test('a refused row is put right before the import, and not after', async () => {
      const tag = unique()
      const checked = await upload(
        `name,phone,email\nGood ${tag},600667788,g${tag}@example.com\n,600,b${tag}@example.com\nBad ${tag},,no\n`,
      )
      const { importId } = checked.body
      const correct = (row: number, values: object) => ask('PATCH', `${importPath}/${importId}/rows/${row}`, { values })
      expect([checked.body.ready, checked.body.errorRows]).toEqual([1, 2])
      const half = await correct(3, { name: `Late ${tag}` })
      expect([half.status, half.body.ready]).toEqual([200, 1])
      expect(half.body.errors.map(({ row, column }: Record<string, unknown>) => [row, column])).toEqual([
        [3, 'phone'],
        [4, 'email'],
      ])
      expect((await correct(3, { phone: '' })).body).toMatchObject({ ready: 2, errorRows: 1 })
      expect((await correct(3, { phone: '' })).status).toBe(409)
      expect((await correct(99, { name: 'x' })).status).toBe(404)
      expect((await correct(4, { nowhere: 'x' })).status).toBe(422)
      const twin = await correct(4, { name: `Good ${tag}`, email: `g${tag}@example.com` })
      expect(twin.body.duplicates).toMatchObject([{ row: 4, ofRow: 2 }])
      expect((await ask('POST', `${importPath}/${importId}/commit`)).body.created).toBe(2)
      expect((await correct(4, { name: 'x' })).status).toBe(409)
    })

    test('an import and its undo that were broken off are finished as they were decided, and nothing is doubled', async () => {
      const tag = unique()
      const lines = Array.from({ length: 1100 }, (_, i) => `P${i} ${tag},p${i}.${tag}@example.com`)
      const { importId } = (await upload(`name,email\n${lines.join('\n')}\n`)).body
      const { db } = database()
      const total = async () => (await ask('GET', `/api/crm/leads?q=${tag}`)).body.total
      const state = async () => (await ask('GET', `${importPath}/${importId}`)).body.state
      const later = new Date(Date.now() + 3_600_000)
      /** The connection fails at the second portion, as when the process is killed. */
      const breaking = () => {
        let left = 2
        return new Proxy(db, {
          get(target, name) {
            if (name === 'transaction' && left-- === 0) throw new Error('killed')
            const value = Reflect.get(target, name)
            return typeof value === 'function' ? value.bind(target) : value
          },
        })
      }
      const actor = { id: desk.staff.ids.get('sales') ?? '', name: 'Sales' }
      const asked = { duplicates: 'add' as const }
      await beginCommit(db, importId, asked, actor, new Date())
      await expect(continueCommit(breaking(), importId, new Date())).rejects.toThrow('killed')
      expect([await state(), await total()]).toEqual(['importing', 1000])
      expect(await finishImports(db, new Date())).toBe(0)
      expect(await finishImports(db, later)).toBe(1)
      expect([await state(), await total()]).toEqual(['committed', 1100])
      await beginUndo(db, importId, actor, new Date())
      await expect(continueUndo(breaking(), importId, new Date())).rejects.toThrow('killed')
      expect([await state(), await total()]).toEqual(['undoing', 100])
      expect(await finishImports(db, later)).toBe(1)
      expect([await state(), await total()]).toEqual(['undone', 0])
      expect(await finishImports(db, later)).toBe(0)
    })

    test('work that nobody waits for is found again in the list, with how far it is and what became of it', async () => {
      const tag = unique()
      const lines = Array.from({ length: 600 }, (_, i) => `P${i} ${tag},p${i}.${tag}@example.com`)
      const left = { prefer: 'respond-async' }
      const begun = await upload(`name,email\n${lines.join('\n')}\n,wrong\n`, {}, left)
      const { importId } = begun.body
      expect([begun.status, begun.body.state, begun.body.rows]).toEqual([202, 'reading', 601])
      const path = `${importPath}/${importId}`
      const shown = async () =>
        (await ask('GET', importPath)).body.items.find((one: { importId: string }) => one.importId === importId)
      const progress = async () => (await ask('GET', `${path}/progress`)).body
      const ended = (state: string) =>
        vi.waitFor(async () => expect((await progress()).state).toBe(state), { timeout: 60_000, interval: 50 })
      expect(await shown()).toMatchObject({ fileName: 'contacts.csv', by: 'sales', rows: 601, isBrokenOff: false })
      await ended('checked')
      expect(await progress()).toMatchObject({ rows: 601, done: 601 })
      expect((await ask('POST', `${path}/commit`, {}, 'sales', left)).status).toBe(202)
      await ended('committed')
      expect(await shown()).toMatchObject({ state: 'committed', created: 600, undoUntil: expect.any(String) })
      expect((await ask('POST', `${path}/undo`, undefined, 'sales', left)).status).toBe(202)
      await ended('undone')
      expect(await shown()).toMatchObject({ state: 'undone', undoUntil: null })
      expect((await ask('GET', `/api/crm/leads?q=${tag}`)).body.total).toBe(0)
      expect((await ask('GET', importPath, undefined, 'technician')).status).toBe(403)
    })

    test('a file whose reading was broken off is shown as such and cannot be imported', async () => {
      const { db } = database()
      const bytes = Buffer.from('name\nNobody\n')
      const actor = { id: desk.staff.ids.get('sales') ?? '', name: 'Sales' }
      const { id } = await beginCheck(db, { name: 'half.csv', bytes }, undefined, actor)
      await db
        .update(leadImport)
        .set({ movedAt: new Date(Date.now() - 3_600_000) })
        .where(eq(leadImport.id, id))
      expect((await ask('GET', `${importPath}/${id}`)).body).toMatchObject({ state: 'reading', isBrokenOff: true })
      expect((await ask('POST', `${importPath}/${id}/commit`)).body.code).toBe('import_state')
    })

    test('refused rows are a file that spreadsheets do not compute, and that is imported once it is put right', async () => {
      const tag = unique()
      const { importId } = (await upload(`Nombre;Correo;Notas\n${tag};nowhere;"=cmd|'/c calc'!A1"\n;a@example.com;\n`))
        .body
      const path = `${importPath}/${importId}/refused.csv`
      const file = (await ask('GET', path, undefined, 'sales', { 'accept-language': 'es' })).body
      const [head, first] = file.split('\r\n')
      expect(head).toBe('name,phone,email,town,service,language,source,stage,note,Qué falla')
      expect(first).toMatch(new RegExp(`^${tag},,nowhere,,,,,,'=cmd\\|'/c calc'!A1,Correo: `))
      const again = await upload(file.replace('nowhere', `${tag}@example.com`))
      expect([again.body.rows, again.body.ready, again.body.errorRows]).toEqual([2, 1, 1])
      await ask('POST', `${importPath}/${again.body.importId}/commit`)
      const [made] = (await ask('GET', `/api/crm/leads?q=${tag}`)).body.items
      expect((await ask('GET', `/api/crm/leads/${made.id}`)).body.message).toBe("=cmd|'/c calc'!A1")
      expect((await ask('GET', `${importPath}/${randomUUID()}/refused.csv`)).status).toBe(404)
    })

    test('what a file said goes when its import cannot be undone any more; that there was one stays', async () => {
      const tag = unique()
      const { importId } = (await upload(`name,email\nStays ${tag},s${tag}@example.com\n,x\n`, { dryRun: 'false' }))
        .body
      const rows = () => database().db.$count(leadImportRow, eq(leadImportRow.importId, importId))
      const days = (count: number) => new Date(Date.now() + count * 86_400_000)
      await forgetFiles(database().db, days(29))
      expect(await rows()).toBe(2)
      await forgetFiles(database().db, days(31))
      expect(await rows()).toBe(0)
      expect((await ask('GET', `${importPath}/${importId}`)).body).toMatchObject({ state: 'committed', rows: 2 })
      expect((await ask('GET', `/api/crm/leads?q=${tag}`)).body.total).toBe(1)
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

    test('what is filtered is exported, and nothing else', async () => {
      const tag = unique()
      const ours = await made({ name: `Marta ${tag}`, town: 'sotogrande' })
      await made({ name: `Marta ${tag}`, town: 'mijas' })
      await made({ name: `Other ${unique()}`, town: 'sotogrande' })
      await ask('PATCH', `/api/crm/leads/${ours.id}`, { owner: { id: desk.staff.ids.get('sales') } })
      const names = async (query: string, role: 'sales' | 'admin' = 'sales') => {
        const { body } = await ask('GET', `/api/crm/leads.csv?${query}`, undefined, role)
        return body.trim().split('\r\n').slice(1).length
      }
      expect(await names(`q=${tag}`)).toBe(2)
      expect(await names(`q=${tag}&town=sotogrande&owner=me&stage=new`)).toBe(1)
      expect(await names(`q=${tag}&town=sotogrande&owner=me`, 'admin')).toBe(0)
      expect((await ask('GET', '/api/crm/leads.csv?town=mars')).status).toBe(422)
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
})
