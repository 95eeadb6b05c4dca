import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../contract/postgres.ts'
import { eventually, type Site, startSite } from './site.ts'

/** What staff publish is on every page that shows it, in every process, or on none. */

interface Book {
  version: number
  asOf: string
  items: Record<string, { netEur: number | [number, number][] }>
}
interface RenderedManifest {
  files: Record<string, { path: string; keys: string[] }>
}
const dist = join(import.meta.dirname, '../../dist')
const { files }: RenderedManifest = JSON.parse(readFileSync(join(dist, 'rendered.json'), 'utf8'))
const pages = Object.entries(files)
  .filter(([name]) => name.endsWith('.html') && !/^\/(templates|crm\/lead|404|es\/404)/.test(name))
  .map(([, file]) => file)
const showsCharger = pages.filter(({ keys }) => keys.includes('price:ev-charger'))
const others = pages.filter(({ keys }) => !keys.some((key) => key.startsWith('price:')))

async function bodies(site: Site, of: { path: string }[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const left = of.map(({ path }) => path)
  // As they are: packed, most of this file's time would go into unpacking them again.
  const headers = { 'accept-encoding': 'identity' }
  const read = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const response = await fetch(site.url + path, { redirect: 'manual', headers })
      found.set(
        path,
        createHash('sha256')
          .update(await response.bytes())
          .digest('hex'),
      )
    }
  }
  await Promise.all([read(), read(), read(), read()])
  return found
}
const bearer = async (site: Site) => ({ authorization: `Bearer ${await site.token()}` })
const book = async (site: Site): Promise<Book> =>
  (await (await fetch(`${site.url}/api/quotes/price-book`)).json()) as Book

async function publishCharger(site: Site, netEur: number, basedOnVersion?: number): Promise<Response> {
  const { version, ...rest } = await book(site)
  const items = { ...rest.items, 'ev-charger': { ...rest.items['ev-charger'], netEur } }
  const body = { ...rest, items, basedOnVersion: basedOnVersion ?? version }
  return site.post('/api/admin/price-book', body, await bearer(site))
}
/** The guide price of a charger, as a page prints it. */
const printed = async (site: Site, path: string) =>
  [...(await (await fetch(site.url + path)).text()).matchAll(/€([\d,]{5,6})\b/g)].map(([, eur]) => eur)

describe('one process', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  test('a published price is on the pages that show it, and no other page has changed by a byte', async () => {
    expect(showsCharger.length).toBeGreaterThan(20)
    const before = await bodies(site, [...showsCharger, ...others])
    const answer = await publishCharger(site, 2222)
    expect(answer.status).toBe(201)
    const after = await bodies(site, [...showsCharger, ...others])
    expect(others.filter(({ path }) => before.get(path) !== after.get(path))).toEqual([])
    // 2,222 with 21 % is 2,688.62; a price is shown in whole euros.
    expect(await printed(site, '/')).toContain('2,689')
    const list = await (await fetch(`${site.url}/api/publications`, { headers: await bearer(site) })).json()
    const changed = pages.filter(({ path }) => before.has(path) && before.get(path) !== after.get(path)).length
    expect(list).toMatchObject({ items: [{ subject: 'prices', version: 1, publishedBy: 'Admin' }] })
    expect(changed).toBeGreaterThan(10)
  })

  test('killed and started again, it shows what was published', async () => {
    await site.kill()
    await site.start()
    expect(await printed(site, '/')).toContain('2,689')
    expect((await book(site)).items['ev-charger']?.netEur).toBe(2222)
  })

  test('killed at any moment of a publication, pages and prices are all of before or all of after', async () => {
    for (const [round, delay] of [0, 300, 1200, 2500].entries()) {
      const netEur = 1000 + round
      const publishing = publishCharger(site, netEur).catch(() => undefined)
      await new Promise((wait) => setTimeout(wait, delay))
      await site.kill()
      await publishing
      await site.start()
      // What the store has and the pages have not yet is shown shortly.
      const price = await eventually('pages and prices agree', async () => {
        const net = Number((await book(site)).items['ev-charger']?.netEur)
        const gross = Math.round(net * 1.21).toLocaleString('en-GB')
        const shown = await Promise.all(['/', '/ev-charger'].map((path) => printed(site, path)))
        return shown.every((prices) => prices.length === 0 || prices.includes(gross)) && net
      })
      expect([netEur, 2222, ...Array.from({ length: round }, (_, at) => 1000 + at)]).toContain(price)
      const left = readdirSync(join(site.dataDir, 'published'))
      expect(left.filter((name) => name !== 'shown.json')).toEqual(['current.pack'])
    }
  })

  test('the switch takes every promise of help at any hour away, machine files included, and gives it back', async () => {
    const promising = pages.filter(({ keys }) => keys.includes('switch:on-call')).map(({ path }) => path)
    const machine = ['/pages.json', '/feed.xml', '/llms.txt', '/es/feed.xml']
    const promises = async () => {
      const texts = await Promise.all([...promising, ...machine].map(async (p) => (await fetch(site.url + p)).text()))
      return texts.filter((text) => /24\/7|electricista 24 horas/i.test(text)).length
    }
    const before = await bodies(site, pages)
    const set = async (isOn: boolean) =>
      fetch(`${site.url}/api/admin/on-call`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...(await bearer(site)) },
        body: JSON.stringify({ isOn }),
      })
    expect(await promises()).toBeGreaterThan(5)
    expect((await set(false)).status).toBe(200)
    expect(await promises()).toBe(0)
    expect((await set(true)).status).toBe(200)
    expect(await bodies(site, pages)).toEqual(before)
  })

  test('a text that breaks a page is refused with the page and the reason, and nothing has changed', async () => {
    const before = await bodies(site, pages)
    const request = { subject: 'content:about/en', value: { text: '---\ntitle: x\n---\nHello' }, basedOnVersion: 0 }
    const answer = await site.post('/api/publications', request, await bearer(site))
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'page_breaks',
        fields: [expect.objectContaining({ message: expect.stringContaining('content/about/en.md') })],
      }),
    ])
    expect(await bodies(site, pages)).toEqual(before)
  })

  test('before it is published, staff see which sentences will change; others see nothing', async () => {
    const { version: _version, ...rest } = await book(site)
    const items = { ...rest.items, 'ev-charger': { ...rest.items['ev-charger'], netEur: 3000 } }
    const request = { subject: 'prices', value: { ...rest, items } }
    expect((await site.post('/api/publications/preview', request)).status).toBe(401)
    const answer = await site.post('/api/publications/preview', request, await bearer(site))
    const preview = (await answer.json()) as { pages: { path: string; sentences: { old: string; new: string }[] }[] }
    const home = preview.pages.find(({ path }) => path === '/')
    expect(home?.sentences.some((sentence) => sentence.new.includes('3,630'))).toBe(true)
    expect(await printed(site, '/')).not.toContain('3,630')
  })
})

describe('two processes on one PostgreSQL server', () => {
  let postgres: TestPostgres
  let sites: Site[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    const env = { DATABASE_URL: postgres.url, SECRET_KEY: 'one key for both processes, long enough' }
    sites = [await startSite(env), await startSite(env)]
  })
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await postgres.dispose()
  })

  test('both show what either publishes, and of two at once one is told so', async () => {
    const [one, other] = sites
    if (!one || !other) throw new Error('two sites')
    expect((await publishCharger(one, 2222)).status).toBe(201)
    await eventually('the other shows it', async () => (await printed(other, '/')).includes('2,689'))
    expect(await bodies(other, pages)).toEqual(await bodies(one, pages))
    const answers = await Promise.all([publishCharger(one, 2300), publishCharger(other, 2400)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    await eventually('both agree', async () => {
      const [a, b] = await Promise.all(sites.map(book))
      return JSON.stringify(a) === JSON.stringify(b) && a?.version === 3
    })
  })

  test('with the database away at the start, what was shown before is shown', async () => {
    const [one] = sites
    if (!one) throw new Error('a site')
    const before = await bodies(one, pages)
    await one.end()
    await postgres.stop()
    await one.start()
    expect(await bodies(one, pages)).toEqual(before)
    await postgres.start()
  })
})
