import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endBadConnection } from './bad-connection.ts'

let server: Server
beforeEach(async () => {
  const timeouts = { requestTimeout: 200, headersTimeout: 200, connectionsCheckingInterval: 20, maxHeaderSize: 1024 }
  server = createServer(timeouts, (request, response) => {
    request.on('end', () => response.end('taken')).resume()
  })
  server.on('clientError', endBadConnection)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(() => new Promise((done) => server.close(done)))

const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1')
/** What the server said until it closed the connection. */
const saidTo = (socket: Socket) =>
  new Promise<string>((done) => {
    let said = ''
    socket.on('data', (bytes) => {
      said += bytes
    })
    socket.on('error', () => undefined)
    socket.on('close', () => done(said.split('\r\n')[0] ?? ''))
  })

test.each([
  ['what is no request', 'nonsense\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  ['a head that does not end in time', 'GET / HTTP/1.1\r\nhost: a\r\n', 'HTTP/1.1 408 Request Timeout'],
  ['a body that does not', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nx', 'HTTP/1.1 408 Request Timeout'],
  [
    'a head too large',
    `GET / HTTP/1.1\r\nx: ${'y'.repeat(2000)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
  ],
])('%s is answered, and the connection ends', async (_what, sent, answer) => {
  const socket = open()
  socket.write(sent)
  expect(await saidTo(socket)).toBe(answer)
})

test('a client that trickles on and reads nothing is cut all the same', async () => {
  const socket = open()
  socket.pause()
  socket.on('error', () => undefined)
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5000\r\n\r\n')
  const drip = setInterval(() => socket.write('{'), 20)
  await new Promise((closed) => socket.once('close', closed))
  clearInterval(drip)
  expect(socket.destroyed).toBe(true)
})

test('a connection that takes no answer any more is closed without one', () => {
  const socket = new PassThrough()
  socket.end()
  const written = vi.spyOn(socket, 'end')
  endBadConnection(new Error('reset'), socket)
  expect([socket.destroyed, written.mock.calls]).toEqual([true, []])
})
