import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VitalsSummary } from '#src/features/vitals/contract.ts'
import { desktop, eventually, openPage, phone, type Site, startBrowser, startSite } from './site.ts'

/** Header, drawer, footer, what floats at the bottom, the offered language and the vitals report, as a visitor meets them. */

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), startBrowser()])
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const english = { ...desktop, locale: 'en-GB' }
const englishPhone = { ...phone, locale: 'en-GB' }
const promo = 'aside[data-promo]'
const line = 'aside.banner:visible'

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not shown')
  return { ...box, bottom: box.y + box.height }
}

/** A wheel of the mouse, as far as this share of the page. */
async function scrollPage(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement
    window.scrollTo({ top: Math.ceil(part * (scrollHeight - clientHeight)), behavior: 'instant' })
  }, share)
}

describe('the header', () => {
  test('has the specified navigation in its order, the bill analysis, the switch and the quote', async () => {
    const { page, context, troubles } = await openPage(browser, english)
    await page.goto(`${site.url}/contact`)
    expect(await page.locator('header .nav > a, header .nav > details > summary').allInnerTexts()).toEqual([
      'Services',
      'Articles',
      'Emergency',
      'Calculators',
      'Guides',
      'About',
      'Projects',
    ])
    expect(await page.getByRole('link', { name: '3 Steps Free Bill Analysis' }).first().getAttribute('href')).toBe(
      '/bill-analysis',
    )
    expect(await page.locator('header .btn:visible').allInnerTexts()).toEqual([
      '3 Steps Free Bill Analysis',
      'Get a quote',
    ])
    await page.goto(`${site.url}/contact?service=solar`)
    await page.locator('header a[data-language=es]').click()
    await page.waitForURL(`${site.url}/es/contacto?service=solar`)
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es')
    expect(troubles).toEqual([])
    await context.close()
  })

  test.each([1320, 1024, 800, 390, 320])('fits into %i px', async (width) => {
    const { page, context } = await openPage(browser, { viewport: { width, height: 900 }, locale: 'en-GB' })
    for (const path of ['/contact', '/es/contacto']) {
      await page.goto(site.url + path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect((await boxOf(page.locator('header .wrap'))).height).toBeLessThanOrEqual(74)
    }
    await context.close()
  })

  test('opens the chat, and leads to the emergency page when the chat cannot come', async () => {
    const { page, context } = await openPage(browser, english)
    await page.goto(`${site.url}/contact`)
    await page.locator('header .nav .em').click()
    await page.getByRole('dialog').waitFor()
    expect(new URL(page.url()).pathname).toBe('/contact')
    await context.close()

    const plain = await openPage(browser, { ...english, javaScriptEnabled: false })
    await plain.page.goto(`${site.url}/contact`)
    await plain.page.locator('header .nav .em').click()
    await plain.page.waitForURL(`${site.url}/emergency`)
    await plain.context.close()
  })
})

describe('a panel of the header', () => {
  const panels = 'header .nav > details'
  const openPanels = (page: Page) => page.locator(`${panels}[open] > summary`).allInnerTexts()

  test.each([true, false])(
    'opens by click and by key, one at a time, with the specified page first (script: %s)',
    async (script) => {
      const { page, context, troubles } = await openPage(browser, { ...english, javaScriptEnabled: script })
      await page.goto(`${site.url}/contact`)
      const firstOf = async (name: string) => {
        const panel = page.locator(panels, { has: page.locator('summary', { hasText: name }) })
        await panel.locator('summary').focus()
        await page.keyboard.press('Enter')
        return panel.locator('.mega a').first().getAttribute('href')
      }
      expect(await firstOf('Services')).toBe('/services')
      expect(await page.locator(`${panels}[open] a[href="/solar/marbella"]`).isVisible()).toBe(true)
      expect(await firstOf('Calculators')).toBe('/solar-calculator')
      expect(await firstOf('Guides')).toBe('/battery-storage-guide')
      expect(await openPanels(page)).toEqual(['Guides'])
      expect(troubles).toEqual([])
      await context.close()
    },
  )

  test('closes by Escape with the focus back, by a click elsewhere, and when the focus leaves', async () => {
    const { page, context } = await openPage(browser, english)
    await page.goto(`${site.url}/contact`)
    const about = page.locator(`${panels} > summary`, { hasText: 'About' })
    await about.click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await openPanels(page)).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('About')
    await about.click()
    await page.mouse.click(10, 800)
    expect(await openPanels(page)).toEqual([])
    await about.click()
    await page.locator('header .lang a').last().focus()
    expect(await openPanels(page)).toEqual([])
    await context.close()
  })
})

describe('the first screen', () => {
  const asked = 'main :is(.btn:not(.sec2, .s), button[type="submit"])'
  const templates = [
    '/',
    '/services',
    '/services/solar-panels',
    '/solar/marbella',
    '/battery-storage-guide',
    '/bill-analysis',
    '/about',
    '/contact',
    '/quote',
    '/solar-calculator',
    '/emergency',
    '/affiliate-program',
  ]
  test.each([320, 390, 768, 1024, 1440])('has its first action free of bar, line and offer at %i px', async (width) => {
    // A Spanish reader on English pages: the other language is offered on each, as on a first visit.
    const { page, context } = await openPage(browser, { viewport: { width, height: 844 }, locale: 'es-ES' })
    for (const path of templates) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      const covered = await page.evaluate((selector) => {
        const button = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
        if (!button) return
        const box = button.getBoundingClientRect()
        const over = [...document.querySelectorAll<HTMLElement>('.bar, .banner, .c-line')].find((one) => {
          const own = one.getBoundingClientRect()
          const isSeen = one.checkVisibility({ visibilityProperty: true }) && box.top < innerHeight
          return isSeen && own.top < box.bottom && own.bottom > box.top
        })
        return over?.className
      }, asked)
      expect(covered, path).toBeUndefined()
      await page.evaluate(() => localStorage.clear())
    }
    await context.close()
  })

  test.each(['/quote', '/solar-calculator'])('%s has no bar and no line: its way on is its own', async (path) => {
    const { page, context } = await openPage(browser, englishPhone)
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await scrollPage(page, 0.6)
    expect(await page.locator('.bar, .banner, #promo').count()).toBe(0)
    await context.close()
  })
})

describe('the drawer', () => {
  test('opens without script and leads on', async () => {
    const { page, context } = await openPage(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(`${site.url}/es/contacto`)
    expect(await page.locator('header .nav').isVisible()).toBe(false)
    await page.locator('header .menu > summary').click()
    await page.locator('header .nav').getByRole('link', { name: 'Presupuesto', exact: true }).click()
    await page.waitForURL(`${site.url}/es/presupuesto`)
    await context.close()
  })

  test('keeps the focus inside, and Escape closes it and gives the focus back', async () => {
    const { page, context } = await openPage(browser, englishPhone)
    await page.goto(`${site.url}/contact`)
    const isOpen = () => page.locator('details.menu').evaluate((menu: HTMLDetailsElement) => menu.open)
    await page.locator('header .menu > summary').click()
    // Its script comes with the first opening.
    await page.waitForLoadState('networkidle')
    const links = await page.locator('header .nav a').count()
    for (let i = 0; i < links + 3; i++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('details.menu') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    expect(await isOpen()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    await page.locator('header .menu > summary').click()
    await page.locator('header .menu > summary').click()
    expect(await isOpen()).toBe(false)
    await context.close()
  })
})

/** What the footer keeps free at its end for the bar and the line above it, px. */
const roomBelow = (page: Page) =>
  page.evaluate(
    () => Number.parseFloat(getComputedStyle(document.querySelector('.foot') ?? document.body).paddingBottom) - 16,
  )

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
