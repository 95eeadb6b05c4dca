import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StaticFiles } from './static-files.ts'

/** What is served when the site is built anew under a running process. */

const page = '<p>page</p>'.repeat(50)
const letters = 'letters '.repeat(1000)
const folder = mkdtempSync(join(tmpdir(), 'files-'))
let server: Server
let port = 0
beforeAll(async () => {
  writeFileSync(join(folder, 'page.html'), page)
  writeFileSync(join(folder, 'page.html.br'), brotliCompressSync(page))
  writeFileSync(join(folder, 'page.html.gz'), gzipSync(page))
  writeFileSync(join(folder, 'picture.png'), Buffer.alloc(1000, 1))
  mkdirSync(join(folder, 'letters'))
  writeFileSync(join(folder, 'letters/spa.traineddata'), letters)
  writeFileSync(join(folder, 'letters/spa.traineddata.br'), brotliCompressSync(letters))
  const files = StaticFiles.load(folder, { '/page.html': "default-src 'self'" })
  server = createServer((req, res) => {
    if (!files.serve(req.url ?? '', req, res)) res.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  port = address && typeof address === 'object' ? address.port : 0
})
afterAll(() => server.close())

function get(path: string, encoding: string): Promise<{ status: number; encoding: string; body: Buffer }> {
  return new Promise((done, failed) => {
    const headers = { 'accept-encoding': encoding }
    request({ port, host: '127.0.0.1', path, headers, agent: false }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () =>
        done({
          status: res.statusCode ?? 0,
          encoding: res.headers['content-encoding'] ?? 'none',
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', failed)
      .end()
  })
}

test('a page is the same in every encoding; what is not in memory comes from the disk', async () => {
  expect((await get('/page', 'identity')).body.toString()).toBe(page)
  const zipped = await get('/page', 'gzip')
  expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(['gzip', page])
  expect((await get('/picture.png', 'br')).body).toHaveLength(1000)
})

test('what few ask for stays on the disk in every encoding', async () => {
  const packed = await get('/letters/spa.traineddata', 'br')
  expect([packed.encoding, brotliDecompressSync(packed.body).toString()]).toEqual(['br', letters])
  expect((await get('/letters/spa.traineddata', 'identity')).body.toString()).toBe(letters)
  rmSync(join(folder, 'letters/spa.traineddata.br'))
  expect(await get('/letters/spa.traineddata', 'br')).toMatchObject({ status: 200, encoding: 'none' })
})

test('built anew, the page of this process is still served whole, never the bytes of another build', async () => {
  for (const name of ['page.html', 'page.html.gz', 'picture.png']) {
    writeFileSync(join(folder, name), 'another build')
    utimesSync(join(folder, name), new Date(), new Date(Date.now() + 60_000))
  }
  const answer = await get('/page', 'gzip')
  expect([answer.status, answer.encoding, answer.body.toString()]).toEqual([200, 'none', page])
  expect((await get('/picture.png', 'br')).status).toBe(404)
})
