import { describe, expect, it } from 'vitest'
import { simulateYear, type YearInput } from '#src/energy/battery/simulate.ts'
import { householdLoad } from '#src/energy/load/load.ts'
import { pvPerKwp, scaled } from '#src/energy/sun-pv/pv.ts'
import { defaultContract, priceSpread } from '#src/energy/tariff/contract.ts'
import { malagaYear } from '#tests/typical-year.ts'
import {
  addedSavingRange,
  hourlyStepCorrection,
  productionFactor,
  productionRange,
  savingRange,
  shownSelfConsumption,
  shownSelfSufficiency,
} from './uncertainty.ts'

const weather = malagaYear()
const contract = defaultContract('2026-11-21')
const unitKwh = pvPerKwp(weather, { latDeg: 36.51, tiltDeg: 20, azimuthDeg: 0 })
const home = { annualKwh: 4500, occupancy: 'full-time', hasPool: false, hasEv: false, hasAc: true } as const
const loadKwh = householdLoad(home, weather).hourlyKwh
const before = simulateYear({ pvKwh: new Float64Array(8760), loadKwh, contract }).annualCostEur
const year: YearInput = { pvKwh: scaled(unitKwh, 4), loadKwh, contract }
const result = simulateYear(year)
const battery = { capacityKwh: 8, powerKw: 4, roundTripEfficiency: 0.9 }

describe('production', () => {
  it('lies within 4.9 % in eight years of ten: 2.15 % of weather and 4 % of model together', () => {
    expect(productionFactor.p10).toBeCloseTo(1.0486, 3)
    expect(productionFactor.p90).toBeCloseTo(0.9514, 3)
    expect(productionRange(1000)).toEqual({
      p10: 1000 * productionFactor.p10,
      p50: 1000,
      p90: 1000 * productionFactor.p90,
    })
  })
})

describe('savingRange', () => {
  it('takes off what the hourly step flatters, and spreads around the rest', () => {
    const saving = savingRange({ annualCostBeforeEur: before, year, result })
    expect(saving.p50).toBeLessThan(before - result.annualCostEur)
    expect(saving.p50).toBeGreaterThan((before - result.annualCostEur) * 0.93)
    expect(saving.p90).toBeLessThan(saving.p50)
    expect(saving.p10).toBeGreaterThan(saving.p50)
  })

  it('is narrower when the prices are the home’s own', () => {
    const assumed = savingRange({ annualCostBeforeEur: before, year, result })
    const known = savingRange({ annualCostBeforeEur: before, year, result, pricesKnown: true })
    expect(known.p50).toBe(assumed.p50)
    expect(known.p10 - known.p90).toBeLessThan(assumed.p10 - assumed.p90)
  })

  it('takes off less with a battery', () => {
    const withBattery: YearInput = { ...year, battery }
    const stored = simulateYear(withBattery)
    const taken = (input: YearInput, from: typeof result) =>
      before - from.annualCostEur - savingRange({ annualCostBeforeEur: before, year: input, result: from }).p50
    expect(taken(withBattery, stored)).toBeLessThan(taken(year, result))
    expect(taken(withBattery, stored)).toBeGreaterThan(0)
  })

  it('is nothing without panels', () => {
    const dark: YearInput = { ...year, pvKwh: new Float64Array(8760) }
    const saving = savingRange({ annualCostBeforeEur: before, year: dark, result: simulateYear(dark) })
    expect(saving).toEqual({ p10: 0, p50: 0, p90: 0 })
  })
})

describe('shownSelfConsumption', () => {
  it('is the hourly figure less the published correction, and never negative', () => {
    expect(shownSelfConsumption(result, false)).toBeCloseTo(result.selfConsumption - 0.0225, 9)
    expect(shownSelfConsumption({ ...result, selfConsumption: 0.01 }, false)).toBe(0)
    expect(hourlyStepCorrection(true).p10).toBeLessThanOrEqual(hourlyStepCorrection(false).p90)
  })
})

describe('shownSelfSufficiency', () => {
  it('is of the same kilowatt hours as the self-consumption shown beside it', () => {
    const usedKwh = shownSelfConsumption(result, false) * result.productionKwh
    expect(shownSelfSufficiency(result, false) * result.loadKwh).toBeCloseTo(usedKwh, 6)
  })

  it('is never negative, and nothing where nothing is used', () => {
    expect(shownSelfSufficiency({ ...result, selfSufficiency: 0.001 }, false)).toBe(0)
    expect(shownSelfSufficiency({ ...result, loadKwh: 0 }, false)).toBe(0)
  })
})

describe('addedSavingRange', () => {
  const stored = { ...year, battery }
  const withBattery = { year: stored, result: simulateYear(stored) }
  const bare = { year, result }
  const middleEur = result.annualCostEur - withBattery.result.annualCostEur

  it('lies around the middle that both savings of a quote differ by, wider above where more sun is left over for the battery', () => {
    const range = addedSavingRange(middleEur, withBattery, bare)
    expect(range.p50).toBe(middleEur)
    expect(range.p90).toBeLessThan(middleEur)
    expect(range.p10).toBeGreaterThan(middleEur)
  })

  it('spreads no less than the offers do, and no more than both systems together', () => {
    const { p10, p90 } = addedSavingRange(middleEur, withBattery, bare)
    expect(p10).toBeGreaterThanOrEqual(middleEur * priceSpread.high)
    expect(p90).toBeLessThanOrEqual(middleEur * priceSpread.low)
    const both = savingRange({ annualCostBeforeEur: before, ...withBattery })
    expect(p10 - p90).toBeLessThan(both.p10 - both.p90)
  })

  it('is nothing but the hourly step where the battery stores nothing', () => {
    const empty = { ...year, battery: { ...battery, capacityKwh: 0 } }
    const { p10, p50, p90 } = addedSavingRange(0, { year: empty, result: simulateYear(empty) }, bare)
    expect(p50).toBe(0)
    expect(p10).toBeCloseTo(-p90, 6)
  })
})
