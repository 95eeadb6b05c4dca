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

const heads = 'Page,Clicks,Impressions,Position'
const rowsOf = (...lines: string[]) => searchRowsOf([heads, ...lines].join('\n'), 'example.com')

test('columns are found by their heads wherever they stand, and tabs part them too', () => {
  const row = { path: '/a', clicks: 1, shown: 10, place: 2 }
  for (const head of ['page', 'Pages', 'Top pages', 'URL', 'Páginas', 'Paginas principales'])
    expect(searchRowsOf(` ${head} ,Clics,Impresiones,Posicion\n/a,1,10,2`, 'example.com')).toEqual([row])
  expect(searchRowsOf('Position\tImpressions\tClicks\tPage\n2\t10\t1\t/a', 'example.com')).toEqual([row])
  for (const head of ['My page', 'Pages of it', 'url x'])
    expect(searchRowsOf(`${head},Clicks,Impressions,Position\n/a,1,10,2`, 'example.com')).toBe('no-heads')
  for (const other of [
    'Page,All clicks,Impressions,Position',
    'Page,Clicks x,Impressions,Position',
    'Page,Clicks,Impressions x,Position',
    'Page,Clicks,My impressions,Position',
    'Page,Clicks,Impressions,Positions',
    'Page,Clicks,Impressions,Mean position',
  ])
    expect(searchRowsOf(`${other}\n/a,1,10,2`, 'example.com')).toBe('no-heads')
})

test('five thousand rows are read, lines of blanks are none', () => {
  expect(rowsOf(...new Array<string>(5000).fill('/a,1,10,2'))).toHaveLength(5000)
  expect(rowsOf('', '   ', '/a,1,10,2', '\t')).toHaveLength(1)
  expect(rowsOf()).toBe('no-rows')
})

test('www is no other site, on either side; a path is cut where a database ends', () => {
  const of = (address: string, host: string) => searchRowsOf(`${heads}\n${address},1,10,2`, host)
  expect(of('https://www.example.com/a', 'example.com')).toMatchObject([{ path: '/a' }])
  expect(of('https://example.com/a', 'www.example.com')).toMatchObject([{ path: '/a' }])
  expect(of('http://example.com/a', 'example.com')).toMatchObject([{ path: '/a' }])
  expect(of('ftp://example.com/a', 'example.com')).toBe('no-rows')
  expect(of('https://example.www.com/a', 'example.com')).toBe('no-rows')
  expect(of(' //example.com/a ', 'example.com')).toMatchObject([{ path: '/a' }])
  expect(of(`/${'a'.repeat(400)}`, 'example.com')).toMatchObject([{ path: `/${'a'.repeat(299)}` }])
})

test('counts have points or commas between their thousands, places a point or a comma', () => {
  expect(rowsOf('/a,"1,234","12.345.678"," 11,25 "')).toEqual([
    { path: '/a', clicks: 1234, shown: 12_345_678, place: 11.25 },
  ])
  for (const line of [
    '/a,"1,23",10,2',
    '/a,1x,10,2',
    '/a,x1,10,2',
    '/a,1,1234567890,2',
    '/a,1,10,1234',
    '/a,1,10,2.',
    '/a,1,10,x2',
    '/a,1,10,2x',
  ])
    expect([line, rowsOf(line)]).toEqual([line, 'no-rows'])
  expect(rowsOf('/a, 1 ,123456789,123.123456')).toEqual([
    { path: '/a', clicks: 1, shown: 123_456_789, place: 123.123456 },
  ])
})

test('quotes hold separators, and themselves when doubled; within a cell they are letters', () => {
  expect(rowsOf('"/a,b",1,10,2')).toMatchObject([{ path: '/a,b' }])
  expect(rowsOf('"/a""b",1,10,2')).toMatchObject([{ path: '/a%22b' }])
  expect(rowsOf('/a"b",1,10,2')).toMatchObject([{ path: '/a%22b%22' }])
  expect(rowsOf('"/a"b,1,10,2')).toMatchObject([{ path: '/ab' }])
})
