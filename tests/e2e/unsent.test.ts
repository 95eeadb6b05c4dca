import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { answerToReview, fillContact as fillQuoteContact, openWithTownAndBill, press } from './quote-steps.ts'
import { eventually, textOf, visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** Forms sent without a connection: the page is closed, and any page of ours sends them later, once. */

const site = visitorsSite()
const leads = z.object({ items: z.array(z.object({ reference: z.string(), email: z.string().nullable() })) })
let browser: Browser
let token: string
beforeAll(async () => {
  ;[browser, token] = await Promise.all([startBrowser(), site.token()])
})
afterAll(() => browser.close())

const leadsOf = async (email: string) => {
  const answer = await fetch(`${site.url}/api/crm/leads?q=${email}`, { headers: { authorization: `Bearer ${token}` } })
  return leads.parse(await answer.json()).items.filter((one) => one.email === email)
}
const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('unsent')))
const line = (page: Page) => page.locator('aside.banner:not([data-promo]) [role=status]')

/** Without a connection the form is sent and its page closed; then the home page is opened with one. */
async function closedAndBack(page: Page, context: BrowserContext, send: () => Promise<void>, home: string) {
  await context.setOffline(true)
  await send()
  await page
    .locator('aside.banner:not([data-promo]), [data-forget]:not([hidden])')
    .first()
    .waitFor({ state: 'attached' })
  await eventually('it is kept', async () => (await keptIn(page)).length === 2)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(site.url + home)
  return next
}

/** Without a connection: sent, then taken off the device again; with one nothing goes out. */
async function deleted(page: Page, context: BrowserContext, send: () => Promise<void>, forget: Locator) {
  await context.setOffline(true)
  await send()
  await eventually('it is kept', async () => (await keptIn(page)).length === 2)
  await forget.click()
  await eventually('it is off the device', async () => (await keptIn(page)).join() === 'unsent')
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(site.url)
  await eventually('the next page has looked', async () => (await keptIn(next)).length === 0)
}

async function fillContact(page: Page, email: string, path = '/contact') {
  await page.goto(site.url + path)
  await page.locator('#contact-name').fill('Tom Tunnel')
  await page.locator('#contact-email').fill(email)
  await page.locator('#contact-message').fill('Written in a tunnel')
  await page.locator('#contact-consent-privacy').check()
  await page.waitForFunction(() => sessionStorage.getItem('contact-draft')?.includes('tunnel'))
}

test('an enquiry arrives once, with its reference, from the next page that is opened', async () => {
  const email = 'tunnel-en@example.com'
  const { page, context } = await openPage(browser, phone)
  await fillContact(page, email)
  const home = await closedAndBack(page, context, () => press(page, 'Send'), '/')
  await home.getByText(/has reached us/).waitFor({ state: 'attached' })
  const reference = /C-[0-9A-Z]{6,}/.exec(await textOf(line(home)))?.[0] ?? 'none'
  expect(await keptIn(home)).toEqual(['unsent'])
  const found = await eventually('it is a lead', async () => {
    const items = await leadsOf(email)
    return items.length > 0 ? items : undefined
  })
  expect(found).toEqual([{ reference, email }])
  // The next page has nothing to send, and nothing to say.
  await home.goto(`${site.url}/about`)
  await eventually('nothing is left', async () => (await keptIn(home)).length === 0)
  expect(await home.locator('aside.banner:not([data-promo])').count()).toBe(0)
  expect(await leadsOf(email)).toHaveLength(1)
  await context.close()
})

test('two pages opened at once send it once, and a form on one of them is empty again', async () => {
  const email = 'tunnel-es@example.com'
  const { page, context } = await openPage(browser, { ...desktop, locale: 'es-ES' })
  await fillContact(page, email, '/es/contacto')
  const contact = await closedAndBack(page, context, () => press(page, 'Enviar'), '/es/contacto')
  const other = await context.newPage()
  await other.goto(`${site.url}/es`)
  // Whichever was first says it.
  await Promise.any(
    [contact, other].map((one) => one.getByText(/Nos ha llegado lo que escribiste/).waitFor({ state: 'attached' })),
  )
  await eventually('it is a lead', async () => (await leadsOf(email)).length > 0)
  await eventually('nothing is left to send', async () => !(await keptIn(other)).some((name) => name.includes(':')))
  expect(await leadsOf(email)).toHaveLength(1)
  expect(await contact.locator('#contact-message').inputValue()).toBe('')
  await context.close()
})

test('who deletes it has nothing on the device, and nothing is sent', async () => {
  const email = 'tunnel-gone@example.com'
  const { page, context } = await openPage(browser, desktop)
  await fillContact(page, email)
  await context.setOffline(true)
  await press(page, 'Send')
  await page.mouse.wheel(0, 400)
  await page.getByRole('button', { name: 'Delete it' }).click()
  await page.getByText(/nothing was sent/).waitFor()
  expect(await keptIn(page)).toEqual(['unsent'])
  await context.setOffline(false)
  await page.goto(site.url)
  await eventually('the page has looked', async () => (await keptIn(page)).length === 0)
  expect(await leadsOf(email)).toEqual([])
  await context.close()
})

test('what the server does not take is said, and written again from what was kept', async () => {
  const email = 'tunnel-again@example.com'
  const { page, context } = await openPage(browser, phone)
  await fillContact(page, email)
  const wrong = async () => {
    await press(page, 'Send')
    await eventually('it is kept', async () => (await keptIn(page)).length === 2)
    // As a release with other rules than this page's would find it.
    await page.evaluate(() => {
      const name = 'unsent:/api/contact'
      const form = JSON.parse(localStorage.getItem(name) ?? '')
      localStorage.setItem(name, JSON.stringify({ ...form, body: { ...form.body, email: 'no' } }))
    })
  }
  const home = await closedAndBack(page, context, wrong, '/')
  await home.getByText(/could not be taken/).waitFor({ state: 'attached' })
  await home.mouse.wheel(0, 600)
  await home.getByRole('link', { name: 'Write it again' }).click()
  await home.waitForURL('**/contact')
  await eventually('the words are back', async () =>
    (await home.locator('#contact-message').inputValue()).includes('tunnel'),
  )
  expect(await home.evaluate(() => localStorage.getItem('unsent:/api/contact'))).toBeNull()
  await context.close()
})

test('a quote is there with its page, asked for without a connection', async () => {
  const { page, context } = await openPage(browser, phone)
  const email = 'tunnel-quote@example.com'
  await openWithTownAndBill(page, site.url, 'en')
  await answerToReview(page, 'en')
  await fillQuoteContact(page, 'Quentin Tunnel', email)
  const home = await closedAndBack(page, context, () => press(page, 'Generate Quote'), '/')
  await home.getByText(/has reached us/).waitFor({ state: 'attached' })
  expect(await home.locator('aside.banner:not([data-promo]) a').getAttribute('href')).toMatch(/^\/quote\/[\w-]{20,}/)
  await eventually('it is a lead', async () => (await leadsOf(email)).length === 1)
  await context.close()
})

test('an appointment is made by the page that is opened next', async () => {
  const { page, context } = await openPage(browser, desktop)
  await fillAppointment(page, 1, 'tunnel-slot@example.com')
  const home = await closedAndBack(page, context, () => page.locator('[data-confirm-button]').click(), '/')
  await home.getByText(/has reached us/).waitFor({ state: 'attached' })
  const href = await home.locator('aside.banner:not([data-promo]) a').getAttribute('href')
  await home.goto(site.url + href)
  expect(await home.locator('h1').textContent()).toMatch(/^See you on/)
  await context.close()
})

/** `place` among the free times: no two journeys want the same. */
async function fillAppointment(page: Page, place: number, email: string) {
  await page.goto(`${site.url}/design-consultation`)
  await page.locator('.slot input:not(:disabled)').nth(place).check({ force: true })
  await page.getByText(/is kept for you until/).waitFor()
  await page.locator('[name=name]').fill('Sara Tunnel')
  await page.locator('[name=reach]').fill(email)
  await page.locator('[name=consentPrivacy]').check()
}

const applied = z.object({ items: z.array(z.object({ reference: z.string(), businessName: z.string() })) })
async function fillApplication(page: Page, business: string) {
  await page.goto(`${site.url}/es/programa-afiliados`)
  await page.locator('#application-businessName').fill(business)
  await page.locator('#application-businessType').selectOption('estate-agent')
  await page.locator('#application-contactName').fill('Ana Núñez')
  await page.locator('#application-email').fill('tunnel-partner@example.com')
  await page.locator('#application-phone').fill('600 111 222')
  await page.locator('#application-consent-privacy').check()
}
const applicationsOf = async (business: string) => {
  const answer = await fetch(`${site.url}/api/affiliates`, { headers: { authorization: `Bearer ${token}` } })
  return applied.parse(await answer.json()).items.filter(({ businessName }) => businessName === business)
}

test('an application of a partner is there once, with its reference', async () => {
  const business = 'Fincas del Túnel'
  const { page, context } = await openPage(browser, { ...phone, locale: 'es-ES' })
  await fillApplication(page, business)
  const send = () => page.locator('form:has(#application-businessName) button[type=submit]').click()
  const home = await closedAndBack(page, context, send, '/es')
  await home.getByText(/Nos ha llegado lo que escribiste/).waitFor({ state: 'attached' })
  const reference = /A-[0-9A-Z]{6,}/.exec((await line(home).textContent()) ?? '')?.[0] ?? 'none'
  const found = await eventually('it is an application', async () => {
    const items = await applicationsOf(business)
    return items.length > 0 ? items : undefined
  })
  expect(found).toEqual([{ reference, businessName: business }])
  await home.goto(`${site.url}/es`)
  await eventually('nothing is left', async () => (await keptIn(home)).length === 0)
  expect(await applicationsOf(business)).toHaveLength(1)
  await context.close()
})

test('a quote, an appointment and an application are deleted as well, and none is made', async () => {
  const { page, context } = await openPage(browser, { ...desktop, reducedMotion: 'reduce' })
  const inLine = (at: Page) =>
    at.locator('aside.banner:not([data-promo])').getByRole('button', { name: /^(Delete it|Borrarlo)$/ })

  await openWithTownAndBill(page, site.url, 'en')
  await answerToReview(page, 'en')
  await fillQuoteContact(page, 'Quentin Tunnel', 'tunnel-no-quote@example.com')
  await deleted(page, context, () => press(page, 'Generate Quote'), inLine(page))

  const booking = await context.newPage()
  await fillAppointment(booking, 0, 'tunnel-no-slot@example.com')
  const confirm = () => booking.locator('[data-confirm-button]').click()
  await deleted(booking, context, confirm, booking.locator('[data-forget]:not([hidden])'))

  const application = await context.newPage()
  await fillApplication(application, 'Fincas sin Túnel')
  const send = () => application.locator('form:has(#application-businessName) button[type=submit]').click()
  await deleted(application, context, send, inLine(application))

  expect(await leadsOf('tunnel-no-quote@example.com')).toEqual([])
  expect(await leadsOf('tunnel-no-slot@example.com')).toEqual([])
  expect(await applicationsOf('Fincas sin Túnel')).toEqual([])
  await context.close()
})
