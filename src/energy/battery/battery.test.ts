import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Battery, dispatch } from './battery.ts'

const series = (length: number) => ({
  importKwh: new Float64Array(length),
  exportKwh: new Float64Array(length),
  storedKwh: new Float64Array(length),
})
const none: Battery = { capacityKwh: 0, powerKw: 0, roundTripEfficiency: 1 }
const kwh = fc.double({ min: 0, max: 20, noNaN: true })
const anyBattery = fc.record({
  capacityKwh: kwh,
  powerKw: fc.double({ min: 0, max: 10, noNaN: true }),
  roundTripEfficiency: fc.double({ min: 0.5, max: 1, noNaN: true }),
  standbyW: fc.double({ min: 0, max: 100, noNaN: true }),
  reserveKwh: fc.double({ min: 0, max: 5, noNaN: true }),
})

describe('dispatch', () => {
  it('conserves energy in every hour and keeps to the limits of the battery', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(kwh, kwh), { minLength: 1, maxLength: 96 }), anyBattery, (hours, battery) => {
        const pv = Float64Array.from(hours, ([sun]) => sun)
        const load = Float64Array.from(hours, ([, use]) => use)
        const out = series(hours.length)
        dispatch(pv, load, battery, out)
        const oneWay = Math.sqrt(battery.roundTripEfficiency)
        let before = 0
        hours.forEach(([sun, use], hour) => {
          const stored = out.storedKwh[hour] ?? 0
          const imported = out.importKwh[hour] ?? 0
          const exported = out.exportKwh[hour] ?? 0
          const gain = stored - before
          const charge = gain > 0 ? gain / oneWay : 0
          const discharge = gain < 0 ? -gain * oneWay : 0
          expect(sun + imported + discharge).toBeCloseTo(use + battery.standbyW / 1000 + exported + charge, 8)
          expect(Math.min(imported, exported)).toBe(0)
          expect(stored).toBeGreaterThanOrEqual(-1e-9)
          expect(stored).toBeLessThanOrEqual(battery.capacityKwh + 1e-9)
          expect(Math.max(charge, discharge)).toBeLessThanOrEqual(battery.powerKw + 1e-9)
          if (discharge > 0) expect(stored).toBeGreaterThanOrEqual(battery.reserveKwh - 1e-9)
          before = stored
        })
      }),
    )
  })

  it('gives totals that add up to what happened in the hours', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(kwh, kwh), { minLength: 1, maxLength: 96 }), anyBattery, (hours, battery) => {
        const out = series(hours.length)
        const totals = dispatch(
          Float64Array.from(hours, ([sun]) => sun),
          Float64Array.from(hours, ([, use]) => use),
          battery,
          out,
        )
        const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)
        const oneWay = Math.sqrt(battery.roundTripEfficiency)
        expect(totals.importKwh).toBeCloseTo(sum(out.importKwh), 6)
        expect(totals.exportKwh).toBeCloseTo(sum(out.exportKwh), 6)
        expect(totals.storedKwh).toBeCloseTo(totals.chargeKwh * oneWay - totals.dischargeKwh / oneWay, 6)
        expect(totals.pvKwh + totals.importKwh + totals.dischargeKwh).toBeCloseTo(
          totals.loadKwh + totals.exportKwh + totals.chargeKwh,
          6,
        )
      }),
    )
  })

  it('follows a day worked by hand', () => {
    const out = series(4)
    const battery = { capacityKwh: 5, powerKw: 3, roundTripEfficiency: 0.81 }
    const totals = dispatch(Float64Array.of(5, 5, 0, 0), Float64Array.of(1, 1, 2, 6), battery, out)
    // 4 over: 3 go in (power), 2.7 arrive, 1 is sold; then (5 - 2.7)/0.9 = 2.5556 go in and it is full.
    expect(out.storedKwh[0]).toBeCloseTo(2.7, 12)
    expect(out.exportKwh[0]).toBeCloseTo(1, 12)
    expect(out.storedKwh[1]).toBeCloseTo(5, 12)
    expect(out.exportKwh[1]).toBeCloseTo(4 - 2.3 / 0.9, 12)
    // 2 out of the cells' 5 · 0.9: 2/0.9 leave; then 2.5 of the 6 are left to give.
    expect(out.importKwh[2]).toBe(0)
    expect(out.importKwh[3]).toBeCloseTo(6 - 2.5, 12)
    expect(totals.storedKwh).toBeCloseTo(0, 12)
    expect(totals.cycles).toBeCloseTo(1, 12)
  })

  it('buys everything without sun, sells everything without load, and does nothing without a battery', () => {
    const zero = new Float64Array(3)
    const three = Float64Array.of(1, 2, 3)
    const battery = { capacityKwh: 10, powerKw: 5, roundTripEfficiency: 0.9 }
    expect(dispatch(zero, three, battery).importKwh).toBe(6)
    expect(dispatch(zero, zero, battery)).toMatchObject({ importKwh: 0, exportKwh: 0, cycles: 0 })
    expect(dispatch(three, zero, none)).toMatchObject({ exportKwh: 6, importKwh: 0, chargeKwh: 0, cycles: 0 })
    expect(dispatch(three, three, none)).toMatchObject({ exportKwh: 0, importKwh: 0 })
  })

  it('adds the standby to every hour', () => {
    const totals = dispatch(new Float64Array(24), new Float64Array(24), { ...none, standbyW: 25 })
    expect(totals.importKwh).toBeCloseTo(0.6, 12)
  })

  it('refuses batteries that cannot be and series of unequal length', () => {
    const one = new Float64Array(1)
    expect(() => dispatch(one, new Float64Array(2), none)).toThrow(RangeError)
    expect(() => dispatch(one, one, none, series(2))).toThrow(RangeError)
    expect(() => dispatch(one, one, { ...none, capacityKwh: -1 })).toThrow(RangeError)
    expect(() => dispatch(one, one, { ...none, powerKw: Number.NaN })).toThrow(RangeError)
    expect(() => dispatch(one, one, { ...none, roundTripEfficiency: 0 })).toThrow(RangeError)
    expect(() => dispatch(one, one, { ...none, roundTripEfficiency: 1.1 })).toThrow(RangeError)
  })
})
