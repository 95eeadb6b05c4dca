import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VitalsSummary } from '#src/features/vitals/contract.ts'
import { boxOf, roomBelow } from './placing.ts'
import { eventually, visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** What comes at the end of a page and of a visit: the footer, the offered language, the vitals report. */

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

const english = { ...desktop, locale: 'en-GB' }
const line = 'aside.banner:visible'

describe('the footer', () => {
  test.each([
    ['with script', true],
    ['without script', false],
  ])('shows every column on a desktop, and closed ones on a phone: %s', async (_name, javaScriptEnabled) => {
    const wide = await openPage(browser, { ...desktop, javaScriptEnabled })
    await wide.page.goto(`${site.url}/contact`)
    const lists = wide.page.locator('footer .cols details ul')
    expect(await lists.count()).toBe(10)
    for (const list of await lists.all()) expect(await list.locator('a').last().isVisible()).toBe(true)
    expect(await wide.page.locator('footer summary:visible').count()).toBe(0)
    await wide.context.close()

    const narrow = await openPage(browser, { ...phone, javaScriptEnabled })
    await narrow.page.goto(`${site.url}/es/contacto`)
    const emergency = narrow.page.locator('footer details', { hasText: 'Urgencias' }).first()
    expect(await emergency.locator('ul').isVisible()).toBe(false)
    expect((await boxOf(emergency.locator('summary'))).height).toBeGreaterThanOrEqual(44)
    await emergency.locator('summary').click()
    await emergency.getByRole('link', { name: 'Electricista en Marbella' }).click()
    await narrow.page.waitForURL(`${site.url}/es/emergencia/electricista-marbella`)
    await narrow.context.close()
  })

  test.each(['/contact', '/es/contacto'])(
    'is at most 520 px tall at 1440 px, without the room for what floats over it: %s',
    async (path) => {
      const { page, context } = await openPage(browser, { ...english, viewport: { width: 1440, height: 900 } })
      await page.goto(site.url + path)
      expect((await boxOf(page.locator('footer'))).height - (await roomBelow(page))).toBeLessThanOrEqual(520)
      await context.close()
    },
  )

  test('names three offices with a maps search, and the years since 2024', async () => {
    const { page, context } = await openPage(browser, english)
    await page.goto(`${site.url}/contact`)
    const maps = page.locator('footer a[href^="https://www.google.com/maps/search/"]')
    expect(await maps.count()).toBe(3)
    expect(await page.locator('footer .legal').textContent()).toContain(`© 2024–${new Date().getFullYear()}`)
    await context.close()
  })
})

describe('the other language', () => {
  test('is offered once, by a line in it, to a browser that prefers it', async () => {
    const { page, context, troubles } = await openPage(browser, english)
    await page.goto(`${site.url}/es/contacto`)
    const offer = page.locator(line)
    await offer.waitFor()
    expect(await offer.getAttribute('lang')).toBe('en')
    expect(await offer.getByRole('link').getAttribute('href')).toContain('/contact')
    expect(new URL(page.url()).pathname).toBe('/es/contacto')
    await offer.getByRole('button').click()
    expect(await page.locator(line).count()).toBe(0)
    await page.goto(`${site.url}/es`)
    await page.waitForLoadState('networkidle')
    expect(await page.locator(line).count()).toBe(0)
    expect(troubles).toEqual([])
    await context.close()
  })

  test('is not offered to a reader of the page’s language, nor of neither', async () => {
    for (const locale of ['es-ES', 'de-DE']) {
      const { page, context } = await openPage(browser, { ...desktop, locale })
      await page.goto(`${site.url}/es/contacto`, { waitUntil: 'networkidle' })
      expect(await page.locator(line).count()).toBe(0)
      await context.close()
    }
  })
})

/** Waits until the browser has told of the largest thing painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((told) =>
        new PerformanceObserver(told).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
}

test('a visit reports its vitals once, by page, language and kind of device', async () => {
  // The only tablet of this file, so that its rows are its own.
  const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true, locale: 'en-GB' }
  const { page, context, troubles } = await openPage(browser, tablet)
  await page.goto(`${site.url}/contact?from=mail`)
  await painted(page)
  await page.locator('#contact-name').tap()
  await page.goto(`${site.url}/es/contacto`)
  await painted(page)
  await page.goto('about:blank')
  const headers = { authorization: `Bearer ${await site.token()}` }
  const reported = await eventually('both reports are there', async () => {
    const summary = (await (await fetch(`${site.url}/api/vitals/summary`, { headers })).json()) as VitalsSummary
    const rows = summary.rows.filter(({ page, device }) => page === 'contact' && device === 'tablet')
    return new Set(rows.map(({ language }) => language)).size === 2 && rows
  })
  const ofEnglish = reported.filter(({ language }) => language === 'en')
  expect(ofEnglish.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']))
  for (const row of reported) expect(row).toMatchObject({ visits: 1, rating: expect.any(String) })
  expect(troubles).toEqual([])
  await context.close()
})
