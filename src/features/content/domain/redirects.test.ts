import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Redirect, refusalOf, targetsOf, tidyAddress } from './redirects.ts'

const pages = new Set(['/', '/solar', '/contact', '/es/contacto'])
const isPage = (path: string) => pages.has(path)

test('an address is taken as people paste it', () => {
  expect(tidyAddress(' https://example.com/Old-Page/?utm=1#top ')).toBe('/old-page')
  expect(tidyAddress('//evil.example/x')).toBe('/evil.example/x')
  expect(tidyAddress('/a//b/')).toBe('/a/b')
  expect(tidyAddress('/a/../b')).toBeUndefined()
  expect(tidyAddress('javascript:alert(1)')).toBeUndefined()
  expect(tidyAddress('/')).toBe('/')
  expect(tidyAddress('HTTP://example.com/old#top')).toBe('/old')
  expect(tidyAddress('/old?back=https://example.com/x')).toBe('/old')
  expect(tidyAddress('/to/https://example.com/x')).toBe('/to/https:/example.com/x')
  for (const wrong of ['old-page', '/a b', '/a\\b', '/a/.', '/a/..', '/../a', 'https://example.com', ''])
    expect([wrong, tidyAddress(wrong)]).toEqual([wrong, undefined])
  expect(tidyAddress('/a..b')).toBe('/a..b')
  expect([tidyAddress(`/${'a'.repeat(299)}`)?.length, tidyAddress(`/${'a'.repeat(300)}`)]).toEqual([300, undefined])
})

test('pages, loops, chains and ends in nothing are refused, each by its name', () => {
  const rows = [{ from: '/old', to: '/solar' }]
  expect(refusalOf(rows, { from: '/older', to: '/solar' }, isPage)).toBeUndefined()
  expect(refusalOf(rows, { from: '/old', to: '/contact' }, isPage)).toBeUndefined()
  expect(refusalOf(rows, { from: '/contact', to: '/solar' }, isPage)).toBe('redirect_from_page')
  expect(refusalOf(rows, { from: '/older', to: '/nowhere' }, isPage)).toBe('redirect_to_nothing')
  expect(refusalOf(rows, { from: '/older', to: '/old' }, isPage)).toBe('redirect_chain')
  expect(refusalOf(rows, { from: '/x', to: '/x' }, isPage)).toBe('redirect_loop')
  expect(refusalOf(rows, { from: '/solar', to: '/old' }, isPage)).toBe('redirect_loop')
  expect(refusalOf(rows, { from: '/api/quotes', to: '/solar' }, isPage)).toBe('redirect_shape')
  for (const [from, to] of [
    ['/Older', '/solar'],
    ['/older', '/Solar'],
    ['/older/', '/solar/'],
    ['/', '/solar'],
    ['/crm', '/solar'],
  ] as const)
    expect(refusalOf(rows, { from, to }, isPage)).toBe('redirect_shape')
  expect(refusalOf(rows, { from: '/crm-of-old', to: '/solar' }, isPage)).toBeUndefined()
  // The page that an old row leads to has gone since: its address may not lead on from there.
  expect(refusalOf([...rows, { from: '/older', to: '/gone' }], { from: '/gone', to: '/solar' }, isPage)).toBe(
    'redirect_chain',
  )
})

test('whatever rows are accepted, every address is one step from a page', () => {
  const path = fc.constantFrom('/solar', '/contact', '/a', '/b', '/c', '/d')
  fc.assert(
    fc.property(fc.array(fc.record({ from: path, to: path }), { maxLength: 40 }), (wanted) => {
      const rows: Redirect[] = []
      for (const row of wanted) if (!refusalOf(rows, row, isPage)) rows.push(row)
      const targets = targetsOf(rows)
      for (const [from, to] of targets) {
        expect(isPage(to)).toBe(true)
        expect(isPage(from)).toBe(false)
        expect(targets.has(to)).toBe(false)
      }
    }),
    { numRuns: 2000 },
  )
})
