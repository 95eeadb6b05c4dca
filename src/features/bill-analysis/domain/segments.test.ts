import { expect, test } from 'vitest'
import type { BillReadings } from './bill.ts'
import { segmentsOf } from './segments.ts'

const read = (value: number) => ({ value, confidence: 0.97 })
const bill: BillReadings = {
  totalEur: read(61.95),
  energyTermEur: read(37.5),
  powerTermEur: read(10.44),
  vatEur: read(10.75),
  electricityTaxEur: read(2.45),
}

test('a bill’s total is energy, power, taxes, services and what is left', () => {
  expect(segmentsOf({ ...bill, totalEur: read(65.95), servicesEur: read(3.2) })).toEqual([
    { id: 'energy', eur: 37.5 },
    { id: 'power', eur: 10.44 },
    { id: 'taxes', eur: 13.2 },
    { id: 'services', eur: 3.2 },
    { id: 'rest', eur: 1.61 },
  ])
})

test('what comes to nothing is left out, and what was fed in is taken off the energy', () => {
  expect(segmentsOf({ ...bill, totalEur: read(56.14), compensationEur: read(5) })).toEqual([
    { id: 'energy', eur: 32.5 },
    { id: 'power', eur: 10.44 },
    { id: 'taxes', eur: 13.2 },
  ])
})

test('the parts make the total to the cent', () => {
  const parts = segmentsOf({ ...bill, compensationEur: read(5.55), servicesEur: read(0.1) })
  expect(Math.round((parts ?? []).reduce((sum, { eur }) => sum + eur, 0) * 100)).toBe(6195)
})

test('a bill without taxes has none', () => {
  const { totalEur, energyTermEur, powerTermEur } = bill
  expect(segmentsOf({ totalEur, energyTermEur, powerTermEur })?.map(({ id }) => id)).toEqual([
    'energy',
    'power',
    'rest',
  ])
})

test.each(['totalEur', 'energyTermEur', 'powerTermEur'])('without %s nothing is said', (name) => {
  expect(segmentsOf({ ...bill, [name]: undefined })).toBeNull()
})

test('where a part is less than nothing nothing is said', () => {
  expect(segmentsOf({ ...bill, totalEur: read(50) })).toBeNull()
  expect(segmentsOf({ ...bill, compensationEur: read(40) })).toBeNull()
})
