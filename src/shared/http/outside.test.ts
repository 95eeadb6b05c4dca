import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { isPrivateAddress, readOutside } from './outside.ts'

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  opened.push(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

/** As in production, but this machine may be asked. */
const here = { protocols: ['http:'], refuses: (address: string) => address !== '127.0.0.1' }
const bounds = { timeoutMillis: 2000, mostBytes: 1000 }

test('private, own and unreadable addresses are refused, public ones are not', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:FFFF:7f00:1',
    '0000:0000:0000:0000:0000:ffff:0808:0808',
    '100.64.0.1',
    'x',
  ])
    expect([address, isPrivateAddress(address)]).toEqual([address, true])
  for (const address of [
    '8.8.8.8',
    '194.224.0.1',
    '2a00:1450::1',
    '::ffff:8.8.8.8',
    '2a00::ffff:1',
    '2a00:0:0:0:0:0:ffff:1',
  ])
    expect([address, isPrivateAddress(address)]).toEqual([address, false])
})

test('a body comes with its media type, redirects are followed', async () => {
  const url = await serve((req, res) => {
    if (req.url === '/a') res.writeHead(302, { location: '/b' }).end()
    else res.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end('{}')
  })
  const { body, mediaType } = await readOutside({ url: `${url}/a`, ...bounds }, here)
  expect([body.toString(), mediaType]).toEqual(['{}', 'application/json'])
})

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/',
  'http://10.0.0.1/',
  'http://localhost.invalid-name-nobody-has.test/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
])('a redirect to %s leads nowhere', async (location) => {
  const url = await serve((_req, res) => res.writeHead(302, { location }).end())
  await expect(readOutside({ url, ...bounds }, here)).rejects.toMatchObject({
    code: expect.stringMatching(/address-refused|unreachable/),
  })
})

test('three redirects are followed, a fourth is not', async () => {
  const url = await serve((req, res) => {
    const left = Number(req.url?.slice(1))
    if (left === 0) res.end('here')
    else res.writeHead(302, { location: `/${left - 1}` }).end()
  })
  const { body, mediaType } = await readOutside({ url: `${url}/3`, ...bounds }, here)
  expect([body.toString(), mediaType]).toEqual(['here', ''])
  await expect(readOutside({ url: `${url}/4`, ...bounds }, here)).rejects.toMatchObject({ code: 'too-many-redirects' })
})

test('it is asked for unpacked, with the headers that were given', async () => {
  const asked: unknown[] = []
  const url = await serve((req, res) => {
    asked.push([req.headers['accept-encoding'], req.headers.accept])
    res.writeHead(200, { 'content-type': ' Text/CSV ;header=present' }).end('a')
  })
  const read = await readOutside({ url, headers: { accept: 'text/csv' }, ...bounds }, here)
  expect([asked, read.mediaType]).toEqual([[['identity', 'text/csv']], 'text/csv'])
})

test('a name of this machine is read where this machine may be asked', async () => {
  const url = (await serve((_req, res) => res.end('here'))).replace('127.0.0.1', 'localhost')
  const { body } = await readOutside({ url, ...bounds }, { protocols: ['http:'], refuses: () => false })
  expect(body.toString()).toBe('here')
})

test('a name that resolves to this machine is refused before it is connected to', async () => {
  let asked = 0
  const url = await serve((_req, res) => {
    asked++
    res.end('secret')
  })
  const named = url.replace('127.0.0.1', 'localhost')
  await expect(readOutside({ url: named, ...bounds }, { protocols: ['http:'] })).rejects.toMatchObject({
    code: 'address-refused',
  })
  expect(asked).toBe(0)
})

test('plain http is refused unless allowed', async () => {
  await expect(readOutside({ url: 'http://example.com/', ...bounds })).rejects.toMatchObject({
    code: 'address-refused',
  })
})

test('what is too large, announced or not, too slow, broken or goes in circles has its code', async () => {
  const url = await serve((req, res) => {
    if (req.url === '/announced') res.writeHead(200, { 'content-length': 5000 }).end('x'.repeat(5000))
    else if (req.url === '/endless') {
      res.writeHead(200)
      const more = setInterval(() => res.write('x'.repeat(400)), 5)
      res.on('close', () => clearInterval(more))
    } else if (req.url === '/slow') res.writeHead(200).write('x')
    else if (req.url === '/circle') res.writeHead(302, { location: '/circle' }).end()
    else if (req.url === '/cut') res.writeHead(200, { 'content-length': 900 }).write('x', () => res.destroy())
    else if (req.url === '/as-much') res.writeHead(200, { 'content-length': 1000 }).end('x'.repeat(1000))
    else if (req.url === '/streamed') res.writeHead(200).write('x'.repeat(1000), () => res.end())
    else if (req.url === '/nowhere') res.writeHead(302, { location: 'http://[' }).end()
    else if (req.url === '/choices') res.writeHead(300).end()
    else if (req.url === '/not-found') res.writeHead(404, { location: '/as-much' }).end()
    else if (req.url === '/early') res.writeHead(204, { location: '/as-much' }).end()
    else res.writeHead(500).end('<h1>Error</h1>')
  })
  const codeOf = (path: string, timeoutMillis = 2000) =>
    readOutside({ url: url + path, timeoutMillis, mostBytes: 1000 }, here).then(
      () => 'read',
      (error) => error.code,
    )
  expect(await codeOf('/announced')).toBe('too-large')
  expect(await codeOf('/endless')).toBe('too-large')
  expect(await codeOf('/slow', 100)).toBe('too-slow')
  expect(await codeOf('/circle')).toBe('too-many-redirects')
  expect(await codeOf('/cut')).toBe('unreachable')
  for (const path of ['/500', '/choices', '/not-found', '/early'])
    expect([path, await codeOf(path)]).toEqual([path, 'not-ok'])
  for (const path of ['/as-much', '/streamed']) expect([path, await codeOf(path)]).toEqual([path, 'read'])
  expect(await codeOf('/nowhere')).toBe('address-refused')
  await expect(readOutside({ url: 'no address', ...bounds }, here)).rejects.toMatchObject({ code: 'address-refused' })
})
