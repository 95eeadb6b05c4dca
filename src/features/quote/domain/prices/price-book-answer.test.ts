import { describe, expect, it } from 'vitest'
import { builtInPriceBook } from './price-book.ts'
import { priceBookOf } from './price-book-answer.ts'

describe('the price book that the API answers with', () => {
  it('is taken when it is whole', () => {
    expect(priceBookOf(JSON.parse(JSON.stringify(builtInPriceBook)))).toEqual(builtInPriceBook)
  })

  it('is refused when a row or a price is missing', () => {
    const { papers: _papers, ...rows } = builtInPriceBook.items
    expect(priceBookOf({ ...builtInPriceBook, items: rows })).toBeUndefined()
    const broken = { ...builtInPriceBook.items, papers: { netEur: 'free', mark: '' } }
    expect(priceBookOf({ ...builtInPriceBook, items: broken })).toBeUndefined()
    expect(priceBookOf({ ...builtInPriceBook, vatRatePercent: '21' })).toBeUndefined()
    expect(priceBookOf(null)).toBeUndefined()
  })
})
