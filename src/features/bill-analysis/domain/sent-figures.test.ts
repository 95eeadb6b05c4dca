import { expect, test } from 'vitest'
import { sentFigures } from './sent-figures.ts'

test('an engineer gets the figures that the bill has, and the year they make in whole kWh', () => {
  const facts = {
    cups: { value: 'ES0031405012345678DF', confidence: 0.99 },
    days: { value: 30, confidence: 0.96 },
    surplusKwh: { value: 0, confidence: 0.95 },
  }
  expect(sentFigures(facts, 3456.6)).toEqual({ cups: 'ES0031405012345678DF', days: 30, surplusKwh: 0, annualKwh: 3457 })
  expect(sentFigures(facts, undefined)).toEqual({ cups: 'ES0031405012345678DF', days: 30, surplusKwh: 0 })
})

test('what says more of a person than the work needs stays behind', () => {
  const facts = { postcode: { value: '29640', confidence: 0.8 }, vatEur: { value: 10.75, confidence: 0.97 } }
  expect(sentFigures(facts, undefined)).toEqual({})
})
