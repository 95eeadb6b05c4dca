import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { type PriceItemId, priceUnits } from '#src/features/quote/domain/prices/price-items.ts'
import { rangeText } from './guide-price-words.ts'
import { guidePrice } from './guide-prices.ts'
import { menuPrices } from './menu-prices.ts'

const items = Object.keys(priceUnits) as PriceItemId[]

describe('a guide price', () => {
  it('is what the quote charges for the same: 2,000.13 for a charger, 11,000.11 for a heat pump', () => {
    expect(guidePrice(builtInPriceBook, [['ev-charger', 1]]).priceEur).toBe(2000.13)
    expect(guidePrice(builtInPriceBook, [['heat-pump', 8]]).priceEur).toBe(11_000.11)
  })
  it('lies inside its range, for every item and size', () => {
    fc.assert(
      fc.property(fc.constantFrom(...items), fc.integer({ min: 1, max: 30 }), (item, quantity) => {
        const { priceEur, rangeEur } = guidePrice(builtInPriceBook, [[item, quantity]])
        if (!rangeEur) return
        expect(rangeEur.low).toBeLessThanOrEqual(priceEur)
        expect(rangeEur.high).toBeGreaterThanOrEqual(priceEur)
      }),
    )
  })
  it('is the published range itself at the size it was seen at', () => {
    const { rangeEur } = guidePrice(builtInPriceBook, [['pv-system', 5]])
    expect(rangeEur?.low).toBeCloseTo(4132 * 1.21, 1)
    expect(rangeEur?.high).toBeCloseTo(7438 * 1.21, 1)
  })
  it('says who it comes from, as the source is graded', () => {
    const origin = (id: string) => menuPrices(builtInPriceBook).find((row) => row.id === id)?.origin
    expect(['solar', 'battery', 'ev-charger'].map(origin)).toEqual(['published', 'published', 'published'])
    expect(['heat-pump', 'zoned-ac', 'pool', 'hot-water'].map(origin)).toEqual(Array(4).fill('trade'))
    expect(origin('blackout')).toBe('own')
    expect(rangeText(guidePrice(builtInPriceBook, [['papers', 1]]), 'en')).toBe('our estimate')
    expect(rangeText(guidePrice(builtInPriceBook, [['ev-charger', 1]]), 'en')).toBe('€1,500–2,500 · published prices')
  })
})
