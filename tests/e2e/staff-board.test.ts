import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { StaffPhone } from './staff-phone.ts'
import { signIn } from './staff-screen.ts'
import { desktop, openPage, startBrowser } from './windows.ts'

/** The board at a desk: by keys alone, and with somebody else at it. */

const detail = z.object({ stage: z.string() })
let desk: StaffPhone
let office: Page
let context: BrowserContext
let troubles: string[]

beforeAll(async () => {
  desk = await StaffPhone.start()
  ;({ page: office, context, troubles } = await openPage(await startBrowser(), { ...desktop, reducedMotion: 'reduce' }))
  await signIn(context, await desk.site.token())
})
afterAll(async () => {
  await context.close()
  await desk.stop()
})

const stageOf = async (id: string) => detail.parse(await desk.api('GET', `/api/crm/leads/${id}`)).stage
async function onBoard(name: string) {
  await office.goto(`${desk.site.url}/crm?view=board`)
  await office.getByRole('link', { name, exact: true }).focus()
}

test('a card is moved by M and the digit of a stage, and taken back by a press', async () => {
  const id = await desk.newLead('Karl Keys')
  await onBoard('Karl Keys')
  await office.keyboard.press('m')
  await office.keyboard.press('4')
  await office.getByText('Karl Keys moved to Quoted.').waitFor()
  expect(await stageOf(id)).toBe('quoted')
  await office.getByRole('button', { name: 'Undo' }).click()
  await office.getByText('Karl Keys moved to New.').waitFor()
  expect(await stageOf(id)).toBe('new')
})

test('by 0 it is lost, once the reason is said', async () => {
  const id = await desk.newLead('Lola Lost')
  await onBoard('Lola Lost')
  await office.keyboard.press('m')
  await office.keyboard.press('0')
  await office.getByRole('dialog').getByRole('button', { name: 'Another firm' }).click()
  await office.getByText('Lola Lost moved to Lost.').waitFor()
  expect(await stageOf(id)).toBe('lost')
})

test('who moved it first is named, with where it stands, and nothing is lost silently', async () => {
  const id = await desk.newLead('Sonia Stale')
  await onBoard('Sonia Stale')
  await desk.api('PATCH', `/api/crm/leads/${id}`, { stage: { from: 'new', to: 'contacted' } })
  await office.keyboard.press('m')
  await office.keyboard.press('3')
  await office
    .locator('.undo-line')
    .getByText(/Contacted/)
    .waitFor()
  expect(await office.locator('.undo-line').textContent()).toMatch(/^Admin .*Contacted/)
  expect(await stageOf(id)).toBe('contacted')
  // The newest state stands on the board.
  await office.locator('section[aria-label="Contacted"]').getByText('Sonia Stale').waitFor()
})

test('a lead typed in by keys alone has its next step as a task', async () => {
  await office.goto(`${desk.site.url}/crm?view=board`)
  await office.locator('.board').waitFor()
  await office.keyboard.press('c')
  await office.getByLabel('Phone', { exact: true }).waitFor()
  await office.keyboard.type('612345679')
  await office.keyboard.press('Enter')
  await office.keyboard.type('Nadia Next')
  const step = office.getByRole('button', { name: 'Call back' })
  for (let presses = 0; presses < 40 && !(await step.evaluate((one) => one === document.activeElement)); presses++)
    await office.keyboard.press('Tab')
  await office.keyboard.press('Space')
  await office.keyboard.press('Control+Enter')
  await office.getByText(/^Saved as L-/).waitFor()
  const { items } = z
    .object({ items: z.array(z.object({ title: z.string(), leadName: z.string().nullish() })) })
    .parse(await desk.api('GET', '/api/crm/tasks'))
  expect(items.map(({ title }) => title)).toContain('Call back')
})

test('nothing went wrong on the way but what was asked for', () => {
  expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([])
})
