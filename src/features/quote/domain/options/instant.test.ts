import { describe, expect, it } from 'vitest'
import { realContext } from '#tests/arbitrary-answers.ts'
import { estimateQuote } from './estimate.ts'
import { instantAnswer, instantHome } from './instant.ts'

describe('the instant answer', () => {
  it.each([
    10, 18, 20, 25, 28, 33, 45, 60, 90, 120, 165, 220, 238, 243, 300, 345, 365, 420, 480, 600, 1000, 2500, 5000,
  ])('is the full estimate of the same home: %d € a month', (monthlyBillEur) => {
    const { options } = estimateQuote({ ...instantHome, town: 'malaga', monthlyBillEur }, realContext)
    const [, balanced] = options
    const instant = instantAnswer({ monthlyBillEur }, realContext)
    options.forEach(({ id, system, priceCents }, i) => {
      const { kwp, panels, batteryKwh, backup } = system
      expect(instant.options[i]).toMatchObject({ id, kwp, panels, batteryKwh, backup, priceEur: priceCents / 100 })
    })
    options.forEach(({ productionKwh }, i) => {
      expect(instant.options[i]?.productionKwh).toBeCloseTo(productionKwh.p50, 6)
    })
    for (const decile of ['p10', 'p50', 'p90'] as const)
      expect(instant.savingEur[decile]).toBeCloseTo(balanced.savingEur[decile], 6)
  })

  it('follows the price book and the day', () => {
    const dearer = { ...realContext.priceBook, vatRatePercent: 35 }
    const now = instantAnswer({ monthlyBillEur: 165 }, realContext)
    const other = instantAnswer({ monthlyBillEur: 165 }, { ...realContext, priceBook: dearer })
    expect(other.options[0].priceEur).not.toBe(now.options[0].priceEur)
    const spring = instantAnswer({ monthlyBillEur: 165 }, { ...realContext, today: '2026-05-01' })
    expect(spring.savingEur.p50).not.toBeCloseTo(now.savingEur.p50, 0)
  })

  it('keeps something on in a power cut with blackout-proof alone, for less time with air conditioning', () => {
    for (const monthlyBillEur of [60, 165, 400]) {
      const [essential, balanced, blackoutProof] = instantAnswer({ monthlyBillEur }, realContext).options
      for (const { cut } of [essential, balanced]) {
        expect(cut.powers).toEqual([])
        expect(cut.withAirConditioner).toBeNull()
      }
      const { powers, essentials, withAirConditioner } = blackoutProof.cut
      expect(powers).not.toContain('one-ac')
      expect(essentials.hours.p90).toBeGreaterThan(0)
      expect(withAirConditioner).not.toBeNull()
      for (const decile of ['p10', 'p50', 'p90'] as const)
        expect(withAirConditioner?.hours[decile]).toBeLessThanOrEqual(essentials.hours[decile])
    }
  })
})
