import { describe, expect, it } from 'vitest'
import { realContext } from '#tests/arbitrary-answers.ts'
import { estimateQuote } from './estimate.ts'
import { instantAnswer, instantHome } from './instant.ts'

describe('the instant answer', () => {
  it.each([
    10, 18, 20, 25, 28, 33, 45, 60, 90, 120, 165, 220, 238, 243, 300, 345, 365, 420, 480, 600, 1000, 2500, 5000,
  ])('is the full estimate of the same home: %d € a month', (monthlyBillEur) => {
    const { options } = estimateQuote({ ...instantHome, town: 'malaga', monthlyBillEur }, realContext)
    const [essential, balanced, blackoutProof] = options
    const instant = instantAnswer({ monthlyBillEur }, realContext)
    expect(instant.prices).toEqual([essential, balanced, blackoutProof].map(({ priceCents }) => priceCents / 100))
    expect(instant).toMatchObject({
      kwp: balanced.system.kwp,
      panels: balanced.system.panels,
      batteryKwh: balanced.system.batteryKwh,
    })
    for (const decile of ['p10', 'p50', 'p90'] as const)
      expect(instant.savingEur[decile]).toBeCloseTo(balanced.savingEur[decile], 6)
  })

  it('follows the price book and the day', () => {
    const dearer = { ...realContext.priceBook, vatRatePercent: 35 }
    const now = instantAnswer({ monthlyBillEur: 165 }, realContext)
    const other = instantAnswer({ monthlyBillEur: 165 }, { ...realContext, priceBook: dearer })
    expect(other.prices[0]).not.toBe(now.prices[0])
    const spring = instantAnswer({ monthlyBillEur: 165 }, { ...realContext, today: '2026-05-01' })
    expect(spring.savingEur.p50).not.toBeCloseTo(now.savingEur.p50, 0)
  })
})
