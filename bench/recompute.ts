import type { Page } from 'playwright-core'
import { knownCalculators } from '#src/features/calculators/registry.ts'
import { pathOf } from '#src/site/routes.ts'
import { launchBrowser } from '#tests/browser.ts'
import { quantile, round } from './numbers.ts'
import { startSiteProcess } from './site-process.ts'

/** Changes whose answers come while the engine still compiles are not what typing feels like. */
const warmUp = 3
const changes = 15
/** Longer than the page waits before it speaks its answer and writes its address. */
const pauseMs = 1000

/** Milliseconds in a browser from a changed input to the changed answer on the page, by calculator: the first, the median and the longest of the rest. */
export async function benchRecompute(databaseUrl: string): Promise<Record<string, number>> {
  const site = await startSiteProcess({ DATABASE_URL: databaseUrl })
  const browser = await launchBrowser()
  const results: Record<string, number> = {}
  for (const id of knownCalculators()) {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await page.goto(`http://localhost:${site.port}${pathOf(`tool.${id}`, 'en')}`, { waitUntil: 'networkidle' })
    await page.locator('#c-town').focus()
    await page.getByRole('button', { name: 'Print', exact: true }).waitFor()
    await page.waitForTimeout(pauseMs)
    const millis: number[] = []
    for (let n = 0; n < warmUp + changes; n++) {
      const ms = await answerMs(page, n)
      if (!Number.isNaN(ms)) millis.push(ms)
      await page.waitForTimeout(pauseMs)
    }
    const hot = millis.slice(warmUp)
    if (hot.length < changes / 2) throw new Error(`${id}: its answer hardly ever changes`)
    results[`${id}FirstMs`] = round(millis[0] ?? Number.NaN)
    results[`${id}MedianMs`] = round(quantile(hot, 0.5))
    results[`${id}LongestMs`] = round(Math.max(...hot))
    await page.context().close()
  }
  await browser.close()
  await site.stop()
  return results
}

/** One change, of the town or of the first slider in turn, each to a value it has not had before; NaN where the answer stays as it was. */
function answerMs(page: Page, n: number): Promise<number> {
  return page.evaluate(
    async ({ n, patienceMs }) => {
      const answer = document.querySelector('.c-grid')
      const town = document.querySelector<HTMLSelectElement>('#c-town')
      const slider = document.querySelector<HTMLInputElement>('.c-form input[type=range]')
      if (!answer || !town) throw new Error('no calculator on this page')
      const put = (field: HTMLInputElement | HTMLSelectElement, value: string, event: string) => {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event(event, { bubbles: true }))
      }
      return await new Promise<number>((done) => {
        const from = performance.now()
        const watch = new MutationObserver((seen) => {
          const isAnswer = ({ target }: MutationRecord) => {
            const element = target instanceof Element ? target : target.parentElement
            return element?.closest('.c-form, [role=status]') === null
          }
          if (!seen.some(isAnswer)) return
          watch.disconnect()
          done(performance.now() - from)
        })
        watch.observe(answer, { subtree: true, childList: true, characterData: true, attributes: true })
        setTimeout(() => {
          watch.disconnect()
          done(Number.NaN)
        }, patienceMs)
        if (slider && n % 2 === 1) {
          const [least, step] = [Number(slider.min), Number(slider.step)]
          put(slider, String(least + step * (1 + n)), 'input')
        } else {
          const towns = [...town.options].filter(({ selected }) => !selected)
          put(town, towns[(5 * n) % towns.length]?.value ?? '', 'change')
        }
      })
    },
    { n, patienceMs: 900 },
  )
}
