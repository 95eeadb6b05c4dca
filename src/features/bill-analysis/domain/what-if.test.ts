import fc from 'fast-check'
import { expect, test } from 'vitest'
import { malagaYear } from '#tests/typical-year.ts'
import type { BillReadings } from './bill.ts'
import type { Finding } from './findings.ts'
import { whatIf } from './what-if.ts'
import { yearLoadOf } from './year-load.ts'

const read = <T>(value: T) => ({ value, confidence: 0.97 })
const facts = (p1: number, p2: number, p3: number): BillReadings => ({
  periodStart: read('2026-06-30'),
  days: read(30),
  energyTotalKwh: read(p1 + p2 + p3),
  energyP1Kwh: read(p1),
  energyP2Kwh: read(p2),
  energyP3Kwh: read(p3),
  powerP1Kw: read(5.75),
  powerP2Kw: read(5.75),
  powerPriceP1EurKwDay: read(0.1),
  powerPriceP2EurKwDay: read(0.03),
  energyPriceP1EurKwh: read(0.25),
  energyPriceP2EurKwh: read(0.2),
  energyPriceP3EurKwh: read(0.15),
})
const findings = [
  { id: 'service', eur: 6, label: 'x', rule: null, eurYear: 87 },
  {
    id: 'power',
    need: {
      basis: 'maximeter',
      contractedKw: { P1: 5.75, P2: 5.75 },
      highestKw: { P1: 3.9, P2: 3.9 },
      enoughKw: { P1: 4.5, P2: 4.5 },
      savingEurYear: 80,
      isTight: false,
      months: [],
    },
    rule: 'power',
    eurYear: 80,
  },
] satisfies Finding[]
const weather = malagaYear()
const at = { weather, today: '2026-11-23', stay: 'full-time' } as const

test('the steps make the way from today to what is left: nothing counts twice, no step saves more than there was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 400 }),
      fc.integer({ min: 20, max: 400 }),
      fc.integer({ min: 20, max: 600 }),
      (p1, p2, p3) => {
        const result = whatIf(facts(p1, p2, p3), findings, at)
        if (!result) throw new Error('no year')
        const saved = result.steps.reduce((sum, { eurYear }) => sum + eurYear, 0)
        expect(result.nowEurYear - saved).toBeCloseTo(result.leftEurYear, 6)
        expect(result.leftEurYear).toBeGreaterThan(0)
        for (const { range, eurYear } of result.steps)
          if (range) expect([range.p90 <= eurYear, eurYear <= range.p10]).toEqual([true, true])
      },
    ),
    { numRuns: 6 },
  )
})

test('the year has the kWh of its own bands: the code’s year as it is, a bill spread over the months', () => {
  const year = yearLoadOf(
    {
      facts: {
        ...facts(100, 90, 200),
        yearP1Kwh: read(1000),
        yearP2Kwh: read(900),
        yearP3Kwh: read(2100),
        yearDays: read(365),
      },
    },
    'full-time',
    weather,
  )
  expect(year).toMatchObject({ kwh: { P1: 1000, P2: 900, P3: 2100 }, basis: 'code' })
  expect(year?.hourlyKwh.reduce((a, b) => a + b, 0)).toBeCloseTo(4000, 6)
  const spread = yearLoadOf({ facts: facts(100, 90, 200) }, 'full-time', weather)
  expect(spread?.basis).toBe('profile')
  expect(spread?.kwh.P1).toBeGreaterThan(600)
  expect(spread?.kwh.P1).toBeLessThan(1800)
})

test('a bill with panels on it is not sold panels again, and one without kWh says nothing', () => {
  expect(whatIf({ ...facts(100, 90, 200), surplusKwh: read(120) }, [], at)?.steps.map(({ id }) => id)).not.toContain(
    'solar',
  )
  expect(whatIf({ totalEur: read(80) }, [], at)).toBeNull()
})
