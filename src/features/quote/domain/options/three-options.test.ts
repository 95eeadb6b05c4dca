import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import { anyAnswers, realContext, villa } from '#tests/arbitrary-answers.ts'
import { estimateQuote } from './estimate.ts'
import type { Option } from './estimate-types.ts'

const estimate = (answers: QuoteAnswers) => estimateQuote(answers, realContext)

describe('the three options of an ordinary villa', () => {
  const [essential, balanced, blackoutProof] = estimate(villa()).options

  it('begin small and without battery', () => {
    expect(essential.system.batteryKwh).toBe(0)
    expect(essential.system.panels).toBeLessThan(balanced.system.panels)
    expect(essential.worthIt).toBe(true)
  })

  it('go on to the higher value over 25 years', () => {
    expect(balanced.npvEur).toBeGreaterThan(essential.npvEur)
  })

  it('end with a night without grid or sun, in nine outages of ten', () => {
    expect(blackoutProof.backup.hours.p90).toBeGreaterThanOrEqual(13)
    expect(blackoutProof.backup.powers).toContain('fridge')
    expect(blackoutProof.backup.doesNotPower).toContain('oven-hob')
  })

  it('say the hours of the essentials alone and those with an air conditioner, each with a sum that adds up', () => {
    const { essentials, withAirConditioner, hours, powers } = blackoutProof.backup
    expect(powers).not.toContain('one-ac')
    expect(essentials?.hours).toEqual(hours)
    expect(withAirConditioner?.hours.p50).toBeLessThan(hours.p50)
    expect(withAirConditioner?.hours.p90).toBeGreaterThan(4)
    for (const cut of [essentials, withAirConditioner]) {
      const usedKwh = ((cut?.hours.p50 ?? 0) * (cut?.loadW ?? 0)) / 1000
      const givenKwh = (cut?.energyKwh ?? 0) + (cut?.sunKwh ?? 0)
      expect(usedKwh).toBeLessThanOrEqual(givenKwh)
      expect(usedKwh / givenKwh).toBeCloseTo(1, 1)
    }
  })

  it('keep half of the battery for a cut where that is its purpose, and nothing where nothing runs', () => {
    expect(blackoutProof.backup.reserveShare).toBe(0.5)
    expect(essential.backup.reserveShare).toBe(0)
  })

  it('keep a quarter where a cut is one worry of several, and all of a battery that no sun fills', () => {
    const worried = estimate(villa({ goals: ['lower-bills', 'blackout-protection'] })).options
    expect(worried.map(({ backup }) => backup.reserveShare)).toEqual([0.25, 0.25, 0.5])
    const [, , inTheShade] = estimate(villa({ goals: ['blackout-protection'], roof: { areaM2: 0 } })).options
    expect(inTheShade.productionKwh.p50).toBe(0)
    expect(inTheShade.backup.reserveShare).toBe(1)
  })

  it('lie where the market lies: 1,400 to 1,700 kWh and 1,000 to 1,600 € for each kWp without battery', () => {
    for (const { productionKwh, priceCents, system } of [essential, balanced]) {
      expect(productionKwh.p50 / system.kwp).toBeGreaterThan(1400)
      expect(productionKwh.p50 / system.kwp).toBeLessThan(1700)
      expect(priceCents / 100 / system.kwp).toBeGreaterThan(1000)
      expect(priceCents / 100 / system.kwp).toBeLessThan(1600)
    }
  })
})

describe('the three options', () => {
  const contents = ({ items }: Option) =>
    JSON.stringify(items.map(({ id, quantity, values }) => ({ id, quantity, values })))

  it('are three: no two hold the same, or nothing can be added and a note says so', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { options, notes } = estimate(answers)
        const [essential, balanced, blackoutProof] = options.map(contents)
        const said = notes.some(({ id }) => id === 'same-options')
        expect(blackoutProof).not.toBe(balanced)
        expect(essential === balanced).toBe(said)
        const limited = notes.some(({ id }) => id === 'budget-limited')
        if (said && !limited) expect(options[0].system.panels).toBe(options[1].system.panels)
      }),
      { numRuns: 150 },
    )
  }, 120_000)

  it.each([60, 110, 165, 300, 600])(
    'go further in a cut from one to the next where it was asked for: %d € a month',
    (bill) => {
      for (const existingSystems of [
        [],
        ['air-conditioning'],
        ['solar', 'battery'],
      ] satisfies QuoteAnswers['existingSystems'][]) {
        const made = estimate(
          villa({ monthlyBillEur: bill, existingSystems, goals: ['lower-bills', 'blackout-protection'] }),
        )
        const [, balanced, blackoutProof] = made.options
        expect(blackoutProof.system.batteryKwh).toBeGreaterThan(balanced.system.batteryKwh)
        expect(blackoutProof.backup.hours.p90).toBeGreaterThanOrEqual(13)
        expect(blackoutProof.backup.powers).toEqual(expect.arrayContaining(balanced.backup.powers))
        const reason = blackoutProof.because.find(({ id }) => id.startsWith('protection-'))
        expect(['protection-asked', 'protection-longer', 'protection-more']).toContain(reason?.id)
      }
    },
  )

  it('give a whole home a battery that can carry it, and say what it carries', () => {
    const made = estimate(villa({ goals: ['independence', 'blackout-protection'], monthlyBillEur: 300 }))
    const { system } = made.options[2]
    expect(system.backup).toBe('whole-home')
    expect(system.batteryKwh).toBeGreaterThanOrEqual(10)
    expect(made.notes).toContainEqual({ id: 'whole-home-limit', values: { kw: system.batteryKw } })
  })

  it('where there is no roof are nothing, nothing more, and a battery: the note says which are the same', () => {
    const made = estimate(villa({ roof: { areaM2: 0 } }))
    expect(made.notes).toContainEqual({ id: 'same-options', values: { options: 'essential balanced' } })
  })
})
