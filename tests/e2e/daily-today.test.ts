import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { madridDate } from '#src/shared/domain/plain-date.ts'
import { eventually } from './site.ts'
import { StaffPhone } from './staff-phone.ts'

/** What staff do every day on Today, on a phone. */

let desk: StaffPhone
let page: Page
let quoted: string

beforeAll(async () => {
  desk = await StaffPhone.start()
  page = desk.page
  quoted = await desk.quotedLead('Ana Núñez')
})
afterAll(() => desk.stop())

describe('on Today', () => {
  test('calling whoever waits, saying so, and taking it back', async () => {
    await desk.site.post('/api/contact', {
      language: 'es',
      name: 'Berta Call',
      phone: '+34600999888',
      location: 'Mijas',
      service: 'solar',
      message: 'Llamadme, por favor.',
      consent: { privacy: true },
    })
    await eventually('she waits', async () =>
      JSON.stringify(await desk.api('GET', '/api/crm/today')).includes('Berta Call'),
    )
    await desk.open('/admin/dashboard', 'Today')
    const row = page.getByRole('listitem').filter({ hasText: 'Berta Call' })
    await desk.within(async (thumb) => {
      await row.waitFor()
      expect(await row.getByRole('link', { name: 'Call', exact: true }).getAttribute('href')).toMatch(/^tel:\+34/)
      await thumb.tap(desk.button('Done', row))
      await page.getByText('Berta Call: noted as called.').waitFor()
    })
    // It stands among what was done for the rest of the day too.
    const done = page.getByRole('listitem').filter({ hasText: 'answered' })
    await done.getByText('Berta Call').first().waitFor()
    await page.reload()
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button(/^Undo/, done))
      await row.getByRole('link', { name: 'Call', exact: true }).waitFor()
    })
  })

  test('ticking a task off, and putting one off until tomorrow', async () => {
    for (const title of ['Send the photos', 'Order the inverter'])
      await desk.api('POST', '/api/crm/tasks', { title, dueAt: new Date().toISOString() })
    await desk.open('/admin/dashboard', 'Today')
    const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button('Done', row('Send the photos')))
      await page.getByText('Send the photos: done.').waitFor()
    })
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button('Tomorrow', row('Order the inverter')))
      await page.getByText('Order the inverter: tomorrow at 9:00.').waitFor()
    })
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button('Undo').first())
      await row('Order the inverter').waitFor()
    })
  })

  test('opening a quote that was looked at and not answered', async () => {
    await desk.api('PATCH', `/api/crm/leads/${quoted}`, { stage: { from: 'new', to: 'quoted' } })
    const { quote } = z
      .object({ quote: z.object({ customerUrl: z.string() }) })
      .parse(await desk.api('GET', `/api/crm/leads/${quoted}`))
    await fetch(quote.customerUrl.replace(/^https?:\/\/[^/]+/, desk.site.url))
    await eventually('it is known to be opened', async () =>
      JSON.stringify(await desk.api('GET', '/api/crm/today')).includes('"times":1'),
    )
    await desk.open('/admin/dashboard', 'Today')
    await desk.within(async (thumb) => {
      const row = page.getByRole('listitem').filter({ hasText: /opened/ })
      await thumb.tap(row.getByRole('link', { name: 'Ana Núñez' }))
      await page.getByRole('heading', { level: 1, name: 'Ana Núñez' }).waitFor()
    })
  })

  test('answering who left no number, from the letter that comes next', async () => {
    const id = await desk.newLead('Nora Numberless', { phone: undefined, source: 'other' })
    await desk.open('/admin/dashboard', 'Today')
    await desk.within(async (thumb) => {
      const row = page.getByRole('listitem').filter({ hasText: 'Nora Numberless' })
      await thumb.tap(row.getByRole('link', { name: 'Answer', exact: true }))
      expect(await page.getByLabel('Text').inputValue()).toContain('Nora Numberless')
      await thumb.tap(page.getByRole('button', { name: 'Send', exact: true }))
      await page
        .getByText(/Leaves in \d+ s/)
        .first()
        .waitFor()
    })
    expect(page.url()).toContain(id)
  })

  test('typing in a lead during a call', async () => {
    await desk.open('/admin/dashboard', 'Today')
    await desk.within(async (thumb) => {
      await thumb.tap(desk.button(/^New lead/))
      await thumb.type(page.getByLabel('Phone', { exact: true }), '+34600111222')
      await page.keyboard.press('Enter')
      await thumb.type(page.getByLabel('Name', { exact: true }), 'Lola Spoken')
      await thumb.tap(desk.button(/^Save lead/))
      await page.getByRole('status').filter({ hasText: 'Saved as' }).waitFor()
    })
  })
})

test('the way to the next visit', async () => {
  const now = new Date()
  const { crews } = z
    .object({ crews: z.array(z.object({ id: z.string() })) })
    .parse(await desk.api('GET', `/api/admin/calendar?from=${madridDate(now)}&days=1`))
  const start = new Date(Math.ceil(now.getTime() / 900_000) * 900_000)
  await desk.api('POST', '/api/admin/calendar', {
    kind: 'visit',
    crewId: crews[0]?.id,
    start: start.toISOString(),
    end: new Date(start.getTime() + 900_000).toISOString(),
    town: 'marbella',
    address: 'Calle Sol 5',
  })
  await desk.open('/admin/dashboard', 'Today')
  const route = page.getByRole('link', { name: 'Route' })
  await route.waitFor()
  expect(await route.getAttribute('href')).toContain(encodeURIComponent('Calle Sol 5, Marbella'))
})

test('nothing went wrong on the way', () => {
  expect(desk.troubles).toEqual([])
})
