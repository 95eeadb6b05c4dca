import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http'
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
  expect(JSON.parse(text)).toMatchObject({ path: quote, day: state.day, locals: { form: { posted: 'abc' } } })
  expect((await fetch(`${origin}${quote}?gone=1`)).status).toBe(410)
  const head = await fetch(`${origin}${quote}`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test.each(['br', 'gzip', 'identity'])(
  'a page travels as %s to who asks for it, at its true length',
  async (encoding) => {
    answer = (req, res) => pages.render(match(quote), req, res)
    const { port } = new URL(origin)
    const { headers, bytes } = await new Promise<{ headers: IncomingHttpHeaders; bytes: number }>((done, fail) => {
      get({ port, path: quote, headers: { 'accept-encoding': encoding } }, (made) => {
        let bytes = 0
        made.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        made.on('end', () => done({ headers: made.headers, bytes }))
      }).on('error', fail)
    })
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect([headers['content-length'], headers.vary]).toEqual([String(bytes), 'accept-encoding'])
  },
)

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

test('what was asked of a page that is no form of its own comes back at its own address, with its status', async () => {
  const consultation = {
    language: 'es' as const,
    status: 409,
    posted: 'day=1',
    week: { kind: 'before' as const },
    errors: [],
  }
  const energy = {
    language: 'en' as const,
    status: 422,
    answer: { kind: 'alert' as const, email: 'a', errors: [], isSent: false },
  }
  const bill = { language: 'en' as const, status: 413, today: '2026-11-27', read: { title: 'No', detail: 'Too large' } }
  const gone = { gone: 'unknown' as const }
  const managed = match(pathOf('booking.manage', 'en', { bookingToken: 'b1' }))
  const written = match(pathOf('reviews.write', 'es', { reviewToken: 'r1' }))
  const made = async (by: typeof answer) => {
    answer = by
    const shown = await fetch(origin)
    const { path, locals } = await shown.json()
    return { status: shown.status, path, locals }
  }
  expect(await made((req, res) => pages.renderConsultation(consultation, req, res))).toEqual({
    status: 409,
    path: '/form/consultation',
    locals: { consultation },
  })
  expect(await made((req, res) => pages.renderEnergy(energy, req, res))).toEqual({
    status: 422,
    path: '/form/energy',
    locals: { energy },
  })
  expect(await made((req, res) => pages.renderBill(bill, req, res))).toEqual({
    status: 413,
    path: '/form/bill',
    locals: { bill },
  })
  expect(await made((req, res) => pages.renderQuote(match(quote), 404, gone, req, res))).toEqual({
    status: 404,
    path: quote,
    locals: { quote: gone },
  })
  expect(await made((req, res) => pages.renderAppointment(managed, 410, gone, req, res))).toEqual({
    status: 410,
    path: pathOf('booking.manage', 'en', { bookingToken: 'b1' }),
    locals: { appointment: gone },
  })
  expect(await made((req, res) => pages.renderReview(written, 404, gone, req, res))).toEqual({
    status: 404,
    path: pathOf('reviews.write', 'es', { reviewToken: 'r1' }),
    locals: { review: gone },
  })
})

test('the builder of pages is loaded once, when the first page needs it', async () => {
  answer = (req, res) => pages.render(match(quote), req, res)
  const loads = async () => (await (await fetch(`${origin}${quote}`)).json()).loads
  const first = await loads()
  expect(await loads()).toBe(first + 1)
})
