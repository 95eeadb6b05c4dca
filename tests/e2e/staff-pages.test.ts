import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOf } from './page-checks.ts'
import { villaAnswers } from './quote-steps.ts'
import { eventually, pdfText, type Site, startSite } from './site.ts'
import { signIn } from './staff-screen.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** The reports for staff: quotes and documents, pages, articles, search and speed. */

let site: Site
let browser: Browser
let token: string
let reference: string

const paths = ['/pdf-report', '/admin/content-manager', '/admin/blog-dashboard', '/seo-performance-report'] as const
type Path = (typeof paths)[number]
const headings: Record<Path, Record<'en' | 'es', string>> = {
  '/pdf-report': { en: 'Quotes and PDFs', es: 'Presupuestos y PDF' },
  '/admin/content-manager': { en: 'Pages', es: 'Páginas' },
  '/admin/blog-dashboard': { en: 'Blog', es: 'Blog' },
  '/seo-performance-report': { en: 'Search and speed', es: 'Búsqueda y velocidad' },
}
/** Narrowed where a list would hold fifty rows, each like the others: axe takes its time. */
const fewRows: Record<Path, string> = {
  '/pdf-report': '',
  '/admin/content-manager': '?q=blackout-lessons',
  '/admin/blog-dashboard': '',
  '/seo-performance-report': '',
}
const person = {
  contact: { name: 'Ana Núñez', email: 'ana@example.com' },
  consent: { privacy: true, marketing: false },
}

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), startBrowser()])
  token = await site.token()
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

async function openReport(path: string, language: 'en' | 'es', options: BrowserContextOptions) {
  const opened = await openPage(browser, { ...options, reducedMotion: 'reduce' })
  await signIn(opened.context, token, language)
  // The report on the pages of the project's files has a tab of its own beside what staff write.
  const tab = path.startsWith('/admin/content-manager') ? `${path.includes('?') ? '&' : '?'}view=pages` : ''
  await opened.page.goto(site.url + path + tab)
  await opened.page.locator('.data-table tbody tr').first().waitFor()
  return opened
}

const widthsOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

test('before there is anything, the reports say what will appear', async () => {
  const { page, context, troubles } = await openPage(browser, desktop)
  await signIn(context, token)
  await page.goto(`${site.url}/seo-performance-report`)
  await page.getByRole('heading', { name: 'Nothing measured yet' }).waitFor()
  await page.goto(`${site.url}/pdf-report`)
  await page.getByRole('heading', { name: 'No quote yet' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  expect(troubles).toEqual([])
  await context.close()
})

test.each(['/api/quotes/list', '/api/admin/pages', '/api/vitals/summary'])('%s is not for strangers', async (path) => {
  const answer = await fetch(site.url + path)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

test('the report on the pages is not among the files that anybody may fetch', async () => {
  for (const path of ['/content-report.json', '/../content-report.json', '/server/content-report.json'])
    expect((await fetch(site.url + path)).status).toBe(404)
})

test('/admin leads to Today', async () => {
  const answer = await fetch(`${site.url}/admin`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/admin/dashboard'])
})

describe('with quotes and measurements', () => {
  beforeAll(async () => {
    await site.post('/api/quotes', { ...villaAnswers, test: true })
    const made = (await (await site.post('/api/quotes', { ...villaAnswers, ...person })).json()) as {
      reference: string
    }
    reference = made.reference
    const metrics = [
      { name: 'LCP', value: 2900 },
      { name: 'CLS', value: 0.02 },
    ]
    await site.post('/api/vitals', { path: '/es/contacto', language: 'es', device: 'phone', metrics })
    const headers = { authorization: `Bearer ${token}` }
    await eventually('quotes and measurements are in the database', async () => {
      const list = (await (await fetch(`${site.url}/api/quotes/list`, { headers })).json()) as { total: number }
      const vitals = (await (await fetch(`${site.url}/api/vitals/summary`, { headers })).json()) as { rows: unknown[] }
      return list.total === 2 && vitals.rows.length === 2
    })
  })

  describe.each(paths)('%s', (path) => {
    test.each(['en', 'es'] as const)(
      'in %s: nothing for axe, light and dark, and no scrolling sideways',
      async (language) => {
        // A phone in Spanish, a desktop in English: both layouts and both lengths of words.
        const size = language === 'es' ? phone : desktop
        const { page, context, troubles } = await openReport(path + fewRows[path], language, size)
        expect(await page.locator('h1').textContent()).toBe(headings[path][language])
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
        await page.locator('details').evaluateAll((all) => {
          for (const details of all) details.toggleAttribute('open', true)
        })
        expect(await violationsOf(page)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await violationsOf(page, { rule: 'color-contrast' })).toEqual([])
        expect(await widthsOf(page)).toBe(0)
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 640 })
          expect(await widthsOf(page)).toBe(0)
        }
        expect(troubles).toEqual([])
        await context.close()
      },
    )

    test('is an empty shell that nobody may index, and leads a stranger to the sign-in and back', async () => {
      const html = await (await fetch(site.url + path)).text()
      expect(html).toContain('<meta name="robots" content="noindex">')
      for (const secret of [reference, 'Ana', 'content/', 'LCP']) expect(html).not.toContain(secret)
      const { page, context } = await openPage(browser, desktop)
      await page.goto(site.url + path)
      await page.getByLabel('Password', { exact: true }).waitFor()
      await page.getByLabel('E-mail').fill(site.admin.email)
      await page.getByLabel('Password', { exact: true }).fill(site.admin.password)
      await page.keyboard.press('Enter')
      await page.locator('.data-table tbody tr').first().waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      await context.close()
    })
  })

  test('a quote is found by its reference and its document opens in both languages', async () => {
    const { page, context, troubles } = await openReport('/pdf-report', 'en', desktop)
    expect(await page.locator('tbody tr').count()).toBe(2)
    await page.getByLabel('Reference').fill(reference.toLowerCase())
    await page.waitForURL(/reference=/)
    const row = page.locator('tbody tr', { hasText: reference })
    expect(await row.textContent()).toMatch(/Ana Núñez.*Mijas.*€\d.*valid to/)
    await eventually('only that quote is left', async () => (await page.locator('tbody tr').count()) === 1)
    for (const [name, language] of [
      [`PDF in English, ${reference}`, 'en'],
      [`PDF in Spanish, ${reference}`, 'es'],
    ] as const) {
      const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
      const answer = await fetch(site.url + new URL(href).pathname + new URL(href).search)
      expect(answer.headers.get('content-language')).toBe(language)
      expect(await pdfText(new Uint8Array(await answer.arrayBuffer()))).toContain(reference)
    }
    await row.getByRole('link', { name: reference, exact: true }).click()
    await page.waitForURL(/\/crm\/leads\//)
    await page.locator('.happened > li').first().waitFor()
    // Staff looked at it, the customer did not.
    expect((await page.locator('.happened > li').allInnerTexts()).join()).not.toContain('opened the PDF')
    expect(troubles).toEqual([])
    await context.close()
  })

  test('texts are put in order, narrowed, and found again from the address', async () => {
    const { page, context, troubles } = await openReport('/admin/content-manager', 'en', desktop)
    await page.getByRole('button', { name: 'Words' }).click()
    await page.getByRole('button', { name: 'Words' }).click()
    await page.waitForURL(/sort=-words/)
    expect(await page.locator('th[aria-sort="descending"]').textContent()).toBe('Words')
    const counts = (await page.locator('tbody td:nth-child(4)').allInnerTexts()).map((text) =>
      Number(text.replace(',', '')),
    )
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
    await page.getByLabel('Search').fill('mijas')
    await page.waitForURL(/q=mijas/)
    await page.reload()
    await page.locator('tbody tr').first().waitFor()
    const rows = await page.locator('tbody tr').all()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(await row.locator('th').textContent()).toMatch(/mijas/i)
      expect(await row.locator('td').first().textContent()).toBe('ES')
    }
    const link = page.locator('tbody th a').first()
    const opened = await fetch(site.url + ((await link.getAttribute('href')) ?? ''))
    expect(opened.status).toBe(200)
    expect(await opened.text()).toContain((await link.textContent()) ?? '')
    expect(troubles).toEqual([])
    await context.close()
  })

  test('articles say which feeds carry them, as the feeds do', async () => {
    const { page, context } = await openReport('/admin/blog-dashboard', 'en', desktop)
    for (const [language, path] of [
      ['en', '/feed.xml'],
      ['es', '/es/feed.xml'],
    ] as const) {
      const atom = await (await fetch(site.url + path)).text()
      const panel = page.locator('section', { has: page.getByRole('link', { name: path, exact: true }) })
      // The panel has its own list, which may come after the table.
      await panel.locator('li a').first().waitFor()
      const listed = await panel.locator('li a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const carried = [...atom.matchAll(/<entry><id>[^<]*?\/\/[^/<]+(\/[^<]*)<\/id>/g)].map(([, href]) => href)
      expect(listed.length).toBeGreaterThan(0)
      expect(carried).toEqual(expect.arrayContaining(listed))
      // The feeds carry the posts as well; the table is of the articles that stand as pages.
      const rows = await page
        .locator(`tbody a[lang="${language}"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const pages = listed.filter((href) => !/^(\/es)?\/blog\//.test(href ?? ''))
      expect(pages.length).toBeGreaterThan(0)
      expect(rows).toEqual(expect.arrayContaining(pages))
    }
    await context.close()
  })

  test('speed is told by page, language and device, and not rated from too few visits', async () => {
    const { page, context } = await openReport('/seo-performance-report', 'es', desktop)
    const row = await page.locator('.data-table tbody tr').textContent()
    expect(row?.replaceAll('\u00a0', ' ')).toContain('/es/contactoESMóvil1muy pocas visitas para decirlo')
    await context.close()
  })
})
