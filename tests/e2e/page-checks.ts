import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What must hold on any page, for every visitor: for the tests of whole pages. */

/** The rules that axe leaves off by itself but that the site keeps to. */
const alsoRules = { 'target-size': { enabled: true } }

/** What axe finds; with `rule`, by that rule alone; with `of`, in that part of the page; `without` leaves parts out that have a test of their own. */
export async function violationsOf(
  page: Page,
  { rule, of, without = [] }: { rule?: string; of?: string; without?: string[] } = {},
): Promise<string[]> {
  await layOut(page)
  const isThere = await page.evaluate(() => 'axe' in window)
  // No page has frames of another origin, so that axe may do all in the page itself, which takes a third of the time; it is put there once.
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], rules: alsoRules })
  if (of) axe.include(of)
  if (rule) axe.withRules(rule)
  for (const part of without) axe.exclude(part)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 160)}`),
  )
}

/** What is below the screen is left to the browser until somebody scrolls there: axe sees neither its colours nor its sizes. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
  })
}

/** Opens everything that a reader can open in the text, so that it is looked at too. */
export function openDetails(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
  })
}

/** How far the page reaches beyond its window, and by what: empty when nobody has to scroll sideways. */
export function sidewaysOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX)
    const inside = (element: Element) => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
        if (scrolls(up)) return true
      return false
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !inside(element),
    )
    return [`${scrollWidth} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))]
  })
}

/** Everything that the keyboard should come to, as the page stands: marked with its place, and named; `within`: those of the main text. */
function markStops(page: Page, within: boolean): Promise<string[]> {
  return page.evaluate((within) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [tabindex="-1"], [inert] *') &&
        // Of a group of radio buttons, one is a stop.
        !(element.matches('input[type=radio]') && !element.matches(':checked')) &&
        !(within && !element.closest('main')),
    )
    stops.forEach((element, at) => {
      element.setAttribute('data-stop', String(at))
    })
    return stops.map((element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 90))
  }, within)
}

interface Focus {
  name: string
  stop: number
  /** Some part of it is what one sees at its place. */
  isSeen: boolean
  isMarked: boolean
}

/** The element that has the focus; null when it is none of the page. */
function focusOf(page: Page): Promise<Focus | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const hasOutline = (at: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(at)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    // A choice is drawn by its label.
    const drawn = element.matches('input[type=radio], input[type=checkbox]')
      ? (element.closest('label') ?? element)
      : element
    const box = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect()
    const shares = [0.1, 0.5, 0.9]
    const isSeen = shares.some((x) =>
      shares.some((y) => {
        const top = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)
        return top !== null && (drawn.contains(top) || top.contains(drawn))
      }),
    )
    return {
      name: element.outerHTML.replace(/\s+/g, ' ').slice(0, 90),
      stop: Number(element.getAttribute('data-stop') ?? -1),
      isSeen,
      isMarked: hasOutline(element) || hasOutline(drawn),
    }
  })
}

/**
 * As a reader sees it: what is covered at first is looked at again with the next picture. A line that comes to the bottom moves the page off the focus
 * before it is painted, and a question asked in between would find it covered.
 */
async function seenFocusOf(page: Page): Promise<Focus | null> {
  const focus = await focusOf(page)
  if (!focus || focus.isSeen) return focus
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  return focusOf(page)
}

/**
 * Walks through the page by Tab from its beginning; `within`: by the skip link to the main text, and through that. Gives what went
 * wrong: a stop hidden, without mark, left out, or out of turn.
 */
export async function keyboardTroubles(page: Page, { within = false } = {}): Promise<string[]> {
  const stops = await markStops(page, within)
  if (within) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  const troubles: string[] = []
  const visited = new Set<number>()
  let before = -1
  for (let i = 0; i < stops.length + 20; i++) {
    // Held down, it goes on by itself.
    await page.keyboard.down('Tab')
    const focus = await seenFocusOf(page)
    if (!focus || visited.has(focus.stop) || visited.size === stops.length) break
    if (!focus.isSeen) troubles.push(`hidden: ${focus.name}`)
    if (!focus.isMarked) troubles.push(`not marked: ${focus.name}`)
    if (focus.stop === -1) continue
    if (focus.stop < before) troubles.push(`out of turn: ${focus.name}`)
    before = focus.stop
    visited.add(focus.stop)
  }
  await page.keyboard.up('Tab')
  const left = stops.filter((_, at) => !visited.has(at))
  return [...troubles, ...left.map((name) => `never reached: ${name}`)]
}
