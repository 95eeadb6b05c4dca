import { describe, expect, it } from 'vitest'
import { estimateQuote } from '#src/features/quote/domain/options/estimate.ts'
import { realContext, villa } from '#tests/arbitrary-answers.ts'
import type { QuoteAnswers } from './answers.ts'
import { partialEstimate, questionCount } from './partial.ts'

const order = [
  'town',
  'propertyType',
  'buildYear',
  'occupancy',
  'monthlyBillEur',
  'existingSystems',
  'goals',
  'budget',
] as const

function firstAnswers(answers: QuoteAnswers, count: number): Partial<QuoteAnswers> {
  const asked: readonly string[] = order.slice(0, count)
  return Object.fromEntries(Object.entries(answers).filter(([key]) => asked.includes(key)))
}

describe('partialEstimate', () => {
  it.each<[string, Partial<QuoteAnswers>]>([
    ['villa', {}],
    ['flat', { propertyType: 'apartment', monthlyBillEur: 75 }],
    ['townhouse', { propertyType: 'townhouse', occupancy: 'mixed-use', monthlyBillEur: 110, existingSystems: [] }],
    ['finca', { propertyType: 'finca', monthlyBillEur: 220, goals: ['lower-bills', 'blackout-protection'] }],
  ])('narrows with every answer: %s', (_, change) => {
    const answers = villa(change)
    const widths = Array.from({ length: questionCount }, (_, index) => {
      const { low, high, answered } = partialEstimate(firstAnswers(answers, index + 1), realContext)
      expect(answered).toBe(index + 1)
      expect(low).toBeGreaterThan(0)
      return high / low
    })
    widths.forEach((width, index) => {
      expect(width).toBeLessThan(widths[index - 1] ?? Number.POSITIVE_INFINITY)
    })
  })

  it('ends on the prices of the full estimate', () => {
    const [essential, , blackoutProof] = estimateQuote(villa(), realContext).options
    expect(partialEstimate(villa(), realContext)).toEqual({
      low: essential.priceCents / 100,
      high: blackoutProof.priceCents / 100,
      answered: questionCount,
    })
  })

  it('reaches from what a modest home with these answers would pay to what a demanding one would', () => {
    const known = firstAnswers(villa(), 5)
    const { low, high, answered } = partialEstimate(known, realContext)
    const prices = (
      [
        { existingSystems: [], goals: ['lower-bills'] },
        { existingSystems: ['air-conditioning', 'pool'], goals: ['lower-bills', 'blackout-protection', 'ev-charging'] },
      ] satisfies Partial<QuoteAnswers>[]
    ).map((open) => estimateQuote(villa({ ...open, budget: 'not-sure' }), realContext).options)
    expect(answered).toBe(5)
    for (const [essential, , blackoutProof] of prices) {
      expect(low).toBeLessThanOrEqual(essential.priceCents / 100)
      expect(high).toBeGreaterThanOrEqual(blackoutProof.priceCents / 100)
    }
  })

  it('says something before the first answer', () => {
    const { low, high, answered } = partialEstimate({}, realContext)
    expect(answered).toBe(0)
    expect(low).toBeLessThan(high)
  })
})
