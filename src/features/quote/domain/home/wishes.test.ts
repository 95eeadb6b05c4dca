import { describe, expect, it } from 'vitest'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { wishesOf } from './wishes.ts'

const wishes = (goals: QuoteAnswers['goals'], budget: QuoteAnswers['budget'] = 'not-sure') =>
  wishesOf(
    {
      town: 'marbella',
      budget,
      propertyType: 'villa',
      buildYear: 2000,
      occupancy: 'full-time',
      existingSystems: [],
      goals,
      monthlyBillEur: 165,
    },
    goals.includes('ev-charging') ? ['ev-charging'] : [],
  )

describe('what goals and budget wish for', () => {
  it('is nothing in particular where the bill is the only worry', () => {
    expect(wishes(['lower-bills'])).toEqual({
      battery: false,
      backup: false,
      onlyBackup: false,
      wholeHome: false,
      lowCarbon: false,
      onlyMachines: false,
      budgetTopCents: Number.POSITIVE_INFINITY,
    })
  })

  it('is a battery for independence, and a backup board besides where power cuts are feared', () => {
    expect(wishes(['independence'])).toMatchObject({
      battery: true,
      backup: false,
      onlyBackup: false,
      wholeHome: false,
    })
    expect(wishes(['blackout-protection'])).toMatchObject({ battery: true, backup: true, onlyBackup: true })
    for (const also of ['lower-bills', 'lower-carbon'] as const)
      expect(wishes(['blackout-protection', also]).onlyBackup).toBe(false)
    expect(wishes(['lower-carbon']).lowCarbon).toBe(true)
  })

  it('is the whole home where both are wanted, or the budget is the largest', () => {
    expect(wishes(['blackout-protection', 'independence']).wholeHome).toBe(true)
    expect(wishes(['lower-bills'], 'over-40000').wholeHome).toBe(true)
    expect(wishes(['blackout-protection']).wholeHome).toBe(false)
  })

  it('is machines alone where every goal asks for one', () => {
    expect(wishes(['ev-charging']).onlyMachines).toBe(true)
    expect(wishes(['ev-charging', 'lower-bills']).onlyMachines).toBe(false)
  })

  it('ends at the upper end of the budget', () => {
    expect(wishes(['lower-bills'], 'under-5000').budgetTopCents).toBe(500_000)
    expect(wishes(['lower-bills'], '20000-40000').budgetTopCents).toBe(4_000_000)
    expect(wishes(['lower-bills'], 'over-40000').budgetTopCents).toBe(Number.POSITIVE_INFINITY)
  })
})
