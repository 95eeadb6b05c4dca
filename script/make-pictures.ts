import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { LeadDetail, LeadList } from '#src/features/crm/contract.ts'
import type { QuoteRequest, QuoteResponse } from '#src/features/quote/contract.ts'
import { eventually, type Site, startSite } from '../tests/e2e/site.ts'
import { desktop, phone, startBrowser } from '../tests/e2e/windows.ts'

/**
 * The README's pictures: the built site with a data folder of its own, one sample quote that says it is one, and a browser. Run by
 * script/pictures, looked at by a person before they are kept.
 */

const folder = join(import.meta.dirname, '../docs/pictures')
/** The address in the links, the PDF and its QR code, whatever port this run has. */
const publicUrl = 'http://localhost:4321'
/** The largest picture that a README should make people load, bytes. */
const largest = 200_000

const sample: QuoteRequest = {
  language: 'en',
  town: 'marbella',
  propertyType: 'villa',
  buildYear: 1998,
  occupancy: 'full-time',
  existingSystems: ['air-conditioning', 'pool'],
  goals: ['lower-bills', 'blackout-protection'],
  budget: '10000-20000',
  monthlyBillEur: 185,
  contact: { name: 'Sample Visitor', email: 'visitor@example.com' },
  consent: { privacy: true, marketing: false },
  test: false,
}

/** WebP by the browser itself, scaled to `width` pixels: nothing to install for it. */
async function webp(page: Page, png: Buffer, width: number): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ base64, wide }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = Math.round((bitmap.height * wide) / bitmap.width)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', 0.86)
    },
    { base64: png.toString('base64'), wide: width },
  )
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
}

function pictureMaker(canvas: Page) {
  mkdirSync(folder, { recursive: true })
  return async (name: string, png: Buffer, width: number) => {
    const picture = await webp(canvas, png, width)
    if (picture.length > largest) throw new Error(`${name}.webp has ${picture.length} bytes, more than ${largest}`)
    writeFileSync(join(folder, `${name}.webp`), picture)
    console.log(`${name}.webp ${Math.round(picture.length / 1000)} kB`)
  }
}

interface Shot {
  path: string
  screen: BrowserContextOptions
  /** Before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
}

async function shoot(browser: Browser, site: Site, { path, screen, prepare }: Shot): Promise<Buffer> {
  const context = await browser.newContext({ ...screen, colorScheme: 'light', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  await prepare?.(page)
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  await context.close()
  return png
}

async function firstPage(site: Site, token: string): Promise<Buffer> {
  const answer = await fetch(`${site.url}/api/quotes/${token}/pdf?language=en`)
  if (!answer.ok) throw new Error(`no PDF: ${answer.status}`)
  const page = spawnSync('pdftoppm', ['-r', '130', '-f', '1', '-singlefile', '-png', '-'], {
    input: Buffer.from(await answer.arrayBuffer()),
    maxBuffer: 20_000_000,
  })
  if (page.status !== 0) throw new Error(`pdftoppm: ${page.stderr}`)
  return page.stdout
}

/** The lead of the sample quote, once it is in the list with its mails delivered. */
async function leadOf(site: Site, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  return eventually('the lead with its mails', async () => {
    const list = (await (await fetch(`${site.url}/api/crm/leads`, { headers })).json()) as LeadList
    const [first] = list.items
    if (!first) return undefined
    const lead = (await (await fetch(`${site.url}/api/crm/leads/${first.id}`, { headers })).json()) as LeadDetail
    return lead.mails.length > 0 && lead.mails.every(({ status }) => ['sent', 'filed'].includes(status)) && first.id
  })
}

async function main(): Promise<void> {
  const site = await startSite({ PUBLIC_URL: publicUrl })
  const browser = await startBrowser()
  try {
    const answer = await site.post('/api/quotes', sample, { referer: `${publicUrl}/quote` })
    if (answer.status !== 201) throw new Error(`the sample quote was refused: ${await answer.text()}`)
    const quote = (await answer.json()) as QuoteResponse
    const save = pictureMaker(await browser.newPage())

    const tall: BrowserContextOptions = { ...desktop, viewport: { width: 1440, height: 1090 } }
    await save('home-en', await shoot(browser, site, { path: '/', screen: desktop }), 1200)
    await save('home-es-phone', await shoot(browser, site, { path: '/es', screen: phone }), 480)
    const step = await shoot(browser, site, {
      path: '/quote',
      screen: phone,
      prepare: async (page) => {
        const next = page.getByRole('button', { name: 'Next' })
        await page.locator('input[value=marbella]').check()
        await next.click()
        await page.locator('input[value=villa]').check()
        await page.locator('input[name=buildYear]').fill('1998')
        await next.click()
        await page.locator('input[value=full-time]').check()
        await page.locator('.q-line', { hasText: '€' }).waitFor()
      },
    })
    await save('quote-step-phone', step, 480)
    await save('result', await shoot(browser, site, { path: new URL(quote.url).pathname, screen: tall }), 1100)
    await save('pdf-page-1', await firstPage(site, quote.token), 800)

    const token = await site.token()
    const lead = await leadOf(site, token)
    const staff = await shoot(browser, site, {
      path: '/admin/login',
      screen: desktop,
      prepare: async (page) => {
        await page.evaluate((value) => localStorage.setItem('adminToken', value), token)
        await page.goto(`${site.url}/crm/leads/${lead}`, { waitUntil: 'networkidle' })
      },
    })
    await save('lead', staff, 1200)
  } finally {
    await browser.close()
    await site.stop()
  }
}

await main()
