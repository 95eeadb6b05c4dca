import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { duplicatePair } from '#src/features/crm/duplicates/schema.ts'
import { person } from '#src/features/crm/people/schema.ts'
import { findLead, insertLeads } from '#src/features/crm/repo.ts'
import { onBothDatabases } from '../databases.ts'
import { type Desk, deskOn, unique } from './office-desk.ts'

onBothDatabases('people who are one', (database) => {
  let desk: Desk
  const db = () => database().db
  const ask: Desk['ask'] = (...args) => desk.ask(...args)
  const made: Desk['made'] = (...args) => desk.made(...args)
  beforeAll(async () => {
    desk = await deskOn(db)
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
    const phone = desk.phone()
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
})
