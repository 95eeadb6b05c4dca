import { describe, expect, it } from 'vitest'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { carAtHome, carHomes, chargingYear, hoursFor100Km, wallKwhPerYear } from './ev-charging.ts'

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
    const home = carAtHome(carHome)
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

  it('does nothing for a car that does not drive', () => {
    expect(total(chargingYear({ ...plan, annualKwh: 0 }).chargeKwh)).toBe(0)
  })
})
