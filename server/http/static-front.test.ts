import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { encodingFor } from './negotiation.ts'
import { StaticFiles } from './static-files.ts'
import { answersFrom, plainRequest, serveStaticFirst } from './static-front.ts'

let server: Server
let port: number
let files: StaticFiles
const page = '<p>page</p>'.repeat(50)

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'))
  writeFileSync(join(folder, 'page.html'), page)
  writeFileSync(join(folder, 'page.html.br'), brotliCompressSync(page))
  writeFileSync(join(folder, 'both.html'), page)
  writeFileSync(join(folder, 'both.html.br'), brotliCompressSync(page))
  writeFileSync(join(folder, 'both.html.gz'), gzipSync(page))
  writeFileSync(join(folder, 'large.png'), Buffer.alloc(100_000, 1))
  files = StaticFiles.load(folder, {
    '/page.html': "default-src 'self'",
    '/both.html': "default-src 'self'",
  })
  server = createServer((req, res) => {
    if (files.serve(req.url ?? '', req, res)) return
    let body = ''
    req.on('data', (chunk) => {
      body += chunk
    })
    req.on('end', () => res.end(`behind ${req.method} ${req.url} ${body}`))
  })
  serveStaticFirst(server, files)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  port = address.port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends pieces over one connection, a moment apart, and gives all answers: what came until a last request was answered, or until the server closed. */
function talk(...pieces: string[]): Promise<Buffer> {
  const isClosed = pieces.some((piece) => /connection: close/i.test(piece))
  const last = 'behind GET /that-was-all '
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1')
    let answers = Buffer.alloc(0)
    const send = () => {
      const next = pieces.shift()
      if (next !== undefined) socket.write(next, 'latin1', () => setTimeout(send, 20))
      else if (!isClosed) socket.write(get('/that-was-all'))
    }
    const end = () => {
      socket.destroy()
      done(answers)
    }
    socket.on('connect', send)
    socket.on('data', (chunk) => {
      answers = Buffer.concat([answers, chunk])
      const found = answers.indexOf(last)
      if (found === -1) return
      answers = answers.subarray(0, answers.lastIndexOf('HTTP/1.1 200', found))
      end()
    })
    socket.on('end', end)
    socket.on('error', failed)
  })
}
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`

test('a plain GET is answered whole, compressed when asked, with policy, date and length', async () => {
  const answer = await talk(get('/page', 'Accept-Encoding: gzip, br\r\n'))
  const split = answer.indexOf('\r\n\r\n')
  // node:http, which writes the date its own way, answers where this request and the next came in one piece.
  const head = answer.toString('latin1', 0, split).replace('\r\nDate: ', '\r\ndate: ')
  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  for (const field of [
    "content-security-policy: default-src 'self'",
    'content-encoding: br',
    'x-content-type-options: nosniff',
    'date: ',
  ])
    expect(head).toContain(field)
  expect(brotliDecompressSync(answer.subarray(split + 4)).toString()).toBe(page)
  expect(head).toContain(`content-length: ${answer.length - split - 4}`)
})

test('static and other requests take turns on one connection, in pieces or together', async () => {
  const post = 'POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello'
  const answers = (await talk(get('/page'), get('/other'), post, get('/page'))).toString()
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(4)
  expect(answers).toContain('behind GET /other')
  expect(answers).toContain('behind POST /form hello')
  const together = (await talk(get('/page') + post + get('/page'))).toString()
  expect(together.match(/HTTP\/1\.1 200/g)).toHaveLength(3)
  expect(together).toContain('behind POST /form hello')
  const [a, b] = [get('/page').slice(0, 12), get('/page').slice(12)]
  expect((await talk(a, b)).toString()).toContain(page)
})

test('a condition, a range, a closing connection and HEAD go to the server behind', async () => {
  const etag = /etag: (\S+)/i.exec((await talk(get('/page'))).toString())?.[1]
  expect((await talk(get('/page', `If-None-Match: ${etag}\r\n`))).toString()).toMatch(/^HTTP\/1\.1 304/)
  expect((await talk(get('/page', 'Connection: close\r\n'))).toString()).toMatch(/connection: close/i)
  expect((await talk('HEAD /page HTTP/1.1\r\nHost: x\r\n\r\n')).toString()).not.toContain(page)
})

test('bytes that came before are answered as at first; one byte more or less is read anew, and never taken for them', () => {
  const answerTo = answersFrom(files)
  const bytes = (head: string) => answerTo(Buffer.from(head, 'latin1'))
  const known = get('/both', 'Accept-Encoding: br\r\n')
  const first = bytes(known)
  expect(first?.toString('latin1')).toContain('content-encoding: br')
  expect(bytes(known)).toEqual(first)
  for (const other of [
    known.slice(0, -1),
    `${known}G`,
    `${known}POST /form HTTP/1.1\r\n`,
    known + known,
    known.replace('GET', 'PUT'),
    known.replace('/both', '/botH'),
    known.replace('Host: x', 'Host: x\r\nHost: y'),
    known.replace('Accept-Encoding: br', 'Content-Length: 9'),
  ])
    expect(bytes(other)).toBeUndefined()
  expect(bytes(known.replace(': br', ': gzip'))?.toString('latin1')).toContain('content-encoding: gzip')
})

test('however many different heads come, each gets its answer', () => {
  const answerTo = answersFrom(files)
  for (let n = 0; n < 3000; n++)
    for (const encoding of ['br', 'gzip']) {
      const answer = answerTo(Buffer.from(get('/both', `X-N: ${n % 1500}\r\nAccept-Encoding: ${encoding}\r\n`)))
      expect(answer?.includes(`content-encoding: ${encoding}`)).toBe(true)
    }
})

test('a date is of the second it is sent in', async () => {
  const answerTo = answersFrom(files)
  const date = () =>
    /date: (.*)/.exec(answerTo(Buffer.from(get('/both', 'Accept-Encoding: br\r\n')))?.toString('latin1') ?? '')?.[1]
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00.900Z') })
  expect(date()).toBe('Sat, 21 Nov 2026 10:00:00 GMT')
  vi.setSystemTime(new Date('2026-11-21T10:00:01.100Z'))
  expect(date()).toBe('Sat, 21 Nov 2026 10:00:01 GMT')
  vi.useRealTimers()
})

test('without compression, and when it is large, a file comes whole as well', async () => {
  expect((await talk(get('/both'))).toString()).toContain(page)
  const gzipped = await talk(get('/both', 'Accept-Encoding: gzip\r\n'))
  expect(gunzipSync(gzipped.subarray(gzipped.indexOf('\r\n\r\n') + 4)).toString()).toBe(page)
  const large = await talk(get('/large.png'))
  expect(large.length - large.indexOf('\r\n\r\n') - 4).toBe(100_000)
})

test('nothing with a body, two hosts, a folded line or a smuggled length is plain', () => {
  for (const more of [
    'Content-Length: 5\r\n',
    'Transfer-Encoding: chunked\r\n',
    'transfer-encoding : chunked\r\n',
    'Host: y\r\n',
    'X: a\r\n b\r\n',
    'Upgrade: h2c\r\n',
    'Expect: 100-continue\r\n',
    'X: a\n\r\n',
    'X: a\u0000\r\n',
  ])
    expect(plainRequest(get('/page', more))).toBeUndefined()
  for (const head of [
    'GET /page HTTP/1.0\r\nHost: x\r\n\r\n',
    'GET /page HTTP/1.1\r\n\r\n',
    'GET  /page HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET http://x/page HTTP/1.1\r\nHost: x\r\n\r\n',
    'get /page HTTP/1.1\r\nHost: x\r\n\r\n',
  ])
    expect(plainRequest(head)).toBeUndefined()
  expect(plainRequest(get('/page?utm=1'))).toEqual({ path: '/page', encoding: 'identity' })
})

test('whatever the bytes, it answers or hands over, and never throws', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constantFrom('GET ', '/page', ' HTTP/1.1', '\r\n', 'Host: x', ':', 'Content-Length: 1'),
          fc.string(),
        ),
      ),
      (parts) => {
        const request = plainRequest(parts.join(''))
        expect(request === undefined || request.path.startsWith('/')).toBe(true)
      },
    ),
  )
})

test('what it chooses by itself is what the library would choose', () => {
  const names = fc.constantFrom('br', 'gzip', 'GZIP', 'deflate', 'zstd', 'identity', 'brotli', 'x-gzip', '*')
  const weight = fc.constantFrom('', ';q=0', ';q=0.5', '; q=1')
  const header = fc
    .array(fc.tuple(names, weight), { maxLength: 5 })
    .map((parts) => parts.map((part) => part.join('')).join(', '))
  fc.assert(
    fc.property(header, (value) => {
      const chosen = plainRequest(get('/both', `Accept-Encoding: ${value}\r\n`))
      if (chosen) expect(chosen.encoding).toBe(encodingFor({ 'accept-encoding': value }, ['br', 'gzip', 'identity']))
    }),
  )
})

test('another encoding is another tag; a range is part of it; what the client holds is not sent', async () => {
  const tag = async (more: string) => /etag: (\S+)/i.exec((await talk(get('/both', more))).toString('latin1'))?.[1]
  const tags = [await tag(''), await tag('Accept-Encoding: br\r\n'), await tag('Accept-Encoding: gzip\r\n')]
  expect(new Set(tags).size).toBe(3)
  const held = await talk(get('/both', `Accept-Encoding: br\r\nIf-None-Match: "x", W/${tags[1]}\r\n`))
  expect(held.toString('latin1')).toMatch(/^HTTP\/1\.1 304/)
  const other = await talk(get('/both', `Accept-Encoding: gzip\r\nIf-None-Match: ${tags[1]}\r\n`))
  expect(other.toString('latin1')).toMatch(/^HTTP\/1\.1 200/)
  const part = (await talk(get('/both', 'Range: bytes=3-6\r\n'))).toString('latin1')
  expect(part).toMatch(/^HTTP\/1\.1 206/)
  expect(part).toMatch(/content-range: bytes 3-6\/550/i)
  expect(part.endsWith('page')).toBe(true)
  expect((await talk(get('/both', 'Range: bytes=999-\r\n'))).toString('latin1')).toMatch(/^HTTP\/1\.1 416/)
})

test('a stop does not wait for a browser that keeps its half of a quiet connection open', {
  timeout: 10_000,
}, async () => {
  const other = createServer((_req, res) => res.end())
  const release = serveStaticFirst(other, files)
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const address = other.address()
  if (!address || typeof address !== 'object') throw new Error('no port')
  const visitors = await Promise.all(
    [get('/page'), ''].map(async (request) => {
      const socket = connect({ port: address.port, host: '127.0.0.1', allowHalfOpen: true })
      await new Promise<void>((done) => socket.on('connect', done))
      if (request) {
        socket.write(request)
        await new Promise<void>((done) => socket.once('data', () => done()))
      }
      return socket.resume()
    }),
  )
  const ended = new Promise((done) => other.close(done))
  release()
  await ended
  for (const visitor of visitors) visitor.destroy()
})
