import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { householdLoad } from '#src/energy/load/load.ts'
import { pvPerKwp, scaled } from '#src/energy/sun-pv/pv.ts'
import { weatherSite } from '#src/energy/sun-pv/weather.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { outageFiguresOf } from './outage.ts'
import { outageLoads, presetLoads } from './outage-loads.ts'

const weather = malagaYear()
const unit = pvPerKwp(weather, { ...weatherSite, tiltDeg: 20, azimuthDeg: 0 })
const { hourlyKwh: loadKwh } = householdLoad(
  { annualKwh: 4000, occupancy: 'full-time', hasPool: false, hasEv: false, hasAc: true },
  weather,
)
const system = { batteryKwh: 10, inverterKw: 5, reserveShare: 0.5 }
const figures = (change: Partial<typeof system> = {}, kwp = 0, list: 'essential' | 'comfort' = 'essential') =>
  outageFiguresOf(
    presetLoads(list),
    { ...system, ...change, ...(kwp > 0 && { ordinary: { pvKwh: scaled(unit, kwp), loadKwh } }) },
    undefined,
  )

describe('the two figures of a power cut', () => {
  it('hours times load never pass what battery and sun give, whatever the system and the list', () => {
    const anySystem = fc.record({
      batteryKwh: fc.double({ min: 0, max: 30, noNaN: true }),
      inverterKw: fc.double({ min: 0.5, max: 12, noNaN: true }),
      reserveShare: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    const ids = [...outageLoads.keys()]
    fc.assert(
      fc.property(
        anySystem,
        fc.double({ min: 0, max: 15, noNaN: true }),
        fc.subarray(ids, { minLength: 1 }),
        fc.option(fc.integer({ min: 0, max: 11 }), { nil: undefined }),
        (some, kwp, list, month) => {
          const loads = [...outageLoads.values()].filter(({ id }) => list.includes(id))
          const ordinary = kwp > 1 ? { ordinary: { pvKwh: scaled(unit, kwp), loadKwh } } : {}
          for (const figure of Object.values(outageFiguresOf(loads, { ...some, ...ordinary }, month))) {
            const { hours, loadW, energyKwh, sunKwh } = figure
            for (const most of [hours.p50, hours.p90])
              expect((most * loadW) / 1000).toBeLessThanOrEqual(energyKwh + sunKwh + 1e-6)
            expect(hours.p90).toBeLessThanOrEqual(hours.p50)
            expect(hours.p50).toBeLessThanOrEqual(hours.p10)
            expect(energyKwh).toBeLessThanOrEqual(some.batteryKwh + 1e-9)
            if (kwp <= 1) expect(sunKwh).toBe(0)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is the battery over the load where there is no sun', () => {
    const { essentials, withAirConditioner } = figures()
    expect(essentials.energyKwh).toBeCloseTo(10 * Math.sqrt(0.9), 9)
    for (const { hours, loadW, energyKwh } of [essentials, withAirConditioner])
      expect((hours.p50 * loadW) / 1000 / energyKwh).toBeCloseTo(1, 1)
    // The air conditioner asks for 400 W on top.
    expect(withAirConditioner.loadW - essentials.loadW).toBeGreaterThan(350)
    expect(withAirConditioner.hours.p50).toBeLessThan(essentials.hours.p50 / 2)
    expect(withAirConditioner.hours.p10).toBeLessThan(24)
  })

  it('lasts longer with a larger battery and with sun, which it counts apart', () => {
    expect(figures({ batteryKwh: 20 }).withAirConditioner.hours.p50).toBeGreaterThan(
      figures().withAirConditioner.hours.p50,
    )
    const sunny = figures({}, 6)
    expect(sunny.withAirConditioner.sunKwh).toBeGreaterThan(0)
    expect(sunny.essentials.hours.p90).toBeGreaterThan(0)
  })

  it('leaves air conditioners of the list out of the essentials, and says 0 hours where one cannot run', () => {
    const comfort = figures({}, 0, 'comfort')
    expect(comfort.essentials.hours.p50).toBeGreaterThan(comfort.withAirConditioner.hours.p50)
    expect(figures({ inverterKw: 1 }).withAirConditioner.hours).toEqual({ p10: 0, p50: 0, p90: 0 })
    expect(figures({ inverterKw: 1 }).essentials.hours.p50).toBeGreaterThan(10)
    expect(figures({ batteryKwh: 0 }).essentials.hours.p50).toBe(0)
  })
})
