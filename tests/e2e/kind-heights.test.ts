import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageKindOf } from '#src/site/kinds/kind-of.ts'
import { pathOf, routes } from '#src/site/routes.ts'
import { desktop, openPage, phone, startBrowser, visitorsSite } from './site.ts'

/** A page of a kind says its piece in so many pixels, its footer not counted, and never asks to be pushed sideways. The goal is 3,980 on a desktop and 6,800 on a phone, guides excepted; the limits are the tallest guides of today. */

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

const paths = routes
  .filter(({ id, en }) => pageKindOf(id) !== undefined && !en.includes('{'))
  .flatMap(({ id }) => [pathOf(id, 'en'), pathOf(id, 'es')])

test.each([
  ['a desktop', { ...desktop, javaScriptEnabled: false }, 5500],
  ['a phone', { ...phone, javaScriptEnabled: false }, 7900],
] as const)('on %s', { timeout: 240_000 }, async (_, options, mostPx) => {
  const { page, context } = await openPage(browser, options)
  const troubles: string[] = []
  for (const path of paths) {
    await page.goto(site.url + path)
    // The styles of what is below the first screen come in a file of their own, which the footer shows.
    await page.waitForFunction(() => {
      const footer = document.querySelector('footer')
      return footer !== null && getComputedStyle(footer).backgroundColor !== 'rgba(0, 0, 0, 0)'
    })
    const footer = await page.locator('footer').last().boundingBox()
    const [heightPx = 0, widthPx = 0, shownPx = 0] = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientWidth } = document.documentElement
      return [scrollHeight, scrollWidth, clientWidth]
    })
    const ownPx = Math.round(heightPx - (footer?.height ?? 0))
    if (ownPx > mostPx) troubles.push(`${path}: ${ownPx} px`)
    if (widthPx > shownPx) troubles.push(`${path}: ${widthPx} px wide`)
  }
  await context.close()
  expect(paths.length).toBeGreaterThan(130)
  expect(troubles).toEqual([])
})
