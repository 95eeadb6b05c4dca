import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathOf } from '#src/site/routes.ts'
import { sidewaysOf } from './page-checks.ts'
import { downloadedPdf, shownReference } from './quote-steps.ts'
import { eventually, pdfText, textOf, visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** The two forms, and the guides of the emergency page, in a browser that runs no script at all. */

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

/** Sends the form on the page and gives the server's answer to the post. */
async function send(page: Page): Promise<Response> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.locator('form[method=post] button[type=submit]').click(),
  ])
  await page.waitForLoadState()
  return answer
}

async function leadsNamed(q: string): Promise<number> {
  const headers = { authorization: `Bearer ${await site.token()}` }
  const total = async () => {
    const list = await fetch(`${site.url}/api/crm/leads?q=${encodeURIComponent(q)}`, { headers })
    return ((await list.json()) as { total: number }).total
  }
  await eventually('the lead is listed', total)
  await eventually(
    'everything is carried over',
    async () => ((await (await fetch(`${site.url}/readyz`)).json()) as { waiting: number }).waiting === 0,
  )
  return total()
}

/** A control of the form that the server reads; the step-by-step page beside it is hidden. */
const control = (page: Page, selector: string) => page.locator(`form[method=post] ${selector}`)
const refused = [expect.stringContaining('422')]
const summaryLinks = (page: Page) => page.locator('.summary a')

describe.each([
  ['en', '/quote', desktop, 'Name', 'Nora Plain'],
  ['es', '/es/presupuesto', phone, 'Nombre', 'Inés Llano'],
] as const)('the quote on one page (%s)', (language, path, size, nameLabel, person) => {
  test('refuses with every error and keeps what was typed, then ends in the saved quote and its PDF, once', async () => {
    const { page, context, troubles } = await openPage(browser, { ...size, javaScriptEnabled: false })
    await page.goto(site.url + path)
    await page.getByLabel(nameLabel, { exact: true }).fill(person)
    await control(page, 'input[name=town][value=estepona]').check()
    expect((await send(page)).status()).toBe(422)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.title()).toMatch(/^Error:/)
    expect(await page.getByLabel(nameLabel, { exact: true }).inputValue()).toBe(person)
    expect(await control(page, 'input[name=town][value=estepona]').isChecked()).toBe(true)
    const targets = await summaryLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(targets).toHaveLength(8)
    // Each line says which answer is missing.
    expect(new Set(await summaryLinks(page).allInnerTexts()).size).toBe(8)
    for (const target of targets) expect(await control(page, `${target}`).count()).toBe(1)

    await control(page, 'input[name=propertyType][value=villa]').check()
    await control(page, 'input[name=buildYear]').fill('1995')
    await control(page, 'input[name=occupancy][value=full-time]').check()
    await control(page, 'input[name=monthlyBillEur]').fill(language === 'es' ? '180,50' : '180.50')
    await control(page, 'input[name=goals][value=blackout-protection]').check()
    await control(page, 'input[name=budget][value=not-sure]').check()
    await control(page, 'input[name=email]').fill('ana@example.com')
    await control(page, 'input[name=consentPrivacy]').check()
    const accepted = await send(page)
    expect(accepted.status()).toBe(303)
    await page.waitForURL(new RegExp(`${path}/[^/]{20,}`))
    const saved = page.url()
    const reference = await shownReference(page)
    const text = await pdfText(await downloadedPdf(page))
    expect(text).toContain(reference)
    expect(text).toContain(person)

    // The second click of a double click sends the very same form.
    const second = await context.request.post(site.url + path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      data: accepted.request().postData() ?? '',
      maxRedirects: 0,
    })
    expect(second.headers().location).toBe(new URL(saved).pathname)
    expect(await leadsNamed(person)).toBe(1)
    expect(troubles.splice(0)).toEqual(refused)
    await context.close()
  })
})

describe.each([
  ['en', '/contact', phone, 'Name', 'Walter Bare'],
  ['es', '/es/contacto', desktop, 'Nombre', 'Rocío Llano'],
] as const)('the contact form (%s)', (_language, path, size, nameLabel, person) => {
  test('refuses with every error and keeps what was typed, then gives the receipt, once', async () => {
    const { page, context, troubles } = await openPage(browser, { ...size, javaScriptEnabled: false })
    await page.goto(site.url + path)
    await page.getByLabel(nameLabel, { exact: true }).fill(person)
    await control(page, 'select[name=service]').selectOption('heat-pump')
    expect((await send(page)).status()).toBe(422)
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.title()).toMatch(/^Error:/)
    expect(await page.getByLabel(nameLabel, { exact: true }).inputValue()).toBe(person)
    expect(await control(page, 'select[name=service]').inputValue()).toBe('heat-pump')
    const targets = await summaryLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(['#contact-email', '#contact-consent-privacy'])

    await control(page, 'input[name=email]').fill('ana@example.com')
    await control(page, 'input[name=consentPrivacy]').check()
    expect((await send(page)).status()).toBe(200)
    const shown = () => textOf(page.locator('[data-receipt]'))
    const receipt = await shown()
    expect(receipt).toMatch(/C-[0-9A-Z]{6,}/)
    expect(receipt).toMatch(/\d{1,2}:\d{2}/)
    // Reloading the answer posts the form again.
    await page.reload()
    expect(await shown()).toBe(receipt)
    expect(await leadsNamed(person)).toBe(1)
    expect(troubles.splice(0)).toEqual(refused)
    await context.close()
  })
})

describe('the guides of the chat', () => {
  test.each([
    [pathOf('emergency', 'en'), 4],
    [pathOf('emergency', 'es'), 4],
  ])('stand on %s as well and open', async (path, many) => {
    const { page, context } = await openPage(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(site.url + path)
    const guides = page.locator('main details.gs')
    expect(await guides.count()).toBe(many)
    // Three of them stand in a folded section of their own.
    await page.locator('main details:has(details.gs) > summary').click()
    for (const guide of await guides.all()) {
      await guide.locator('summary').click()
      expect(await guide.locator('ol > li').first().isVisible()).toBe(true)
    }
    expect(await sidewaysOf(page)).toEqual([])
    await context.close()
  })
})
