import { describe, expect, it } from 'vitest'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { planFor } from './quote-plan.ts'
import { sizeOptions } from './sizing.ts'
import { sizeBalanced } from './sizing-balanced.ts'

const context = { weather: malagaYear(), priceBook: builtInPriceBook, today: '2026-11-21' }
const planOf = (changed: Partial<QuoteAnswers> = {}) =>
  planFor(
    {
      town: 'marbella',
      propertyType: 'villa',
      buildYear: 2000,
      occupancy: 'full-time',
      existingSystems: ['air-conditioning'],
      goals: ['lower-bills'],
      budget: 'not-sure',
      monthlyBillEur: 165,
      ...changed,
    },
    context,
  )

describe('sizeBalanced', () => {
  it.each([40, 165, 600])('is the balanced option for a bill of %i € when nothing is fixed', (monthlyBillEur) => {
    const plan = planOf({ monthlyBillEur })
    expect(sizeBalanced(plan).choice).toEqual(sizeOptions(plan).sized.balanced.choice)
  })

  it('keeps what is fixed', () => {
    expect(sizeBalanced(planOf(), { panels: 9 }).choice.panels).toBe(9)
    expect(sizeBalanced(planOf(), { batteryKwh: 15 }).choice.batteryKwh).toBe(15)
    expect(sizeBalanced(planOf(), { panels: 4, batteryKwh: 5 }).choice).toMatchObject({ panels: 4, batteryKwh: 5 })
  })

  it('offers no panels where the roof takes none', () => {
    expect(sizeBalanced(planOf({ roof: { areaM2: 0 } })).choice.panels).toBe(0)
  })
})
