import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageKindOf } from '#src/site/kinds/kind-of.ts'
import { routeOfPath, routes } from '#src/site/routes.ts'
import { boxOf, roomBelow, scrollPage } from './placing.ts'
import { eventually, visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** What floats at the bottom of a page, and what it leaves free: the first screen's action, the footer, the field with the focus. */

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

const english = { ...desktop, locale: 'en-GB' }
const englishPhone = { ...phone, locale: 'en-GB' }
const promo = 'aside[data-promo]'

/** The class of what floats over the first action in the first screen, if anything does. */
const coverOf = (selector: string): string | undefined => {
  const button = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
  if (!button) return
  const box = button.getBoundingClientRect()
  return [...document.querySelectorAll<HTMLElement>('.bar, .banner, .c-line, .r-lines')].find((one) => {
    const own = one.getBoundingClientRect()
    const isSeen = one.checkVisibility({ visibilityProperty: true }) && box.top < innerHeight
    return isSeen && own.top < box.bottom && own.bottom > box.top
  })?.className
}
/** What still covers the action once the page has come to rest after a change of its width. */
const atRest = async (look: () => Promise<string | undefined>): Promise<string | undefined> => {
  let over = await look()
  for (let turn = 0; over !== undefined && turn < 20; turn += 1) {
    await delay(50)
    over = await look()
  }
  return over
}

describe('the first screen', () => {
  const asked = 'main :is(.btn:not(.sec2, .s), button[type="submit"])'
  const templates = [
    '/',
    '/services',
    '/solar',
    '/services/solar-panels',
    '/services/solar-pv-installation-marbella',
    '/solar/marbella',
    '/battery-storage-guide',
    '/versus/heat-pump-vs-gas-boiler',
    '/howto/reset-a-tripped-rcd',
    '/expert/pool-heating-physics',
    '/articles/solar-panel-costs-costa-del-sol',
    '/articles',
    '/blog',
    '/latest-blogs',
    '/blog/solar-tax-deduction-by-31-december',
    '/energy-news-dashboard',
    '/how-we-calculate',
    '/privacy-policy',
    '/affiliate-portal',
    '/luxury/la-zagaleta-electrical-services',
    '/emergency-electrician-marbella',
    '/ev-charger-installation-marbella',
    '/recommend/who-would-you-recommend',
    '/about',
    '/partnerships/estate-agents',
    '/projects',
    '/reviews',
    '/energy-dashboard',
    '/bill-analysis',
    '/design-consultation',
    '/contact',
    '/quote',
    '/solar-calculator',
    '/emergency',
    '/affiliate-program',
    '/search?q=battery',
    '/solar/marbela',
  ]
  test('is looked at in a page of every kind', () => {
    const kinds = new Set(routes.flatMap(({ id }) => pageKindOf(id) ?? []))
    for (const path of templates) {
      const found = routeOfPath(new URL(path, site.url).pathname)
      const kind = found && pageKindOf(found.route.id)
      if (kind) kinds.delete(kind)
    }
    expect([...kinds]).toEqual([])
  })

  const widths = [320, 390, 768, 1024, 1280, 1440]
  test('has its first action free of bar, line and offer at every width', { timeout: 240_000 }, async () => {
    // A Spanish reader on English pages: the other language is offered on each, as on a first visit.
    const { page, context } = await openPage(browser, { viewport: { width: 390, height: 844 }, locale: 'es-ES' })
    const covered: string[] = []
    let offers = 0
    for (const path of templates) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      offers += await page.locator('.banner:visible').count()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        const over = await atRest(() => page.evaluate(coverOf, asked))
        if (over !== undefined) covered.push(`${path} at ${width} px: ${over}`)
      }
      await page.evaluate(() => localStorage.clear())
    }
    await context.close()
    expect(covered).toEqual([])
    // All but those that are without script, in two languages at once, or whose way on is their own.
    expect(offers).toBeGreaterThan(20)
  })

  test('has it free once more when the reader comes back up with the line shown', async () => {
    const { page, context } = await openPage(browser, english)
    await page.goto(`${site.url}/versus/heat-pump-vs-gas-boiler`, { waitUntil: 'networkidle' })
    // As tall as the action reaches: the line would lie on it.
    const action = await boxOf(page.locator(asked).first())
    await page.setViewportSize({ width: 1440, height: Math.ceil(action.bottom) + 10 })
    await scrollPage(page, 0.3)
    await page.locator(promo).waitFor()
    await scrollPage(page, 0)
    expect(await atRest(() => page.evaluate(coverOf, asked))).toBeUndefined()
    await scrollPage(page, 0.3)
    await page.locator(promo).waitFor()
    await context.close()
  })

  test.each(['/quote', '/solar-calculator'])('%s has no bar and no line: its way on is its own', async (path) => {
    const { page, context } = await openPage(browser, englishPhone)
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await scrollPage(page, 0.6)
    expect(await page.locator('.bar, .banner, #promo').count()).toBe(0)
    await context.close()
  })

  test.each([
    ['/quote?town=mijas&monthlyBillEur=165', '.q-line'],
    ['/solar-calculator', '.c-line'],
  ])('%s keeps its line at the very end of the screen', async (path, line) => {
    const { page, context } = await openPage(browser, englishPhone)
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await page.locator(line).waitFor()
    expect((await boxOf(page.locator(line))).bottom).toBeCloseTo(844, 0)
    await context.close()
  })
})

describe('the promotional line', () => {
  test('comes past a fifth of the page, and once closed stays away for the session', async () => {
    const { page, context } = await openPage(browser, english)
    await page.goto(`${site.url}/`)
    await scrollPage(page, 0.15)
    expect(await page.locator(promo).isVisible()).toBe(false)
    await scrollPage(page, 0.25)
    await page.locator(promo).waitFor()
    expect(await page.locator(promo).getByRole('link').getAttribute('href')).toBe('/quote')
    await page.locator(promo).getByRole('button').click()
    await page.goto(`${site.url}/contact`)
    await scrollPage(page, 0.9)
    await page.waitForTimeout(300)
    expect(await page.locator(promo).isVisible()).toBe(false)
    const other = await context.newPage()
    await other.goto(`${site.url}/`)
    await scrollPage(other, 0.5)
    await other.locator(promo).waitFor()
    await context.close()
  })

  test.each(['/quote', '/es/emergencias'])('is not on %s', async (path) => {
    const { page, context } = await openPage(browser, desktop)
    await page.goto(site.url + path)
    expect(await page.locator(promo).count()).toBe(0)
    await context.close()
  })
})

describe('the dock', () => {
  test('stacks line and bar, and keeps the page and the focus clear of both', async () => {
    const { page, context } = await openPage(browser, englishPhone)
    await page.goto(`${site.url}/contact`)
    await scrollPage(page, 0.3)
    await page.locator(promo).waitFor()
    const bar = await boxOf(page.locator('.bar'))
    const banner = await boxOf(page.locator(promo))
    expect(bar.bottom).toBeCloseTo(844, 0)
    expect(banner.bottom).toBeCloseTo(bar.y, 0)
    await eventually('the page makes room', async () => {
      // The room is the footer's, in its own colour, beyond the 16 px that it has anyway.
      const room = await roomBelow(page)
      return Math.abs(room - bar.height - banner.height) < 1
    })
    // Until all of it is laid out, its end is a guess.
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('.foot')?.style.contentVisibility === 'visible',
    )
    await scrollPage(page, 1)
    expect((await boxOf(page.locator('footer .legal'))).bottom).toBeLessThanOrEqual(banner.y + 1)
    await scrollPage(page, 0)
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused.closest('.bar, .banner, .top')) return
        const top = document.querySelector('.banner')?.getBoundingClientRect().top ?? innerHeight
        const box = focused.getBoundingClientRect()
        return box.top >= top ? focused.outerHTML.slice(0, 80) : undefined
      })
      expect(covered).toBeUndefined()
    }
    await context.close()
  })

  test('tells its height to what stands by it, and to nothing else', async () => {
    const heights = (page: Page) =>
      page.evaluate(() =>
        ['html', 'body', '.nav', '.foot', 'main', 'main h1'].map((one) => {
          const element = document.querySelector(one)
          return element ? getComputedStyle(element).getPropertyValue('--dock') : ''
        }),
      )
    const bare = await openPage(browser, { ...englishPhone, javaScriptEnabled: false })
    await bare.page.goto(`${site.url}/contact`)
    const bar = await boxOf(bare.page.locator('.bar'))
    const told = (px: number) => [...Array(4).fill(`${px}px`), '0px', '0px']
    expect(await heights(bare.page)).toEqual(told(bar.height))
    await bare.context.close()
    const { page, context } = await openPage(browser, englishPhone)
    await page.goto(`${site.url}/contact`)
    await scrollPage(page, 0.3)
    await page.locator(promo).waitFor()
    const banner = await boxOf(page.locator(promo))
    await eventually('both are told', async () => (await heights(page))[0] === `${bar.height + banner.height}px`)
    // What does not stand by it keeps its styles: on a slow phone those of a whole page take a quarter of a second.
    expect(await heights(page)).toEqual(told(bar.height + banner.height))
    await context.close()
  })

  test('hides the bar while somebody types with a thumb, not while a box is ticked', async () => {
    const { page, context } = await openPage(browser, englishPhone)
    await page.goto(`${site.url}/contact`)
    await page.locator('#contact-email').tap()
    await page.locator('.bar').waitFor({ state: 'hidden' })
    await page.locator('input[name=consentPrivacy]').tap()
    await page.locator('.bar').waitFor()
    await context.close()
  })

  test('has the bar back at once for a visitor who leaves the field by keyboard', async () => {
    const { page, context } = await openPage(browser, englishPhone)
    await page.goto(`${site.url}/contact`)
    await page.locator('input[name=consentPrivacy]').focus()
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    await page.locator('.bar').waitFor({ state: 'hidden' })
    // Looked at in the same breath: a moment later it would be back anyhow.
    await page.evaluate(() => {
      addEventListener('focusin', () => {
        const bar = document.querySelector('.bar')
        document.title = bar?.checkVisibility({ visibilityProperty: true }) ? 'back' : 'away'
      })
    })
    await page.keyboard.press('Tab')
    expect(await page.title()).toBe('back')
    await context.close()
  })

  test('lets everything scroll away where there is hardly any height', async () => {
    const { page, context } = await openPage(browser, { viewport: { width: 320, height: 256 }, locale: 'en-GB' })
    await page.goto(`${site.url}/contact`)
    await scrollPage(page, 0.5)
    expect((await boxOf(page.locator('header.top'))).bottom).toBeLessThan(0)
    expect((await boxOf(page.locator('.bar'))).y).toBeGreaterThan(256)
    await context.close()
  })
})
