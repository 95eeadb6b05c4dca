import { describe, expect, it } from 'vitest'
import type { InstantAnswer, InstantOption } from '#src/features/quote/domain/options/instant.ts'
import { homeAnswerText } from '#src/features/quote/text/home-answer.ts'
import { estimatorView } from './home-estimator-view.ts'

const cutOf = (p90: number, p50: number, p10: number, powers: string[] = []) => ({
  powers,
  essentials: { hours: { p90, p50, p10 }, loadW: 0, energyKwh: 0, sunKwh: 0 },
  withAirConditioner: null,
})
const panels: Omit<InstantOption, 'id' | 'priceEur'> = {
  kwp: 6.75,
  panels: 15,
  batteryKwh: 0,
  backup: 'none',
  productionKwh: 11_128.4,
  cut: cutOf(0, 0, 0),
}
const answer: InstantAnswer = {
  annualKwh: 8880.6,
  savingEur: { p90: 1291, p50: 1466, p10: 1644 },
  options: [
    { ...panels, id: 'essential', kwp: 4.05, priceEur: 6700 },
    { ...panels, id: 'balanced', priceEur: 12_499.76 },
    {
      ...panels,
      id: 'blackout-proof',
      batteryKwh: 10,
      backup: 'essential-circuits',
      priceEur: 17_800,
      cut: cutOf(10.9, 13.9, 20, ['fridge']),
    },
  ],
}
const { en: english, es: spanish } = homeAnswerText
const book = { asOf: '2026-11-21', vatRatePercent: 21 }
const view = (language: 'en' | 'es') =>
  estimatorView(answer, 165, book, language === 'en' ? english : spanish, language)

describe('estimatorView', () => {
  it('writes prices in whole euros and the saving as at least, likely and more, in each language', () => {
    const en = view('en')
    expect([en.text.price0, en.text.price1, en.text.price2]).toEqual(['€6,700', '€12,500', '€17,800'])
    expect(en.saves).toBe(
      'Saves at least €1,290 a year in nine years of ten, most likely €1,470; one year in ten it is more than €1,640.',
    )
    const es = view('es')
    expect(es.text.price1).toBe('12.500\u00a0€')
    expect(es.saves).toBe(
      'Ahorras al menos 1.290\u00a0€ al año nueve años de cada diez; lo más probable, 1.470\u00a0€; uno de cada diez, más de 1.640\u00a0€.',
    )
    expect(es.text.basis).toContain('21 nov 2026')
  })
  it('places the saving on the scale of what is paid now', () => {
    const { text, position } = view('en')
    expect(text.saving).toContain('€1,980')
    expect(text.scale).toBe('€1,980')
    expect(position).toEqual({ '--a': '65.2%', '--m': '74.0%', '--b': '83.0%' })
  })
  it('says under every price whether it holds a battery, and whose hours stand in the drawing', () => {
    const { text } = view('en')
    expect(text.kit0).toMatch(/^4\.05.kWp, no battery$/)
    expect(text.kit1).toMatch(/^6\.75.kWp, no battery$/)
    expect(text.kit2).toMatch(/^6\.75.kWp \+ 10.kWh$/)
    expect(text['battery-text']).toContain('Blackout-proof')
    expect(text['battery-cut']).toMatch(/13.hours/)
    expect(text['roof-text']).toMatch(/^11,130.kWh a year$/)
  })
})
