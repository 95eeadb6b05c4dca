import { describe, expect, it } from 'vitest'
import {
  formatAsOf,
  formatDate,
  formatEur,
  formatEurRange,
  formatInstant,
  formatKwh,
  formatKwp,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  formatPercent,
  formatUnit,
  monthNames,
} from './format.ts'

const nbsp = '\u00a0'

describe('numbers', () => {
  it.each([
    [10_820, 0, '10,820', '10.820'],
    [1234.5, 1, '1,234.5', '1.234,5'],
    [1000, 0, '1,000', '1.000'],
    [0.5, 0, '1', '1'],
    [-3.25, 2, '-3.25', '-3,25'],
    [-0, 0, '0', '0'],
  ])('%d with %i digits', (value, digits, english, spanish) => {
    expect(formatNumber(value, 'en', digits)).toBe(english)
    expect(formatNumber(value, 'es', digits)).toBe(spanish)
  })

  it('give the same answer however often and in whatever order they are asked', () => {
    const asked = () => [formatNumber(2.345, 'en', 2), formatNumber(2.345, 'es', 1), formatNumber(2.345, 'en')]
    expect(asked()).toEqual(['2.35', '2,3', '2'])
    expect(asked().reverse()).toEqual(asked().reverse())
  })

  it('that do not exist are refused', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => formatNumber(value, 'en')).toThrow(RangeError)
      expect(() => formatUnit(value, 'kWh', 'es')).toThrow(RangeError)
    }
  })
})

describe('money', () => {
  it.each([
    [12_500, 0, '€12,500', `12.500${nbsp}€`],
    [1290.4, 2, '€1,290.40', `1.290,40${nbsp}€`],
    [-300, 0, '−€300', `−300${nbsp}€`],
    [-0.004, 2, '€0.00', `0,00${nbsp}€`],
    [-0, 0, '€0', `0${nbsp}€`],
  ])('%d with %i digits', (eur, digits, english, spanish) => {
    expect(formatEur(eur, 'en', digits)).toBe(english)
    expect(formatEur(eur, 'es', digits)).toBe(spanish)
  })

  it('as a range goes from low to high, and is one amount where both are equal', () => {
    expect(formatEurRange({ p90: 1290, p10: 1640 }, 'en')).toBe('€1,290–1,640')
    expect(formatEurRange({ p90: 1290, p10: 1640 }, 'es')).toBe(`1.290–1.640${nbsp}€`)
    expect(formatEurRange({ p90: 99.6, p10: 100.4 }, 'en')).toBe('€100')
  })
})

describe('rounded figures', () => {
  it('are rounded by the one rule of the site', () => {
    expect(formatMoney(2000.13, 'price', 'en')).toBe('€2,000')
    expect(formatMoney(1061.8, 'estimate', 'es')).toBe(`1.060${nbsp}€`)
    expect(formatMoneyRange({ p90: 1061.8, p10: 1469.5 }, 'en')).toBe('€1,060–1,470')
    expect(formatKwh(8880.65, 'es')).toBe(`8.880${nbsp}kWh`)
    expect(formatKwh(36.14, 'en')).toBe(`36.1${nbsp}kWh`)
  })
})

describe('percentages and units', () => {
  it('keep the sign with the number', () => {
    expect(formatPercent(5.11, 'en', 2)).toBe('5.11%')
    expect(formatPercent(5.11, 'es', 2)).toBe(`5,11${nbsp}%`)
    expect(formatUnit(6.6, 'kWp', 'en', 1)).toBe(`6.6${nbsp}kWp`)
    expect(formatUnit(-1500, 'kWh', 'es')).toBe(`-1.500${nbsp}kWh`)
  })

  it('writes the size of panels so that panels times watts make it', () => {
    expect([11 * 0.45, 20 * 0.45, 24 * 0.45].map((kwp) => formatKwp(kwp, 'en'))).toEqual(
      ['4.95', '9', '10.8'].map((kwp) => `${kwp}${nbsp}kWp`),
    )
    expect(formatKwp(11 * 0.45, 'es')).toBe(`4,95${nbsp}kWp`)
  })
})

describe('dates', () => {
  it('are written as people write them', () => {
    expect(formatDate('2026-11-21', 'en')).toBe('21 Nov 2026')
    expect(formatDate('2026-11-21', 'es')).toBe('21 nov 2026')
    expect(formatDate('2026-09-01', 'en')).toBe('1 Sep 2026')
    expect(formatDate('2026-09-01', 'es')).toBe('1 sept 2026')
  })

  it('with a time are Spanish time, in summer and in winter', () => {
    expect(formatInstant('2026-07-01T16:30:00Z', 'en')).toBe('1 Jul 2026, 18:30')
    expect(formatInstant(new Date('2026-12-31T23:30:00Z'), 'es')).toBe('1 ene 2027, 00:30')
  })

  it('name the months, January first', () => {
    expect(monthNames('en')).toHaveLength(12)
    expect([monthNames('en', 'long')[0], monthNames('es', 'long')[11]]).toEqual(['January', 'diciembre'])
    expect(monthNames('es', 'narrow').join('')).toBe('EFMAMJJASOND')
  })
})

it('the day, month or span of a figure in words', () => {
  expect(formatAsOf('2026-11', 'en')).toBe('November 2026')
  expect(formatAsOf('2026-11', 'es')).toBe('noviembre de 2026')
  expect(formatAsOf('2026-08-22', 'en')).toBe('22 Aug 2026')
  expect(formatAsOf('2025-08 to 2026-07', 'en')).toBe('August 2025 to July 2026')
  expect(formatAsOf('2005-2023', 'en')).toBe('2005-2023')
  expect(formatAsOf('2025', 'es')).toBe('2025')
})
