import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Published } from '#src/site/published/published.ts'
import { partIn, partKey, partOf, published, reading } from '#src/site/published/reading.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import type { MadePage } from '#src/site/render/site-entry.ts'
import { openPack } from './pack.ts'
import { type RenderOutcome, renderChanges } from './render-job.ts'
import { hashOf } from './rendered.ts'
import type { RenderPlace } from './rendering.ts'

/** Worked out of two prices. */
const sum = () => {
  const { papers, 'ev-charger': charger } = published().priceBook.items
  return Number(papers.netEur) + Number(charger.netEur) > 1000 ? 'much' : 'little'
}

/** A site of four pages: one shows the switch, one the price of papers, one what two prices come to, one nothing. */
const texts: Record<string, () => string> = {
  '/switch': () => (published().isOnCall ? 'day and night' : 'by day'),
  '/papers': () => {
    const { netEur } = published().priceBook.items.papers
    if (netEur === 13) throw new Error('thirteen')
    return `papers: ${netEur}`
  },
  '/sum': () => partOf('sum', sum),
  '/plain': () => 'plain',
}
const nameOf = (path: string) => `${path}.html`
async function makePage(path: string, state: Published): Promise<MadePage> {
  const { result, keys } = reading(state, () => texts[path]?.() ?? '')
  const body = `<html><head><style>p{color:red}i{color:red}</style></head><body><p>${result}</p></body></html>`
  return { body, policy: "default-src 'self'; script-src 'self'; style-src 'self'", keys: [...keys] }
}
const zero = versionZero('2026-11-23')
const folder = mkdtempSync(join(tmpdir(), 'render-'))
const current = join(folder, 'current.pack')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(current, { force: true }))

const isOtherPart = (key: string, state: Published) =>
  partIn(key) !== undefined && reading(state, () => partKey('sum', sum())).result !== key

const siteFiles = () => Object.keys(texts).map((path) => ({ path, name: nameOf(path) }))
const place: RenderPlace = {
  // No figures are carried over: these pages compute none.
  site: {
    makePage,
    siteFiles,
    isOtherPart,
    computedFigures: () => new Uint8Array(),
    takeComputedFigures: () => undefined,
  },
  files: { text: () => '', scriptNames: () => ({ words: new Set(), beginnings: new Set(), attributes: new Set() }) },
  build: 'one',
  builtBody: () => Buffer.from('<p>built</p>'),
  manifest: { day: zero.day, files: {} },
}
for (const { path, name } of siteFiles()) {
  const { body, keys } = await makePage(path, zero)
  place.manifest.files[name] = { path, keys, hash: hashOf('as built'), sourceHash: hashOf(body) }
}

const papers = (netEur: number): Published => ({
  ...zero,
  priceBook: {
    ...zero.priceBook,
    items: { ...zero.priceBook.items, papers: { ...zero.priceBook.items.papers, netEur } },
  },
})
const render = (before: Published, after: Published): Promise<RenderOutcome> =>
  renderChanges({ from: current, before, after, versions: {}, to: current }, place, new Date())
const packed = () => {
  const pack = openPack(current)
  const found = Object.entries(pack?.head.files ?? {}).map(([name, file]) => [name, pack?.plainOf(file).toString()])
  pack?.close()
  return Object.fromEntries(found)
}

test('only what reads what changed is made, finished, and packed beside what was packed before', async () => {
  expect(await render(zero, papers(700))).toMatchObject({ made: 1, pages: [{ path: '/papers' }] })
  expect(packed()).toEqual({
    '/papers.html': '<html><head><style>p{color:red}</style></head><body><p>papers: 700</p></body></html>',
  })
  await render(papers(700), { ...papers(700), isOnCall: false })
  expect(Object.keys(packed()).sort()).toEqual(['/papers.html', '/switch.html'])
})

test('a page that shows what was worked out is made again when something else comes out', async () => {
  const charger = (netEur: number, before = zero): Published => ({
    ...before,
    priceBook: {
      ...before.priceBook,
      items: { ...before.priceBook.items, 'ev-charger': { ...before.priceBook.items['ev-charger'], netEur } },
    },
  })
  const little = charger(100, papers(100))
  await render(zero, little)
  expect(packed()['/sum.html']).toContain('little')
  expect(await render(little, charger(120, little))).toMatchObject({ made: 0, pages: [] })
  expect(await render(little, charger(2000, little))).toMatchObject({ made: 1, pages: [{ path: '/sum' }] })
  expect(packed()['/sum.html']).toContain('much')
})

test('one page that breaks stops everything, and says which and why', async () => {
  await render(zero, papers(700))
  const before = packed()
  const outcome = await render(papers(700), { ...papers(13), isOnCall: false })
  expect(outcome).toEqual({ kind: 'broken', path: '/papers', reason: 'thirteen' })
  expect(packed()).toEqual(before)
})

test('a page that reads what changed and says the same stays the file it was', async () => {
  const sameText = { ...zero.priceBook.items.papers, mark: 'confirmed by the owner' }
  const after = { ...zero, priceBook: { ...zero.priceBook, items: { ...zero.priceBook.items, papers: sameText } } }
  expect(await render(zero, after)).toMatchObject({ made: 1, pages: [] })
  expect(packed()).toEqual({})
})

test('pages of another build, and a file that is cut short, are nobody’s', async () => {
  await render(zero, papers(700))
  const other = { ...place, build: 'two' }
  await renderChanges(
    { from: current, before: zero, after: { ...zero, isOnCall: false }, versions: {}, to: current },
    other,
    new Date(),
  )
  expect(Object.keys(packed())).toEqual(['/switch.html'])
  writeFileSync(current, 'short')
  expect(openPack(current)).toBeUndefined()
})

test('a page that is no longer there goes with its file, and comes back', async () => {
  const without = {
    ...place,
    site: { ...place.site, siteFiles: () => siteFiles().filter(({ path }) => path !== '/papers') },
  }
  const off = { ...papers(700), isOnCall: false }
  await render(zero, papers(700))
  const job = { from: current, before: papers(700), after: off, versions: {}, to: current }
  expect(await renderChanges(job, without, new Date())).toMatchObject({ made: 1 })
  expect(Object.keys(packed())).toEqual(['/switch.html'])
  const pack = openPack(current)
  expect(pack?.head).toMatchObject({ gone: ['/papers.html'], changed: ['/switch', '/papers'] })
  pack?.close()
  await render(off, papers(800))
  expect(Object.keys(packed())).toContain('/papers.html')
  const after = openPack(current)
  expect(after?.head.gone).toEqual([])
  after?.close()
})
