import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf, routeOfPath } from '#src/site/routes.ts'
import { siteWithoutPages } from '#tests/shown-site.ts'
import { createPages, type Pages } from './pages.ts'

/** An entry as Astro builds it, that says what it was asked for. */
const entry = `
let loads = 0
export async function answerRequest(path, locals, state) {
  loads += 1
  const body = JSON.stringify({ path, locals, day: state.day, loads })
  const status = locals.form?.posted === 'gone' ? 404 : 200
  return new Response(body, { status, headers: { 'content-type': 'text/html', 'cache-control': 'public' } })
}`

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
const { state } = siteWithoutPages()
let pages: Pages
let server: Server
let origin = ''
let answer: (...asked: Parameters<Parameters<typeof createServer>[1] & object>) => Promise<void>
const match = (path: string) => {
  const found = routeOfPath(path)
  if (!found) throw new Error(`no page at ${path}`)
  return found
}
const quote = pathOf('quote.view', 'es', { quoteToken: 'abc' })

beforeAll(async () => {
  const file = join(folder, 'entry.mjs')
  writeFileSync(file, entry)
  const loaders: Parameters<typeof createPages>[1] = {
    'quote.view': async ({ params }, query) => ({
      status: query.get('gone') ? 410 : 200,
      locals: { form: { language: 'es', status: 200, posted: String(params.quoteToken), errors: [] } },
    }),
  }
  pages = createPages(file, loaders, () => state)
  server = createServer((req, res) => void answer(req, res))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('only pages with a loader are made on demand; staff’s pages of one record share a shell', () => {
  expect([pages.isOnDemand(match(quote)), pages.isOnDemand(match('/contact'))]).toEqual([true, false])
  expect(pages.shellOf(match('/crm/leads/7'))).toBe('/crm')
  for (const path of ['/crm', quote, '/contact']) expect(pages.shellOf(match(path))).toBeUndefined()
})

test('a page is made from what its loader gives, for its reader alone', async () => {
  answer = (req, res) => pages.render(match(quote), req, res)
  const made = await fetch(`${origin}${quote}`)
  expect([made.status, made.headers.get('cache-control'), made.headers.get('content-type')]).toEqual([
    200,
    'private, no-store',
    'text/html',
  ])
  const text = await made.text()
  expect(made.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
  expect(JSON.parse(text)).toMatchObject({ path: quote, day: state.day, locals: { form: { posted: 'abc' } } })
  expect((await fetch(`${origin}${quote}?gone=1`)).status).toBe(410)
  const head = await fetch(`${origin}${quote}`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a page that nobody loads is an error of ours', async () => {
  let thrown: unknown
  answer = async (req, res) => {
    await pages.render(match('/contact'), req, res).catch((error) => {
      thrown = error
    })
    res.end()
  }
  await fetch(origin)
  expect(String(thrown)).toContain('no loader for contact')
})

test('what was posted comes back on its page, with its status', async () => {
  const form = { language: 'es' as const, status: 422, posted: 'name=Ana', errors: [] }
  answer = (req, res) => pages.renderForm('contact', form, req, res)
  const shown = await fetch(origin)
  expect([shown.status, await shown.json()]).toEqual([
    422,
    expect.objectContaining({ path: '/form/contact', locals: { form } }),
  ])
})

test('Astro’s own status comes first where it is no 200', async () => {
  const gone = pathOf('quote.view', 'es', { quoteToken: 'gone' })
  answer = (req, res) => pages.render(match(gone), req, res)
  expect((await fetch(`${origin}${gone}`)).status).toBe(404)
  expect((await fetch(`${origin}${gone}?gone=1`)).status).toBe(404)
})
