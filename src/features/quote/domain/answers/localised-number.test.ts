import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from '#src/shared/i18n/format.ts'
import { localisedNumber } from './localised-number.ts'

describe('a number as people type it', () => {
  it.each([
    ['165', 165],
    ['165,50', 165.5],
    ['165.50', 165.5],
    ['1.200', 1200],
    ['1,200', 1200],
    ['1.200,50', 1200.5],
    ['1,200.50', 1200.5],
    ['1.234.567', 1_234_567],
    ['4 200 kWh', 4200],
    ['€165', 165],
    ['165 €', 165],
    ['165 euros', 165],
    ['0,5', 0.5],
    ['0.125', 0.125],
    ['-20', -20],
    [' 98 ', 98],
  ])('%s is %d', (text, number) => {
    expect(localisedNumber(text)).toBe(number)
  })

  it.each(['abc', '12abc', '1.2.3', '1,2,3.4', '12,34,567', '--3', '€', '1e5', '.', '1..2'])(
    '%s is no number',
    (text) => {
      expect(localisedNumber(text)).toBeNaN()
    },
  )

  it('a blank is not given, which is not the same as wrong', () => {
    expect(localisedNumber('')).toBeUndefined()
    expect(localisedNumber('   ')).toBeUndefined()
  })

  it('reads back whatever the site prints, in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 15_000_000 }),
        fc.constantFrom('en' as const, 'es' as const),
        (cents, language) => {
          const eur = cents / 100
          expect(localisedNumber(formatNumber(eur, language, 2))).toBeCloseTo(eur, 6)
        },
      ),
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const number = localisedNumber(text)
        expect(number === undefined || typeof number === 'number').toBe(true)
      }),
    )
  })
})
