import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#src/shared/i18n/language.ts'
import { pathOf, type RouteId } from '#src/site/routes.ts'
import { visitorsSite } from './site.ts'
import { openPage, phone, startBrowser } from './windows.ts'

/** On a first visit the words stand in another font before the page's own has come. Nothing that is read may move then, nor when the scripts have come. */

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

/** What shifts less is not felt: a tenth of what counts as good (web.dev/articles/cls). */
const most = 0.01

/** One for each way in which something once moved: a row of buttons, a paragraph that is a part of its page, the way from home, what a script fetches. */
const visits: readonly [RouteId, Language, width: number][] = [
  ['bill-analysis', 'en', 412],
  ['bill-analysis', 'es', 390],
  ['best-heat-pump-installer-costa-del-sol', 'es', 412],
  ['design-consultation', 'en', 1350],
]

test.each(visits)('%s in %s at %i px', async (route, language, width) => {
  const isPhone = width < 700
  const { page, context, troubles } = await openPage(browser, {
    ...(isPhone ? phone : {}),
    viewport: { width, height: isPhone ? 823 : 940 },
    locale: language === 'es' ? 'es-ES' : 'en-GB',
  })
  // Slow enough for the page to be read in the other font first.
  await page.route(/\.woff2$/, async (font) => {
    await new Promise((done) => setTimeout(done, 400))
    await font.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(site.url + pathOf(route, language))
  await page.locator('body[data-fonts]').waitFor({ state: 'attached' })
  if (route === 'design-consultation') await page.locator('[data-week] .slot').first().waitFor()
  await page.waitForTimeout(300)
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[])
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(most)
  expect(troubles).toEqual([])
  await context.close()
})
