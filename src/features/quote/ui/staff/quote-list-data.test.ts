import { expect, it } from 'vitest'
import { quoteListSearch, quoteListState } from './quote-list-data.ts'

it.each(['', '?reference=Q-AB', '?reference=Q&state=expired&page=3'])('the address keeps %s', (search) => {
  expect(quoteListSearch(quoteListState(search))).toBe(search)
})

it('takes nonsense as absent', () => {
  expect(quoteListState('?state=lost&page=0.5')).toEqual({ reference: '', state: undefined, page: 1 })
})
