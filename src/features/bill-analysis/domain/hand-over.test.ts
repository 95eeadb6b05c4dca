import { expect, test } from 'vitest'
import { handOverQuery } from './hand-over.ts'

const read = (value: number) => ({ value, confidence: 0.97 })
const fieldsOf = (...given: Parameters<typeof handOverQuery>) => Object.fromEntries(handOverQuery(...given))

test('quote and calculators get the kWh of the year, the bill of a month and the power', () => {
  expect(fieldsOf({ totalEur: read(61.95), days: read(31), powerP1Kw: read(3.456) }, 3456.6)).toEqual({
    annualKwh: '3457',
    monthlyBillEur: '61',
    contractedPowerKw: '3.46',
  })
})

test('what the bill does not say is left out', () => {
  expect(fieldsOf({}, undefined)).toEqual({})
  expect(fieldsOf({ totalEur: read(61.95) }, undefined)).toEqual({})
  expect(fieldsOf({ days: read(31) }, undefined)).toEqual({})
  expect(fieldsOf({}, 0)).toEqual({ annualKwh: '0' })
})

test('nothing of it names a person or a place', () => {
  const facts = { cups: { value: 'ES0031405012345678DF', confidence: 1 }, postcode: { value: '29640', confidence: 1 } }
  expect(fieldsOf(facts, undefined)).toEqual({})
})
