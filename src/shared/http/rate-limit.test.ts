import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'
import { createRateLimit } from './rate-limit.ts'

function request(forwarded?: string): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  if (forwarded !== undefined) req.headers['x-forwarded-for'] = forwarded
  return req
}

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
