import { describe, expect, it } from 'vitest'
import { priceBasisOf } from './price-basis.ts'
import { builtInPriceBook } from './price-book.ts'

describe('the basis of a price', () => {
  it.each([
    ['pv-system', 'published-range'],
    ['heat-pump', 'trade-knowledge'],
    ['papers', 'own-assumption'],
  ] as const)('of %s is its own: %s', (id, basis) => {
    expect(priceBasisOf(builtInPriceBook, id)).toBe(basis)
  })

  it('is the owner’s word once the book is confirmed', () => {
    expect(priceBasisOf({ ...builtInPriceBook, confirmedByOwner: true }, 'papers')).toBe('confirmed')
  })

  it('of a row without a source that we know is never called published', () => {
    const row = { netEur: 100, mark: 'to be confirmed by the owner' }
    const items = { ...builtInPriceBook.items, battery: row, papers: { ...row, source: 'somewhere' } }
    const book = { ...builtInPriceBook, items }
    expect([priceBasisOf(book, 'battery'), priceBasisOf(book, 'papers')]).toEqual(['own-assumption', 'own-assumption'])
  })
})
