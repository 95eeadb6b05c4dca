import { describe, expect, it } from 'vitest'
import { homeData } from './home-data.ts'
import { noonSunDeg } from './noon-sun.ts'

describe('noonSunDeg', () => {
  it('is the geometry of Marbella: 77° in June, 53.5° at the equinox, 30° in December', () => {
    expect(noonSunDeg('2026-06-21', 36.51)).toBeCloseTo(76.93, 1)
    expect(noonSunDeg('2026-03-20', 36.51)).toBeCloseTo(53.4, 0)
    expect(noonSunDeg('2026-12-21', 36.51)).toBeCloseTo(30.06, 1)
  })
})

describe('homeData', () => {
  const data = homeData('2026-11-21')
  it('answers for Marbella with three rising prices and an ordered range', () => {
    const [essential, balanced, blackoutProof] = data.answer.options
    expect(essential.priceEur).toBeLessThanOrEqual(balanced.priceEur)
    expect(balanced.priceEur).toBeLessThanOrEqual(blackoutProof.priceEur)
    expect(data.answer.savingEur.p90).toBeLessThanOrEqual(data.answer.savingEur.p10)
  })
  it('draws days whose curves belong to the example: a June day makes more than it uses, a December day less', () => {
    const total = (values: number[]) => values.reduce((sum, kwh) => sum + kwh, 0)
    expect(total(data.june.madeKwh)).toBeGreaterThan(total(data.june.usedKwh))
    expect(total(data.december.madeKwh)).toBeLessThan(total(data.december.usedKwh))
  })
  it('draws the panels of the balanced option', () => {
    const [, balanced] = data.answer.options
    const perKwp = (kwp: number) => data.june.madeKwh.reduce((sum, kwh) => sum + kwh, 0) / kwp
    expect(perKwp(balanced.kwp)).toBeGreaterThan(5)
    expect(perKwp(balanced.kwp)).toBeLessThan(6.5)
  })
  it('prices panels, battery and backup in the menu as the card sells them', () => {
    const price = (id: string) => data.menu.find((row) => row.id === id)?.priceEur ?? Number.NaN
    const [, balanced, blackoutProof] = data.answer.options
    expect(price('solar')).toBeCloseTo(balanced.priceEur, 6)
    expect(price('solar') + price('battery') + price('blackout')).toBeCloseTo(blackoutProof.priceEur, 6)
  })
  it('follows the price book that it is given', () => {
    const dearer = { ...data.priceBook, vatRatePercent: 100 }
    const after = homeData('2026-11-21', dearer)
    expect(after.answer.options[1].priceEur).toBeGreaterThan(data.answer.options[1].priceEur)
    after.menu.forEach(({ priceEur }, i) => {
      expect(priceEur).toBeGreaterThan(data.menu[i]?.priceEur ?? Number.NaN)
    })
  })
})
