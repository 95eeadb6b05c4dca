import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from './site.ts'
import { StaffPhone } from './staff-phone.ts'

/** What staff do every day on the list, the inbox and the forms held back, on a phone. */

const leads = z.object({ items: z.array(z.object({ id: z.uuid(), name: z.string() })) })

let desk: StaffPhone
let page: Page

beforeAll(async () => {
  desk = await StaffPhone.start()
  page = desk.page
})
afterAll(() => desk.stop())

test('from the list to a call', async () => {
  await desk.newLead('Carla List')
  await desk.open('/crm?view=list', /Leads/)
  await desk.within(async (thumb) => {
    await thumb.tap(page.locator('tr', { hasText: 'Carla List' }).getByRole('link'))
    const call = page.getByRole('link', { name: 'Call', exact: true }).first()
    expect(await call.getAttribute('href')).toMatch(/^tel:\+34/)
    thumb.taps += 1
  })
})

test('several leads to another stage and to a colleague, and back', async () => {
  const ids = [await desk.newLead('Dina Several'), await desk.newLead('Dora Several')]
  const stages = async () =>
    Promise.all(
      ids.map(async (id) => z.object({ stage: z.string() }).parse(await desk.api('GET', `/api/crm/leads/${id}`)).stage),
    )
  await desk.open('/crm?q=Several', /Leads/)
  for (const name of ['Dina Several', 'Dora Several']) await page.getByLabel(`Choose ${name}`).check()
  await page.getByText('2 chosen:').waitFor()
  await desk.within(async (thumb) => {
    await thumb.choose(page.getByLabel('Move to…'), 'Quoted')
    await page.getByText('2 leads moved to Quoted.').waitFor()
  })
  expect(await stages()).toEqual(['quoted', 'quoted'])
  await desk.within(async (thumb) => {
    await thumb.tap(desk.button('Undo'))
    await page.getByText('Undone: 2 leads are as before.').waitFor()
  })
  expect(await stages()).toEqual(['new', 'new'])
})

test('a tab shows what its count says', async () => {
  await desk.open('/crm', /Leads/)
  const tab = page.getByRole('link', { name: /^All open\D*\d/ })
  const count = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0])
  await desk.within((thumb) => thumb.tap(tab))
  await page.waitForURL(/open=yes/)
  await page.getByText(new RegExp(`^${count} leads`)).waitFor()
})

test('a form that was held back is let through', async () => {
  await desk.site.post('/api/contact', {
    language: 'en',
    name: 'Jana Held',
    email: 'jana@example.com',
    location: 'Marbella',
    service: 'solar',
    message: 'Cheap backlinks: https://a.example and https://b.example',
    consent: { privacy: true },
  })
  await eventually('it is held back', async () =>
    JSON.stringify(await desk.api('GET', '/api/admin/quarantine')).includes('Jana Held'),
  )
  await desk.open('/admin/held-back', /.+/)
  await desk.within(async (thumb) => {
    await thumb.tap(desk.button('A person sent it', page.getByRole('article').filter({ hasText: 'Jana Held' })))
    await page.getByText('Jana Held').waitFor({ state: 'detached' })
  })
})

test('an answer in the inbox, from a template', async () => {
  await desk.site.post('/api/contact', {
    language: 'es',
    name: 'Karla Inbox',
    email: 'karla@example.com',
    location: 'Mijas',
    service: 'solar',
    message: '¿Cuándo podéis venir a ver el tejado?',
    consent: { privacy: true },
  })
  const id = await eventually('it is a lead', async () => {
    const { items } = leads.parse(await desk.api('GET', '/api/crm/leads?q=Karla'))
    return items[0]?.id
  })
  await desk.open(`/crm/inbox?lead=${id}`, /.+/)
  await desk.within(async (thumb) => {
    await thumb.tap(desk.button('Offer a time for the survey'))
    await thumb.tap(page.getByRole('button', { name: 'Send', exact: true }))
    await page
      .getByText(/Leaves in \d+ s/)
      .first()
      .waitFor()
  })
})

test('a conversation is given to a colleague, and taken back', async () => {
  await desk.site.post('/api/contact', {
    language: 'en',
    name: 'Gina Given',
    email: 'gina@example.com',
    location: 'Mijas',
    service: 'solar',
    message: 'Could you come on a Saturday?',
    consent: { privacy: true },
  })
  const lead = await eventually('it is a lead', async () => {
    const { items } = leads.parse(await desk.api('GET', '/api/crm/leads?q=Gina'))
    return items[0]
  })
  const owner = async () =>
    z.object({ takenBy: z.string().nullable() }).parse(await desk.api('GET', `/api/crm/leads/${lead.id}`)).takenBy
  await desk.open(`/crm/inbox?lead=${lead.id}`, /.+/)
  const talk = page.getByRole('region', { name: 'Conversation with Gina Given' })
  let name = ''
  await desk.within(async (thumb) => {
    await thumb.tap(talk.getByText('Give to…'))
    const colleague = talk.locator('.pop button').first()
    name = (await colleague.textContent()) ?? ''
    await thumb.tap(colleague)
    await page.getByText(`Gina Given is ${name}’s now.`).waitFor()
  })
  expect(await owner()).toBe(name)
  await desk.within(async (thumb) => {
    await thumb.tap(desk.button('Undo'))
    await page.getByText('Gina Given: as before.').waitFor()
  })
  expect(await owner()).toBeNull()
})

test('nothing went wrong on the way', () => {
  expect(desk.troubles).toEqual([])
})
