import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eraseLead, staleLeads } from '#src/features/crm/erase-leads.ts'
import { listLeads, newestFirst } from '#src/features/crm/lead-list.ts'
import * as crm from '#src/features/crm/repo.ts'
import { lead as leadTable } from '#src/features/crm/schema.ts'
import { onBothDatabases } from './databases.ts'

const actor = { id: randomUUID(), name: 'Lucía' }
const newLead = (more: Partial<crm.NewLead> = {}): crm.NewLead => ({
  id: randomUUID(),
  reference: `Q-${randomUUID().slice(0, 8)}`,
  kind: 'enquiry',
  name: 'Ana Núñez',
  email: 'ana@example.com',
  phone: '+34600000000',
  language: 'es',
  source: '/es/contacto',
  town: 'mijas',
  consentTextVersion: 'test',
  createdAt: new Date(),
  ...more,
})

onBothDatabases('leads', (database) => {
  test('a lead inserted twice is one lead with one created event', async () => {
    const { db } = database()
    const lead = newLead()
    expect(await crm.insertLeads(db, [lead])).toEqual(new Map([[lead.id, lead.id]]))
    expect(await crm.insertLeads(db, [lead])).toEqual(new Map())
    expect((await crm.timelineOf(db, lead.id)).map((event) => event.kind)).toEqual(['created'])
  })

  test.each([
    ['all', undefined, 'lead_newest'],
    ['one stage', eq(leadTable.stage, 'quoted'), 'lead_stage_newest'],
    ['one owner', eq(leadTable.takenById, actor.id), 'lead_owner_newest'],
  ])('the list of %s is read in the order of an index, however many leads there are', async (_, where, index) => {
    const plan = await database().db.transaction(async (tx) => {
      // Only if the order of an index is the list's own can these be done without.
      for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
        await tx.execute(sql.raw(`set local enable_${way} = off`))
      const list = tx
        .select()
        .from(leadTable)
        .where(where)
        .orderBy(...newestFirst)
        .limit(50)
      return JSON.stringify(await tx.execute(sql`explain ${list}`))
    })
    expect(plan).toContain(`Index Scan Backward using ${index}`)
    expect(plan).not.toContain('Sort')
  })

  test('the list is newest first, searches without accents and case, counts all, and pages', async () => {
    const { db } = database()
    const word = `zz${randomUUID().slice(0, 6)}`
    const leads = Array.from({ length: 5 }, (_, i) =>
      newLead({ name: `Íñigo ${word} ${i}`, createdAt: new Date(Date.UTC(2026, 0, i + 1)) }),
    )
    await crm.insertLeads(db, leads)
    const page = await listLeads(db, { q: `inigo ${word.toUpperCase()}`, page: 1, pageSize: 2 })
    expect(page.total).toBe(5)
    expect(page.rows.map((row) => row.name)).toEqual([leads[4]?.name, leads[3]?.name])
    const last = await listLeads(db, { q: word, page: 3, pageSize: 2 })
    expect(last.rows.map((row) => row.name)).toEqual([leads[0]?.name])
    expect((await listLeads(db, { q: word, stage: 'paid', page: 1, pageSize: 50 })).total).toBe(0)
  })

  test('danger comes first, then by when the answer is due, then the newest, on every page', async () => {
    const { db } = database()
    const word = `zz${randomUUID().slice(0, 6)}`
    const day = (of: number) => new Date(Date.UTC(2026, 0, of))
    const leads = [
      newLead({ name: `${word} quiet`, createdAt: day(9) }),
      newLead({ name: `${word} answered`, createdAt: day(8), answerBy: day(1), firstTouchAt: day(1) }),
      newLead({ name: `${word} later`, createdAt: day(7), answerBy: day(20) }),
      newLead({ name: `${word} as late, older`, createdAt: day(2), answerBy: day(3) }),
      newLead({ name: `${word} late`, createdAt: day(3), answerBy: day(3) }),
      newLead({ name: `${word} danger`, createdAt: day(1), answerBy: day(30), urgency: 'critical' }),
    ]
    await crm.insertLeads(db, leads)
    const pages = [1, 2, 3, 4].map((page) => listLeads(db, { q: word, page, pageSize: 2 }))
    const names = (await Promise.all(pages)).flatMap(({ rows }) => rows.map(({ name }) => name.slice(word.length + 1)))
    expect(names).toEqual(['danger', 'late', 'as late, older', 'later', 'quiet', 'answered'])
  })

  test('wildcards and quotes in a search are text', async () => {
    const { db } = database()
    await crm.insertLeads(db, [newLead({ name: `100% O'Brien_\\ ${randomUUID()}` })])
    expect((await listLeads(db, { q: "100% o'brien_\\", page: 1, pageSize: 50 })).total).toBe(1)
    expect((await listLeads(db, { q: '%_%_%', page: 1, pageSize: 50 })).total).toBe(0)
    expect((await listLeads(db, { q: "'; drop table lead; --", page: 1, pageSize: 50 })).total).toBe(0)
  })

  test('of two people who move a stage from the same place, one wins', async () => {
    const { db } = database()
    const lead = newLead()
    await crm.insertLeads(db, [lead])
    const moves = await Promise.all([
      crm.moveStage(db, lead.id, 'new', 'contacted'),
      crm.moveStage(db, lead.id, 'new', 'lost'),
    ])
    expect(moves.filter(Boolean)).toHaveLength(1)
  })

  test('an erased lead keeps its place and loses its person', async () => {
    const { db } = database()
    const lead = newLead({ name: `Borrar ${randomUUID()}`, message: 'secret' })
    await crm.insertLeads(db, [lead])
    await crm.addEvent(db, lead.id, 'note', actor, { text: 'called Ana' })
    const foundBy = { firstSource: '/contact', firstReferrer: 'family.example', firstIsOfVisit: true }
    await db.update(leadTable).set(foundBy).where(eq(leadTable.id, lead.id))
    expect(await eraseLead(db, lead.id)).toBe(true)
    expect(await crm.findLead(db, lead.id)).toMatchObject({ firstSource: '/contact', firstReferrer: null })
    expect(await eraseLead(db, lead.id)).toBe(false)
    const row = await crm.findLead(db, lead.id)
    expect(row).toMatchObject({
      name: '',
      email: null,
      phone: null,
      message: null,
      searchText: '',
      reference: lead.reference,
    })
    expect(JSON.stringify(await crm.timelineOf(db, lead.id))).not.toContain('Ana')
  })

  test('a repeated view within the window is seen as recent', async () => {
    const { db } = database()
    const lead = newLead()
    await crm.insertLeads(db, [lead])
    const since = new Date(Date.now() - 60_000)
    expect(await crm.hasRecentEvent(db, lead.id, 'quote-viewed', since)).toBe(false)
    await crm.addEvent(db, lead.id, 'quote-viewed', null, {})
    expect(await crm.hasRecentEvent(db, lead.id, 'quote-viewed', since)).toBe(true)
  })

  test('a lead without a contract is stale a year after the last thing that happened to it, unless the person came back', async () => {
    const { db } = database()
    const year = 2020
    const old = (more: Partial<crm.NewLead> = {}) =>
      newLead({ email: `${randomUUID()}@example.com`, phone: null, createdAt: new Date(Date.UTC(year, 0, 1)), ...more })
    const [forgotten, signed, noted, returned] = [old(), old(), old(), old()]
    await crm.insertLeads(db, [
      forgotten,
      signed,
      noted,
      returned,
      newLead({ email: returned.email ?? '', phone: null }),
    ])
    const touched = new Date(Date.UTC(year, 5, 1))
    for (const { id } of [forgotten, signed, noted, returned])
      await db.update(leadTable).set({ updatedAt: touched }).where(eq(leadTable.id, id))
    await db.update(leadTable).set({ stage: 'installed' }).where(eq(leadTable.id, signed.id))
    await crm.addEvent(db, noted.id, 'note', actor, { text: 'rings back' })

    const stale = await staleLeads(db, new Date(Date.UTC(2021, 0, 1)), 50)
    expect(stale).toContain(forgotten.id)
    for (const { id } of [signed, noted, returned]) expect(stale).not.toContain(id)
    expect(await staleLeads(db, new Date(Date.UTC(year, 4, 1)), 50)).not.toContain(forgotten.id)
  })
})
