import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import sources from '#facts/prices/price-sources.json' with { type: 'json' }
import { builtInPriceBook as book } from './price-book.ts'
import { type PriceBook, type PriceItemId, priceUnits } from './price-items.ts'
import { priceOf } from './price-of.ts'

const ids = Object.keys(priceUnits).filter((id): id is PriceItemId => id in priceUnits)

describe('priceOf', () => {
  it('reads a point of the curve, and the straight line between two', () => {
    expect(priceOf(book, 'pv-system', 5)).toBe(496_200)
    expect(priceOf(book, 'pv-system', 4)).toBe(Math.round((343_300 + 496_200) / 2))
  })

  it('carries the first and the last line on', () => {
    expect(priceOf(book, 'pv-system', 2)).toBeLessThan(priceOf(book, 'pv-system', 3))
    expect(priceOf(book, 'battery', 50)).toBeGreaterThan(priceOf(book, 'battery', 40))
  })

  it('multiplies the price of one unit', () => {
    expect(priceOf(book, 'ac-zone', 3)).toBe(3 * 36_700)
  })

  it('costs nothing for nothing, and refuses what is no quantity', () => {
    expect(priceOf(book, 'battery', 0)).toBe(0)
    expect(() => priceOf(book, 'battery', -1)).toThrow(RangeError)
    expect(() => priceOf(book, 'battery', Number.NaN)).toThrow(RangeError)
  })

  it('prices nothing from a row that is missing or broken', () => {
    for (const battery of ['null', '{}', '{"netEur":"free"}', '{"netEur":[]}', '{"netEur":[["a","b"]]}']) {
      const broken: PriceBook = JSON.parse(`{"items":{"battery":${battery}}}`)
      expect(() => priceOf(broken, 'battery', 5), battery).toThrow()
      expect(() => priceOf(broken, 'papers', 1)).toThrow()
    }
  })

  it.each(ids)('%s never gets cheaper with more of it, in whole cents', (id) => {
    const amount = fc.double({ min: 0.1, max: 200, noNaN: true })
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        const cents = priceOf(book, id, less)
        return Number.isInteger(cents) && cents >= 0 && cents <= priceOf(book, id, more)
      }),
    )
  })
})

describe('the first price book', () => {
  it.each(ids)('%s waits for the owner and says where it comes from', (id) => {
    const { mark, source, rangeEur } = book.items[id]
    expect(mark).toBe('to be confirmed by the owner')
    expect(Object.keys(sources)).toContain(source)
    if (!rangeEur) return
    expect(priceOf(book, id, rangeEur.at)).toBeGreaterThanOrEqual(rangeEur.low * 100)
    expect(priceOf(book, id, rangeEur.at)).toBeLessThanOrEqual(rangeEur.high * 100)
  })

  it('is not confirmed', () => {
    expect(book.confirmedByOwner).toBe(false)
  })

  it('puts 5 kWp with its papers and monitoring at 1.30 € a watt, VAT in, as the source suggests', () => {
    const net = priceOf(book, 'pv-system', 5) + priceOf(book, 'papers', 1) + priceOf(book, 'monitoring', 1)
    expect((net * 1.21) / 100 / 5000).toBeCloseTo(1.3, 2)
  })
})
