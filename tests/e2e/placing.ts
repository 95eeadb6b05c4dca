import type { Locator, Page } from 'playwright-core'

/** Where things stand on a page, and how far it is scrolled. */

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not shown')
  return { ...box, bottom: box.y + box.height }
}

/** A wheel of the mouse, as far as this share of the page. */
export async function scrollPage(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement
    window.scrollTo({ top: Math.ceil(part * (scrollHeight - clientHeight)), behavior: 'instant' })
  }, share)
}

/** What the footer keeps free at its end for the bar and the line above it, px. */
export const roomBelow = (page: Page) =>
  page.evaluate(
    () => Number.parseFloat(getComputedStyle(document.querySelector('.foot') ?? document.body).paddingBottom) - 16,
  )
