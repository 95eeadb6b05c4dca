import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { violationsOf } from './page-checks.ts'
import { eventually } from './site.ts'
import { StaffPhone } from './staff-phone.ts'

/** Leads that come from a file and leave in one, on a phone: checked, left, found again, imported, taken back; and a task for several. */

const imports = z.object({ items: z.array(z.object({ importId: z.uuid(), state: z.string() })) })
const found = z.object({ total: z.number() })
const tasks = z.object({ items: z.array(z.object({ title: z.string() })) })

let desk: StaffPhone
let page: Page
beforeAll(async () => {
  desk = await StaffPhone.start()
  page = desk.page
})
afterAll(() => desk.stop())

const total = async (q: string) => found.parse(await desk.api('GET', `/api/crm/leads?q=${q}`)).total
const file = (text: string) => ({ name: 'old-list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
async function saved(press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return readFileSync(await download.path(), 'utf8')
}
const tap = (what: Locator) => what.tap()

test('a file is checked, left, found again, imported and taken back', async () => {
  await desk.open('/crm/import', 'Import from a file')
  await page
    .locator('#import-file')
    .setInputFiles(file('Nombre;Correo;Notas\nFila Filed;filed@example.com;"=1+1"\nFila Wrong;nowhere;\n'))
  await tap(desk.button('Check the file'))
  await page.getByText('2 rows read').waitFor()
  const refused = await saved(() => tap(desk.button('Download these rows')))
  expect(refused).toContain('Fila Wrong,,nowhere')
  // Left in the middle: nothing is saved, and the list has it.
  await desk.open('/crm', /Leads/)
  expect(await total('Filed')).toBe(0)
  await desk.open('/crm/import', 'Import from a file')
  await page.getByRole('link', { name: 'old-list.csv' }).first().waitFor()
  expect(await violationsOf(page)).toEqual([])
  await tap(page.getByRole('link', { name: 'old-list.csv' }).first())
  await tap(desk.button(/^Import 1 row/))
  await page.getByText('Leads made: 1.').waitFor()
  expect(await total('Filed')).toBe(1)
  // Found again by its address, after a reload.
  await page.reload()
  await tap(desk.button('Take the import back'))
  await page.getByText('Leads taken back: 1.').waitFor()
  expect(await total('Filed')).toBe(0)
  const { items } = imports.parse(await desk.api('GET', '/api/crm/imports'))
  expect(items[0]?.state).toBe('undone')
  expect(await violationsOf(page)).toEqual([])
})

test('heads that nobody knows are asked for, and an open quotation mark is named', async () => {
  await desk.open('/crm/import', 'Import from a file')
  await page.locator('#import-file').setInputFiles(file('wer,wo\nWanda Mapped,Mijas\n'))
  await tap(desk.button('Check the file'))
  await page.getByLabel('wer').selectOption({ label: 'Name' })
  await tap(desk.button('Check again with these'))
  await page.getByText('1 row read').waitFor()
  await desk.open('/crm/import', 'Import from a file')
  await page.locator('#import-file').setInputFiles(file('name\n"Open\n'))
  await tap(desk.button('Check the file'))
  await page.getByRole('alert').filter({ hasText: '2' }).waitFor()
})

test('what is filtered is saved as a file', async () => {
  await desk.newLead('Xenia Exported')
  await desk.newLead('Zoe Elsewhere')
  await desk.open('/crm?q=Exported', /Leads/)
  const table = await saved(() => tap(desk.button('Save 1 as a file')))
  expect(table).toContain('Xenia Exported')
  expect(table).not.toContain('Zoe')
})

test('what is held of a person is saved as a file', async () => {
  const id = await desk.newLead('Petra Person')
  await desk.open(`/crm/leads/${id}`, 'Petra Person')
  const held = await saved(() => tap(desk.button('Save everything held of this person')))
  const tables = z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).parse(JSON.parse(held))
  expect(Object.values(tables).flat()).toContainEqual(expect.objectContaining({ id, name: 'Petra Person' }))
})

test('a task for each of several leads, and back', async () => {
  const ids = [await desk.newLead('Berta Bulk'), await desk.newLead('Bruno Bulk')]
  await desk.open('/crm?q=Bulk', /Leads/)
  for (const name of ['Berta Bulk', 'Bruno Bulk']) await page.getByLabel(`Choose ${name}`).check()
  await tap(desk.button('A task for each…'))
  await page.getByLabel('What has to be done').fill('Ask for the plan')
  await tap(desk.button('Add task'))
  await page.getByText('A task made for each of 2 leads.').waitFor()
  const titles = () =>
    Promise.all(
      ids.map(async (id) =>
        tasks.parse(await desk.api('GET', `/api/crm/tasks?leadId=${id}`)).items.map((one) => one.title),
      ),
    )
  expect(await titles()).toEqual([['Ask for the plan'], ['Ask for the plan']])
  await tap(desk.button('Undo'))
  await page.getByText('Undone: 2 leads are as before.').waitFor()
  await eventually('both are gone', async () => (await titles()).flat().length === 0)
})

test('nothing went wrong on the way but what was asked for', () => {
  expect(desk.troubles.filter((trouble) => !trouble.includes('422'))).toEqual([])
})
