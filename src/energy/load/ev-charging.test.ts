import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { carHomes, carHours } from './car-hours.ts'
import { chargingYear, hoursFor100Km, wallKwhPerYear } from './ev-charging.ts'

const hours = 8760
const none = new Float64Array(hours)
const sunny = Float64Array.from({ length: hours }, (_, hour) => (hour % 24 >= 11 && hour % 24 < 16 ? 3 : 0))
const plan = { annualKwh: 2400, chargerKw: 7.4, carHome: 'always', strategy: 'night', surplusKwh: none } as const
const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0)
const { energyPeriod } = civilYear()

describe('wallKwhPerYear', () => {
  it('is what the battery takes over the efficiency of charging', () => {
    expect(wallKwhPerYear({ kmPerYear: 12_000, kwhPer100Km: 18, chargingLossPct: 10 })).toBeCloseTo(2400, 9)
    expect(hoursFor100Km({ kwhPer100Km: 18, chargingLossPct: 10 }, 7.4)).toBeCloseTo(20 / 7.4, 9)
    expect(() => wallKwhPerYear({ kmPerYear: -1, kwhPer100Km: 18, chargingLossPct: 10 })).toThrow(RangeError)
    expect(() => wallKwhPerYear({ kmPerYear: 1, kwhPer100Km: 18, chargingLossPct: 100 })).toThrow(RangeError)
    expect(() => hoursFor100Km({ kwhPer100Km: 18, chargingLossPct: 10 }, 0)).toThrow(RangeError)
  })
})

describe('chargingYear', () => {
  it.each(carHomes)('gives a car that is home %s all that it needs, only while it is there', (carHome) => {
    const { home } = carHours(carHome)
    for (const strategy of ['night', 'solar', 'mixed'] as const) {
      const { chargeKwh } = chargingYear({ ...plan, carHome, strategy, surplusKwh: sunny })
      expect(total(chargeKwh)).toBeCloseTo(2400, 6)
      chargeKwh.forEach((kwh, hour) => {
        if (kwh > 0) expect(home[hour]).toBe(1)
      })
    }
  })

  it('charges at night in valley hours alone, within the charger', () => {
    const { chargeKwh, outsideValleyKwh } = chargingYear(plan)
    expect(outsideValleyKwh).toBe(0)
    chargeKwh.forEach((kwh, hour) => {
      if (kwh > 0) expect(energyPeriod[hour]).toBe(2)
    })
    expect(Math.max(...chargeKwh)).toBeLessThanOrEqual(7.5)
  })

  it('takes most from the sun with strategy solar, less mixed, none at night', () => {
    const fromSun = (strategy: 'night' | 'mixed' | 'solar') =>
      chargingYear({ ...plan, carHome: 'evenings', strategy, surplusKwh: sunny }).fromSurplusKwh
    expect(fromSun('night')).toBe(0)
    expect(fromSun('mixed')).toBeGreaterThan(300)
    expect(fromSun('solar')).toBeGreaterThan(fromSun('mixed'))
    expect(fromSun('solar')).toBeLessThanOrEqual(2400)
  })

  it('leaves a surplus too weak for a car alone', () => {
    const weak = sunny.map((kwh) => (kwh > 0 ? 1.3 : 0))
    expect(chargingYear({ ...plan, strategy: 'solar', surplusKwh: weak }).fromSurplusKwh).toBe(0)
  })

  it('charges a car that needs more than the valley gives in dearer hours too', () => {
    const { chargeKwh, outsideValleyKwh } = chargingYear({ ...plan, annualKwh: 12_000, chargerKw: 2.3 })
    expect(outsideValleyKwh).toBeGreaterThan(0)
    expect(total(chargeKwh)).toBeCloseTo(12_000, 6)
  })

  it('never charges away from home, beyond the charger, or ahead of what was driven, and loses nothing', () => {
    const plans = fc.record({
      annualKwh: fc.double({ min: 0, max: 12_000, noNaN: true }),
      chargerKw: fc.constantFrom(1.4, 2.3, 3.7, 7.4, 11),
      carHome: fc.constantFrom(...carHomes),
      strategy: fc.constantFrom('night' as const, 'mixed' as const, 'solar' as const),
      sun: fc.double({ min: 0, max: 3, noNaN: true }),
    })
    fc.assert(
      fc.property(plans, ({ sun, ...some }) => {
        const surplusKwh = sunny.map((kwh) => kwh * sun)
        const { chargeKwh, fromSurplusKwh, elsewhereKwh } = chargingYear({ ...some, surplusKwh })
        const { home, leaves } = carHours(some.carHome)
        let sunAtHomeKwh = 0
        let chargedKwh = 0
        let drivenKwh = 0
        let worstKwh = 0
        for (let hour = 0; hour < hours; hour++) {
          const kwh = chargeKwh[hour] ?? 0
          if (home[hour] !== 1 && kwh > 0) throw new Error(`charges away from home in hour ${hour}`)
          if (kwh > some.chargerKw + 1e-9) throw new Error(`beyond the charger in hour ${hour}`)
          if (home[hour] === 1) sunAtHomeKwh += Math.min(surplusKwh[hour] ?? 0, some.chargerKw)
          drivenKwh += leaves[hour] === 1 ? some.annualKwh / 365 : 0
          chargedKwh += kwh
          worstKwh = Math.max(worstKwh, chargedKwh - drivenKwh)
        }
        // What 1 January inherits is at most a full battery.
        expect(worstKwh).toBeLessThanOrEqual(60 + 1e-6)
        expect(fromSurplusKwh).toBeLessThanOrEqual(Math.min(sunAtHomeKwh, some.annualKwh) + 1e-6)
        expect(chargedKwh + elsewhereKwh).toBeCloseTo(some.annualKwh, 4)
      }),
      { numRuns: 40 },
    )
  })

  it('sends a car that drives more than its battery holds to a charger on the way', () => {
    const far = chargingYear({ ...plan, annualKwh: 12_000, carHome: 'weekends' })
    expect(far.elsewhereKwh).toBeGreaterThan(3000)
    expect(chargingYear(plan).elsewhereKwh).toBe(0)
  })

  it('leaves the daylight of a free day to the sun where it waits for it, and charges from eight in the evening', () => {
    const { civilHour, weekday } = civilYear()
    const onSaturdays = (strategy: 'night' | 'solar' | 'mixed') => {
      const { chargeKwh } = chargingYear({ ...plan, annualKwh: 12_000, strategy })
      const between = (from: number, until: number) =>
        total(
          chargeKwh.filter((_, hour) => {
            const now = civilHour[hour] ?? 0
            return weekday[hour] === 6 && now >= from && now < until
          }),
        )
      return [between(8, 20) > 0, between(20, 21) > 0]
    }
    expect(onSaturdays('night')).toEqual([true, false])
    expect(onSaturdays('mixed')).toEqual([false, true])
    expect(onSaturdays('solar')[0]).toBe(false)
  })

  it('refuses amounts that cannot be', () => {
    expect(() => chargingYear({ ...plan, annualKwh: -1 })).toThrow(RangeError)
    expect(() => chargingYear({ ...plan, chargerKw: -1 })).toThrow(RangeError)
    expect(() => wallKwhPerYear({ kmPerYear: 1, kwhPer100Km: 18, chargingLossPct: -1 })).toThrow(RangeError)
    expect(wallKwhPerYear({ kmPerYear: 100, kwhPer100Km: 18, chargingLossPct: 0 })).toBe(18)
  })

  it('does nothing for a car that does not drive', () => {
    expect(total(chargingYear({ ...plan, annualKwh: 0 }).chargeKwh)).toBe(0)
  })
})
