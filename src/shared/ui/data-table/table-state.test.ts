import { expect, it } from 'vitest'
import { nextOrder, pagesOf, tableState, writeTableState } from './table-state.ts'

const columns = ['title', 'words']
const read = (query: string) => tableState(new URLSearchParams(query), columns)

it('reads order and page, and takes nonsense as absent', () => {
  expect(read('sort=-words&page=3')).toEqual({ order: { by: 'words', isDescending: true }, page: 3 })
  expect(read('sort=title')).toEqual({ order: { by: 'title', isDescending: false }, page: 1 })
  expect(read('sort=secret&page=0')).toEqual({ order: null, page: 1 })
  expect(read('page=1.5')).toEqual({ order: null, page: 1 })
})

it.each(['', 'sort=title', 'sort=-words&page=2'])('writes what it read: %s', (query) => {
  const params = new URLSearchParams()
  writeTableState(params, read(query))
  expect(params.toString()).toBe(query)
})

it('a second press on the same head turns the order round', () => {
  const first = nextOrder(null, 'words')
  expect(first).toEqual({ by: 'words', isDescending: false })
  expect(nextOrder(first, 'words')).toEqual({ by: 'words', isDescending: true })
  expect(nextOrder(first, 'title')).toEqual({ by: 'title', isDescending: false })
})

it('no rows are still one page', () => {
  expect([pagesOf(0, 50), pagesOf(50, 50), pagesOf(51, 50)]).toEqual([1, 1, 2])
})
