import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageKindOf } from '#src/site/kinds/kind-of.ts'
import { pathOf, routes } from '#src/site/routes.ts'
import { visitorsSite } from './site.ts'
import { desktop, openPage, startBrowser } from './windows.ts'

/** The button above a sheet of checks says that it prints on one page. */

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

const sheets = routes.filter(({ id }) => pageKindOf(id) === 'recommend').map(({ id }) => id)

test.each(sheets)('%s prints on one page in both languages', async (id) => {
  const { page, context } = await openPage(browser, desktop)
  for (const language of ['en', 'es'] as const) {
    await page.goto(site.url + pathOf(id, language))
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), pathOf(id, language)).toHaveLength(1)
  }
  await context.close()
})
