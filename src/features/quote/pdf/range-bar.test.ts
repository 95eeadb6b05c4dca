import { describe, expect, test } from 'vitest'
import { barOf, yearOfSun } from './range-bar.ts'
import { quotePdfEn } from './words.en.ts'

describe('the bar of a year', () => {
  test('starts at 0: each value stands at its share of the scale', () => {
    const bar = yearOfSun({ p90: 7000, p50: 7500, p10: 8000 }, quotePdfEn, 'en')
    expect(bar).toMatchObject({ zero: '0', max: '10,000', from: 0.7, mark: 0.75, to: 0.8, low: '7,000', high: '8,000' })
  })

  test('is absent without panels', () => {
    expect(yearOfSun({ p10: 0, p50: 0, p90: 0 }, quotePdfEn, 'en')).toBeNull()
  })
})

test('a bar on a given scale writes its values in its own unit', () => {
  const euros = (value: number) => `€${value}`
  const bar = barOf({ p90: 500, p50: 600, p10: 800 }, 1000, euros, (low, likely, high) => [low, likely, high].join())
  expect(bar).toEqual({
    low: '€500',
    high: '€800',
    alt: '€500,€600,€800',
    zero: '€0',
    max: '€1000',
    from: 0.5,
    mark: 0.6,
    to: 0.8,
  })
})
