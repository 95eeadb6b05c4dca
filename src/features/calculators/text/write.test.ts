import { describe, expect, it } from 'vitest'
import { quantityParts, rangeParts, writeQuantity, writeRange, writeSentence, writeValue } from './write.ts'

const nb = '\u00a0'
const wj = '\u2060'

describe('a quantity', () => {
  it.each([
    [{ value: 12500, unit: 'eur' }, '€12,500', `12.500${nb}€`],
    [{ value: 1174, unit: 'eur' }, '€1,170', `1.170${nb}€`],
    [{ value: 11_873.4, unit: 'eur', isFixed: true }, '€11,873', `11.873${nb}€`],
    [{ value: 8876, unit: 'kwh' }, `8,880${nb}kWh`, `8.880${nb}kWh`],
    [{ value: 10, unit: 'kwh' }, `10${nb}kWh`, `10${nb}kWh`],
    [{ value: -40, unit: 'eur' }, '−€40', `−40${nb}€`],
    [{ value: 0.1549, unit: 'eur-per-kwh' }, '€0.15/kWh', `0,15${nb}€/kWh`],
    [{ value: 6.66, unit: 'kwp', digits: 1 }, `6.7${nb}kWp`, `6,7${nb}kWp`],
    [{ value: 0.345, unit: 'share', digits: 1 }, '34.5%', `34,5${nb}%`],
    [{ value: 1, unit: 'years' }, `1${nb}year`, `1${nb}año`],
    [{ value: 1.4, unit: 'years', digits: 1 }, `1.4${nb}years`, `1,4${nb}años`],
    [{ value: 20, unit: 'degrees' }, '20°', '20°'],
    [{ value: 3, unit: 'number' }, '3', '3'],
  ] as const)('%j is %s and %s', (quantity, english, spanish) => {
    expect(writeQuantity(quantity, 'en')).toBe(english)
    expect(writeQuantity(quantity, 'es')).toBe(spanish)
  })

  it('comes in two parts that are the whole', () => {
    expect(quantityParts({ value: 7, unit: 'weeks' }, 'es')).toEqual({ number: '7', unit: `${nb}semanas` })
  })
})

describe('a range', () => {
  const range = { p90: 1290, p50: 1470, p10: 1640 }

  it('is written low to high, with one unit', () => {
    expect(writeRange({ range, unit: 'eur' }, 'en')).toBe('€1,290–1,640')
    expect(writeRange({ range, unit: 'eur' }, 'es')).toBe(`1.290–1.640${nb}€`)
    expect(writeRange({ range: { p90: 0.2, p50: 0.3, p10: 0.4 }, unit: 'share' }, 'es')).toBe(`20–${wj}40${nb}%`)
    expect(writeRange({ range: { p90: 6, p50: 7, p10: 8 }, unit: 'years' }, 'en')).toBe(`6–${wj}8${nb}years`)
  })

  it('comes in two parts that are the whole', () => {
    expect(rangeParts({ range: { p90: 6, p50: 7, p10: 8 }, unit: 'years' }, 'es')).toEqual({
      number: `6–${wj}8`,
      unit: `${nb}años`,
    })
  })

  it('says where counting stopped', () => {
    expect(writeRange({ range: { p90: 9, p50: 14, p10: 25 }, unit: 'years' }, 'en', true)).toBe(`9–${wj}25+${nb}years`)
  })

  it('is one number when both ends read alike', () => {
    expect(writeRange({ range: { p90: 6.6, p50: 7, p10: 7.2 }, unit: 'years' }, 'en')).toBe(`7${nb}years`)
  })

  it('has words between its ends when they are below zero', () => {
    expect(writeRange({ range: { p90: -900, p50: -100, p10: 700 }, unit: 'eur' }, 'en')).toBe('−€900 to €700')
    expect(writeRange({ range: { p90: -900, p50: -100, p10: 700 }, unit: 'eur' }, 'es')).toBe(
      `de −900${nb}€ a 700${nb}€`,
    )
  })
})

describe('years that something takes', () => {
  it.each([
    [[6, 8], `in 6 to 8${nb}years`, `en un plazo de 6 a 8${nb}años`],
    [[7, 8], `in 7 to 8${nb}years`, `en 7 u 8${nb}años`],
    [[7, 7], `in 7${nb}years`, `en 7${nb}años`],
    [[1, 1], `in 1${nb}year`, `en 1${nb}año`],
  ] as const)('%j are %s and %s', (inYears, english, spanish) => {
    expect(writeValue({ inYears }, 'en', {})).toBe(english)
    expect(writeValue({ inYears }, 'es', {})).toBe(spanish)
  })
})

describe('a sentence', () => {
  const words = { tank: 'the tank' }

  it('is filled with values, words and plurals', () => {
    const values = {
      n: { value: 1, unit: 'number' },
      kwh: { value: 4200, unit: 'kwh' },
      what: { word: 'tank' },
    } as const
    expect(writeSentence('{n} {n|pump|pumps}, {kwh}, {what}', values, 'en', words)).toBe(
      `1 pump, 4,200${nb}kWh, the tank`,
    )
  })

  it('is never shown with a hole', () => {
    expect(() => writeSentence('{kwp}', {}, 'en', words)).toThrow(RangeError)
    expect(() => writeSentence('{x}', { x: { word: 'y' } }, 'en', words)).toThrow(RangeError)
  })
})
