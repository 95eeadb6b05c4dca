import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spokenRatio } from '#src/features/figures/domain/ratio.ts'
import { likelyWords } from './likely-words.ts'
import { quantityText } from './quantity-text.ts'
import { ratioWords } from './ratio-words.ts'

describe('a ratio in words', () => {
  it.each([
    [1, 3, 'a third', 'un tercio'],
    [36, 100, 'about a third', 'cerca de un tercio'],
    [57, 100, 'about three fifths', 'cerca de tres quintas partes'],
    [50, 100, 'half', 'la mitad'],
    [200, 100, 'twice', 'el doble'],
    [190, 100, 'about twice', 'cerca del doble'],
    [100, 100, 'the same', 'lo mismo'],
  ])('%d of %d is %s', (a, b, en, es) => {
    expect(ratioWords(spokenRatio(a, b), 'en')).toBe(en)
    expect(ratioWords(spokenRatio(a, b), 'es')).toBe(es)
  })

  it('is never far from the figures, and refused where people have no word', () => {
    expect(() => spokenRatio(1, 40)).toThrow('no words')
    expect(() => spokenRatio(30, 1)).toThrow('no words')
    expect(() => spokenRatio(-1, 3)).toThrow('no ratio')
    expect(spokenRatio(43, 100).id).not.toBe('a-third')
  })

  it('has words for everything between a tenth and ten times', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.09, max: 10, noNaN: true }), (ratio) => {
        expect(ratioWords(spokenRatio(ratio, 1), 'es')).not.toBe('')
      }),
    )
  })
})

describe('an amount', () => {
  it('is rounded as everywhere, and a fact is not', () => {
    expect(quantityText({ value: 11_012.3, unit: 'eur' }, 'en')).toBe('€11,010')
    expect(quantityText({ value: 11_012.3, unit: 'eur', isPrice: true }, 'en')).toBe('€11,012')
    expect(quantityText({ value: 2000.13, unit: 'eur', isPrice: true }, 'es')).toBe('2.000\u00a0€')
    expect(quantityText({ value: 43.6, unit: 'eur' }, 'en')).toBe('€44')
    expect(quantityText({ value: 2.47, unit: 'eur', decimals: 1 }, 'es')).toBe('2,5\u00a0€')
    expect(quantityText({ value: 1581, unit: 'kwh', decimals: 0 }, 'en')).toBe('1,581\u00a0kWh')
    expect(quantityText({ value: 1581, unit: 'kwh' }, 'en')).toBe('1,580\u00a0kWh')
    expect(quantityText({ value: 1, unit: 'years' }, 'es')).toBe('1\u00a0año')
    expect(quantityText({ value: 3.68, unit: 'kw', decimals: 2 }, 'es')).toBe('3,68\u00a0kW')
  })
})

describe('a range', () => {
  it('is said as what happens in nine years of ten', () => {
    const range = { p90: 1063, p50: 1170, p10: 1400 }
    expect(likelyWords(range, 'eur', 'en')).toBe('at least €1,060 in nine years of ten; most likely €1,170')
    expect(likelyWords(range, 'eur', 'es')).toBe(
      'al menos 1.060\u00a0€ nueve años de cada diez; lo más probable, 1.170\u00a0€',
    )
  })
})
