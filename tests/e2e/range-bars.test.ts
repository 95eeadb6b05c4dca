import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { villa } from '#tests/arbitrary-answers.ts'
import { visitorsSite } from './site.ts'
import { desktop, openPage, phone, startBrowser } from './windows.ts'

/** A range bar is a drawing to scale: where a value's tick stands is what its label says. */

const site = visitorsSite()
let browser: Browser
let quotePath: string
beforeAll(async () => {
  browser = await startBrowser()
  const response = await site.post('/api/quotes', { ...villa(), language: 'en', test: true })
  const { url } = (await response.json()) as { url: string }
  quotePath = new URL(url).pathname + new URL(url).search
})
afterAll(() => browser.close())

interface Bar {
  low: string
  high: string
  scale: string
  /** Shares of the track. */
  lowAt: number
  highAt: number
  solidTo: number
  hatchTo: number
  /** Of the labels, px from the left end of the track. */
  lowText: { left: number; right: number }
  highText: { left: number; right: number }
  width: number
}

/** Every bar that is shown, as measured. */
function barsOf(page: Page): Promise<Bar[]> {
  return page.evaluate(() => {
    const textBox = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    return [...document.querySelectorAll('.pr')].flatMap((bar) => {
      const part = (name: string) => {
        const found = bar.querySelector(name)
        if (!found) throw new Error(`a range bar without ${name}`)
        return found
      }
      const track = part('.bx').getBoundingClientRect()
      if (track.width === 0) return []
      const at = (x: number) => (x - track.left) / track.width
      const middle = ({ left, right }: DOMRect) => at((left + right) / 2)
      const along = ({ left, right }: DOMRect) => ({ left: left - track.left, right: right - track.left })
      return {
        low: part('.a').textContent ?? '',
        high: part('.b').textContent ?? '',
        scale: part('.sc > :last-child').textContent ?? '',
        lowAt: middle(part('.ta').getBoundingClientRect()),
        highAt: middle(part('.tb').getBoundingClientRect()),
        solidTo: at(part('.so').getBoundingClientRect().right),
        hatchTo: at(part('.hatch').getBoundingClientRect().right),
        lowText: along(textBox(part('.a'))),
        highText: along(textBox(part('.b'))),
        width: track.width,
      }
    })
  })
}

/** The figure of a label, either language's separators; the largest where words count years as well. */
function figureOf(text: string): number {
  const numbers = text.match(/\d[\d.,]*\d|\d/g) ?? []
  return Math.max(...numbers.map((number) => Number(number.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))))
}

const places: [string, () => string][] = [
  ['the home page', () => '/'],
  ['the Spanish home page', () => '/es'],
  ['the solar calculator', () => '/solar-calculator'],
  ['the pool calculator in Spanish', () => '/es/calculadora-calefaccion-piscina'],
  ['a quote', () => quotePath],
]

describe.each([
  ['on a phone', phone],
  ['on a wide screen', desktop],
] as const)('%s', (_, screen) => {
  test.each(places)('%s shows every value at its place', async (_name, path) => {
    const { page, context } = await openPage(browser, screen)
    await page.goto(site.url + path())
    const bars = await barsOf(page)
    expect(bars.length).toBeGreaterThan(0)
    for (const bar of bars) {
      const full = figureOf(bar.scale)
      // A rounded label and a line of one pixel.
      expect(Math.abs(bar.lowAt - figureOf(bar.low) / full)).toBeLessThan(0.012)
      expect(Math.abs(bar.highAt - figureOf(bar.high) / full)).toBeLessThan(0.012)
      expect(Math.abs(bar.solidTo - bar.lowAt)).toBeLessThan(0.01)
      expect(Math.abs(bar.hatchTo - bar.highAt)).toBeLessThan(0.01)
      expect(bar.lowText.left).toBeGreaterThanOrEqual(-1)
      expect(bar.highText.right).toBeLessThanOrEqual(bar.width + 1)
      expect(bar.lowText.right).toBeLessThanOrEqual(bar.highText.left)
    }
    await context.close()
  })
})

test('the savings of three options are drawn on one scale', async () => {
  const { page, context } = await openPage(browser, desktop)
  await page.goto(site.url + quotePath)
  const scales = await page.locator('.r-options .pr .sc > :last-child').allTextContents()
  expect(scales.length).toBeGreaterThan(1)
  expect(new Set(scales).size).toBe(1)
  await context.close()
})

test('the bar, the drawing and the prices of the home page follow the bill together', async () => {
  const { page, context, troubles } = await openPage(browser, desktop)
  await page.goto(site.url)
  const out = (name: string) => page.locator(`[data-out="${name}"]`).textContent()
  const before = await out('roof')
  await page.locator('#est-bill').fill('300')
  await expect.poll(() => out('scale'), { timeout: 20_000 }).toBe('€3,600')
  expect(await out('roof')).not.toBe(before)
  expect(await out('kit2')).toContain(await out('roof'))
  expect(await out('kit2')).toContain(await out('battery'))
  const [bar] = await barsOf(page)
  expect(bar?.lowAt).toBeCloseTo(figureOf(bar?.low ?? '') / 3600, 1)
  // What lies further down names the home that it still shows.
  await page.getByText('€165 a month').first().waitFor()
  expect(troubles).toEqual([])
  await context.close()
})
