import { describe, expect, it } from 'vitest'
import { periodsIn, powerPeriod } from './periods.ts'

const named = (text: string) => periodsIn(text).map(({ period }) => period)

describe('the name of a band', () => {
  it.each([
    ['p1', 1],
    ['p2', 2],
    ['p3', 3],
    ['periodo 1', 1],
    ['periodo 3', 3],
    ['p. 2', 2],
    // A misread one.
    ['pl', 1],
    ['punta', 1],
    ['llano', 2],
    ['valle', 3],
    ['supervalle', 3],
    ['pla', 2],
    ['vall', 3],
  ])('%s is band %i', (text, period) => {
    expect(named(text)).toEqual([period])
  })

  it.each(['p4', 'p1,5', 'p2.3', 'p1-p2', 'puntual', 'llanos', 'valles', 'planta'])('%s is none', (text) => {
    expect(named(text).filter((period) => period === 1)).toEqual([])
  })

  it.each(['punta-llano', 'punta y llano', 'punta llano', 'punta/llano', 'punta - llano', 'punta-pla'])(
    '%s is the peak of the power',
    (text) => {
      expect(periodsIn(text)).toMatchObject([{ period: 1, isPuntaLlano: true, start: 0, end: text.length }])
    },
  )

  it.each(['punta llano valle', 'punta/llano/valle', 'punta, llano, valle', 'p1 p2 p3'])('%s are all three', (text) => {
    expect(named(text)).toEqual([1, 2, 3])
    expect(periodsIn(text).some(({ isPuntaLlano }) => isPuntaLlano)).toBe(false)
  })

  it('stands where it stands', () => {
    expect(periodsIn('energia valle 30')).toEqual([{ period: 3, isPuntaLlano: false, start: 8, end: 13 }])
  })
})

it('the power has the peak, and one band for all the rest', () => {
  expect([1, 2, 3].map((period) => powerPeriod(period as 1 | 2 | 3))).toEqual([1, 2, 2])
})
