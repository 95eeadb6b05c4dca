import { describe, expect, it } from 'vitest'
import { homeLoad } from '#src/energy/load/load.ts'
import { defaultContract } from '#src/energy/tariff/contract.ts'
import { annualCostEur } from '#src/energy/tariff/tariff.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { fillHome } from '#src/features/quote/domain/answers/defaults.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { pvUnitKwh } from './pv-unit.ts'
import { batteryOf, homeToday } from './today.ts'
import { homeTodayWithSolar } from './today-with-solar.ts'

const weather = malagaYear()
const contract = defaultContract('2026-11-23', 4.6)
const load = homeLoad({ occupancy: 'full-time', hasPool: false, hasEv: false, hasAc: false }, weather)
const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)

describe('a home before the works', () => {
  it('without panels buys all that it uses', () => {
    const today = homeToday({ kwh: 4000, contract }, load, undefined)
    expect(sum(today.loadKwh)).toBeCloseTo(4000, 6)
    expect(today).toMatchObject({ useKwh: 4000, contract, battery: undefined, isBelowFixed: false })
    expect(today.annualKwh).toBeCloseTo(4000, 6)
    expect(sum(today.pvKwh)).toBe(0)
    expect(today.annualBillEur).toBe(today.year.annualCostEur)
  })

  it('whose bill is less than its contract costs has power prices that make that bill', () => {
    const full = homeToday({ kwh: 100, contract }, load, undefined)
    const statedMonth = full.annualBillEur / 12 - 2
    const low = homeToday({ kwh: 100, contract }, load, statedMonth)
    expect(low.isBelowFixed).toBe(true)
    expect(low.annualBillEur).toBeCloseTo(statedMonth * 12, 9)
    const { importByMonthPeriod, exportByMonth } = low.year
    expect(annualCostEur(importByMonthPeriod, exportByMonth, low.contract)).toBeCloseTo(statedMonth * 12, 6)
    expect(low.contract.powerPrice.P1 / low.contract.powerPrice.P2).toBeCloseTo(
      contract.powerPrice.P1 / contract.powerPrice.P2,
      9,
    )
    // Less than use and taxes alone: power is free, never paid for.
    expect(homeToday({ kwh: 100, contract }, load, 0.5).contract.powerPrice).toEqual({ P1: 0, P2: 0 })
  })

  it('is as stated within a euro a year', () => {
    const full = homeToday({ kwh: 2000, contract }, load, undefined)
    expect(homeToday({ kwh: 2000, contract }, load, (full.annualBillEur - 0.9) / 12).isBelowFixed).toBe(false)
    expect(homeToday({ kwh: 2000, contract }, load, (full.annualBillEur - 1.1) / 12).isBelowFixed).toBe(true)
    expect(homeToday({ kwh: 2000, contract }, load, full.annualBillEur / 12 + 5).annualBillEur).toBe(full.annualBillEur)
  })
})

describe('a home that has panels already', () => {
  const answers: QuoteAnswers = {
    town: 'marbella',
    budget: 'not-sure',
    propertyType: 'villa',
    buildYear: 2000,
    occupancy: 'full-time',
    existingSystems: ['solar', 'battery'],
    goals: ['lower-bills'],
    monthlyBillEur: 90,
  }
  const home = fillHome(answers)

  it('uses more than it buys: as much as makes its bill', () => {
    const today = homeTodayWithSolar({ kwh: 3000, contract }, home, load, 90, weather)
    expect(today.annualBillEur).toBeCloseTo(1080, 0)
    expect(today.useKwh).toBeGreaterThan(today.annualKwh + 1500)
    expect(sum(today.loadKwh)).toBeCloseTo(today.useKwh, 3)
    expect(sum(today.pvKwh)).toBeCloseTo(4.5 * sum(pvUnitKwh(weather, home.roof)), 6)
    expect(today.battery?.capacityKwh).toBe(5)
  })

  it('or as makes the kWh that it buys', () => {
    const today = homeTodayWithSolar({ kwh: 3000, contract }, home, load, undefined, weather)
    expect(Math.abs(today.annualKwh - 3000)).toBeLessThan(3000 * 1e-4 + 1e-9)
    expect(today.isBelowFixed).toBe(false)
  })

  it('uses the least of a home where even that costs more than its bill', () => {
    expect(homeTodayWithSolar({ kwh: 3000, contract }, home, load, 1, weather)).toMatchObject({
      useKwh: 100,
      isBelowFixed: true,
    })
  })
})

describe('a battery', () => {
  it('of nothing is none', () => {
    expect(batteryOf(0, 0.5, 5)).toBeUndefined()
    expect(batteryOf(10, 0.5, 3)).toMatchObject({ capacityKwh: 10, reserveKwh: 5, powerKw: 3 })
  })
})

describe('the output of a roof', () => {
  it('is worked out once for roofs that are alike to a tenth of a degree, and kept for sixty-four', () => {
    const own = { ...weather }
    const first = pvUnitKwh(own, { tiltDeg: 20, azimuthDeg: 0 })
    expect(pvUnitKwh(own, { tiltDeg: 20.04, azimuthDeg: 0.04 })).toBe(first)
    expect(pvUnitKwh(own, { tiltDeg: 20.1, azimuthDeg: 0 })).not.toBe(first)
    expect(pvUnitKwh(own, { tiltDeg: 20, azimuthDeg: 0.1 })).not.toEqual(first)
    for (let more = 0; more < 61; more++) pvUnitKwh(own, { tiltDeg: 20, azimuthDeg: 1 + more / 10 })
    expect(pvUnitKwh(own, { tiltDeg: 20, azimuthDeg: 0 })).toBe(first)
    pvUnitKwh(own, { tiltDeg: 20, azimuthDeg: 90 })
    expect(pvUnitKwh(own, { tiltDeg: 20, azimuthDeg: 0 })).not.toBe(first)
    expect(pvUnitKwh(own, { tiltDeg: 20, azimuthDeg: 0 })).toEqual(first)
  })
})
