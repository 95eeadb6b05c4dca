import { describe, expect, it } from 'vitest'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { surplusOf, villaBillEur, villaWithPanels } from './villa.ts'

const context = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-21' }
const sum = (hours: Iterable<number>) => [...hours].reduce((total, kwh) => total + kwh, 0)

describe('the villa of calculators that ask for no more than a bill', () => {
  it('has left in each hour what its panels make and the rest of the home does not use', () => {
    const { sized } = villaWithPanels({ town: 'marbella', monthlyBillEur: villaBillEur }, 5, context)
    const { pvKwh, loadKwh } = sized.year
    const surplus = surplusOf(sized.year)
    const noon = 171 * 24 + 13
    expect(surplus[noon]).toBeCloseTo((pvKwh[noon] ?? 0) - (loadKwh[noon] ?? 0), 12)
    expect(surplus[noon]).toBeGreaterThan(1)
    expect(surplus[171 * 24 + 2]).toBe(0)
    expect(sum(surplus)).toBeLessThan(sum(pvKwh))
    expect(sum(surplus)).toBeGreaterThan(sum(pvKwh) - sum(loadKwh))
  })

  it('takes as many whole panels as come next to the power asked for, and none for none', () => {
    const kwp = (asked: number) => {
      const { sized } = villaWithPanels({ town: 'marbella', monthlyBillEur: villaBillEur }, asked, context)
      return sum(sized.year.pvKwh)
    }
    expect(kwp(0)).toBe(0)
    expect(kwp(10) / kwp(5)).toBeCloseTo(2, 0)
    // Less than a panel is one.
    expect(kwp(0.1)).toBeGreaterThan(0)
  })
})
