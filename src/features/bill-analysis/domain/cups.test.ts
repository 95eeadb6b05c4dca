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
})
