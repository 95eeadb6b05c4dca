import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** A consultation booked, moved and cancelled in a browser, with its script and without. */

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

test('with its script the page keeps the visitor: times, errors in place, and then the appointment', async () => {
  const { page, context } = await openPage(browser, desktop)
  await page.goto(`${site.url}/design-consultation`)
  // Until a time is chosen the button says so, and leads to the times.
  const button = page.locator('[data-confirm-button]')
  await page.locator('.slot input:not(:disabled)').first().waitFor({ state: 'attached' })
  expect([await button.textContent(), await button.getAttribute('aria-disabled')]).toEqual([
    'Choose a time above',
    'true',
  ])
  await button.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('slot')
  await page.locator('.slot input:not(:disabled)').first().check({ force: true })
  expect(await button.textContent()).toMatch(/^Confirm \w{3} \d/)
  expect(await page.locator('[name=address]').isVisible()).toBe(true)
  // Nobody else gets this time while the form is filled in.
  await page.getByText(/is kept for you until \d\d:\d\d/).waitFor()
  const kept = await page.locator('.slot input:checked').getAttribute('value')
  const offered = await fetch(`${site.url}/api/consultations/slots?days=31&mode=visit&town=marbella&topic=solar`)
  const { taken } = (await offered.json()) as { taken: { id: string }[] }
  expect(taken.map(({ id }) => id)).toContain(kept)
  await button.click()
  await page.locator('.summary').waitFor()
  await page.locator('[name=name]').fill('Ana')
  await page.locator('[name=reach]').fill('booking-ana@example.com')
  await page.locator('[name=consentPrivacy]').check()
  await button.click()
  await page.waitForURL('**/booking/*')
  expect(await page.locator('h1').textContent()).toMatch(/^See you on/)
  const invite = await page.locator('a[download]').getAttribute('href')
  const file = await (await fetch(site.url + invite)).text()
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  await context.close()
})

test('without script the same is done by plain forms', async () => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/es/consulta-diseno`)
  await page.locator('[data-week] button').click()
  await page.locator('.slot input:not(:disabled)').last().check({ force: true })
  await page.locator('[name=name]').fill('Eva')
  await page.locator('[name=reach]').fill('booking-eva@example.com')
  await page.locator('[name=consentPrivacy]').check()
  await page.locator('[data-confirm-button]').click()
  await page.waitForURL('**/es/cita/*')
  expect(await page.locator('h1').textContent()).toMatch(/^Nos vemos/)
  await page.locator('button[name=week]').click()
  await page.locator('.slot input:not(:disabled)').last().check({ force: true })
  await page.locator('button[value=move]').click()
  await page.locator('button[value=cancel]').click()
  expect(await page.locator('h1').textContent()).toBe('La cita está anulada.')
  await context.close()
})
