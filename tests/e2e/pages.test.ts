import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { counterpart, pathOf, type RouteId } from '#src/site/routes.ts'
import { keyboardTroubles, openDetails, sidewaysOf, violationsOf } from './page-checks.ts'
import { eventually, textOf, visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** One page of every kind, in both languages: for those who do not see it, zoom it, use no mouse or no script. */

const kinds: Record<string, RouteId> = {
  home: 'home',
  'list of services': 'services',
  service: 'service.solar-panels',
  'service in a town': 'service.solar-pv-installation.marbella',
  hub: 'hub.battery-storage',
  town: 'hub.solar.mijas',
  luxury: 'luxury.la-zagaleta',
  'emergency in a town': 'emergency-electrician.marbella',
  'charger in a town': 'ev-charger-installation.marbella',
  emergency: 'emergency',
  guide: 'guides.solar-self-consumption-spain',
  versus: 'versus.heat-pump-vs-gas-boiler',
  expert: 'expert.single-phase-or-three-phase',
  'how to': 'howto.reset-a-tripped-rcd',
  article: 'article.april-2025-blackout-lessons',
  'best installer': 'best-solar-installer-marbella',
  tool: 'tool.solar',
  dashboard: 'dashboard.energy',
  'bill analysis': 'bill-analysis',
  partners: 'partnerships',
  about: 'about',
  legal: 'privacy-policy',
  blog: 'blog',
  contact: 'contact',
  quote: 'quote',
}
const pages: Record<string, Record<Language, string>> = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, id]) => [kind, { en: pathOf(id, 'en'), es: pathOf(id, 'es') }]),
  ),
  search: { en: `${pathOf('search', 'en')}?q=battery`, es: `${pathOf('search', 'es')}?q=bater%C3%ADa` },
  'no page': { en: '/solr/marbela', es: '/es/solr/marbela' },
}
const names = Object.keys(pages)
const addressOf = (name: string, language: Language) => pages[name]?.[language] ?? ''

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

/** What comes with its script is there when the network is quiet. */
const living = ['tool', 'bill analysis', 'quote', 'search', 'no page']

/** Opens a page as a visitor who wants no movement, and who speaks its language, so that none is offered. */
async function open(name: string, language: Language, options: BrowserContextOptions) {
  const locale = language === 'es' ? 'es-ES' : 'en-GB'
  const opened = await openPage(browser, { ...options, locale, reducedMotion: 'reduce' })
  const strangers: string[] = []
  opened.page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) strangers.push(request.url())
  })
  const isScripted = options.javaScriptEnabled !== false
  const waitUntil = isScripted && living.includes(name) ? 'networkidle' : 'load'
  await opened.page.goto(site.url + addressOf(name, language), { waitUntil })
  // In its own fonts, to its end.
  if (isScripted)
    await opened.page
      .locator('html[data-fonts], body[data-fonts], html[data-fonts-later]')
      .first()
      .waitFor({ state: 'attached' })
  return { ...opened, strangers }
}

/** Does the same in both languages at once and says whose trouble is whose. */
async function inBoth(name: string, find: (language: Language) => Promise<string[]>): Promise<string[]> {
  const found = await Promise.all(
    languages.map(async (language) =>
      (await find(language)).map((trouble) => `${addressOf(name, language)} ${trouble}`),
    ),
  )
  return found.flat()
}

/** Header and footer are looked at with the home page and with the missing page, the text of every page with its own. */
const within = (name: string) => !['home', 'no page'].includes(name)

/** Light, then dark, where only colours differ. */
async function byAxe(page: Page, name: string): Promise<string[]> {
  const without = within(name) ? ['header.top', 'body > footer'] : []
  const found = await violationsOf(page, { without })
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await violationsOf(page, { rule: 'color-contrast', without })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...found, ...inDark.map((trouble) => `in the dark: ${trouble}`)]
}
/** The missing page answers 404, which the console mentions. */
const isExpected = (trouble: string) => trouble.includes('404 (Not Found)')

/** Every size that a page has to fit into: a desktop, a phone, the smallest phone, and 400 % on a small desktop. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 320, height: 256 },
]

/** What is wrong on a page for people who use a keyboard, for axe in light and dark, in the console; and which other hosts were asked. */
async function look(name: string, language: Language): Promise<string[]> {
  // A phone in Spanish, a desktop in English: both layouts and both lengths of words.
  const { page, context, troubles, strangers } = await open(name, language, language === 'es' ? phone : desktop)
  await openDetails(page)
  // As it comes, from its top: what floats over a page that was scrolled cuts what lies below.
  const found = [...(await byAxe(page, name)), ...(await sidewaysOf(page))]
  found.push(...(await keyboardTroubles(page, { within: within(name) })))
  for (const size of sizes) {
    await page.setViewportSize(size)
    found.push(...(await sidewaysOf(page)).map((trouble) => `at ${size.width} by ${size.height}: ${trouble}`))
  }
  await context.close()
  return [...found, ...troubles.filter((trouble) => !isExpected(trouble)), ...strangers]
}

describe('every stop of the keyboard is reached in turn, seen and marked; nothing for axe, nor in the console, nobody else asked', () => {
  test.each(names)('%s, and usable at 320 px and at 400 %', async (name) => {
    expect(await inBoth(name, (language) => look(name, language))).toEqual([])
  })
})

describe('without script', () => {
  describe('a page', () => {
    // One window for all: without script, a page leaves nothing behind for the next.
    let reader: Awaited<ReturnType<typeof openPage>>
    beforeAll(async () => {
      reader = await openPage(browser, { ...desktop, javaScriptEnabled: false })
    })
    afterAll(() => reader.context.close())

    test.each(names)('%s reads', async (name) => {
      const { page } = reader
      for (const language of languages) {
        await page.goto(site.url + addressOf(name, language))
        expect(await textOf(page.locator('main h1').filter({ visible: true }))).toMatch(/\S/)
      }
    })
  })

  // That every page names its counterpart is asked of its text (tests/site); here, that one gets there.
  test.each(['home', 'town', 'quote', 'search', 'no page'])(
    'from %s the language switch leads over and back',
    async (name) => {
      const troubles = await inBoth(name, async (language) => {
        const { page, context } = await open(name, language, { ...desktop, javaScriptEnabled: false })
        const here =
          counterpart(new URL(page.url()).pathname) === null ? pathOf('home', language) : new URL(page.url()).pathname
        const other = language === 'en' ? 'es' : 'en'
        const found: string[] = []
        const way = { [other]: counterpart(here), [language]: here }
        for (const to of [other, language]) {
          const answers: number[] = []
          page.on('response', (answer) => answers.push(answer.request().isNavigationRequest() ? answer.status() : 0))
          await Promise.all([page.waitForEvent('load'), page.locator(`header a[data-language=${to}]`).first().click()])
          const { pathname } = new URL(page.url())
          if (pathname !== way[to] || !answers.includes(200)) found.push(`${to} leads to ${pathname}, not ${way[to]}`)
        }
        await context.close()
        return found
      })
      expect(troubles).toEqual([])
    },
  )

  test('the drawer leads on, and the short form of a page becomes a lead', async () => {
    const { page, context } = await open('town', 'es', { ...phone, javaScriptEnabled: false })
    await page.locator('header .menu > summary').click()
    await page.locator('header .nav summary', { hasText: 'Calculadoras' }).click()
    await page.locator('header .nav a[href="/es/calculadora-solar"]').first().click()
    await page.waitForURL(`${site.url}/es/calculadora-solar`)
    // The form waits under its own heading.
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) if (details.querySelector('form.enq')) details.toggleAttribute('open', true)
    })
    const form = page.locator('main form.enq')
    await form.locator('input[name=name]').fill('Lucía Sin Guion')
    await form.locator('input[name=phone]').fill('600 000 000')
    await form.locator('input[name=consentPrivacy]').check()
    await Promise.all([page.waitForEvent('load'), form.locator('button[type=submit]').click()])
    expect(new URL(page.url()).pathname).toBe('/es/contacto')
    expect(await textOf(page.locator('[data-receipt]'))).toMatch(/C-[0-9A-Z]{6,}/)
    await eventually('the lead is listed', async () => {
      const headers = { authorization: `Bearer ${await site.token()}` }
      const list = await fetch(`${site.url}/api/crm/leads?q=${encodeURIComponent('Lucía Sin Guion')}`, { headers })
      return ((await list.json()) as { total: number }).total === 1
    })
    await context.close()
  })
})
