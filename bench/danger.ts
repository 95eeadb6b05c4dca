import { launchBrowser } from '#tests/browser.ts'
import { quantile, round } from './numbers.ts'
import { startSiteProcess } from './site-process.ts'

const messages = [
  'Il y a de la fumée qui sort de la prise',
  'Es riecht nach Gas',
  'chispas en el enchufe',
  'sparks behind the socket in the kitchen',
  'my son got a shock from the washing machine',
  'la lavadora da calambre',
  'der Sicherungskasten brennt',
  "de l'eau coule sur le tableau électrique",
]
const rounds = 3

/** Milliseconds in a browser from Enter to the safety text, with the server killed and the network off. */
export async function benchDanger(databaseUrl: string): Promise<Record<string, number>> {
  const site = await startSiteProcess({ DATABASE_URL: databaseUrl })
  const browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`http://localhost:${site.port}/`, { waitUntil: 'networkidle' })
  await page.evaluate(() => window.dispatchEvent(new Event('openEmergencyChat')))
  const input = page.locator('.ec textarea')
  await input.waitFor()
  await page.waitForLoadState('networkidle')
  await site.stop()
  await context.setOffline(true)
  const millis: number[] = []
  for (const message of Array.from({ length: rounds }, () => messages).flat()) {
    await input.fill(message)
    millis.push(
      await page.evaluate(
        () =>
          new Promise<number>((done) => {
            const shown = () => document.querySelectorAll('.ec .ec-em').length
            const before = shown()
            const from = performance.now()
            const watch = new MutationObserver(() => {
              if (shown() === before) return
              watch.disconnect()
              done(performance.now() - from)
            })
            watch.observe(document.body, { childList: true, subtree: true })
            document.activeElement?.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
            )
          }),
      ),
    )
  }
  await browser.close()
  return {
    messages: millis.length,
    firstMs: round(millis[0] ?? Number.NaN),
    medianMs: round(quantile(millis, 0.5)),
    longestMs: round(Math.max(...millis)),
  }
}
