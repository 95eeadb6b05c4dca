import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { textOf } from './site.ts'

/** The configurator's steps as a visitor takes them, by the words on the screen. */

export const words = {
  en: { next: 'Next', previous: 'Previous', generate: 'Generate Quote', retry: 'Try again', path: '/quote' },
  es: {
    next: 'Siguiente',
    previous: 'Anterior',
    generate: 'Generar presupuesto',
    retry: 'Probar otra vez',
    path: '/es/presupuesto',
  },
} as const
type Language = keyof typeof words

/** The answers given here, after town and bill. */
const choices = ['townhouse', 'mixed-use', 'pool', 'lower-bills', 'ev-charging', '10000-20000'] as const

/** Taps the tile of an answer. */
export function choose(page: Page, value: string): Promise<void> {
  return page.locator(`label.ch:has(input[value="${value}"])`).click()
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

/** Waits until this step is on the screen and the page is alive. */
export async function onStep(page: Page, number: number): Promise<void> {
  await page.getByText(new RegExp(`^(Step ${number} of|Paso ${number} de) 8$`)).waitFor()
  await page.waitForFunction((n) => new RegExp(`(Step|Paso) ${n} `).test(document.title), number)
}

/** Answers town and bill as the home page's estimator hands them over, and stops at the second question. */
export async function openWithTownAndBill(page: Page, url: string, language: Language): Promise<void> {
  await page.goto(`${url}${words[language].path}?town=mijas&monthlyBillEur=165`)
  await onStep(page, 2)
}

/** From the second question to the review, by tapping. */
export async function answerToReview(page: Page, language: Language): Promise<void> {
  const next = () => press(page, words[language].next)
  const [property, occupancy, system, goal, otherGoal, budget] = choices
  await choose(page, property)
  await page.locator('#q-buildYear').fill('2004')
  await next()
  await onStep(page, 3)
  await choose(page, occupancy)
  await next()
  await onStep(page, 4)
  await next()
  await onStep(page, 5)
  await choose(page, system)
  await next()
  await onStep(page, 6)
  await choose(page, goal)
  await choose(page, otherGoal)
  await next()
  await onStep(page, 7)
  await choose(page, budget)
  await next()
  await onStep(page, 8)
}

/** Who the quote is for, with the needed consent. One address gets three confirmations a day: who waits for theirs needs one of their own. */
export async function fillContact(page: Page, name: string, email = 'ana@example.com'): Promise<void> {
  await page.locator('#q-name').fill(name)
  await page.locator('#q-email').fill(email)
  await page.locator('#q-phone').fill('600 000 000')
  await page.locator('#q-consentPrivacy').check()
}

/** The saved quote's page is there. */
export async function onSavedQuote(page: Page): Promise<void> {
  await page.waitForURL(/\/(quote|es\/presupuesto)\/[^/#?]{20,}/)
  await page.locator('a[data-pdf]').waitFor()
}

/** The reference that the saved quote's page shows. */
export async function shownReference(page: Page): Promise<string> {
  const found = /[QT]-[0-9A-Z]{6,}/.exec(await textOf(page.locator('main')))
  if (!found) throw new Error('no reference on the page')
  return found[0]
}

/** The PDF behind the saved quote's own link. */
export async function downloadedPdf(page: Page): Promise<Uint8Array> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('a[data-pdf]').click()])
  return readFileSync(await download.path())
}

/** What somebody with a villa answers, as the API takes it; without the person. */
export const villaAnswers = {
  language: 'es',
  town: 'mijas',
  propertyType: 'villa',
  buildYear: 2004,
  occupancy: 'full-time',
  existingSystems: ['pool'],
  goals: ['lower-bills'],
  budget: '10000-20000',
  monthlyBillEur: 165,
}
