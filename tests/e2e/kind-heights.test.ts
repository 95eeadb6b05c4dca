import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageKind, pageKindOf } from '#src/site/kinds/kind-of.ts'
import { pathOf, routes } from '#src/site/routes.ts'
import { visitorsSite } from './site.ts'
import { openPage, startBrowser } from './windows.ts'

/** A page says its piece, its footer counted, in 4,500 px on a desktop and 7,500 on a phone, and never asks to be pushed sideways. Those that are read from end to end may be longer, and the dashboard with its two days of prices a little. */

const most = { desktop: 4500, phone: 7500 }
const mostOf: Partial<Record<PageKind, typeof most>> = {
  guide: { desktop: 5900, phone: 8750 },
  energy: { desktop: 4600, phone: 7800 },
}

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

const pages = routes.flatMap(({ id, en }) => {
  // The emergency page is one of words in a row, without a composition, and is asked to be short as they are.
  const kind = id === 'emergency' ? 'local-emergency' : pageKindOf(id)
  return kind === undefined || en.includes('{')
    ? []
    : (['en', 'es'] as const).map((language) => ({ path: pathOf(id, language), limits: mostOf[kind] ?? most }))
})

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

test('on a desktop and on a phone', { timeout: 400_000 }, async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false })
  const troubles: string[] = []
  for (const [at, { path, limits }] of pages.entries()) {
    await page.goto(site.url + path)
    // The styles of what is below the first screen come in a file of their own, which the footer shows.
    await page.waitForFunction(() => {
      const footer = document.querySelector('footer')
      return footer !== null && getComputedStyle(footer).backgroundColor !== 'rgba(0, 0, 0, 0)'
    })
    // In the size of the page before first: each is laid out twice and not three times.
    for (const screen of at % 2 === 0 ? (['desktop', 'phone'] as const) : (['phone', 'desktop'] as const)) {
      await page.setViewportSize(sizes[screen])
      const [heightPx = 0, widthPx = 0, shownPx = 0] = await page.evaluate(() => {
        const { scrollHeight, scrollWidth, clientWidth } = document.documentElement
        return [scrollHeight, scrollWidth, clientWidth]
      })
      if (heightPx > limits[screen]) troubles.push(`${path} on a ${screen}: ${heightPx} px`)
      if (widthPx > shownPx) troubles.push(`${path} on a ${screen}: ${widthPx} px wide`)
    }
  }
  await context.close()
  expect(pages.length).toBeGreaterThan(130)
  expect(troubles).toEqual([])
})
