import { describe, expect, it } from 'vitest'
import { demandOf, outageLoad, outageLoadKwh, outageLoads, presetLoads } from './outage-loads.ts'

describe('outage loads', () => {
  it('knows its loads, each with a start at least as hard as its running', () => {
    for (const { runningW, startW, kwhPerDay } of outageLoads.values()) {
      expect(startW).toBeGreaterThanOrEqual(runningW)
      expect(kwhPerDay).toBeGreaterThan(0)
    }
    expect(() => outageLoad('sauna')).toThrow(RangeError)
  })

  it('comfort holds everything essential', () => {
    const ids = presetLoads('comfort').map(({ id }) => id)
    for (const { id } of presetLoads('essential')) expect(ids).toContain(id)
  })

  it('spreads a day over its hours and a cooler over summer nights alone', () => {
    const fridge = outageLoadKwh([outageLoad('fridge')])
    expect(fridge.reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(365 * 1.1, 6)
    const cooler = outageLoadKwh([outageLoad('one-ac')])
    expect(cooler[12]).toBe(0)
    expect(Math.max(...cooler)).toBeCloseTo(0.4, 9)
  })

  it('adds up what runs and takes the hardest start', () => {
    expect(demandOf([outageLoad('fridge'), outageLoad('water-pump')])).toEqual({ kwNeeded: 0.92, kwSurge: 2.32 })
    expect(demandOf([])).toEqual({ kwNeeded: 0, kwSurge: 0 })
  })
})
