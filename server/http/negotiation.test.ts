import { expect, test } from 'vitest'
import { type Encoding, encodingFor, isHeldByClient, rangeFor } from './negotiation.ts'

const all: Encoding[] = ['identity', 'gzip', 'br']

test.each<[string | undefined, Encoding]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['broken;;;q=x', 'identity'],
  ['*;q=0', 'identity'],
])('Accept-Encoding: %s is answered in %s', (value, encoding) => {
  expect(encodingFor(value === undefined ? {} : { 'accept-encoding': value }, all)).toBe(encoding)
})

test('an encoding that the file does not have is never chosen', () => {
  expect(encodingFor({ 'accept-encoding': 'br' }, ['identity', 'gzip'])).toBe('identity')
  expect(encodingFor({ 'accept-encoding': 'br, gzip' }, ['identity', 'gzip'])).toBe('gzip')
})

test.each<[string, boolean]>([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" ,"c"', true],
  ['*', true],
  ['"b"', false],
  ['"a', false],
  ['a', false],
  ['', false],
])('If-None-Match: %s against "a" is %s', (value, held) => {
  expect(isHeldByClient({ 'if-none-match': value }, '"a"')).toBe(held)
})

test('a reload gets the file anew, and a request without the header is no condition', () => {
  expect(isHeldByClient({ 'if-none-match': '"a"', 'cache-control': 'no-cache' }, '"a"')).toBe(false)
  expect(isHeldByClient({}, '"a"')).toBe(false)
})

test.each<[string, ReturnType<typeof rangeFor>]>([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=0-9,20-29', undefined],
  ['lines=0-9', undefined],
  ['bytes=a-b', undefined],
  ['nonsense', undefined],
])('Range: %s of a hundred bytes', (value, range) => {
  const found = rangeFor({ range: value }, '"a"', 100)
  if (range === undefined || range === 'unsatisfiable') expect(found).toBe(range)
  else expect(found).toMatchObject(range)
})

test('a range of another version is the whole file', () => {
  expect(rangeFor({ range: 'bytes=0-9', 'if-range': '"b"' }, '"a"', 100)).toBeUndefined()
  expect(rangeFor({ range: 'bytes=0-9', 'if-range': 'W/"a"' }, '"a"', 100)).toBeUndefined()
  expect(rangeFor({ range: 'bytes=0-9', 'if-range': '"a"' }, '"a"', 100)).toMatchObject({ start: 0, end: 9 })
})
