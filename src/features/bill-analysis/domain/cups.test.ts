import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cupsIn, cupsLetters, isCups, tornCups } from './cups.ts'

const digits = fc.stringMatching(/^\d{16}$/)

describe('the code of a supply point', () => {
  it('has check letters that notice any one misread digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(15), fc.integer({ min: 1, max: 9 }), (all, at, by) => {
        const wrong = all.slice(0, at) + String((Number(all[at]) + by) % 10) + all.slice(at + 1)
        expect(isCups(`ES${all}${cupsLetters(all)}`)).toBe(true)
        expect(isCups(`ES${wrong}${cupsLetters(all)}`)).toBe(false)
      }),
    )
  })

  it('is found in groups of four and with its point of measure', () => {
    const code = `ES0031405012345678${cupsLetters('0031405012345678')}0F`
    expect(cupsIn(`CUPS: ${code.match(/.{1,4}/g)?.join(' ')} más`)).toMatchObject([{ code, isChecked: true }])
  })

  it('may end in two letters, and a word behind it is none of it', () => {
    const code = `ES0031405012345678${cupsLetters('0031405012345678')}`
    expect(cupsIn(`CUPS: ${code}QK`)).toMatchObject([{ code: `${code}QK`, isChecked: true }])
    expect(cupsIn(`CUPS: ES 0031 4050 1234 5678 ${code.slice(18)} QK`)).toMatchObject([{ code: `${code}QK` }])
    expect(cupsIn(`CUPS: ${code} de la calle`)).toMatchObject([{ code, isChecked: true }])
  })

  it('is mended where recognition took a zero for an O or an eight for an S, and only if the letters then agree', () => {
    const code = `ES0031405012345678${cupsLetters('0031405012345678')}`
    expect(cupsIn(code.replace('00', 'OO'))).toMatchObject([{ code, isChecked: true }])
    expect(cupsIn(code.replace('78', '7S'))).toMatchObject([{ code, isChecked: true }])
    expect(cupsIn('ES0031405012345678AA')).toMatchObject([{ code: 'ES0031405012345678AA', isChecked: false }])
  })

  it('is put together from two lines where the check letters agree, and not where they do not', () => {
    const check = cupsLetters('0031405012345678')
    expect(tornCups('IVA 18,89 € CUPS: ES00 3140 5012 34', `56 78${check} 0F`)).toBe(`ES0031405012345678${check}0F`)
    expect(tornCups('CUPS: ES00 3140 5012 34', `otra columna 5678${check}`)).toBe(`ES0031405012345678${check}`)
    expect(tornCups('Punto de suministro (CUPS): ES00', `3140 5012 3456 78${check} 0F. Contador`)).toBe(
      `ES0031405012345678${check}0F`,
    )
    expect(tornCups('CUPS: ES00 3140 5012 34', `5679${check}`)).toBeUndefined()
    expect(tornCups('CUPS: no consta', `5678${check}`)).toBeUndefined()
  })

  it('is found wherever it stands in a text, more than one of them', () => {
    const code = 'ES0031405012345678DF'
    expect(cupsIn(`CUPS: ${code}.`)).toEqual([{ code, isChecked: true, start: 6, end: 26 }])
    expect(cupsIn(`${code}, ${code}0F`).map((found) => found.code)).toEqual([code, `${code}0F`])
    expect(cupsIn('Sin código')).toEqual([])
    // A number that is longer, or a word before it, is something else.
    expect(cupsIn(`X${code}`)).toEqual([])
    expect(cupsIn('ES00314050123456789012DF')).toEqual([])
  })

  it('is mended where one letter stands for any digit, and not where two do', () => {
    const code = 'ES0031405012345678DF'
    expect(cupsIn('ES0031B05012345678DF')).toMatchObject([{ code, isChecked: true }])
    expect(cupsIn('ES0031BB5012345678DF')).toMatchObject([{ code: 'ES0031BB5012345678DF', isChecked: false }])
  })

  it.each([
    ['ESOO314O5O12345678DF', 'ES0031405012345678DF'],
    ['ESQD3I405012345678DF', 'ES0031405012345678DF'],
    ['ES003L405012345678DF', 'ES0031405012345678DF'],
    ['ES003140501Z345678DF', 'ES0031405012345678DF'],
    ['ES003140S012345678DF', 'ES0031405012345678DF'],
    ['ES003140501234S67BDF', 'ES0031405012345678DF'],
    ['ES00314050123456G8DF'.replace('6G', 'G7'), 'ES0031405012345678DF'],
    ['ES00314050123456780F', 'ES0031405012345678DF'],
    ['ES0031405012345678DFOF', 'ES0031405012345678DF0F'],
    ['ES0031405012345678DFIF', 'ES0031405012345678DF1F'],
    ['ES0031405012345678DFLF', 'ES0031405012345678DF1F'],
    ['E50031405012345678DF', 'ES0031405012345678DF'],
    ['3S0031405012345678DF', 'ES0031405012345678DF'],
    ['es-0031-4050-1234-5678-df', 'ES0031405012345678DF'],
  ])('%s is read as %s', (text, code) => {
    expect(cupsIn(text)).toMatchObject([{ code, isChecked: true }])
  })

  it('has check letters that may be misread too', () => {
    for (const [digit, letter] of [
      ['0', 'D'],
      ['1', 'L'],
      ['2', 'Z'],
      ['5', 'S'],
      ['6', 'G'],
      ['8', 'B'],
    ] as const) {
      const all = Array.from({ length: 529 }, (_, n) => String(n).padStart(16, '0')).find(
        (one) => cupsLetters(one)[1] === letter && /[A-CE-KM-RT-Y]/.test(cupsLetters(one)[0] ?? ''),
      )
      const code = `ES${all}${cupsLetters(all ?? '')}`
      expect(cupsIn(`${code.slice(0, -1)}${digit}`)).toMatchObject([{ code, isChecked: true }])
    }
  })

  it('is not put together with a whole code of its own on the next line', () => {
    expect(tornCups('CUPS: ES00 3140 5012 34', 'CUPS ES0031405012345678DF')).toBeUndefined()
    expect(tornCups('CUPS: ES00 3140 5012 34   ', '  5678DF  ')).toBe('ES0031405012345678DF')
    expect(tornCups('ES00 3140 5012 34 y más', '5678DF')).toBeUndefined()
    expect(tornCups('YES00 3140 5012 34', '5678DF')).toBeUndefined()
  })
})
