import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openS3Blobs } from './s3-blobs.ts'

/** A store that speaks as much S3 as is used, two names a page of its list. */
const held = new Map<string, Buffer>()
let server: Server
let url: string
let broken = false

beforeEach(async () => {
  held.clear()
  broken = false
  server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://store')
    if (broken) return void res.writeHead(403).end()
    if (!req.headers.authorization?.includes('/eu-south/s3/aws4_request')) return void res.writeHead(401).end()
    const name = pathname.replace(/^\/bucket\/?/, '')
    const chunks: Buffer[] = []
    req.on('data', (chunk) => chunks.push(chunk))
    req.on('end', () => {
      if (req.method === 'PUT') held.set(name, Buffer.concat(chunks))
      if (req.method === 'DELETE') held.delete(name)
      if (name === '') {
        const all = [...held.keys()].sort()
        const from = Number(searchParams.get('continuation-token') ?? 0)
        const more = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
        const keys = all.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
        return res.end(`<ListBucketResult>${keys.join('')}${more}</ListBucketResult>`)
      }
      const body = held.get(name)
      return req.method === 'GET' && !body ? res.writeHead(404).end() : res.end(body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/bucket`
})
afterEach(() => new Promise((done) => server.close(done)))

const open = () => openS3Blobs({ url, region: 'eu-south', accessKeyId: 'id', secretAccessKey: 'secret' })

test('what is put is got, listed over pages, and removed', async () => {
  const blobs = open()
  const names = ['bills/a/b/1', 'bills/a/b/2', 'media/kept/public/3', 'media/kept/public/4', 'media/kept/public/5']
  for (const name of names) await blobs.put(name, Buffer.from(name))
  expect(await blobs.get('bills/a/b/2')).toEqual(Buffer.from('bills/a/b/2'))
  expect(await blobs.list()).toEqual(names)
  await blobs.remove('bills/a/b/2')
  await blobs.remove('bills/a/b/2')
  expect(await blobs.get('bills/a/b/2')).toBeUndefined()
})

test('a store that refuses is an error, never an empty answer', async () => {
  const blobs = open()
  broken = true
  await expect(blobs.put('a/b', Buffer.from('x'))).rejects.toThrow('403')
  await expect(blobs.get('a/b')).rejects.toThrow('403')
  await expect(blobs.list()).rejects.toThrow('403')
  await expect(blobs.get('a/../../other')).rejects.toThrow('name')
})
