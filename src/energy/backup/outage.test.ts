import { describe, expect, it } from 'vitest'
import { householdLoad } from '#src/energy/load/load.ts'
import { pvPerKwp, scaled } from '#src/energy/sun-pv/pv.ts'
import { weatherSite } from '#src/energy/sun-pv/weather.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { outageFiguresOf, outageOf } from './outage.ts'
import { presetLoads } from './outage-loads.ts'

const weather = malagaYear()
const pvKwh = scaled(pvPerKwp(weather, { ...weatherSite, tiltDeg: 20, azimuthDeg: 0 }), 5)
const home = { annualKwh: 4000, occupancy: 'full-time', hasPool: false, hasEv: false, hasAc: true } as const
const ordinary = { pvKwh, loadKwh: householdLoad(home, weather).hourlyKwh }
const system = { batteryKwh: 10, inverterKw: 5, reserveShare: 0.5, ordinary }

describe('outageOf', () => {
  it('without panels: a full battery over the loads and the standby', () => {
    const essential = presetLoads('essential')
    const kwhPerDay = essential.reduce((sum, load) => sum + load.kwhPerDay, 0)
    const { hours } = outageOf(essential, { batteryKwh: 5, inverterKw: 5, reserveShare: 0.5 })()
    expect(hours.p50).toBeCloseTo((5 * Math.sqrt(0.9)) / (kwhPerDay / 24 + 0.025), -0.5)
  })

  it('the sun lengthens it, a larger battery too, and a reserve carries the worst cuts', () => {
    const comfort = presetLoads('comfort')
    const at = (change: Partial<typeof system>) => outageOf(comfort, { ...system, ...change })
    const { hours } = at({})({ withSun: false })
    expect(at({})({ withSun: true }).hours.p50).toBeGreaterThan(hours.p50)
    expect(at({ batteryKwh: 20 })({ withSun: false }).hours.p50).toBeGreaterThan(hours.p50)
    expect(at({ reserveShare: 0 })({ withSun: false }).hours.p90).toBeLessThan(hours.p90)
  })

  it('runs an air conditioner of the list in every hour, whatever the season', () => {
    const full = { batteryKwh: 20, inverterKw: 8, reserveShare: 0.5 }
    const [january, july] = [0, 6].map((month) => outageOf(presetLoads('comfort'), full)({ month }).hours.p50)
    expect(january).toBeCloseTo(july ?? 0, -0.5)
  })

  it('powers nothing without a battery, and says what stays off', () => {
    const none = outageOf(presetLoads('essential'), { ...system, batteryKwh: 0 })()
    expect(none.powers).toEqual([])
    expect(none.hours).toEqual({ p10: 0, p50: 0, p90: 0 })
    expect(none.doesNotPower).toHaveLength(6)
    expect(none.kwNeeded).toBeCloseTo(0.88, 9)
  })

  it('counts the sun unless asked not to, and the cuts of the month asked for', () => {
    const ask = outageOf(presetLoads('essential'), { ...system, batteryKwh: 5, reserveShare: 0 })
    expect(ask()).toEqual(ask({ withSun: true }))
    const [december, june] = [11, 5].map((month) => ask({ month, withSun: false }).hours.p50)
    expect(june).toBeGreaterThan((december ?? 0) + 1)
    const year = ask({ withSun: false }).hours.p50
    expect(year).toBeGreaterThan(december ?? 0)
    expect(year).toBeLessThan(june ?? 0)
  })

  it('feeds only what it carries', () => {
    const strong = outageOf(presetLoads('comfort'), { batteryKwh: 20, inverterKw: 8, reserveShare: 0.5 })()
    const weak = outageOf(presetLoads('comfort'), { batteryKwh: 20, inverterKw: 1, reserveShare: 0.5 })()
    expect(weak.doesNotPower.length).toBeGreaterThan(0)
    expect(weak.hours.p50).toBeGreaterThan(strong.hours.p50 * 1.2)
  })

  it('follows both figures of a month', () => {
    const of = (month: number) =>
      outageFiguresOf(presetLoads('comfort'), { ...system, batteryKwh: 3, reserveShare: 0 }, month)
    expect(of(5).essentials.hours.p50).toBeGreaterThan(of(11).essentials.hours.p50)
  })
})
