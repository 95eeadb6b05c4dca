import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printedIban, readIban } from './iban.ts'
import { readTaxNumber } from './tax-number.ts'

describe('an IBAN', () => {
  it.each([
    'ES91 2100 0418 4502 0005 1332',
    'es9121000418450200051332',
    'DE89 3704 0044 0532 0130 00',
    'GB29NWBK60161331926819',
  ])('%s is right', (typed) => {
    expect(readIban(typed)).toEqual({ iban: typed.replace(/\s/g, '').toUpperCase() })
  })

  it.each([
    ['', 'characters'],
    ['ES91', 'characters'],
    ['<b>', 'characters'],
    ['ES9121000418450200051332!', 'characters'],
    ['!ES9121000418450200051332', 'characters'],
    ['US9121000418450200051332', 'country'],
    ['ES912100041845020005133', 'length'],
    ['ES9121000418450200051333', 'check-digits'],
    ['ES9021000418450200051332', 'check-digits'],
  ])('%j is wrong: %s', (typed, fault) => {
    expect(readIban(typed)).toEqual({ fault })
  })

  it('is refused with any one digit changed, and with any two neighbours swapped', () => {
    const right = 'ES9121000418450200051332'
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 1, max: 9 }), (at, add) => {
        const changed = right.slice(0, at) + ((Number(right[at]) + add) % 10) + right.slice(at + 1)
        expect(readIban(changed)).toEqual({ fault: 'check-digits' })
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 22 }), (at) => {
        if (right[at] === right[at + 1]) return
        const swapped = right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2)
        expect(readIban(swapped)).toEqual({ fault: 'check-digits' })
      }),
    )
  })

  it('is printed in groups of four', () => {
    expect(printedIban('ES9121000418450200051332')).toBe('ES91 2100 0418 4502 0005 1332')
  })
})

describe('a Spanish tax number', () => {
  it.each(['12345678Z', '12.345.678-z', 'X1234567L', 'B12345674', 'A58818501', 'Q2826000H'])('%s is right', (typed) => {
    expect(readTaxNumber(typed)).toBe(typed.replace(/[.-]/g, '').toUpperCase())
  })
  it.each(['12345678A', 'X1234567A', 'B12345670', '1234', '', 'ES12345678Z', 'K12345674'])('%j is wrong', (typed) => {
    expect(readTaxNumber(typed)).toBeUndefined()
  })
})
