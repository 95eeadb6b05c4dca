import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Option } from './estimate-types.ts'
import { isExtraForCuts, isPaidBackInTime, wholePaybackYears, worthItYears } from './worth.ts'

describe('a pay-back', () => {
  it('is judged on the whole years that are printed', () => {
    const anyYears = fc.double({ min: 0, max: 40, noNaN: true })
    fc.assert(
      fc.property(anyYears, (years) => {
        expect(isPaidBackInTime(years)).toBe(wholePaybackYears(years) <= worthItYears)
      }),
    )
    expect([worthItYears + 0.4, worthItYears + 0.6, null].map(isPaidBackInTime)).toEqual([true, false, false])
  })

  it('is in time within fifteen years, about the life of an inverter', () => {
    expect([15, 15.4, 15.5, 16].map(isPaidBackInTime)).toEqual([true, true, false, false])
  })

  it('takes a year at least', () => {
    expect([0, 0.4, 1.4, 7.5].map(wholePaybackYears)).toEqual([1, 1, 1, 8])
  })
})

describe('the blackout-proof option', () => {
  const powers = ['fridge', 'router']
  const backup = { powers } as Option['backup']
  const optionOf = (id: Option['id'], eur: number, savingEur: number) => ({
    id,
    priceCents: eur * 100,
    savingEur: { p10: savingEur, p50: savingEur, p90: savingEur },
    backup,
  })
  const balanced = optionOf('balanced', 8500, 1170)
  const isForCuts = (option: ReturnType<typeof optionOf>) => isExtraForCuts(option, [balanced, option])

  it('has its extra for power cuts where the bill does not give it back in time, or saves nothing on top', () => {
    expect(isForCuts(optionOf('blackout-proof', 15_000, 1370))).toBe(true)
    expect(isForCuts(optionOf('blackout-proof', 15_000, 1170))).toBe(true)
    expect(isForCuts(optionOf('blackout-proof', 15_000, 1000))).toBe(true)
  })

  it('pays for itself like any other where the extra comes back in fifteen years', () => {
    expect(isForCuts(optionOf('blackout-proof', 11_500, 1370))).toBe(false)
    expect(isForCuts(optionOf('blackout-proof', 8500, 1170))).toBe(false)
  })

  it('is the only one judged so, and only where something runs in a cut', () => {
    expect(isExtraForCuts(optionOf('essential', 15_000, 1170), [balanced])).toBe(false)
    const option = { ...optionOf('blackout-proof', 15_000, 1370), backup: { ...backup, powers: [] } }
    expect(isExtraForCuts(option, [balanced, option])).toBe(false)
    expect(isExtraForCuts(optionOf('blackout-proof', 15_000, 1370), [])).toBe(false)
  })
})
