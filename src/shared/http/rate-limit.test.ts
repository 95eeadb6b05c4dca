import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientAddress } from './client-address.ts'
import { createRateLimit } from './rate-limit.ts'

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

test('only as many hops from the right count as proxies are ours', () => {
  expect(clientAddress(request('203.0.113.9, 192.0.2.7'), 1)).toBe('192.0.2.7')
  expect(clientAddress(request('203.0.113.9, 192.0.2.7'), 2)).toBe('203.0.113.9')
  expect(clientAddress(request('203.0.113.9'), 0)).toBe('unknown')
  expect(clientAddress(request(), 1)).toBe('unknown')
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
  const limit = createRateLimit(1, 1)
  limit(request('2001:db8::1'))
  expect(() => limit(request('2001:db8::2'))).toThrow('too_many_requests')
})
