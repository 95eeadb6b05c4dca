import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** What asks before it stores, and what says at the edge of the page that something was done. */

const site = visitorsSite()
let browser: Browser
let quotePath: string
beforeAll(async () => {
  browser = await startBrowser()
  const answers = {
    language: 'en',
    town: 'mijas',
    propertyType: 'villa',
    buildYear: 2004,
    occupancy: 'full-time',
    existingSystems: [],
    goals: ['lower-bills'],
    budget: 'not-sure',
    monthlyBillEur: 165,
    contact: { name: 'Ana', email: 'ana@example.com' },
    consent: { privacy: true, marketing: false },
  }
  const made = (await (await site.post('/api/quotes', answers)).json()) as { url: string }
  quotePath = new URL(made.url).pathname
})
afterAll(() => browser.close())

const english = { ...desktop, locale: 'en-GB' }
const box = 'aside[data-consent]'
const settings = 'footer .legal button'

async function cookiesOf(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
}

describe('consent', () => {
  test('is not asked for, and no entry stands in the footer, when nothing needs it', async () => {
    const { page, context } = await openPage(browser, english)
    await page.goto(`${site.url}/contact`, { waitUntil: 'networkidle' })
    expect(await page.locator(`${box}, ${settings}`).count()).toBe(0)
    expect(await cookiesOf(context)).toEqual([])
    await context.close()
  })

  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ] as const)('is asked for on a partner’s link, with two equal buttons and no cookie before (%s)', async (_, size) => {
    const { page, context, troubles } = await openPage(browser, { ...size, locale: 'en-GB' })
    await page.goto(`${site.url}/contact?p=ANA-2026`)
    await page.locator(box).waitFor()
    expect(await cookiesOf(context)).toEqual([])
    const buttons = page.locator(`${box} button`)
    expect(await buttons.allInnerTexts()).toEqual(['Accept', 'Reject'])
    const [accept, reject] = await buttons.evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect()
        const { color, backgroundColor, fontWeight } = getComputedStyle(each)
        return { width: Math.round(width), height, color, backgroundColor, fontWeight }
      }),
    )
    expect(accept).toEqual(reject)
    // The first stop after the skip link.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate((shown) => document.activeElement?.closest(shown) !== null, box)).toBe(true)
    expect(troubles).toEqual([])
    await context.close()
  })

  test('refused stays refused without a cookie, and can be turned round from the footer and back', async () => {
    const { page, context, troubles } = await openPage(browser, english)
    await page.goto(`${site.url}/es/contacto?p=ANA-2026`)
    await page.locator(box).getByRole('button', { name: 'Rechazar' }).click()
    expect(await page.locator(box).count()).toBe(0)
    await page.goto(`${site.url}/es/contacto?p=ANA-2026`, { waitUntil: 'networkidle' })
    expect(await page.locator(box).count()).toBe(0)
    expect(await cookiesOf(context)).toEqual([])

    await page.locator(settings).click()
    expect(await page.locator(box).evaluate((asked) => asked === document.activeElement)).toBe(true)
    await page.locator(box).getByRole('button', { name: 'Aceptar' }).click()
    expect(await page.locator(settings).evaluate((entry) => entry === document.activeElement)).toBe(true)
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'affiliate', value: 'ANA-2026', sameSite: 'Lax', path: '/' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)

    await page.goto(`${site.url}/es/contacto`)
    await page.locator(settings).click()
    await page.locator(box).getByRole('button', { name: 'Rechazar' }).click()
    expect(await cookiesOf(context)).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  })
})

describe('a toast', () => {
  test('is fetched at its first need, can be reached by F8, and goes after five seconds', async () => {
    const { page, context, troubles } = await openPage(browser, {
      ...english,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.clock.install()
    await page.goto(site.url + quotePath, { waitUntil: 'networkidle' })
    expect(fetched.filter((url) => url.includes('toast-host'))).toEqual([])
    await page.locator('[data-copy-link]').click()
    const toast = page.locator('.toast')
    await toast.waitFor()
    expect(await toast.textContent()).toContain('Link copied')
    await page.keyboard.press('F8')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('class'))).toBe('toasts')
    // Looked at, it waits.
    await page.clock.runFor(20_000)
    expect(await toast.count()).toBe(1)
    await page.locator('[data-copy-link]').focus()
    await page.clock.runFor(6000)
    await toast.waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
    await context.close()
  })

  test('takes the place of the one before', async () => {
    const { page, context } = await openPage(browser, {
      ...english,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.goto(site.url + quotePath)
    await page.locator('[data-copy-link]').click()
    await page.locator('.toast').waitFor()
    await page.locator('[data-copy-link]').click()
    await page.locator('[data-copy-link]').click()
    expect(await page.locator('.toast').count()).toBe(1)
    await context.close()
  })

  test('of a failure stays until it is closed, and floats above the edge', async () => {
    const { page, context } = await openPage(browser, { ...phone, locale: 'en-GB' })
    await page.clock.install()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.goto(site.url + quotePath)
    await page.locator('[data-copy-link]').click()
    const toast = page.locator('.toast.bad')
    await toast.waitFor()
    await page.clock.runFor(60_000)
    // A quote has no bar: the edge of the screen is what it keeps clear of.
    const shown = await toast.boundingBox()
    expect((shown?.y ?? 999) + (shown?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0)
    await toast.getByRole('button', { name: 'Close' }).click()
    await toast.waitFor({ state: 'detached' })
    await context.close()
  })

  test('is swept away to the right, by 50 px and not by less', async () => {
    const { page, context } = await openPage(browser, {
      ...english,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.goto(site.url + quotePath)
    await page.locator('[data-copy-link]').click()
    const toast = page.locator('.toast')
    await toast.waitFor()
    const sweep = async (px: number) => {
      const at = await toast.boundingBox()
      if (!at) throw new Error('no toast')
      await page.mouse.move(at.x + 40, at.y + 20)
      await page.mouse.down()
      await page.mouse.move(at.x + 40 + px / 2, at.y + 20, { steps: 4 })
      await page.mouse.move(at.x + 40 + px, at.y + 20, { steps: 4 })
      await page.mouse.up()
    }
    await sweep(40)
    expect(await toast.count()).toBe(1)
    await sweep(90)
    await toast.waitFor({ state: 'detached', timeout: 2000 })
    await context.close()
  })

  test('says at the edge what became of a short enquiry: not sent while offline, then sent', async () => {
    const { page, context } = await openPage(browser, english)
    await page.goto(`${site.url}/bill-analysis`)
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) if (details.querySelector('form.enq')) details.toggleAttribute('open', true)
    })
    const form = page.locator('form.enq')
    await form.locator('input[name=name]').fill('Tess Toast')
    await form.locator('input[name=email]').fill('tess@example.com')
    await form.locator('input[name=consentPrivacy]').check()
    // The script of the form and of the toast are there before the line goes.
    await page.waitForLoadState('networkidle')
    await page.route('**/api/contact', (route) => route.abort('internetdisconnected'))
    await form.locator('button[type=submit]').click()
    await page.locator('.toast.bad').waitFor()
    expect(await form.locator('input[name=name]').inputValue()).toBe('Tess Toast')
    await page.unroute('**/api/contact')
    await form.locator('button[type=submit]').click()
    await page.locator('.toast:not(.bad)').waitFor()
    expect(await page.locator('.toast').count()).toBe(1)
    expect(await page.locator('[data-reference]').textContent()).toMatch(/^C-/)
    await context.close()
  })
})
