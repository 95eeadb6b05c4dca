import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layouts } from '#tests/bills/layouts/layouts.ts'
import { type MadeUpBill, madeUpBill } from '#tests/bills/made-up.ts'
import { pdfOf, photoOf } from '#tests/bills/render.ts'
import { sidewaysOf, violationsOf } from './page-checks.ts'
import { textOf, visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** A bill in the browser: read there and nowhere else, checked, understood, carried on; and without script. */

const folder = mkdtempSync(join(tmpdir(), 'bills-'))
const site = visitorsSite()
let browser: Browser
let bill: MadeUpBill
const files = { pdf: join(folder, 'bill.pdf'), photo: join(folder, 'bill.jpg'), html: join(folder, 'page.pdf') }
beforeAll(async () => {
  const layout = layouts.find(({ retailer }) => retailer === 'Octopus Energy')
  bill = madeUpBill(41, 'Octopus Energy', { isYearPrice: false, hasService: false })
  const pdf = pdfOf(layout?.blocks(bill) ?? [])
  writeFileSync(files.pdf, pdf)
  writeFileSync(files.photo, await photoOf(pdf, 3))
  writeFileSync(files.html, '<!doctype html><html></html>')
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

const input = 'input[name=file]'

describe('with script', () => {
  test('a PDF is read on the device, checked and understood; nothing is sent, and the figures go on to the quote', async () => {
    const { page, context, troubles } = await openPage(browser, desktop)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && !request.url().endsWith('/api/vitals')) sent.push(request.url())
    })
    await page.goto(`${site.url}/bill-analysis`)
    await page.setInputFiles(input, files.pdf)
    const total = page.getByLabel(/Total to pay/)
    await total.waitFor()
    expect(await total.inputValue()).toBe(bill.eur.total.toFixed(2))
    expect(await page.locator('.b-page canvas').count()).toBeGreaterThan(0)
    expect(await violationsOf(page, { of: '[data-bill]' })).toEqual([])
    await page.getByRole('button', { name: 'Yes, show the result' }).click()
    expect(await textOf(page.locator('.b-fall'))).toContain('Left to pay')
    expect(await violationsOf(page, { of: '[data-bill]' })).toEqual([])
    const onward = await page.getByRole('link', { name: 'Take this into a quote' }).getAttribute('href')
    expect(onward).toMatch(/^\/quote\?.*annualKwh=\d+.*contractedPowerKw=/)
    expect([sent, troubles]).toEqual([[], []])
    await page.goBack()
    await total.waitFor()
    await context.close()
  })

  test('a photograph is read on a phone in Spanish, and what is unsure comes first in amber', async () => {
    const { page, context } = await openPage(browser, phone)
    await page.goto(`${site.url}/es/analisis-facturas`)
    await page.setInputFiles(input, files.photo)
    await page.locator('.b-check').waitFor({ timeout: 90_000 })
    expect(await page.locator('[data-fact=days]').inputValue()).toBe(String(bill.days))
    expect(await sidewaysOf(page)).toEqual([])
    await context.close()
  })

  test('what is no bill is said plainly, and the figures can be typed instead', async () => {
    const { page, context } = await openPage(browser, desktop)
    await page.goto(`${site.url}/bill-analyzer`)
    await page.setInputFiles(input, files.html)
    expect(await textOf(page.locator('.b-refused'))).toContain('Not a PDF or a picture')
    await page.getByRole('button', { name: 'Type the figures yourself' }).click()
    await page.getByLabel(/Total to pay/).fill('much')
    await page.getByRole('button', { name: 'Yes, show the result' }).click()
    expect(await page.getByLabel(/Total to pay/).getAttribute('aria-invalid')).toBe('true')
    await context.close()
  })
})

test('without script the server reads the bill, with consent, and answers with a page', async () => {
  const { page, context } = await openPage(browser, { ...desktop, javaScriptEnabled: false })
  await page.goto(`${site.url}/bill-analysis`)
  await page.setInputFiles(input, files.pdf)
  await page.getByRole('checkbox', { name: 'Read my file on the server' }).check()
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: 'Read the bill' }).click(),
  ])
  expect(answer.status()).toBe(200)
  expect(await textOf(page.locator('main'))).toContain(bill.eur.total.toFixed(2))
  await context.close()
})
