import { expect, it } from 'vitest'
import { pdfAddress, quoteSummary } from './quote-summary.ts'

const option = {
  id: 'balanced',
  priceCents: 1_250_000,
  savingEur: { p10: 1600, p50: 1400, p90: 1200 },
  worthIt: true,
  system: { kwp: 5.4, batteryKwh: 10, panels: 12 },
}

it('reads the figures and ignores the rest', () => {
  const estimate = {
    madeOn: '2026-11-21',
    priceBook: { confirmedByOwner: false },
    answers: {},
    options: [option],
    x: 1,
  }
  expect(quoteSummary(estimate)?.options[0]).toMatchObject({ priceCents: 1_250_000, system: { kwp: 5.4 } })
})

it.each([null, 'text', {}, { options: [] }, { madeOn: '2026-11-21', answers: {}, options: [{}] }])(
  'gives null for %o',
  (estimate) => {
    expect(quoteSummary(estimate)).toBeNull()
  },
)

it('asks for the PDF in a language', () => {
  expect(pdfAddress('/api/quotes/t/pdf', 'es', 'http://x')).toBe('http://x/api/quotes/t/pdf?language=es')
  expect(pdfAddress('http://y/pdf?a=1&language=en', 'es', 'http://x')).toBe('http://y/pdf?a=1&language=es')
})
