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
