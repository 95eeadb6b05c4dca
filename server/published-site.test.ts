import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Versions } from '#src/features/publication/public.ts'
import { createLog } from '#src/shared/log/log.ts'
import { StaticFiles } from './http/static-files.ts'
import { openPublishedSite, type PublishedSite } from './published-site.ts'

/** Builds of a site of one page, which shows the switch and which build made it, with the real process that makes pages. */

const root = join(import.meta.dirname, '..')
const policy = "default-src 'self'; script-src 'self'; style-src 'self'"
const pageOf = (build: string, hours: string) =>
  `<html><head><style>p{color:red}</style></head><body><p>${build}: ${hours}</p></body></html>`
const byDay: Versions = {
  'switch:on-call': {
    subject: 'switch:on-call',
    version: 1,
    value: { isOn: false },
    publishedAt: '2026-11-23T10:00:00Z',
    publishedBy: 'somebody',
  },
}

let folder: string
let opened: PublishedSite | undefined
let shownFiles: StaticFiles | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'))
})
afterEach(async () => {
  await opened?.close()
  opened = undefined
  rmSync(folder, { recursive: true })
})

/** `more` pages stand beside the one; the last of all breaks. */
function buildOf(id: string, breaks = false, more = 0): string {
  const dist = join(folder, id)
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  write('source/words', '')
  write('build.json', JSON.stringify({ id }))
  write('scripts.json', '{}')
  write('figures.bin', '')
  write('words.bin', '')
  write('policies.json', JSON.stringify({ '/hours.html': policy }))
  const names = ['/hours', ...Array.from({ length: more }, (_, at) => `/hours-${at}`)]
  for (const path of names) write(`client${path}.html`, pageOf(id, 'day and night'))
  const files = names.map((path) => [
    `${path}.html`,
    { path, keys: ['switch:on-call'], hash: 'as built', sourceHash: 'as built' },
  ])
  write('rendered.json', JSON.stringify({ day: '2026-11-23', files: Object.fromEntries(files) }))
  write('render-process.mjs', `import ${JSON.stringify(join(root, 'server/render/render-process.ts'))}`)
  write(
    'server/entry.mjs',
    `import { published, reading } from ${JSON.stringify(join(root, 'src/site/published/reading.ts'))}
export const takeComputedFigures = () => undefined
export const takeParsedWords = () => undefined
export const siteFiles = () => ${JSON.stringify(names)}.map((path) => ({ path, name: path + '.html' }))
export async function makePage(path, state) {
  if (${breaks} && path === ${JSON.stringify(names.at(-1))}) throw new Error('it breaks')
  const { result, keys } = reading(state, () => (published().isOnCall ? 'day and night' : 'by day'))
  const body = ${JSON.stringify(pageOf(id, 'HOURS'))}.replace('HOURS', result)
  return { body, policy: ${JSON.stringify(policy)}, keys: [...keys] }
}`,
  )
  return dist
}

/** Opens a build on the data folder as the server does before it listens; gives what it would then answer. */
async function shownBy(dist: string): Promise<string> {
  await opened?.close()
  const policies = Object.fromEntries(readdirSync(join(dist, 'client')).map((name) => [`/${name}`, policy]))
  const files = StaticFiles.load(join(dist, 'client'), policies)
  shownFiles = files
  opened = await openPublishedSite(dist, join(folder, 'data'), files, createLog('silent'))
  return files.page('/hours.html').html
}

test('a new build shows what is published before anybody is served, with its own pages', async () => {
  const before = buildOf('first')
  expect(await shownBy(before)).toContain('first: day and night')
  const prepared = await opened?.prepare(byDay)
  prepared?.show()
  expect(await shownBy(before)).toContain('first: by day')
  expect(await shownBy(buildOf('second'))).toContain('second: by day')
  expect(opened?.state.isOnCall).toBe(false)
  expect(opened?.isBlank).toBe(false)
})

test('a new build that cannot make its pages says that it knows nothing, so that the store is asked', async () => {
  await shownBy(buildOf('first'))
  const prepared = await opened?.prepare(byDay)
  prepared?.show()
  expect(await shownBy(buildOf('second', true))).toContain('second: day and night')
  expect(opened?.isBlank).toBe(true)
})

test('since when and on how many pages something is shown outlives a restart', async () => {
  await shownBy(buildOf('first'))
  const notes = { 'switch:on-call': { version: 1, pages: 41, since: '2026-11-23T10:32:00.000Z' } }
  opened?.noteShown(notes)
  await shownBy(buildOf('first'))
  expect(opened?.notes).toEqual(notes)
  writeFileSync(join(folder, 'data/published/shown.json'), '{"half')
  await shownBy(buildOf('first'))
  expect(opened?.notes).toEqual({})
})

test('many pages are made on several threads, each of them whole', async () => {
  await shownBy(buildOf('many', false, 40))
  const prepared = await opened?.prepare(byDay)
  expect(prepared?.changed.length).toBe(41)
  prepared?.show()
  for (const name of ['/hours.html', '/hours-0.html', '/hours-39.html'])
    expect(shownFiles?.page(name).html).toContain('many: by day')
})

test('one that was got ready makes job after job, each from what is published then', async () => {
  await shownBy(buildOf('many', false, 40))
  opened?.getReady()
  opened?.getReady()
  for (const [at, hours] of ['by day', 'day and night', 'by day'].entries()) {
    const next = hours === 'by day' ? byDay : {}
    const prepared = await opened?.prepare(next)
    prepared?.show()
    const shown = ['/hours.html', '/hours-0.html', '/hours-39.html'].map((name) => shownFiles?.page(name).html)
    expect(shown, `job ${at}`).toEqual(shown.map(() => expect.stringContaining(`many: ${hours}`)))
  }
})

test('one of many that breaks stops everything and says which', async () => {
  await shownBy(buildOf('many', true, 40))
  await expect(opened?.prepare(byDay)).rejects.toMatchObject({
    code: 'page_breaks',
    fields: [{ field: '/hours-39' }],
  })
})
