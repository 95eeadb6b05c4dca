import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../read-pdf.ts'
import {
  answerToReview,
  choose,
  downloadedPdf,
  fillContact,
  onSavedQuote,
  onStep,
  openWithTownAndBill,
  press,
  shownReference,
  words,
} from './quote-steps.ts'
import { eventually, type Site, startSite, textOf } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** What the configurator keeps, says and survives. */

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), startBrowser()])
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

/** How many leads a search finds once everything accepted is in the database. */
async function leadsNamed(q: string): Promise<number> {
  await eventually('everything is carried over', async () => {
    const state = (await (await fetch(`${site.url}/readyz`)).json()) as { waiting: number }
    return state.waiting === 0
  })
  const headers = { authorization: `Bearer ${await site.token()}` }
  const list = await fetch(`${site.url}/api/crm/leads?q=${encodeURIComponent(q)}`, { headers })
  return ((await list.json()) as { total: number }).total
}

const isChosen = (page: Page, value: string) => page.locator(`input[value="${value}"]`).isChecked()

describe('answers', () => {
  test('survive a reload, the back button and the switch of language', async () => {
    const { page, context, troubles } = await openPage(browser, phone)
    await openWithTownAndBill(page, site.url, 'en')
    await choose(page, 'finca')
    await page.locator('#q-buildYear').fill('1978')
    await press(page, words.en.next)
    await onStep(page, 3)
    await choose(page, 'holiday-home')
    await page.reload()
    await onStep(page, 3)
    expect(await isChosen(page, 'holiday-home')).toBe(true)

    await page.goBack()
    await onStep(page, 2)
    expect(await isChosen(page, 'finca')).toBe(true)
    expect(await page.locator('#q-buildYear').inputValue()).toBe('1978')
    await page.goForward()
    await onStep(page, 3)

    await page.locator('a[data-language="es"]').click()
    await page.waitForURL(/\/es\/presupuesto/)
    await onStep(page, 3)
    expect(await isChosen(page, 'holiday-home')).toBe(true)
    await press(page, words.es.next)
    await onStep(page, 4)
    expect(await page.locator('#q-monthlyBillEur').inputValue()).toBe('165')
    await press(page, words.es.previous)
    await onStep(page, 3)
    expect(troubles).toEqual([])
    await context.close()
  })
})

describe('the keyboard', () => {
  /** Presses Tab until the focus is where it should be. */
  async function tabTo(page: Page, selector: string): Promise<void> {
    for (let i = 0; i < 60; i++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard never reaches ${selector}`)
  }

  test('alone leads from the first question to the saved quote', async () => {
    const { page, context, troubles } = await openPage(browser, desktop)
    const next = 'form button[type=submit]'
    const onward = async (step: number) => {
      await tabTo(page, next)
      await page.keyboard.press('Enter')
      await onStep(page, step)
      // The next question has the focus, so it is the next thing read.
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    }
    await page.goto(`${site.url}/quote`)
    await onStep(page, 1)
    await tabTo(page, 'input[name=town]')
    await page.keyboard.press('ArrowDown')
    await onward(2)
    await tabTo(page, 'input[name=propertyType]')
    await page.keyboard.press('Space')
    await tabTo(page, '#q-buildYear')
    await page.keyboard.type('1999')
    await onward(3)
    await tabTo(page, 'input[name=occupancy]')
    await page.keyboard.press('Space')
    await onward(4)
    await tabTo(page, '#q-monthlyBillEur')
    await page.keyboard.type('140')
    await onward(5)
    await tabTo(page, 'input[name=existingSystems][value=none]')
    await page.keyboard.press('Space')
    await onward(6)
    await tabTo(page, 'input[name=goals]')
    await page.keyboard.press('Space')
    await onward(7)
    await tabTo(page, 'input[name=budget]')
    await page.keyboard.press('Space')
    await onward(8)
    await tabTo(page, '#q-name')
    await page.keyboard.type('Keyboard Only')
    await tabTo(page, '#q-email')
    await page.keyboard.type('keys@example.com')
    await tabTo(page, '#q-consentPrivacy')
    await page.keyboard.press('Space')
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    await onSavedQuote(page)
    expect(troubles).toEqual([])
    await context.close()
  })
})

describe('errors', () => {
  test('are summed up with the focus, link to their fields, and go when they are put right', async () => {
    const { page, context, troubles } = await openPage(browser, phone)
    await openWithTownAndBill(page, site.url, 'es')
    await press(page, words.es.next)
    const summary = page.locator('#q-errors')
    await summary.waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.title()).toMatch(/^Error: Paso 2 de 8/)
    const links = summary.getByRole('link')
    expect(await links.allInnerTexts()).toEqual(['Elige el tipo de vivienda', 'Escribe el año de construcción'])
    await links.nth(1).click()
    const year = page.locator('#q-buildYear')
    expect(await year.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await year.getAttribute('aria-invalid')).toBe('true')
    const described = await year.getAttribute('aria-describedby')
    expect(described).toContain('q-buildYear-error')

    await year.fill('3024')
    await choose(page, 'villa')
    await press(page, words.es.next)
    await page.waitForFunction(() => document.querySelectorAll('#q-errors li').length === 1)
    expect(await textOf(summary)).toContain('2027')
    // One press is enough: nothing moves away under the finger while the last error is settled.
    await year.fill('2004')
    await press(page, words.es.next)
    await onStep(page, 3)
    expect(await page.title()).toMatch(/^Paso 3 de 8/)
    expect(troubles).toEqual([])
    await context.close()
  })
})

describe('generating', () => {
  test('a double click makes one lead', async () => {
    const { page, context, troubles } = await openPage(browser, desktop)
    await openWithTownAndBill(page, site.url, 'en')
    await answerToReview(page, 'en')
    await fillContact(page, 'Double Click')
    await page.getByRole('button', { name: words.en.generate, exact: true }).dblclick()
    await onSavedQuote(page)
    expect(await leadsNamed('Double Click')).toBe(1)
    expect(troubles).toEqual([])
    await context.close()
  })

  test('an answer that is lost on its way, tried again, makes one lead', async () => {
    const { page, context, troubles } = await openPage(browser, phone)
    await openWithTownAndBill(page, site.url, 'en')
    await answerToReview(page, 'en')
    await fillContact(page, 'Lost Answer')
    await page.route(
      '**/api/quotes',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await press(page, words.en.generate)
    await page.getByRole('alert').getByRole('heading', { name: 'The quote was not made' }).waitFor()
    expect(await page.locator('#q-name').inputValue()).toBe('Lost Answer')
    await press(page, words.en.retry)
    await onSavedQuote(page)
    expect(await leadsNamed('Lost Answer')).toBe(1)
    expect(troubles.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
    await context.close()
  })

  test('with the server gone says so, loses nothing, and goes on when it is back', async () => {
    const { page, context, troubles } = await openPage(browser, phone)
    await openWithTownAndBill(page, site.url, 'es')
    await answerToReview(page, 'es')
    await fillContact(page, 'Servidor Caído')
    await site.kill()
    await press(page, words.es.generate)
    const alert = page.getByRole('alert')
    await alert.getByRole('heading', { name: 'No hemos podido hacer el presupuesto' }).waitFor()
    expect(await textOf(alert)).toContain('Tus respuestas siguen en este dispositivo')
    expect(await page.locator('#q-email').inputValue()).toBe('ana@example.com')
    await site.start()
    await press(page, words.es.retry)
    await onSavedQuote(page)
    expect(await leadsNamed('Servidor Caído')).toBe(1)
    expect(troubles.splice(0)).toEqual([expect.stringContaining('ERR_CONNECTION_REFUSED')])
    await context.close()
  })

  test('in test mode asks no contact, marks the PDF and makes no lead', async () => {
    const { page, context, troubles } = await openPage(browser, desktop)
    await page.goto(`${site.url}/test-quote?town=mijas&monthlyBillEur=165`)
    await onStep(page, 2)
    await answerToReview(page, 'en')
    expect(await page.locator('#q-name').count()).toBe(0)
    await press(page, words.en.generate)
    await onSavedQuote(page)
    const reference = await shownReference(page)
    const { pages } = await readPdf(await downloadedPdf(page))
    expect(pages[0]).toContain('the office is not told of this quote')
    for (const text of pages) expect(text).toContain('TEST')
    expect(await leadsNamed(reference)).toBe(0)
    expect(troubles).toEqual([])
    await context.close()
  })
})
