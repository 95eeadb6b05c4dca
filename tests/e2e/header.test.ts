import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boxOf } from './placing.ts'
import { textOf, visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** The header, its panels and the drawer, as a visitor meets them. */

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

const english = { ...desktop, locale: 'en-GB' }
const englishPhone = { ...phone, locale: 'en-GB' }

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
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('es')
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

  test('says the guide prices of today beside their services, and leads to the newest post', async () => {
    const { page, context, troubles } = await openPage(browser, english)
    await page.goto(`${site.url}/contact`)
    await page.locator(`${panels} > summary`, { hasText: 'Services' }).click()
    const priceOf = (path: string) => page.locator(`.mega a[href="${path}"] .p`)
    await priceOf('/services/solar-panels').waitFor()
    const { en } = await (await page.request.get(`${site.url}/menu.json`)).json()
    expect(await textOf(priceOf('/services/solar-panels'))).toBe(en.entries['/services/solar-panels'].price)
    expect(await priceOf('/services/electrical-installation').count()).toBe(0)
    expect(await textOf(page.locator('.mega .mh').first())).toContain('guide prices, VAT included')
    await page.locator(`${panels} > summary`, { hasText: 'Articles' }).click()
    const box = page.locator(`${panels}[open] .mside`)
    expect(await textOf(box)).toContain(en.post.title)
    expect(await box.getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe(en.post.path)
    expect(troubles).toEqual([])
    await context.close()
  })

  test('closes by Escape with the focus back, by a click elsewhere, and when the focus leaves', async () => {
    const { page, context } = await openPage(browser, english)
    await page.goto(`${site.url}/contact`)
    const about = page.locator(`${panels} > summary`, { hasText: 'About' })
    // What follows a press is quicker here than by any hand: the menu's script, which comes when somebody turns to it, is waited for.
    const script = page.waitForResponse(/menu\.client/)
    await about.hover()
    await (await script).finished()
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
