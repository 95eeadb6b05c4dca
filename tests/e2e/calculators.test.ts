import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDetails, sidewaysOf, violationsOf } from './page-checks.ts'
import { onStep } from './quote-steps.ts'
import { eventually, textOf, visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** The calculators as a visitor uses them: an answer before any input, one that follows the hand, and a way on. */

const site = visitorsSite()
let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser.close())

const tools = [
  ['/solar-calculator', '/es/calculadora-solar'],
  ['/ac-calculator', '/es/calculadora-aire-acondicionado'],
  ['/heat-pump-calculator', '/es/calculadora-bomba-calor'],
  ['/solar-pool-heating-combo', '/es/combo-solar-calefaccion-piscina'],
  ['/solar-incentive-calculator', '/es/calculadora-incentivos-solar'],
  ['/pool-heating-calculator', '/es/calculadora-calefaccion-piscina'],
  ['/heat-pump-comparison', '/es/comparativa-bombas-calor'],
  ['/solar-heat-pump-package', '/es/paquete-solar-bomba-calor'],
  ['/seasonal-efficiency', '/es/eficiencia-estacional'],
  ['/emergency-backup', '/es/respaldo-emergencia'],
] as const

/** The likely value over a range bar, where it runs into an end of the scale. */
function labelsThatMeet(): string[] {
  return [...document.querySelectorAll('.pr .sc')].flatMap((scale) => {
    const [zero, likely, most] = [...scale.children].map((label) => label.getBoundingClientRect())
    if (!zero || !likely || !most) return []
    return zero.right > likely.left || likely.right > most.left ? (scale.textContent ?? '') : []
  })
}

const headline = (page: Page) => page.locator('.c-fig .num').first()
const calculator = (page: Page) => page.locator('.calc')
/** The script has taken the page over: what needs it is there. */
const live = (page: Page, print: string) => page.getByRole('button', { name: print, exact: true }).waitFor()

describe.each(tools)('%s', (en, es) => {
  test('answers in Spanish without any script, and says how to go on', async () => {
    const { page, context, troubles } = await openPage(browser, { ...phone, javaScriptEnabled: false })
    await page.goto(site.url + es)
    expect(await textOf(headline(page))).toMatch(/\d|No /)
    expect(await textOf(page.locator('.c-verdict'))).not.toBe('')
    expect(await textOf(page.locator('noscript a[href="/es/presupuesto"]'))).toContain('presupuesto')
    expect(await page.locator('.calc svg[role=img]').count()).toBeGreaterThan(0)
    expect(await sidewaysOf(page)).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  })

  test('answers on the first screen, and draws it there on a desktop', async () => {
    const boxOf = async (page: Page, selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      if (!box) throw new Error(`${selector} is not shown`)
      return { top: box.y, bottom: box.y + box.height }
    }
    const { page, context } = await openPage(browser, phone)
    for (const path of [en, es]) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(site.url + path)
      expect((await boxOf(page, '.c-first .in')).bottom).toBeLessThan(700)
      expect((await boxOf(page, '.c-figs')).bottom).toBeLessThan(700)
      const line = await boxOf(page, '.c-line')
      expect(line.bottom).toBeLessThanOrEqual(844)
      expect(line.bottom - line.top).toBeLessThanOrEqual(72)
      expect(await page.locator('.calc .c-fold:not(.c-fold .c-fold)').count()).toBeLessThanOrEqual(3)
      expect(await page.evaluate(labelsThatMeet)).toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
      const chart = await boxOf(page, '.c-charts svg[role=img]:visible')
      expect(chart.bottom).toBeLessThanOrEqual(900)
    }
    await context.close()
  })

  test('lives from the first touch on, and keeps what it says when the town changes', async () => {
    const { page, context, troubles } = await openPage(browser, desktop)
    await page.goto(site.url + en)
    // On the day of the build: later, a date counted from today is another.
    await page.clock.setFixedTime(`${await page.locator('[data-built-on]').getAttribute('data-built-on')}T12:00:00Z`)
    const before = await textOf(calculator(page))
    await page.locator('#c-town').focus()
    await live(page, 'Print')
    // Taking over changes nothing that a reader sees but the two buttons.
    const after = (await textOf(calculator(page))).replace(/Copy link\s+Print\s+/, '')
    expect(after.replace(/\s+/g, ' ')).toBe(before.replace(/\s+/g, ' '))
    await page.locator('#c-town').selectOption('mijas')
    await eventually('the address follows', async () => new URL(page.url()).searchParams.get('town') === 'mijas')
    expect(await textOf(calculator(page))).not.toMatch(/NaN|undefined|Infinity/)
    expect(
      new URL((await page.locator('.c-acts a.btn:not(.sec2)').getAttribute('href')) ?? '', site.url).searchParams.get(
        'town',
      ),
    ).toBe('mijas')
    await openDetails(page)
    expect(await violationsOf(page, { of: '.calc' })).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  })

  test('dims all of the old answer at once while a number is wrong, and says which it is', async () => {
    const { page, context, troubles } = await openPage(browser, phone)
    await page.goto(site.url + en)
    await page.locator('#c-town').focus()
    await live(page, 'Print')
    const numbers = await page.locator('.c-form input.in:visible').all()
    expect(numbers.length).toBeGreaterThan(0)
    for (const number of numbers) {
      const right = await number.inputValue()
      await number.fill('many')
      // Without waiting: the patience is the message's, not the answer's.
      expect(await page.evaluate(undimmed)).toEqual([])
      expect(await textOf(page.locator('.c-head .tag'))).toBe('Last good answer')
      expect(await textOf(page.locator('.c-line'))).toContain('Last good answer')
      await number.fill(right)
      expect(await page.locator('.is-stale').count()).toBe(0)
    }
    expect(troubles).toEqual([])
    await context.close()
  })
})

/** Parts of an answer that stand there as if they were right. */
function undimmed(): string[] {
  const parts = '.c-verdict, .c-figs, .c-head .pr, .c-charts > .dc, .c-roof'
  return [...document.querySelectorAll(parts)]
    .filter((part) => part.checkVisibility() && Number(getComputedStyle(part).opacity) === 1)
    .map(({ className }) => String(className))
}

test('the answer follows the hand, stays while a field is wrong, travels in the link and into the quote', async () => {
  const { page, context, troubles } = await openPage(browser, { ...phone, locale: 'es-ES' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  await page.goto(`${site.url}/es/calculadora-solar`)
  const first = await textOf(headline(page))
  const bill = page.locator('#c-monthlyBillEur')
  await bill.fill('310,50')
  await eventually('another answer', async () => (await textOf(headline(page))) !== first)
  const spoken = async () => (await page.locator('.c-grid > [role=status]').allInnerTexts()).join()
  const saidBefore = await eventually('it is spoken', async () => (await spoken()).startsWith('Respuesta:') && spoken())
  const shownBefore = await textOf(headline(page))
  await page.locator('label', { hasText: 'Vacaciones' }).click()
  const good = await eventually('the answer for holidays', async () => {
    const [said, shown] = [await spoken(), await textOf(headline(page))]
    return said.startsWith('Respuesta:') && said !== saidBefore && shown !== shownBefore && shown
  })

  await bill.fill('mucho')
  const message = page.locator('#c-monthlyBillEur-error')
  await message.waitFor()
  expect((await textOf(message)).replace(/\s/g, ' ')).toContain('Escribe un número entre 10 € y 5.000 €')
  expect(await bill.getAttribute('aria-invalid')).toBe('true')
  expect(await textOf(headline(page))).toBe(good)
  // Dimmed, named as the last good one beside it and in the line at the bottom, and said once.
  expect(await textOf(page.locator('.c-head .tag'))).toBe('Última respuesta válida')
  expect(await textOf(page.locator('.c-line'))).toContain('Última respuesta válida')
  expect(Number(await page.locator('.c-figs').evaluate((figures) => getComputedStyle(figures).opacity))).toBeLessThan(1)
  await bill.fill('310,5')
  await message.waitFor({ state: 'detached' })

  await eventually('the address follows', async () => page.url().includes('monthlyBillEur=310.5'))
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await page.getByText('Enlace copiado').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe('?monthlyBillEur=310.5&occupancy=holiday-home')

  const there = await openPage(browser, desktop)
  await there.page.goto(link)
  await eventually(
    'the inputs are back',
    async () => (await there.page.locator('#c-monthlyBillEur').inputValue()) === '310,5',
  )
  await eventually('and the answer', async () => (await textOf(headline(there.page))) === good)
  expect(await there.page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/es\/calculadora-solar$/)
  // The language switch takes the inputs along.
  await there.page.locator('a[data-language=en]').first().click()
  await there.page.waitForURL(/\/solar-calculator\?/)
  await eventually(
    'in English too',
    async () => (await there.page.locator('#c-monthlyBillEur').inputValue()) === '310.5',
  )
  expect(there.troubles).toEqual([])
  await there.context.close()

  await page.getByRole('link', { name: 'Pedir presupuesto con estos datos' }).click()
  await onStep(page, 2)
  const draft = await page.evaluate(() => Object.values({ ...localStorage }).join())
  for (const part of ['"town":"marbella"', '"occupancy":"holiday-home"', '"monthlyBillEur":"310.5"', '"lower-bills"'])
    expect(draft).toContain(part)
  expect(troubles).toEqual([])
  await context.close()
})

test('keyboard alone is enough, and paper shows what was folded', async () => {
  const { page, context, troubles } = await openPage(browser, desktop)
  await page.goto(`${site.url}/solar-calculator`)
  await page.locator('#c-monthlyBillEur').focus()
  await live(page, 'Print')
  const first = await textOf(headline(page))
  // Back to the slider, and up.
  await page.keyboard.press('Shift+Tab')
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight')
  expect(await page.locator('#c-monthlyBillEur').inputValue()).toBe('225')
  await eventually('another answer', async () => (await textOf(headline(page))) !== first)
  await page.locator('.c-fold > summary').first().click()
  const why = page.locator('.c-fold .why summary').first()
  await why.focus()
  await page.keyboard.press('Enter')
  await page.getByText('bill without panels − bill with panels').first().waitFor()

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.calc details:not([open], figure *)').count()).toBe(0)
  expect(await page.locator('.c-acts').isVisible()).toBe(false)
  expect(await page.getByRole('heading', { name: 'Step one' }).isVisible()).toBe(false)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await page.locator('.calc details[open]').count()).toBe(2)
  expect(troubles).toEqual([])
  await context.close()
})

test('without the weather the page says so, keeps its answer and tries again', async () => {
  const { page, context } = await openPage(browser, desktop)
  await page.route('**/malaga-typical-year*', (route) => route.abort())
  await page.goto(`${site.url}/solar-calculator`)
  const shown = await textOf(headline(page))
  await page.locator('#c-town').focus()
  await page.getByText('The calculator could not be loaded').waitFor()
  expect(await textOf(headline(page))).toBe(shown)
  await page.unroute('**/malaga-typical-year*')
  await page.locator('#c-tiltDeg').focus()
  await live(page, 'Print')
  expect(await page.getByText('The calculator could not be loaded').isVisible()).toBe(false)
  await context.close()
})
