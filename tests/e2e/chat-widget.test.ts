import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathOf } from '#src/site/routes.ts'
import { call, chatOf, inputOf, isAnsweredAtOnce, logOf, openChat, say } from './chat-page.ts'
import { sidewaysOf, violationsOf } from './page-checks.ts'
import { textOf, visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** The emergency chat as visitors meet it. */

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

async function visit(path: string, options: BrowserContextOptions = desktop) {
  const opened = await openPage(browser, { locale: path.startsWith('/es') ? 'es-ES' : 'en-GB', ...options })
  await opened.page.goto(site.url + path)
  return opened
}

/** What axe finds in the chat; the pages below it have a test of their own. */
const troublesInChat = (page: Page) => violationsOf(page, { of: '.ec' })

describe('opening', () => {
  test('nothing of the chat is fetched before somebody wants it; the event opens it with a greeting and the focus', async () => {
    const { page, context, troubles } = await openPage(browser, { ...desktop, locale: 'en-GB' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${site.url}/`, { waitUntil: 'networkidle' })
    expect(asked.filter((url) => /emergency-chat|service-worker|\/client\./.test(url))).toEqual([])
    await openChat(page)
    expect(await textOf(logOf(page))).toContain('call 112 now')
    expect(await inputOf(page).evaluate((input) => input === document.activeElement)).toBe(true)
    const box = await chatOf(page).boundingBox()
    expect([box?.width, box?.height]).toEqual([384, 500])
    await call(page)
    expect(await chatOf(page).count()).toBe(1)
    expect(troubles).toEqual([])
    await context.close()
  })

  test.each([
    ['fr-FR', '/', 'Bonjour', 'fr'],
    ['de-DE', '/es', 'Guten Tag', 'de'],
    ['es-ES', '/', 'Hello', 'en'],
    ['nl-NL', '/es', 'Hola', 'es'],
  ])('a browser that asks for %s is greeted on %s with %s', async (locale, path, greeting, language) => {
    const { page, context } = await visit(path, { ...desktop, locale })
    await openChat(page)
    expect(await textOf(logOf(page))).toContain(greeting)
    expect(await chatOf(page).getAttribute('lang')).toBe(language)
    await context.close()
  })

  test('the link in the header opens it, Escape closes it and the focus goes back; without script the link leads to the page', async () => {
    const { page, context } = await visit('/')
    const link = page.locator('a[data-chat]:visible').first()
    await link.click()
    await inputOf(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.keyboard.press('Escape')
    await chatOf(page).waitFor({ state: 'hidden' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    await link.press('Enter')
    await chatOf(page).getByRole('button', { name: 'Close the chat' }).click()
    await chatOf(page).waitFor({ state: 'hidden' })
    await context.close()

    const bare = await visit('/', { ...desktop, javaScriptEnabled: false })
    await bare.page.locator('a[data-chat]:visible').first().click()
    expect(new URL(bare.page.url()).pathname).toBe(pathOf('emergency', 'en'))
    await bare.context.close()
  })
})

describe('a conversation', () => {
  test('blank is ignored, Shift+Enter breaks the line, ordinary replies come after the indicator and invite to an appointment', async () => {
    const { page, context, troubles } = await visit('/')
    await openChat(page)
    await say(page, '   ')
    expect(await logOf(page).locator('.ec-me').count()).toBe(0)
    await inputOf(page).fill('One of the bedroom')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('sockets is dead')
    // The answer is held back until the sign has been seen.
    const seen = Promise.withResolvers<void>()
    await page.route(/\/api\/emergency\/chat/, async (route) => {
      await seen.promise
      await route.continue()
    })
    const [request] = await Promise.all([page.waitForRequest(/\/api\/emergency\/chat/), page.keyboard.press('Enter')])
    expect(request.postDataJSON()).toEqual({
      message: 'One of the bedroom\nsockets is dead',
      language: 'en',
      location: 'Andalucía, Spain',
    })
    await logOf(page).locator('.ec-typing').waitFor()
    seen.resolve()
    expect(await inputOf(page).inputValue()).toBe('')
    await logOf(page).getByText('Reply ‘yes’ or ‘book appointment’').waitFor()
    expect(await logOf(page).locator('.ec-typing').count()).toBe(0)

    const asked: string[] = []
    page.on('request', (sent) => asked.push(sent.url()))
    await say(page, 'yes')
    await logOf(page).getByText('We do not guarantee specific times').nth(1).waitFor()
    expect(asked.filter((url) => url.includes('/api/emergency'))).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  })

  test('danger in another language gets its text at once, without asking the server, with 112 to press', async () => {
    const { page, context, troubles } = await visit('/')
    await openChat(page)
    const asked: string[] = []
    page.on('request', (sent) => asked.push(sent.url()))
    expect(await isAnsweredAtOnce(page, 'Quiero solicitar un electricista, hay chispas')).toBe(true)
    const text = logOf(page).locator('.ec-em').last()
    expect(await text.getAttribute('lang')).toBe('es')
    expect(await textOf(text)).toContain('112')
    expect(await logOf(page).locator('.ec-actions a').first().getAttribute('href')).toBe('tel:112')
    expect(asked.filter((url) => url.includes('/api/emergency'))).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  })

  test('markup that is written stays text', async () => {
    const { page, context, troubles } = await visit('/')
    await openChat(page)
    await say(page, '<img src=x onerror="alert(1)"> <b>socket</b>')
    expect(await textOf(logOf(page).locator('.ec-me'))).toContain('<img src=x onerror="alert(1)">')
    expect(await logOf(page).locator('img, .ec-me b').count()).toBe(0)
    expect(troubles).toEqual([])
    await context.close()
  })

  test('a guide leads to the number, and back', async () => {
    const { page, context, troubles } = await visit('/es')
    await openChat(page)
    await chatOf(page).getByRole('button', { name: '¿Es la calle o solo mi casa?' }).click()
    await chatOf(page).getByRole('button', { name: 'No, solo mi casa' }).click()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Mira el cuadro')
    await chatOf(page).getByRole('button', { name: 'Atrás' }).click()
    await chatOf(page).getByRole('button', { name: 'Sí, también' }).click()
    expect(await chatOf(page).locator('.ec-guide a').getAttribute('href')).toBe('tel:+34900850840')
    expect(troubles).toEqual([])
    await context.close()
  })

  test('an appointment is asked for with what was said, and gets a reference; what is missing is told first', async () => {
    const { page, context, troubles } = await visit('/')
    await openChat(page)
    await say(page, 'one of the bedroom sockets is dead')
    await logOf(page).getByText('Reply ‘yes’').waitFor()
    await say(page, 'yes')
    const form = chatOf(page).locator('.ec-book')
    await form.getByLabel('Name').fill('Ana Prueba')
    await form.getByRole('button').click()
    const summary = form.getByRole('alert')
    expect(await textOf(summary)).toContain('phone number')
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await form.getByLabel('Name').getAttribute('aria-invalid')).toBeNull()
    expect(await form.getByLabel('Phone').getAttribute('aria-invalid')).toBe('true')
    await summary.getByRole('link', { name: 'phone number' }).click()
    expect(await form.getByLabel('Phone').evaluate((element) => element === document.activeElement)).toBe(true)
    await form.getByLabel('Phone').fill('600 111 222')
    await form.getByRole('checkbox').check()
    await form.getByRole('button').click()
    await logOf(page).getByText('It has arrived, with the reference').waitFor()
    expect(await form.count()).toBe(0)
    expect(troubles).toEqual([])
    await context.close()
  })

  test('an urgent fault is answered at once and can be left for a call', async () => {
    const { page, context, troubles } = await visit('/')
    await openChat(page)
    expect(await isAnsweredAtOnce(page, 'no electricity in the whole house')).toBe(true)
    await chatOf(page).getByRole('button', { name: 'Ask for a call' }).click()
    const form = chatOf(page).locator('.ec-book')
    await form.getByLabel('Name').fill('Ana Prueba')
    await form.getByLabel('Phone').fill('600 111 222')
    await form.getByRole('checkbox').check()
    const [request] = await Promise.all([
      page.waitForRequest(/\/api\/emergency\/requests/),
      form.getByRole('button').click(),
    ])
    expect(request.postDataJSON()).toMatchObject({
      conversation: [{ from: 'visitor', text: 'no electricity in the whole house' }, { from: 'chat' }],
    })
    await logOf(page).getByText('It has arrived, with the reference').waitFor()
    expect(troubles).toEqual([])
    await context.close()
  })

  test('the Contacts button appends the list, 112 first', async () => {
    const { page, context } = await visit('/es')
    await openChat(page)
    await chatOf(page).getByRole('button', { name: 'Contactos' }).click()
    const numbers = await logOf(page).locator('.ec-contacts a').allInnerTexts()
    expect(numbers[0]).toBe('112')
    expect(numbers).toContain('900 850 840')
    expect(numbers).toContain('900 814 000')
    expect(numbers.at(-1)).toBe('800 760 333')
    await context.close()
  })

  test('goes on in the other language and on other pages', async () => {
    const { page, context, troubles } = await visit('/emergency')
    await openChat(page)
    await say(page, 'sparks from the socket')
    await logOf(page).locator('.ec-em').waitFor()
    const before = await logOf(page).locator('.ec-m').allInnerTexts()
    await page.locator('a[data-language=es]').click()
    await page.waitForURL(`**${pathOf('emergency', 'es')}`)
    await logOf(page).waitFor()
    expect(await logOf(page).locator('.ec-m').allInnerTexts()).toEqual(before)
    expect(await textOf(chatOf(page).getByRole('heading'))).toContain('Ayuda urgente')
    await page.keyboard.press('Escape')
    await page.goto(`${site.url}/about`)
    expect(await chatOf(page).count()).toBe(0)
    await openChat(page)
    expect(await logOf(page).locator('.ec-m').allInnerTexts()).toEqual(before)
    expect(troubles).toEqual([])
    await context.close()
  })
})

describe('for everybody', () => {
  test.each([
    ['desktop', desktop],
    ['phone', phone],
  ] as const)('axe finds nothing on a %s, light and dark', async (_, options) => {
    const { page, context, troubles } = await visit('/emergency', { ...options, reducedMotion: 'reduce' })
    await openChat(page)
    await chatOf(page)
      .getByRole('button', { name: /RCD has tripped/ })
      .click()
    await say(page, 'book appointment')
    // Nothing filled in: the form with its errors.
    await chatOf(page).locator('.ec-book').getByRole('button').click()
    await chatOf(page).locator('.ec-book').getByRole('alert').waitFor()
    await isAnsweredAtOnce(page, 'there is smoke coming from the fuse box')
    await chatOf(page).getByRole('button', { name: 'Contacts' }).first().click()
    const found = await troublesInChat(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await troublesInChat(page)))
    expect(found).toEqual([])
    expect(await sidewaysOf(page)).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  })

  test('every control of it is reached by keyboard and shows the focus', async () => {
    const { page, context } = await visit('/')
    await openChat(page)
    const stops: string[] = []
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Shift+Tab')
      const stop = await page.evaluate(() => {
        const at = document.activeElement
        if (!at?.closest('.ec')) return null
        const { outlineStyle, outlineWidth } = getComputedStyle(at)
        const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        return `${at.className || at.tagName}${isMarked ? '' : ' unmarked'}`
      })
      if (stop === null) break
      stops.push(stop)
    }
    expect(stops.filter((stop) => stop.includes('unmarked'))).toEqual([])
    expect(stops).toEqual(expect.arrayContaining(['ec-112', 'ec-log', 'ec-x', 'ec-numbers']))
    await context.close()
  })

  test('on a phone it is a sheet of 78 % at most that shows 112, and the bar makes room', async () => {
    const { page, context } = await visit('/', phone)
    await openChat(page)
    await say(page, 'smoke in the kitchen, sparks, water everywhere')
    await logOf(page).locator('.ec-em').waitFor()
    const box = await chatOf(page).boundingBox()
    expect(box?.width).toBe(390)
    expect(box?.height).toBeLessThanOrEqual(844 * 0.78 + 1)
    const seen = await page.evaluate(() => {
      const link = document.querySelector('.ec-112')?.getBoundingClientRect()
      if (!link) return false
      const top = document.elementFromPoint(link.x + link.width / 2, link.y + link.height / 2)
      return link.bottom <= innerHeight && link.height >= 44 && top?.classList.contains('ec-112')
    })
    expect(seen).toBe(true)
    expect(await page.locator('.bar').isVisible()).toBe(false)
    await context.close()
  })
})
