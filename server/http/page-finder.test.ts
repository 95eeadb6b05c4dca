import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#src/shared/http/api.ts'
import { createLog } from '#src/shared/log/log.ts'
import { createPageFinder, type PageFinder } from './page-finder.ts'
import { createRequestHandler } from './request-handler.ts'
import { StaticFiles } from './static-files.ts'
import { noTurns } from './turns.ts'

/** The pages that are found while the site is built anew, and a failure in a request's listener. */

const templates = ['/404.html', '/es/404.html', '/templates/search-en.html', '/templates/search-es.html']
const log = createLog('silent')
const folder = mkdtempSync(join(tmpdir(), 'finder-'))
let finder: PageFinder
let files: StaticFiles
let server: Server
let origin = ''
const broken = () => {
  throw new Error('broken')
}

beforeAll(async () => {
  for (const sub of ['es', 'templates']) mkdirSync(join(folder, sub))
  for (const name of templates)
    writeFileSync(join(folder, name), `<h1>${name}</h1><template data-slot="pages"></template>`)
  const page = { path: '/contact', language: 'en', label: 'Contact', description: 'Write to us', kind: 'company' }
  writeFileSync(join(folder, 'pages.json'), JSON.stringify([page]))
  files = StaticFiles.load(folder, Object.fromEntries(templates.map((name) => [name, "default-src 'self'"])))
  finder = createPageFinder(files, [])
  const handle = createRequestHandler({
    files,
    api: createApi(log),
    forms: broken,
    partnerLinks: () => undefined,
    bookings: broken,
    yes: broken,
    reviews: broken,
    bill: broken,
    energy: broken,
    pages: {
      shellOf: () => undefined,
      isOnDemand: () => false,
      render: broken,
      renderForm: broken,
      renderBill: broken,
      renderConsultation: broken,
      renderAppointment: broken,
      renderReview: broken,
      renderQuote: broken,
      renderEnergy: broken,
    },
    finder: {
      search: (words, ...rest) => (words === 'broken' ? broken() : finder.search(words, ...rest)),
      notFound: (...asked) => finder.notFound(...asked),
    },
    headers: [],
    turns: noTurns,
    readLimit: () => undefined,
    trustProxy: 0,
    movedTo: () => undefined,
    missed: () => undefined,
    log,
  })
  server = createServer(handle)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
})
afterAll(() => server.close())

test('with the built site gone, pages are still found', async () => {
  rmSync(folder, { recursive: true })
  const missing = await fetch(`${origin}/contct`)
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('href="/contact"')])
  const found = await fetch(`${origin}/search?q=write`)
  expect([found.status, await found.text()]).toEqual([200, expect.stringContaining('href="/contact"')])
})

test('a failure in the listener is an answer and not the end', async () => {
  expect((await fetch(`${origin}/search?q=broken`)).status).toBe(500)
  expect((await fetch(`${origin}/search?q=write`)).status).toBe(200)
})

test('a build that is not whole is refused at the start', () => {
  const empty = mkdtempSync(join(tmpdir(), 'finder-'))
  expect(() => createPageFinder(StaticFiles.load(empty, {}), [])).toThrow('the build is not finished')
})

test('what a client gets is packed as it asked, and no body where it asked for the head alone', async () => {
  const plain = await fetch(`${origin}/contct`, { headers: { 'accept-encoding': 'identity' } })
  const packed = await fetch(`${origin}/contct`, { headers: { 'accept-encoding': 'gzip' } })
  expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, 'gzip'])
  expect(await packed.text()).toBe(await plain.text())
  const head = await fetch(`${origin}/contct`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect([head.headers.get('content-length'), await head.text()]).toEqual([plain.headers.get('content-length'), ''])
})

test('what was published since is found, and what is read is read once until then', async () => {
  let [generation, reads, label] = [1, 0, 'Contact']
  const source = {
    get generation() {
      return generation
    },
    page: () => ({ html: '<template data-slot="pages"></template>', policy: "default-src 'self'" }),
    text: () => {
      reads++
      return JSON.stringify([{ path: '/contact', language: 'en', label, description: 'Write', kind: 'company' }])
    },
  }
  const own = createPageFinder(source, [])
  const other = createServer((req, res) => own.search('write', 'en', req, res))
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const address = other.address()
  const found = async () =>
    (await fetch(`http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/`)).text()
  expect([await found(), await found(), reads]).toEqual([
    expect.stringContaining('Contact'),
    expect.stringContaining('Contact'),
    1,
  ])
  generation = 2
  label = 'Reach us'
  expect([await found(), reads]).toEqual([expect.stringContaining('Reach us'), 2])
  other.close()
})
