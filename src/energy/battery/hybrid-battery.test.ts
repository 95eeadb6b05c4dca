import { describe, expect, it } from 'vitest'
import model from '#facts/quote/battery.json' with { type: 'json' }
import { hybridBattery, usualPowerKw } from './hybrid-battery.ts'

describe('a battery behind an inverter', () => {
  it('gives no more than either of the two can', () => {
    expect(usualPowerKw(10)).toBe(10 / model.hoursToEmpty)
    expect(hybridBattery(10, 0.5, 8).powerKw).toBe(usualPowerKw(10))
    expect(hybridBattery(10, 0.5, 3).powerKw).toBe(3)
  })

  it('keeps its share for a power cut, with the losses and the own use of the facts', () => {
    const { roundTripEfficiency, standbyW } = model
    expect(hybridBattery(10, 0.25, 8)).toMatchObject({
      capacityKwh: 10,
      reserveKwh: 2.5,
      roundTripEfficiency,
      standbyW,
    })
    expect(hybridBattery(0, 0.5, 8)).toMatchObject({ capacityKwh: 0, powerKw: 0, reserveKwh: 0 })
  })
})
