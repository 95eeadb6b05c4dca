import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { press } from './quote-steps.ts'
import { eventually, textOf, visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** The contact form with its script: errors in place, a draft, a receipt, a mail. */

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

describe.each([
  [
    'en',
    '/contact',
    desktop,
    { send: 'Send', name: 'Enter your name', answer: 'answers by', subject: 'We have your enquiry' },
  ],
  [
    'es',
    '/es/contacto',
    phone,
    { send: 'Enviar', name: 'Escribe tu nombre', answer: 'te contesta', subject: 'Nos ha llegado tu consulta' },
  ],
] as const)('an enquiry (%s)', (language, path, size, words) => {
  test('is corrected in place, kept over a reload, and answered with a receipt and a mail', async () => {
    const { page, context, troubles } = await openPage(browser, size)
    const address = `enquiry-${language}@example.com`
    await page.goto(site.url + path)
    await page.locator('#contact-message').fill('Un aire que gotea')
    await press(page, words.send)
    const summary = page.locator('.summary')
    await summary.waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.title()).toMatch(/^Error:/)
    expect(await summary.getByRole('link').allInnerTexts()).toHaveLength(3)
    await summary.getByRole('link', { name: words.name }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-name')
    expect(await page.locator('#contact-name').getAttribute('aria-describedby')).toBe('contact-name-error')
    expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])

    await page.locator('#contact-name').fill('Ana')
    await page.locator('#contact-email').fill(address)
    await page.reload()
    await eventually('the draft is back', async () => (await page.locator('#contact-name').inputValue()) === 'Ana')
    expect(await page.locator('#contact-message').inputValue()).toBe('Un aire que gotea')
    await page.locator('#contact-consent-privacy').check()
    await press(page, words.send)

    const receipt = page.locator('[data-receipt]')
    await receipt.waitFor()
    expect(await receipt.evaluate((element) => element === document.activeElement)).toBe(true)
    const said = await textOf(receipt)
    const reference = /C-[0-9A-Z]{6,}/.exec(said)?.[0] ?? 'none'
    expect(said).toContain(words.answer)
    expect(said).toMatch(/\d{1,2}:\d{2}/)
    const mail = await eventually('the confirmation is written', async () =>
      (await site.mails()).find(({ to }) => to?.some((one) => one.address === address)),
    )
    expect(mail.subject).toContain(words.subject)
    expect(mail.subject).toContain(reference)
    expect(mail.text).toContain('Un aire que gotea')

    // What was sent is no draft any more.
    await page.reload()
    expect(await page.locator('#contact-name').inputValue()).toBe('')
    expect(troubles).toEqual([])
    await context.close()
  })
})

test('without a connection the form says so, keeps everything and sends it once the line is back', async () => {
  const { page, context, troubles } = await openPage(browser, phone)
  await page.goto(`${site.url}/contact`)
  await page.locator('#contact-name').fill('Tom')
  await page.locator('#contact-phone').fill('+44 20 7946 0000')
  await page.locator('#contact-message').fill('Hello')
  await page.locator('#contact-consent-privacy').check()
  // Its script comes with the first touch; without it the browser would post the form itself.
  await page.waitForFunction(() => sessionStorage.getItem('contact-draft')?.includes('Hello'))
  await context.setOffline(true)
  await press(page, 'Send')
  await page.getByText('You seem to be offline.').waitFor()
  expect(await page.locator('#contact-name').inputValue()).toBe('Tom')
  // Back on the line the browser sends it by itself, without another press.
  await context.setOffline(false)
  await page.locator('[data-receipt]').waitFor()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')])
  await context.close()
})

test('what is written before the script of the form is there is kept, as when a browser fills all fields at once', async () => {
  const { page, context, troubles } = await openPage(browser, phone)
  await page.goto(`${site.url}/contact`)
  const { promise: written, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await written
    await route.continue()
  })
  await page.locator('#contact-name').fill('Tom')
  await page.locator('#contact-message').fill('Written early')
  goOn()
  await page.waitForFunction(() => sessionStorage.getItem('contact-draft')?.includes('Written early'))
  expect(troubles).toEqual([])
  await context.close()
})
