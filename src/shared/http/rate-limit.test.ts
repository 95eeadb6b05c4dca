import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientAddress, type HttpBindings } from './client-address.ts'
import { Problem } from './problem.ts'
import { createRateLimit, limited } from './rate-limit.ts'

function request(forwarded?: string): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  if (forwarded !== undefined) req.headers['x-forwarded-for'] = forwarded
  return req
}

// Allowances are by the minute: none ends while a test runs.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('an address has its allowance, another has its own, 0 is off', () => {
  const limit = createRateLimit(3, 1)
  for (let i = 0; i < 3; i++) limit(request('192.0.2.1'))
  expect(() => limit(request('192.0.2.1'))).toThrow('too_many_requests')
  limit(request('192.0.2.2'))
  const off = createRateLimit(0, 0)
  for (let i = 0; i < 1000; i++) off(request())
})

test('the allowance is there again with the next minute, and the refusal says in how many seconds', () => {
  const limit = createRateLimit(2, 1)
  const refusedFor = () => {
    try {
      limit(request('192.0.2.1'))
      return 0
    } catch (error) {
      return error instanceof Problem ? [error.status, error.headers] : error
    }
  }
  vi.setSystemTime(new Date('2026-11-23T10:00:13.900Z'))
  expect([refusedFor(), refusedFor(), refusedFor()]).toEqual([0, 0, [429, { 'retry-after': '47' }]])
  vi.setSystemTime(new Date('2026-11-23T10:00:59.999Z'))
  expect(refusedFor()).toEqual([429, { 'retry-after': '1' }])
  vi.setSystemTime(new Date('2026-11-23T10:01:00Z'))
  expect([refusedFor(), refusedFor(), refusedFor()]).toEqual([0, 0, [429, { 'retry-after': '60' }]])
})

test('a route behind it is not reached above the allowance', async () => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.onError((error, c) => c.text(error.message, 429))
  app.post('/', limited(createRateLimit(1, 1)), (c) => c.text('taken'))
  const ask = async (address: string) =>
    (await app.request('/', { method: 'POST' }, { incoming: request(address) })).text()
  expect([await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('192.0.2.2')]).toEqual([
    'taken',
    'too_many_requests',
    'taken',
  ])
})

test('only as many hops from the right count as proxies are ours', () => {
  expect(clientAddress(request('203.0.113.9, 192.0.2.7'), 1)).toBe('192.0.2.7')
  expect(clientAddress(request('203.0.113.9, 192.0.2.7'), 2)).toBe('203.0.113.9')
  expect(clientAddress(request('203.0.113.9'), 0)).toBe('unknown')
  expect(clientAddress(request(), 1)).toBe('unknown')
  expect(clientAddress(undefined, 0)).toBe('unknown')
  const connected = request('203.0.113.9, 192.0.2.7')
  Object.defineProperty(connected.socket, 'remoteAddress', { value: '198.51.100.4' })
  expect(clientAddress(connected, 0)).toBe('198.51.100.4')
  expect(clientAddress(connected, 3)).toBe('198.51.100.4')
  expect(clientAddress(request(' 203.0.113.9 ,192.0.2.7 '), 2)).toBe('203.0.113.9')
  const twice = request()
  Object.assign(twice.headers, { 'x-forwarded-for': ['203.0.113.9', '192.0.2.7'] })
  expect(clientAddress(twice, 2)).toBe('203.0.113.9')
})

test('an IPv6 site is counted by its first 48 bits, however it is spelt; an IPv4-mapped address as IPv4; a port never counts', () => {
  const counted = (address: string) => clientAddress(request(address), 1)
  expect(counted('2001:db8:0:7::1')).toBe('2001:db8:0::/48')
  for (const same of ['2001:0DB8::7:ffff:ffff:ffff:ffff', '2001:db8:0:8:1:2:3:4', '[2001:db8:0:7::9]:4711'])
    expect(counted(same)).toBe('2001:db8:0::/48')
  expect(counted('2001:db8:1:7::1')).not.toBe(counted('2001:db8:0:7::1'))
  expect(counted('::1')).toBe('0:0:0::/48')
  expect(counted('fe80::1%eth0')).toBe('fe80:0:0::/48')
  for (const mapped of ['::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7:50123'])
    expect(counted(mapped)).toBe('192.0.2.7')
  expect(counted('anything else')).toBe('anything else')
  for (const odd of ['x192.0.2.7:80', '192.0.2.7:80x', '192.0.2:80', '192.0.2.7:']) expect(counted(odd)).toBe(odd)
  expect(counted('1:2:3:4:5:ffff:c000:207')).toBe('1:2:3::/48')
  expect(counted('2001:db8:1::')).toBe('2001:db8:1::/48')
  expect(counted('::ffff:255.1.16.0')).toBe('255.1.16.0')
  const limit = createRateLimit(1, 1)
  limit(request('2001:db8::1'))
  expect(() => limit(request('2001:db8::2'))).toThrow('too_many_requests')
})
