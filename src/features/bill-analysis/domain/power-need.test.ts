import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultContract } from '#src/energy/tariff/contract.ts'
import { addDays } from '#src/shared/domain/plain-date.ts'
import type { BillReadings } from './bill.ts'
import { powerNeed } from './power-need.ts'

const read = <T>(value: T) => ({ value, confidence: 0.97 })
const today = '2026-11-23'
const contract = { ...defaultContract(today, 5.75), powerPrice: { P1: 0.1, P2: 0.03 } }
const facts = (more: BillReadings = {}): BillReadings => ({ powerP1Kw: read(5.75), powerP2Kw: read(5.75), ...more })
const hours = (kwh: number, days = 340) => ({
  cups: null,
  days: new Map(Array.from({ length: days }, (_, n) => [addDays('2025-11-01', n), new Array(24).fill(kwh)])),
  missingHours: 0,
  surplusKwh: null,
})

test('the maximeter decides, each period by itself, with 15 % to spare', () => {
  const need = powerNeed(facts({ maxP1Kw: read(3.9), maxP2Kw: read(2.6) }), contract, { today })
  expect(need).toMatchObject({ basis: 'maximeter', enoughKw: { P1: 4.5, P2: 3 }, isTight: false })
  // (1.25 · 0.1 + 2.75 · 0.03) · 365 · 1.0511269632 · 1.21
  expect(need?.savingEurYear).toBeCloseTo((1.25 * 0.1 + 2.75 * 0.03) * 365 * 1.0511269632 * 1.21, 6)
})

test('a period without a maximum stays as it is, and so does what is nearly right', () => {
  expect(powerNeed(facts({ maxP1Kw: read(3.9) }), contract, { today })?.enoughKw).toEqual({ P1: 4.5, P2: 5.75 })
  expect(powerNeed(facts({ maxP1Kw: read(4.7), maxP2Kw: read(4.9) }), contract, { today })).toMatchObject({
    enoughKw: { P1: 5.75, P2: 5.75 },
    savingEurYear: 0,
  })
})

test('a demand above the contract is said, and nothing is saved', () => {
  expect(powerNeed(facts({ maxP1Kw: read(6.1), maxP2Kw: read(2) }), contract, { today })).toMatchObject({
    isTight: true,
    enoughKw: { P1: 5.75, P2: 2.3 },
  })
})

test('without a maximeter a year of hours, with half as much above its highest; fewer days only a household', () => {
  expect(powerNeed(facts(), contract, { today, hourly: hours(2) })).toMatchObject({
    basis: 'hours',
    enoughKw: { P1: 3, P2: 3 },
  })
  const loadKwh = new Float64Array(8760).fill(1)
  expect(powerNeed(facts(), contract, { today, hourly: hours(2, 60), loadKwh })).toMatchObject({
    basis: 'household',
    enoughKw: { P1: 2.5, P2: 2.5 },
  })
  expect(powerNeed(facts(), contract, { today })).toBeNull()
  expect(powerNeed({}, contract, { today, loadKwh })).toBeNull()
})

test('what is enough is never below the highest demand unless more is contracted than it, never above the contract', () => {
  const kw = fc.double({ min: 0.2, max: 14, noNaN: true })
  fc.assert(
    fc.property(kw, kw, kw, (contracted, max1, max2) => {
      const need = powerNeed(
        { powerP1Kw: read(contracted), powerP2Kw: read(contracted), maxP1Kw: read(max1), maxP2Kw: read(max2) },
        contract,
        { today },
      )
      if (!need) throw new Error('no need')
      for (const [period, max] of [
        ['P1', max1],
        ['P2', max2],
      ] as const) {
        expect(need.enoughKw[period]).toBeLessThanOrEqual(contracted)
        expect(need.enoughKw[period]).toBeGreaterThanOrEqual(Math.min(contracted, max * 1.15) - 1e-9)
      }
      expect(need.savingEurYear).toBeGreaterThanOrEqual(0)
    }),
  )
})
