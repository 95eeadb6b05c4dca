import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysOfMeant, keysOfTyped, lengthsWithOneSlip, spanishSound } from './typos.ts'

const isSlip = (typed: string, meant: string) => lengthsWithOneSlip(typed, meant).includes(typed.length)

describe('one slip of the finger', () => {
  it('is a letter added, left out, replaced or swapped', () => {
    for (const typed of ['burnning', 'burnng', 'bunring', 'burnung'])
      expect([typed, isSlip(typed, 'burning')]).toEqual([typed, true])
  })
  it('leaves the first letter, five-letter words with another letter, and short words alone', () => {
    expect(isSlip('turning', 'burning')).toBe(false)
    expect(isSlip('small', 'smell')).toBe(false)
    expect(isSlip('gaz', 'gas')).toBe(false)
  })
  it('may stand at the beginning of a longer word', () => {
    expect(lengthsWithOneSlip('quemndose', 'quemand')).toEqual([6])
    expect(lengthsWithOneSlip('sparse', 'spark')).toEqual([])
    expect(lengthsWithOneSlip('chispas', 'chispa')).toEqual([])
  })
  it('is always found under one of the keys', () => {
    const word = fc.stringMatching(/^[a-z]{6,12}$/)
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('add', 'omit', 'replace', 'swap'), (meant, place, slip) => {
        const at = 1 + (place % (meant.length - 3))
        const typed = {
          add: `${meant.slice(0, at)}x${meant.slice(at)}`,
          omit: meant.slice(0, at) + meant.slice(at + 1),
          replace: `${meant.slice(0, at)}x${meant.slice(at + 1)}`,
          swap: meant.slice(0, at) + meant.charAt(at + 1) + meant.charAt(at) + meant.slice(at + 2),
        }[slip]
        if (typed.startsWith(meant)) return
        expect(isSlip(typed, meant)).toBe(true)
        expect(keysOfTyped(typed).some((key) => keysOfMeant(meant).includes(key))).toBe(true)
      }),
    )
  })
})

it('hears hurried Spanish', () => {
  for (const [typed, meant] of [
    ['xispas', 'chispas'],
    ['enxufe', 'enchufe'],
    ['uele', 'huele'],
    ['guele', 'huele'],
    ['kemado', 'quemado'],
    ['quemao', 'quemado'],
    ['jumo', 'humo'],
  ] as const) {
    expect([typed, spanishSound(typed)]).toEqual([typed, spanishSound(meant)])
  }
})
