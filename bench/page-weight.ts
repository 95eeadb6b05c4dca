import type { Page } from 'playwright-core'
import { launchBrowser } from '#tests/browser.ts'
import { round } from './numbers.ts'
import { startSiteProcess } from './site-process.ts'

/** What a phone downloads, as served (brotli): everything at load, script at load, and script and data once the page has been used. */
export async function benchPageWeight(databaseUrl: string): Promise<Record<string, number>> {
  const site = await startSiteProcess({ DATABASE_URL: databaseUrl })
  const browser = await launchBrowser()
  const results: Record<string, number> = {}
  for (const [name, path] of [
    ['home', '/'],
    ['homeEs', '/es'],
    ['contact', '/contact'],
    ['quote', '/quote'],
    ['quoteEs', '/es/presupuesto'],
  ] as const) {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    const seen = await watch(page)
    await page.goto(`http://localhost:${site.port}${path}`, { waitUntil: 'networkidle' })
    results[`${name}TotalKb`] = round(seen.bytes('all') / 1000, 1)
    results[`${name}ScriptKb`] = round(seen.bytes('script') / 1000, 1)
    await page.mouse.wheel(0, 20_000)
    const field = page.locator('main input[type=radio], main select').first()
    if ((await field.count()) > 0) await field.focus()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    results[`${name}ScriptAndDataUsedKb`] = round(seen.bytes('scriptAndData') / 1000, 1)
    await page.context().close()
  }
  await browser.close()
  await site.stop()
  return results
}

async function watch(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, response.mimeType))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
  const isScript = (kind: string) => kind.includes('javascript')
  const isData = (kind: string) => kind.includes('octet-stream') || kind.includes('json')
  return {
    bytes(what: 'all' | 'script' | 'scriptAndData'): number {
      return [...sizes]
        .filter(([id]) => {
          const kind = kinds.get(id) ?? ''
          return what === 'all' || isScript(kind) || (what === 'scriptAndData' && isData(kind))
        })
        .reduce((sum, [, size]) => sum + size, 0)
    },
  }
}
