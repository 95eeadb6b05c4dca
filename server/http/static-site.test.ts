import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPack, writePack } from '#server/render/pack.ts'
import { StaticFiles } from './static-files.ts'

/** The head of every kind of file, and what a publication puts in its place. */

const html = '<p>page</p>'.repeat(20)
const policy = "default-src 'self'"
const folder = mkdtempSync(join(tmpdir(), 'site-'))
const headers = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
] as const
let files: StaticFiles
let server: Server
let port = 0
let status: number | undefined
const names = ['index', 'es', 'es/index', 'about', 'gone', 'templates/search-en']
const policies = Object.fromEntries(names.map((name) => [`/${name}.html`, policy]))

beforeAll(async () => {
  for (const sub of ['es', 'templates', 'assets', 'letters']) mkdirSync(join(folder, sub))
  for (const name of names) writeFileSync(join(folder, `${name}.html`), `${name} ${html}`)
  writeFileSync(join(folder, 'about.html.br'), brotliCompressSync(`about ${html}`))
  writeFileSync(join(folder, 'about.html.gz'), gzipSync(`about ${html}`))
  for (const name of ['assets/a.js', 'assets/a.css', 'data.json', 'logo.svg', 'photo.webp', 'unknown.xyz', 'feed.xml'])
    writeFileSync(join(folder, name), name)
  writeFileSync(join(folder, 'letters/model.bin'), 'letters')
  writeFileSync(join(folder, 'whole.txt'), Buffer.alloc(64 * 1024, 97))
  writeFileSync(join(folder, 'large.txt'), Buffer.alloc(64 * 1024 + 1, 97))
  files = StaticFiles.load(folder, policies, headers)
  server = createServer((req, res) => {
    if (!files.serve(req.url ?? '', req, res, status)) res.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  port = address && typeof address === 'object' ? address.port : 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

function get(path: string, more: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((done, failed) => {
    request({ port, host: '127.0.0.1', path, method, headers: more, agent: false }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => done({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }))
    })
      .on('error', failed)
      .end()
  })
}

test.each([
  ['/', 'text/html; charset=utf-8', 'index'],
  ['/about', 'text/html; charset=utf-8', 'about'],
  ['/es', 'text/html; charset=utf-8', 'es'],
  ['/assets/a.js', 'text/javascript; charset=utf-8', 'assets/a.js'],
  ['/assets/a.css', 'text/css; charset=utf-8', 'assets/a.css'],
  ['/data.json', 'application/json; charset=utf-8', 'data.json'],
  ['/logo.svg', 'image/svg+xml; charset=utf-8', 'logo.svg'],
  ['/photo.webp', 'image/webp', 'photo.webp'],
  ['/feed.xml', 'application/xml; charset=utf-8', 'feed.xml'],
  ['/letters/model.bin', 'application/octet-stream', 'letters'],
  ['/unknown.xyz', 'application/octet-stream', 'unknown.xyz'],
])('%s is %s', async (path, type, begin) => {
  const { status, headers, body } = await get(path)
  expect([status, headers['content-type'], body.toString().startsWith(begin)]).toEqual([200, type, true])
  expect(headers).toMatchObject({
    'accept-ranges': 'bytes',
    vary: 'accept-encoding',
    'content-length': String(body.length),
    'x-content-type-options': 'nosniff',
  })
})

test('a page is asked for again and says what it may do; what has its hash in its name is kept for a year', async () => {
  expect((await get('/about')).headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': policy,
    'x-frame-options': 'DENY',
  })
  const { headers } = await get('/assets/a.js')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['content-security-policy']).toBeUndefined()
})

test('pages have one address; templates, packed files and what is not there have none', async () => {
  for (const path of [
    '/about.html',
    '/index',
    '/index.html',
    '/templates/search-en',
    '/about.html.br',
    '/nothing',
    '/abou',
  ])
    expect([path, (await get(path)).status, files.has(path)]).toEqual([path, 404, false])
  expect(files.has('/about')).toBe(true)
  expect(files.page('/templates/search-en.html')).toEqual({ html: `templates/search-en ${html}`, policy })
  expect(files.text('/data.json')).toBe('data.json')
  for (const name of ['/nothing.html', '/data.json'])
    expect(() => files.page(name)).toThrow('the build is not finished')
  expect(() => files.text('/nothing.json')).toThrow('the build is not finished')
})

test('every page that is served is told with its HTML, and nothing else', () => {
  const told = new Map([...files.pages()].map(({ path, html }) => [path, html.split(' ')[0]]))
  expect(Object.fromEntries(told)).toMatchObject({ '/': 'index', '/about': 'about', '/gone': 'gone' })
  expect([...told.keys()].some((path) => path.includes('.') || path.includes('template'))).toBe(false)
})

test('a page without a policy is not served at all', () => {
  expect(() => StaticFiles.load(folder, {})).toThrow('the build is not finished')
})

test('HEAD has the head of GET, whole and in part', async () => {
  const [got, head] = [await get('/about'), await get('/about', {}, 'HEAD')]
  expect(head.body).toHaveLength(0)
  const { date: _, ...same } = got.headers
  expect(head.headers).toMatchObject(same)
  const part = await get('/about', { range: 'bytes=0-4' }, 'HEAD')
  expect([part.status, part.headers['content-length'], part.body.length]).toEqual([206, '5', 0])
})

test('a part says which it is, and beyond the end there is none', async () => {
  const whole = (await get('/about')).body
  const part = await get('/about', { range: 'bytes=6-8' })
  expect([part.status, part.body.toString(), part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    '<p>',
    `bytes 6-8/${whole.length}`,
    '3',
  ])
  const beyond = await get('/about', { range: 'bytes=9999-' })
  expect([
    beyond.status,
    beyond.body.length,
    beyond.headers['content-range'],
    beyond.headers['content-length'],
  ]).toEqual([416, 0, `bytes */${whole.length}`, '0'])
})

test('what is held is not sent; an answer of another status is no file that anybody could hold', async () => {
  const etag = String((await get('/about', { 'accept-encoding': 'gzip' })).headers.etag)
  const asked = { 'accept-encoding': 'gzip', 'if-none-match': etag, range: 'bytes=0-1' }
  const held = await get('/about', asked)
  expect([held.status, held.headers.etag, held.headers['cache-control'], held.body.length]).toEqual([
    304,
    etag,
    'public, max-age=0, must-revalidate',
    0,
  ])
  expect((await get('/about', { ...asked, 'if-none-match': '"other"' })).status).toBe(206)
  status = 404
  const missing = await get('/about', asked)
  status = undefined
  expect([missing.status, gunzipSync(missing.body).toString()]).toEqual([404, `about ${html}`])
})

test('an answer in one piece is for small files that are there', () => {
  expect(files.find('/nothing', 'br')).toBeUndefined()
  expect(files.find('/large.txt', 'identity')).toBeUndefined()
  expect(files.find('/whole.txt', 'br')?.etag).toBe(files.find('/whole.txt', 'identity')?.etag)
  expect(files.find('/about', 'br')?.etag).not.toBe(files.find('/about', 'identity')?.etag)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00.100Z') })
  const found = files.find('/data.json', 'identity')
  if (!found) throw new Error('not found')
  const bytes = files.whole(found)
  expect(bytes?.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\ncontent-type: application\/json; charset=utf-8\r\n/)
  expect(bytes?.toString()).toMatch(
    /\r\ndate: Mon, 23 Nov 2026 10:00:00 GMT\r\nconnection: keep-alive\r\n\r\ndata\.json$/,
  )
  expect(files.whole(found)).toBe(bytes)
  vi.setSystemTime(new Date('2026-11-23T10:00:01Z'))
  expect(found.whole).toBeDefined()
  const other = files.find('/assets/a.js', 'identity')
  if (other) files.whole(other)
  // The copies of the second before are let go.
  expect(found.whole).toBeUndefined()
  vi.useRealTimers()
  const picture = files.find('/photo.webp', 'identity')
  rmSync(join(folder, 'photo.webp'))
  expect(picture && files.whole(picture)).toBeUndefined()
})

test('a publication takes the place of built pages at once; the next one gives them back', async () => {
  const file = (path: string, body: string, brotli?: Buffer, gzip?: Buffer) => ({
    path,
    keys: [],
    hash: body,
    sourceHash: body,
    policy,
    stylesheet: undefined,
    madeAtMillis: 0,
    plainBytes: Buffer.byteLength(body),
    plain: brotli ? undefined : Buffer.from(body),
    brotli,
    gzip,
  })
  const pack = (name: string, gone: string[], made: [string, ReturnType<typeof file>][]) => {
    const path = join(folder, name)
    writePack(path, { build: 'b', versions: {}, changed: [], gone }, new Map(made))
    const opened = openPack(path)
    if (!opened) throw new Error('no pack')
    return { ...opened, close: vi.fn(opened.close) }
  }
  const before = files.generation
  const first = pack(
    'one.pack',
    ['/gone.html'],
    [
      ['/about.html', file('/about', 'newer', brotliCompressSync('newer'), gzipSync('newer'))],
      ['/fresh.html', file('/fresh', 'fresh')],
      ['/templates/search-en.html', file('/search', 'template')],
    ],
  )
  files.publish(first)
  expect(files.generation).toBe(before + 1)
  expect((await get('/about')).body.toString()).toBe('newer')
  const zipped = await get('/about', { 'accept-encoding': 'gzip' })
  expect([zipped.headers['content-encoding'], gunzipSync(zipped.body).toString()]).toEqual(['gzip', 'newer'])
  expect((await get('/about', { 'accept-encoding': 'br' })).headers['content-length']).toBe(
    String(brotliCompressSync('newer').length),
  )
  expect((await get('/fresh')).body.toString()).toBe('fresh')
  expect((await get('/gone')).status).toBe(404)
  expect((await get('/templates/search-en')).status).toBe(404)
  expect(files.page('/templates/search-en.html').html).toBe('template')
  expect(files.text('/about.html')).toBe('newer')
  expect((await get('/')).status).toBe(200)
  expect(first.close).not.toHaveBeenCalled()

  const second = pack('two.pack', [], [['/fresh.html', file('/fresh', 'fresher')]])
  files.publish(second)
  expect(first.close).toHaveBeenCalledOnce()
  expect(second.close).not.toHaveBeenCalled()
  expect((await get('/about')).body.toString()).toBe(`about ${html}`)
  expect((await get('/gone')).status).toBe(200)
  expect((await get('/fresh')).body.toString()).toBe('fresher')
})
