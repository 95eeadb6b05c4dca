import type { Page } from 'playwright-core'

/** What the tests of the emergency chat do on a page. */

/** The chat of a page, its messages and its input. */
export const chatOf = (page: Page) => page.locator('.ec')
export const logOf = (page: Page) => chatOf(page).getByRole('log')
export const inputOf = (page: Page) => chatOf(page).locator('textarea')

/** Asks for the chat as any part of a page may. */
export const call = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('openEmergencyChat'))
  })
export async function openChat(page: Page): Promise<void> {
  await call(page)
  await inputOf(page).waitFor()
}
export async function say(page: Page, message: string): Promise<void> {
  await inputOf(page).fill(message)
  await page.keyboard.press('Enter')
}
/** Says it and waits for the safety text: true when it came without the chat pretending to type first. */
export async function isAnsweredAtOnce(page: Page, message: string): Promise<boolean> {
  await inputOf(page).fill(message)
  return page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const log = document.querySelector('.ec [role=log]')
        if (!log) throw new Error('no chat on this page')
        const shown = () => log.querySelectorAll('.ec-em').length
        const before = shown()
        let hasTyped = false
        const watch = new MutationObserver(() => {
          hasTyped ||= log.querySelector('.ec-typing') !== null
          if (shown() === before) return
          watch.disconnect()
          done(!hasTyped)
        })
        watch.observe(log, { childList: true, subtree: true })
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        )
      }),
  )
}
