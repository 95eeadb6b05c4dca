import { describe, expect, it } from 'vitest'
import { dial, numbersIn } from './dial.ts'

describe('a number to call', () => {
  it.each([
    ['112', 'tel:112'],
    ['062', 'tel:062'],
    ['900 850 840', 'tel:+34900850840'],
    ['+34 711 004 350', 'tel:+34711004350'],
  ])('%s dials %s', (number, address) => {
    expect(dial(number)).toBe(address)
  })
  it('is found in a line, and nothing else is', () => {
    expect(numbersIn('Call 112, then 900 850 840 or +34 711 004 350.').filter(({ tel }) => tel)).toEqual([
      { text: '112', tel: 'tel:112' },
      { text: '900 850 840', tel: 'tel:+34900850840' },
      { text: '+34 711 004 350', tel: 'tel:+34711004350' },
    ])
    expect(numbersIn('30 mA, 230 V, 1120 EUR').filter(({ tel }) => tel)).toEqual([])
    expect(numbersIn('a 112 b').map(({ text }) => text)).toEqual(['a ', '112', ' b'])
  })
})
