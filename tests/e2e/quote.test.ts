import type { Browser } from 'playwright-core'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../read-pdf.ts'
import {
  answerToReview,
  downloadedPdf,
  fillContact,
  onSavedQuote,
  onStep,
  press,
  shownReference,
  villaAnswers,
  words,
} from './quote-steps.ts'
import { eventually, pdfText, textOf, visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** The main path, as a new visitor takes it in Spanish on a phone, and as staff then find it. */

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

const person = 'Ana Núñez Gómez'
const email = 'ana.nunez@example.com'
const flat = (text: string) => text.replace(/\s+/g, ' ')
let reference = ''

test('from the home page to the saved quote, its PDF and the mails, in Spanish on a phone', async () => {
  const { page, context, troubles } = await openPage(browser, { ...phone, locale: 'es-ES' })
  await page.goto(`${site.url}/es`)
  const price = page.locator('[data-out="price1"]')
  const before = await textOf(price)
  expect(before).toMatch(/\d\.\d{3}\s€/)
  await page.getByLabel('Factura al mes en euros').fill('310,50')
  await page.getByLabel('Municipio', { exact: true }).selectOption('mijas')
  await eventually('the numbers follow', async () => (await textOf(price)) !== before)
  await press(page, 'Ver mis tres opciones')

  // Town and bill are carried over: the first open question is the second.
  await onStep(page, 2)
  const lineOf = (label: string) => textOf(page.locator('.q-answers > div', { hasText: label }))
  expect(await lineOf('Municipio')).toContain('Mijas')
  await answerToReview(page, 'es')
  expect(flat(await lineOf('Luz'))).toContain('310,50 € al mes')
  expect(flat(await lineOf('Objetivos'))).toContain('Pagar menos luz, Cargar el coche')
  await page.locator('.q-three li').nth(2).waitFor()
  const live = await page.locator('.q-three b').allInnerTexts()
  await fillContact(page, person, email)
  await press(page, words.es.generate)

  await onSavedQuote(page)
  expect(new URL(page.url()).pathname).toMatch(/^\/es\/presupuesto\//)
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  reference = await shownReference(page)
  const names = ['Ahorro primero', 'Equilibrada', 'A prueba de apagones']
  expect(await page.locator('.r-options h2').allInnerTexts()).toEqual(names)
  // The prices promised live are the prices given.
  expect(await page.locator('.r-options .r-price .num').allInnerTexts()).toEqual(live)

  const pdf = await downloadedPdf(page)
  expect(pdf.byteLength).toBeLessThanOrEqual(400_000)
  const text = flat(await pdfText(pdf))
  for (const expected of [reference, person, 'Presupuesto orientativo', ...names, 'IVA', 'Mijas', ...live.map(flat)])
    expect(text).toContain(expected)
  const { pages, language } = await readPdf(pdf)
  expect(pages.length).toBeLessThanOrEqual(4)
  expect(language).toMatch(/^es/)

  const mailTo = (address: string) =>
    eventually(`mail to ${address}`, async () =>
      (await site.mails()).find((mail) => recipients(mail).includes(address) && mail.subject?.includes(reference)),
    )
  const confirmation = await mailTo(email)
  const [attached] = confirmation.attachments
  expect(attached?.mimeType).toBe('application/pdf')
  expect(flat(await pdfText(bytesOf(attached?.content)))).toContain(reference)
  const notice = await mailTo('staff@localhost')
  expect(`${notice.text} ${notice.html}`).toContain(person)
  expect(troubles).toEqual([])
  await context.close()
})

test('whoever has the link has the quote sent by mail from its foot, without script too, and a second click sends no second', async () => {
  const made = await (
    await fetch(`${site.url}/api/quotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...villaAnswers,
        contact: { name: 'Inés Correo', phone: '+34600000012' },
        consent: { privacy: true },
      }),
    })
  ).json()
  const { page, context, troubles } = await openPage(browser, { ...phone, locale: 'es-ES', javaScriptEnabled: false })
  await page.goto(made.url)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000)
  await page.getByRole('link', { name: 'Envíamelo' }).click()
  const form = page.locator('#keep form')
  await form.getByRole('button', { name: 'Enviar' }).click()
  await page.locator('#send-email-error').waitFor()
  expect(page.url()).not.toContain('@')
  await form.getByLabel('Correo electrónico').fill('ines.correo@example.com')
  await form.getByLabel('Inglés').check()
  await form.getByRole('button', { name: 'Enviar' }).click()
  await page.getByText('van de camino a ines.correo@example.com').waitFor()
  const again = new URLSearchParams({ step: 'send', homepage: '', email: 'ines.correo@example.com', language: 'en' })
  const path = new URL(made.url).pathname
  for (let i = 0; i < 2; i++) {
    const answer = await fetch(`${site.url}${path}`, { method: 'POST', body: again, redirect: 'manual' })
    expect(answer.status).toBe(200)
  }
  const toInes = async () =>
    (await site.mails()).filter(
      (mail) => recipients(mail).includes('ines.correo@example.com') && /^Your/.test(mail.subject ?? ''),
    )
  const mail = await eventually('the mail', async () => (await toInes())[0])
  expect(mail.text).toContain('asked for it to be sent to this address')
  expect(flat(await pdfText(bytesOf(mail.attachments[0]?.content)))).toContain(made.reference)
  expect(await toInes()).toHaveLength(1)
  // The browser's own line about the form that was refused.
  expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([])
  await context.close()
})

test('staff find the lead by its reference, open it, write a note, move it on and back', async () => {
  const { page, context, troubles } = await openPage(browser, { ...desktop, locale: 'en-GB' })
  await page.goto(`${site.url}/crm`)
  await page.waitForURL(/\/admin\/login/)
  await page.getByLabel('E-mail').fill(site.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(site.admin.password)
  await press(page, 'Sign in')
  await page.waitForURL(/\/crm$/)
  await page.getByRole('searchbox').fill(reference)
  await page.waitForURL(/\/crm\?/)
  await page.getByText('1 lead', { exact: true }).waitFor()
  await page.getByRole('link', { name: person }).click()

  await page.getByRole('heading', { level: 1, name: person }).waitFor()
  // The answers come after the name.
  await page.locator('main').getByText('2004').first().waitFor()
  const main = flat(await textOf(page.locator('main')))
  for (const expected of [
    'Mijas',
    '2004',
    'Pool',
    'Lower bills',
    'Bills first',
    'Balanced',
    'Blackout-proof',
    '+34600000000',
  ])
    expect(main).toContain(expected)
  const href = await page.getByRole('link', { name: 'PDF in Spanish' }).getAttribute('href')
  const pdf = await context.request.get(href ?? '')
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.getByLabel('Add a note').fill('Tejado orientado al sur, llamar por la tarde')
  await press(page, 'Add note')
  await page.getByText('Note added.').waitFor()
  await press(page, 'Move to Contacted')
  await page.getByText('Moved from New to Contacted.').waitFor()
  await press(page, 'Undo')
  await page.getByText('Undone. Back in New.').waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: person }).waitFor()
  // The timeline comes after the name.
  await page.locator('.happened > li').getByText('Tejado orientado al sur').first().waitFor()
  const timeline = await page.locator('.happened > li').allInnerTexts()
  expect(timeline.filter((entry) => entry.includes('Tejado orientado al sur'))).toHaveLength(1)
  expect(timeline.filter((entry) => entry.startsWith('Moved from'))).toHaveLength(2)
  await page.getByRole('button', { name: 'Move to Contacted' }).waitFor()
  expect(troubles).toEqual([])
  await context.close()
})

const recipients = (mail: Email) => (mail.to ?? []).map(({ address }) => address)

function bytesOf(content: string | ArrayBuffer | Uint8Array | undefined): Uint8Array {
  if (content instanceof ArrayBuffer) return new Uint8Array(content)
  if (content instanceof Uint8Array) return content
  throw new Error('no attachment')
}
