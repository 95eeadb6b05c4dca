import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#src/shared/i18n/language.ts'
import { pathOf } from '#src/site/routes.ts'
import { inputOf, isAnsweredAtOnce, logOf, openChat, say } from './chat-page.ts'
import { eventually, type Site, startSite, textOf } from './site.ts'
import { desktop, openPage, startBrowser } from './windows.ts'

/** The emergency chat and the pages for emergencies with the server killed and without network. */

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), startBrowser()])
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

describe('when nobody answers', () => {
  const keptOn = (page: Page) =>
    eventually('everything is kept', () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)),
    )

  test.each<Language>(['en', 'es'])(
    'danger is answered at once with the server killed and with the network off, in %s',
    async (language) => {
      const { page, context } = await openPage(browser, { ...desktop, locale: language })
      await page.goto(site.url + pathOf('home', language))
      await openChat(page)
      await keptOn(page)
      await site.kill()
      try {
        expect(await isAnsweredAtOnce(page, 'Il y a de la fumée qui sort de la prise')).toBe(true)
        await say(page, 'a socket in the bedroom is dead')
        await logOf(page).getByText('Reply ‘yes’').waitFor()

        await context.setOffline(true)
        expect(await isAnsweredAtOnce(page, 'Es riecht nach Gas')).toBe(true)
        await page.goto(site.url + pathOf('emergency', language))
        expect(await textOf(page.locator('main [role=status]'))).toMatch(/No connection|Sin conexión/)
        await inputOf(page).waitFor()
        expect(await isAnsweredAtOnce(page, 'chispas en el enchufe')).toBe(true)
        await page.goto(site.url + pathOf('howto.reset-a-tripped-rcd', language))
        expect(await textOf(page.locator('h1'))).toMatch(/RCD|diferencial/)
        await page.goto(site.url + pathOf('projects', language))
        expect(await page.locator('a[href="tel:112"]').count()).toBeGreaterThan(0)
      } finally {
        await context.setOffline(false)
        await site.start()
      }

      // Back on line, pages come from the server again.
      await page.goto(site.url + pathOf('emergency', language))
      expect(await page.locator('main [role=status]').count()).toBe(0)
      expect(
        await page.evaluate(async () => {
          const names = await caches.keys()
          const paths = await Promise.all(
            names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
          )
          return paths.flat().filter((path) => path.startsWith('/api/'))
        }),
      ).toEqual([])
      await context.close()
    },
  )

  test('the link leads to the emergency page when the chat cannot be fetched', async () => {
    const { page, context } = await openPage(browser, { ...desktop, locale: 'en-GB' })
    await page.goto(`${site.url}/`)
    await page.route(/emergency-chat\.client/, (route) => route.abort())
    await page.locator('a[data-chat]:visible').first().click()
    await page.waitForURL('**/emergency')
    await context.close()
  })
})
