import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import facts from '#facts/energy/outage-loads.json' with { type: 'json' }
import { hybridBattery } from '#src/energy/battery/hybrid-battery.ts'
import { householdLoad } from '#src/energy/load/load.ts'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { pvPerKwp, scaled } from '#src/energy/sun-pv/pv.ts'
import { weatherSite } from '#src/energy/sun-pv/weather.ts'
import { malagaYear } from '#tests/typical-year.ts'
import { outageFiguresOf } from './outage.ts'
import { essentialsFigure, outageFigures } from './outage-figures.ts'
import { isAirConditioner, outageLoads, presetLoads } from './outage-loads.ts'

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

  it('ask the battery for its own use too, and leave every air conditioner out of the essentials', () => {
    const meanW = (list: 'essential' | 'comfort') =>
      presetLoads(list)
        .filter((load) => !isAirConditioner(load))
        .reduce((sum, { kwhPerDay }) => sum + (kwhPerDay / 24) * 1000, 0)
    const { standbyW } = hybridBattery(10, 0.5, 5)
    // Over a day and more each load has its mean, whenever in the day it runs.
    expect(figures({ batteryKwh: 30 }).essentials.loadW).toBeCloseTo(meanW('essential') + standbyW, -1.5)
    expect(figures({ batteryKwh: 30 }, 0, 'comfort').essentials.loadW).toBeCloseTo(meanW('comfort') + standbyW, -1.5)
  })
})

describe('a list with an air conditioner', () => {
  const august = facts.hottestMonth
  const essentialsOf = (loads: ReturnType<typeof presetLoads>, inverterKw = 5) =>
    outageFiguresOf(loads, { ...system, inverterKw }, august).essentials
  it('has the essentials of the same list without it, also in the month in which it runs', () => {
    const list = presetLoads('comfort')
    expect(list.some(isAirConditioner)).toBe(true)
    expect(essentialsOf(list)).toEqual(essentialsOf(list.filter((load) => !isAirConditioner(load))))
  })
  it('alone has no essentials to carry: 0 hours', () => {
    expect(essentialsOf(presetLoads('comfort').filter(isAirConditioner)).hours).toEqual({ p10: 0, p50: 0, p90: 0 })
  })
})

describe('when the cuts begin', () => {
  const battery = hybridBattery(10, 0, 5)
  const { civilHour, month } = civilYear()
  const { fromHour, hours } = facts.when['summer-night']
  const inAugustNight = (hour: number) =>
    month[hour] === facts.hottestMonth && ((civilHour[hour] ?? 0) - fromHour + 24) % 24 < hours
  /** What the hour before each start left: 5 kWh where the start is wanted. */
  const leftBefore = (isWanted: (hour: number) => boolean) =>
    Float64Array.from({ length: 8760 }, (_, hour) => (isWanted((hour + 1) % 8760) ? 5 : 0))
  const input = (isWanted: (hour: number) => boolean, inMonth?: number) => ({
    loads: presetLoads('essential'),
    battery,
    carriedKw: 5,
    storedKwh: leftBefore(isWanted),
    ...(inMonth !== undefined && { month: inMonth }),
  })

  it('with an air conditioner: in every hour of a night of August, and in no other', () => {
    const within = outageFigures(input(inAugustNight)).withAirConditioner.hours
    expect(within.p90).toBeGreaterThan(1)
    expect(outageFigures(input((hour) => !inAugustNight(hour))).withAirConditioner.hours.p10).toBe(0)
  })

  it('with the essentials alone: all through the year, or in the month asked for', () => {
    const inJune = (hour: number) => month[hour] === 5
    expect(essentialsFigure(input(inJune, 5)).hours.p90).toBeGreaterThan(3)
    expect(essentialsFigure(input((hour) => !inJune(hour), 5)).hours.p10).toBe(0)
    expect(essentialsFigure(input(inJune)).hours).toMatchObject({ p50: 0, p90: 0 })
  })

  it('are told by the cut in the middle: as long as half of them, and no longer', () => {
    const { hours: range, loadW, energyKwh } = essentialsFigure(input(() => true))
    expect((range.p50 * loadW) / 1000).toBeCloseTo(energyKwh, 1)
    expect(energyKwh).toBeCloseTo(5 * Math.sqrt(battery.roundTripEfficiency), 9)
  })
})
