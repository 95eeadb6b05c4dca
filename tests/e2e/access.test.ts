import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOf } from './page-checks.ts'
import { answerToReview, onStep, press, words } from './quote-steps.ts'
import { eventually, type Site, startSite } from './site.ts'
import { signIn } from './staff-screen.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** Every screen that is more than a page as it comes (pages.test.ts has those), for people who do not see it, zoom it, or use no mouse. */

interface Made {
  url: string
  reference: string
  leadPath: string
}

let site: Site
let browser: Browser
let quote: Made
let token: string

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), startBrowser()])
  const answers = {
    language: 'en',
    town: 'mijas',
    propertyType: 'villa',
    buildYear: 2004,
    occupancy: 'full-time',
    existingSystems: ['pool'],
    goals: ['lower-bills', 'blackout-protection'],
    budget: '10000-20000',
    monthlyBillEur: 165,
    contact: { name: 'Ana', email: 'ana@example.com', phone: '600 000 000' },
    consent: { privacy: true, marketing: false },
  }
  const made = (await (await site.post('/api/quotes', answers)).json()) as Omit<Made, 'leadPath'>
  token = await site.token()
  const lead = await eventually('the lead is listed', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const list = await fetch(`${site.url}/api/crm/leads?q=${made.reference}`, { headers })
    return ((await list.json()) as { items: { id: string }[] }).items[0]
  })
  quote = { ...made, leadPath: `/crm/leads/${lead.id}` }
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const staffAt = (path: () => string, shown: string) => async (page: Page) => {
  await signIn(page.context(), token)
  await page.goto(site.url + path())
  await page.locator(shown).first().waitFor()
}
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'a question with errors': async (page) => {
    await page.goto(`${site.url}/es/presupuesto?town=mijas&monthlyBillEur=165`)
    await onStep(page, 2)
    await press(page, words.es.next)
    await page.locator('#q-errors').waitFor()
  },
  review: async (page) => {
    await page.goto(`${site.url}/quote?town=mijas&monthlyBillEur=165`)
    await onStep(page, 2)
    await answerToReview(page, 'en')
    await page.locator('.q-three').waitFor()
  },
  'saved quote': (page) => page.goto(quote.url),
  'sign-in': async (page) => {
    await page.goto(`${site.url}/admin/login`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  leads: staffAt(() => '/crm', 'a[data-lead]'),
  'a lead': staffAt(() => quote.leadPath, '.happened > li'),
  today: staffAt(() => '/admin/dashboard', '.queue, .empty'),
  board: staffAt(() => '/crm?view=board', '.kc'),
  launch: staffAt(() => '/admin/launch', '.checks li'),
  news: staffAt(() => '/admin/news', '.sn-row, .empty'),
  duplicates: staffAt(() => '/crm/duplicates', '.empty, .compare'),
  import: staffAt(() => '/crm/import', 'input[type=file]'),
  people: staffAt(() => '/admin/users', 'section.panel'),
}
const names = Object.keys(screens)

async function show(name: string, options: BrowserContextOptions) {
  const opened = await openPage(browser, options)
  await screens[name]?.(opened.page)
  return opened
}

test.each(names)(
  '%s: nothing for axe on a phone in light and on a desktop in the dark, and no scrolling sideways',
  async (name) => {
    const { page, context, troubles } = await show(name, { ...phone, reducedMotion: 'reduce' })
    expect(await violationsOf(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(widths).toEqual({ scrollWidth: 320, clientWidth: 320 })
    // The other layout in the other colours.
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await violationsOf(page)).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  },
)

test('the first Tab offers to skip to the content', async () => {
  const { page, context, troubles } = await openPage(browser, desktop)
  await page.goto(site.url)
  await page.keyboard.press('Tab')
  const skip = page.locator('a.skip')
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(troubles).toEqual([])
  await context.close()
})

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('the focus on a %s', (_size, options) => {
  test.each(['review', 'saved quote'])('is never hidden behind what sticks: %s', async (name) => {
    const { page, context } = await show(name, options)
    const seen = new Set<string>()
    const hidden: string[] = []
    for (let i = 0; i < 120; i++) {
      await page.keyboard.down('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return
        const label = element.matches('.ch input, .ck input') ? (element.closest('label') ?? element) : element
        const box = label.getBoundingClientRect()
        const points = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => [box.x + box.width * x, box.y + box.height * y]),
        )
        const isSeen = points.some(([x = -1, y = -1]) => {
          const top = document.elementFromPoint(x, y)
          return top !== null && (label.contains(top) || top.contains(label))
        })
        return {
          name: `${element.tagName} ${element.id} ${element.textContent?.trim().slice(0, 40)} ${Math.round(box.y + scrollY)}`,
          isSeen,
        }
      })
      if (!focused || seen.has(focused.name)) break
      seen.add(focused.name)
      if (!focused.isSeen) hidden.push(focused.name)
    }
    expect(seen.size).toBeGreaterThan(10)
    expect(hidden).toEqual([])
    await context.close()
  })
})
