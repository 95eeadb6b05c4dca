import { describe, expect, it } from 'vitest'
import { civilYear } from '#src/energy/series/civil-time.ts'
import { defaultContract } from './contract.ts'
import { excessEur, optimalPower, peakKw, powerTermEur } from './contracted-power.ts'

const { energyPeriod } = civilYear()
const contract = defaultContract('2026-11-21', 5.75)
/** 2 kW in the dear periods, 1 kW in the valley. */
const load = Float64Array.from({ length: 8760 }, (_, hour) => (energyPeriod[hour] === 2 ? 1 : 2))

describe('contracted power', () => {
  it('finds the highest hour of each period', () => {
    expect(peakKw(load)).toEqual({ P1: 2, P2: 1 })
  })

  it('prices the power term in either unit', () => {
    expect(powerTermEur({ P1: 1, P2: 1 }, contract)).toBeCloseTo((0.093 + 0.06) * 365, 9)
    const yearly = { ...contract, powerPrice: { P1: 30, P2: 1 }, powerPriceUnit: 'eur_kw_year' } as const
    expect(powerTermEur({ P1: 2, P2: 3 }, yearly)).toBe(63)
  })

  it('keeps the peak free under a switch, in steps of 0.1 kW', () => {
    const { powerKw, savingEur, isBeyondTariff } = optimalPower(load, contract)
    expect(powerKw).toEqual({ P1: 3, P2: 1.5 })
    expect(savingEur).toBeCloseTo((2.75 * 0.093 + 4.25 * 0.06) * 365, 6)
    expect(isBeyondTariff).toBe(false)
    expect(optimalPower(load, contract, { peakToHour: 1 }).powerKw).toEqual({ P1: 2, P2: 1 })
  })

  it('may go below one rare peak where a maximeter bills it, and never costs more than keeping it free', () => {
    const peaky = Float64Array.from(load)
    peaky[24 * 20 + 12] = 8
    const free = optimalPower(peaky, contract, { peakToHour: 1 })
    const billed = optimalPower(peaky, contract, { control: 'maximeter', peakToHour: 1 })
    expect(billed.powerKw.P1).toBeLessThan(free.powerKw.P1)
    expect(billed.eurYear).toBeLessThanOrEqual(free.eurYear)
    expect(excessEur(peaky, billed.powerKw, 'maximeter')).toBeGreaterThan(0)
    expect(excessEur(peaky, billed.powerKw, 'switch')).toBe(0)
  })

  it('says when the tariff does not reach', () => {
    const large = load.map((kwh) => kwh * 8)
    const { powerKw, isBeyondTariff } = optimalPower(large, contract)
    expect(powerKw.P1).toBe(15)
    expect(isBeyondTariff).toBe(true)
    expect(() => optimalPower(load, contract, { peakToHour: 0.5 })).toThrow(RangeError)
  })
})
