import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { jobStep } from '#src/features/crm/job/schema.ts'
import { lead } from '#src/features/crm/schema.ts'
import { onBothDatabases } from '../databases.ts'
import { type Desk, deskOn } from './office-desk.ts'

onBothDatabases('several leads, and what stands over and beside them', (database) => {
  let desk: Desk
  const db = () => database().db
  const ask: Desk['ask'] = (...args) => desk.ask(...args)
  const made: Desk['made'] = (...args) => desk.made(...args)
  const change = (changes: object[], role: 'sales' | 'technician' = 'sales') =>
    ask('POST', '/api/crm/leads/changes', { changes }, role)
  const stageOf = async (id: string) => (await ask('GET', `/api/crm/leads/${id}`)).body.stage
  beforeAll(async () => {
    desk = await deskOn(db)
  })

  test('move together, each is refused by itself when somebody was first, and go back by what the answer says', async () => {
    const [first, second, third] = [await made(), await made(), await made()]
    await ask('PATCH', `/api/crm/leads/${third.id}`, { stage: { from: 'new', to: 'contacted' } })
    const to = (id: string) => ({ id, stage: { from: 'new', to: 'quoted' } })
    const { status, body } = await change([to(first.id), to(second.id), to(third.id)])
    expect(status).toBe(200)
    expect(body.done).toMatchObject(
      [first, second].map(({ id }) => ({ id, before: { stage: 'new', lostReason: null } })),
    )
    expect(body.refused).toEqual([{ id: third.id, code: 'changed_meanwhile' }])
    await change([first, second].map(({ id }) => ({ id, stage: { from: 'quoted', to: 'new' } })))
    expect([await stageOf(first.id), await stageOf(second.id), await stageOf(third.id)]).toEqual([
      'new',
      'new',
      'contacted',
    ])
  })

  test('are given to somebody and taken back; an owner who does not exist is refused', async () => {
    const { id } = await made()
    const owner = desk.staff.ids.get('technician')
    expect((await change([{ id, owner: { id: owner } }])).body.done).toHaveLength(1)
    expect((await ask('GET', `/api/crm/leads/${id}`)).body.ownerId).toBe(owner)
    expect((await change([{ id, owner: { id: randomUUID() } }])).body.refused).toEqual([{ id, code: 'invalid_fields' }])
    await change([{ id, owner: { id: null } }])
    expect((await ask('GET', `/api/crm/leads/${id}`)).body.ownerId).toBeNull()
  })

  test('a task for each goes to whoever has the lead, and is taken back unless somebody has touched it', async () => {
    const [mine, theirs] = [await made(), await made()]
    const owner = desk.staff.ids.get('technician')
    await change([{ id: theirs.id, owner: { id: owner } }])
    await change([{ id: mine.id, owner: { id: null } }])
    const task = { title: 'Ask for the roof plan', dueAt: '2099-01-02T09:00:00Z' }
    const { done } = (await change([mine, theirs].map(({ id }) => ({ id, task })))).body
    const tasks = async (leadId: string) =>
      (await ask('GET', `/api/crm/tasks?leadId=${leadId}`)).body.items.map(
        (one: { id: string; title: string; owner: { id: string } }) => [one.id, one.title, one.owner.id],
      )
    expect(await tasks(mine.id)).toEqual([[done[0].taskId, task.title, desk.staff.ids.get('sales')]])
    expect(await tasks(theirs.id)).toEqual([[done[1].taskId, task.title, owner]])
    await ask('PATCH', `/api/crm/tasks/${done[1].taskId}`, { title: 'Ask for the plan' })
    const back = [mine, theirs].map(({ id }, at) => ({ id, withdrawTask: done[at].taskId }))
    const undone = (await change(back)).body
    expect(undone.refused).toEqual([{ id: theirs.id, code: 'changed_meanwhile' }])
    expect([await tasks(mine.id), (await tasks(theirs.id)).length]).toEqual([[], 1])
    const { timeline } = (await ask('GET', `/api/crm/leads/${mine.id}`)).body
    expect(timeline.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual(['task-withdrawn', 'task-made'])
    expect((await change([{ id: theirs.id, withdrawTask: done[0].taskId }])).body.done).toEqual([])
    expect((await change([{ id: mine.id, task: { ...task, title: '' } }])).status).toBe(422)
  })

  test('a technician changes only their own; nothing to change, or too many at once, is no request', async () => {
    const { id } = await made()
    const asked = [{ id, stage: { from: 'new', to: 'quoted' } }]
    expect((await change(asked, 'technician')).body.refused).toEqual([{ id, code: 'not_found' }])
    expect((await change([{ id }])).status).toBe(422)
    expect((await change(Array.from({ length: 101 }, () => asked[0] ?? {}))).status).toBe(422)
  })

  test('tabs count what the list shows under them, and sums weigh what is not signed', async () => {
    const before = (await ask('GET', '/api/crm/lead-totals')).body
    const { id } = await made({ source: 'whatsapp' })
    await db().update(lead).set({ valueCents: 1_000_000, partnerCode: 'P-017' }).where(eq(lead.id, id))
    const after = (await ask('GET', '/api/crm/lead-totals')).body
    for (const tab of ['open', 'clock', 'partner']) expect(after.tabs[tab] - before.tabs[tab]).toBe(1)
    expect(after.worth.openEur - before.worth.openEur).toBe(10_000)
    expect(after.worth.weightedEur - before.worth.weightedEur).toBe(2_000)
    for (const tab of ['clock', 'partner', 'opened', 'jobs'])
      expect((await ask('GET', `/api/crm/leads?tab=${tab}`)).body.total).toBe(after.tabs[tab])
    await change([{ id, stage: { from: 'new', to: 'accepted' } }])
    const signed = (await ask('GET', '/api/crm/lead-totals')).body
    expect(signed.worth.signedEur - after.worth.signedEur).toBe(10_000)
    expect(signed.tabs.jobs - after.tabs.jobs).toBe(1)
    expect((await ask('GET', '/api/crm/lead-totals', undefined, 'technician')).body.worth).toBeNull()
    expect((await ask('GET', '/api/crm/leads?tab=none')).status).toBe(422)
  })

  test('Today shows mine and nobody’s, counts what waits for colleagues, and shows theirs too once it is late', async () => {
    const { id } = await made({ source: 'whatsapp', note: 'Pool  from\nMarch on' })
    await change([{ id, owner: { id: desk.staff.ids.get('technician') } }])
    const shown = async (whose: string) => {
      const { answerNow, othersAnswer } = (await ask('GET', `/api/crm/today?whose=${whose}`)).body
      return [answerNow.some((one: { id: string }) => one.id === id), othersAnswer > 0]
    }
    expect(await shown('mine')).toEqual([false, true])
    expect((await shown('everyone'))[0]).toBe(true)
    await db()
      .update(lead)
      .set({ answerBy: new Date(Date.now() - 60_000) })
      .where(eq(lead.id, id))
    expect((await shown('mine'))[0]).toBe(true)
    expect((await ask('GET', '/api/crm/today?whose=mars')).status).toBe(422)
  })

  test('Today says whom a job waits for, and what a person wrote on one line', async () => {
    const { id } = await made({ source: 'whatsapp' })
    await db().update(lead).set({ message: 'Pool  heating\nfrom March' }).where(eq(lead.id, id))
    const today = async () => (await ask('GET', '/api/crm/today?whose=everyone')).body
    expect((await today()).answerNow.find((one: { id: string }) => one.id === id).wrote).toBe('Pool heating from March')
    await change([{ id, stage: { from: 'new', to: 'accepted' } }])
    const waits = async () =>
      (await today()).waitingOutside.filter((one: { lead: { id: string } }) => one.lead.id === id)
    expect(await waits()).toMatchObject([{ for: 'customer' }])
    await db().insert(jobStep).values({ leadId: id, step: 'deposit', doneByName: 'x' })
    expect(await waits()).toEqual([])
    expect((await today()).nextDay.visits).toEqual([])
  })
})
