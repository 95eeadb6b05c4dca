import { describe, expect, it } from 'vitest'
import { readerOfFewWords } from '#tests/few-words.ts'
import { intentOf } from './intent.ts'
import type { Level } from './triage-types.ts'

const readingOf = readerOfFewWords({
  signals: {
    booking: 'visit!',
    yes: 'yep!',
    contacts: 'numbers!',
    quote: 'price!',
    bill: 'bill!',
    greeting: 'hello!',
  },
})
const intent = (message: string, level: Level = 'low') => intentOf(message, readingOf(message), level)
const blah = (words: number) => 'blah '.repeat(words)

describe('what a visitor wants', () => {
  it('is help where there is danger, and a repair where something is out of order', () => {
    expect(intent('visit', 'critical')).toBe('danger')
    expect([intent('visit', 'high'), intent('visit', 'medium')]).toEqual(['fault', 'fault'])
  })

  it.each([
    ['a word of booking', `${blah(9)}visit`],
    ['a word that begins so', `${blah(9)}reservation`],
    ['an appointment in Spanish', `${blah(9)}citas`],
    ['yes as a whole word', `${blah(9)}yes`],
    ['sí with its accent, anywhere', `${blah(9)}sí, ${blah(3)}`],
    ['sí in capitals', 'SÍ'],
    ['sí written in two signs', 'si\u0301'],
    ['a short message that agrees', 'yep blah blah'],
    ['a short si', 'si blah blah'],
  ])('is an appointment by %s', (_, message) => {
    expect(intent(message)).toBe('booking')
  })
  it.each([
    ['a longer message with a word that agrees', `yep ${blah(3)}`],
    ['a longer message with a si', `si ${blah(3)}`],
    ['a si that does not come first', 'blah si'],
    ['a word that yes only begins', 'yesterday'],
    ['a word that ends in sí', 'casí'],
    ['a word that begins with sí', 'síntoma'],
    ['a sí that comes too late to be an answer', `${'x'.repeat(2000)} sí`],
  ])('is none by %s', (_, message) => {
    expect(intent(message)).toBe('other')
  })

  it('is a number to call, then a price, then a greeting', () => {
    expect([intent('hello numbers price'), intent(`${blah(9)}numbers`)]).toEqual(['contacts', 'contacts'])
    expect([intent('hello price'), intent('hello bill'), intent(`${blah(9)}price`)]).toEqual(Array(3).fill('quote'))
    expect([intent('hello'), intent(`hello ${blah(4)}`)]).toEqual(['greeting', 'greeting'])
  })

  it('is something else where a greeting only opens, or nothing is named', () => {
    expect([intent(`hello ${blah(5)}`), intent('blah'), intent('')]).toEqual(['other', 'other', 'other'])
  })
})
