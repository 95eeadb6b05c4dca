import { describe, expect, it } from 'vitest'
import { homeAnswerText } from '#src/features/quote/text/home-answer.ts'
import { estimatorView } from './home-estimator-view.ts'

const answer = {
  kwp: 6.75,
  panels: 15,
  batteryKwh: 10,
  savingEur: { p90: 1290, p50: 1470, p10: 1640 },
  prices: [6700, 12_500, 17_800] as [number, number, number],
}
const { en: english, es: spanish } = homeAnswerText
const book = { asOf: '2026-11-21', vatRatePercent: 21 }

describe('estimatorView', () => {
  it('writes prices and the saving as a range, in each language', () => {
    const en = estimatorView(answer, 165, book, english, 'en')
    expect(en.prices).toEqual(['€6,700', '€12,500', '€17,800'])
    expect(en.saves).toBe('Saves at least €1,290 a year in nine years of ten; most likely €1,470.')
    const es = estimatorView(answer, 165, book, spanish, 'es')
    expect(es.prices[1]).toBe('12.500\u00a0€')
    expect(es.saves).toBe(
      'Ahorras al menos 1.290\u00a0€ al año nueve años de cada diez; lo más probable, 1.470\u00a0€.',
    )
    expect(es.basis).toContain('21 nov 2026')
  })
  it('places the saving on the scale of what is paid now', () => {
    const view = estimatorView(answer, 165, book, english, 'en')
    expect(view.saving).toContain('€1,980')
    expect(view.position).toEqual({ '--a': '65.2%', '--m': '74.2%', '--b': '82.8%' })
  })
  it('names a battery only when there is one', () => {
    expect(estimatorView({ ...answer, batteryKwh: 0 }, 165, book, english, 'en').system).not.toContain('battery')
  })
})
