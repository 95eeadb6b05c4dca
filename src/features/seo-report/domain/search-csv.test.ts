import { expect, test } from 'vitest'
import { searchRowsOf } from './search-csv.ts'

test('an export in English or Spanish gives clicks, times shown and place by path', () => {
  const en =
    '\uFEFFTop pages,Clicks,Impressions,CTR,Position\nhttps://www.example.com/tools/pool,12,"2,140",0.56%,7.2\nhttps://other.test/a,1,2,3%,4\n'
  expect(searchRowsOf(en, 'example.com')).toEqual([{ path: '/tools/pool', clicks: 12, shown: 2140, place: 7.2 }])
  const es = 'Páginas principales;Clics;Impresiones;CTR;Posición\r\nhttps://example.com/es;3;900;0,3 %;11,5\r\n'
  expect(searchRowsOf(es, 'example.com')).toEqual([{ path: '/es', clicks: 3, shown: 900, place: 11.5 }])
})

test('what is another file says so', () => {
  expect(searchRowsOf('Query,Clicks\nx,1', 'example.com')).toBe('no-heads')
  expect(searchRowsOf('Page,Clicks,Impressions,Position\nhttps://example.com/,x,1,1', 'example.com')).toBe('no-rows')
  expect(searchRowsOf('<html>', 'example.com')).toBe('no-heads')
  expect(searchRowsOf(`Page,Clicks,Impressions,Position\n${'/a,1,1,1\n'.repeat(5001)}`, 'example.com')).toBe(
    'too-many-rows',
  )
})

test('a broken line costs that line alone: no place, no count, an address elsewhere or of no site', () => {
  const rows = (line: string) =>
    searchRowsOf(`Page,Clicks,Impressions,Position\n/good,1,10,2\n${line}\n`, 'example.com')
  for (const line of [
    '/a,1,10,',
    '/a,1,10,x',
    '/a,1,10,-3',
    '/a,-1,10,2',
    '/a,1.5,10,2',
    '/a,1',
    '//elsewhere.test/a,1,10,2',
    'javascript:alert(1),1,10,2',
    '"/a,1,10,2',
    ',,,',
  ])
    expect(rows(line), line).toEqual([{ path: '/good', clicks: 1, shown: 10, place: 2 }])
})

test('what a database cannot keep comes in as addresses write it', () => {
  expect(searchRowsOf('Page,Clicks,Impressions,Position\n/a\u0000b<i>,1,10,2', 'example.com')).toEqual([
    { path: '/a%00b%3Ci%3E', clicks: 1, shown: 10, place: 2 },
  ])
})
