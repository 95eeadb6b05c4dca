import { describe, expect, it } from 'vitest'
import facts from '#facts/energy/outage-loads.json' with { type: 'json' }
import { civilYear } from '#src/energy/series/civil-time.ts'
import {
  demandOf,
  isAirConditioner,
  outageLoad,
  outageLoadKwh,
  outageLoads,
  presetLoads,
  throughoutCut,
} from './outage-loads.ts'

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

  it('runs a cooler in the hours and months that the facts name, and in no other', () => {
    const { fromHour, hours, months } = facts.when['summer-night']
    const [first = 0, last = 11] = months
    const { civilHour, month } = civilYear()
    const isOn = outageLoadKwh([outageLoad('one-ac')]).map((kwh) => (kwh > 0 ? 1 : 0))
    const counted = new Map<string, number>()
    isOn.forEach((on, hour) => {
      const key = `${month[hour]} ${civilHour[hour]}`
      if (on === 1) counted.set(key, (counted.get(key) ?? 0) + 1)
    })
    const wanted = new Set<string>()
    for (let m = first; m <= last; m++) for (let h = 0; h < hours; h++) wanted.add(`${m} ${(fromHour + h) % 24}`)
    expect(new Set(counted.keys())).toEqual(wanted)
  })

  it('lets only air conditioners run on through a cut', () => {
    const fridge = outageLoad('fridge')
    expect(throughoutCut(fridge)).toBe(fridge)
    for (const id of ['one-ac', 'whole-ac']) {
      const load = outageLoad(id)
      const { when, kwhPerDay } = throughoutCut(load)
      expect([isAirConditioner(load), when]).toEqual([true, 'always'])
      expect(kwhPerDay).toBeCloseTo((load.kwhPerDay * 24) / facts.when['summer-night'].hours, 9)
    }
  })

  it('adds up what runs and takes the hardest start', () => {
    expect(demandOf([outageLoad('fridge'), outageLoad('water-pump')])).toEqual({ kwNeeded: 0.92, kwSurge: 2.32 })
    expect(demandOf([])).toEqual({ kwNeeded: 0, kwSurge: 0 })
  })
})
