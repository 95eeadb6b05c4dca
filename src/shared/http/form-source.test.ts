import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { withoutSigns } from './form-signs.ts'
import { formSource } from './form-source.ts'

const app = new Hono().post('/api/contact', (c) => c.text(formSource(c, 'https://example.com')))
const sourceOf = async (headers: Record<string, string>) =>
  (await app.request('/api/contact', { method: 'POST', headers })).text()

test.each<[string, Record<string, string>, string]>([
  ['a page of ours, without its query', { referer: 'https://example.com/es/solar?utm_source=x#y' }, '/es/solar'],
  [
    'the same page by the name it was asked for, as on a test machine',
    { referer: 'http://192.0.2.7:4321/solar', host: '192.0.2.7:4321' },
    '/solar',
  ],
  ['another site, which has no source', { referer: 'https://evil.example/solar', host: 'here' }, '/api/contact'],
  ['nothing that is an address', { referer: 'solar', host: 'here' }, '/api/contact'],
  ['no page at all', {}, '/api/contact'],
])('a form comes from %s', async (_, headers, source) => {
  expect(await sourceOf(headers)).toBe(source)
})

test('a path without end is cut', async () => {
  expect(await sourceOf({ referer: `https://example.com/${'a'.repeat(300)}` })).toBe(`/${'a'.repeat(199)}`)
})

test('the signs of a person are no part of the answers', () => {
  expect(withoutSigns({ name: 'Ana', signs: { trap: 'x', filledMillis: 3 } })).toEqual({ name: 'Ana' })
})
