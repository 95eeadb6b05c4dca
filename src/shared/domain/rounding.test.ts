import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownEur, shownKwh } from './rounding.ts'

const amounts = fc.double({ min: -1e6, max: 1e6, noNaN: true })

describe('money as shown', () => {
  it('is whole euros for a price: 2,000.13 and 11,000.11 are what the quote says in cents', () => {
    expect(shownEur(2000.13, 'price')).toBe(2000)
    expect(shownEur(11_000.11, 'price')).toBe(11_000)
    expect(shownEur(8479.76, 'price')).toBe(8480)
    expect(shownEur(89.5, 'price')).toBe(90)
    expect(shownEur(1234.4, 'price')).toBe(1234)
  })
  it('is tens for an estimate, and whole euros for a small one', () => {
    expect(shownEur(1061.8, 'estimate')).toBe(1060)
    expect(shownEur(1174.26, 'estimate')).toBe(1170)
    expect(shownEur(99.4, 'estimate')).toBe(99)
    expect(shownEur(-1465, 'estimate')).toBe(-1470)
  })
  it('is fifties for a price behind "about", and tens below 1,000 €', () => {
    expect(shownEur(6390.78, 'about')).toBe(6400)
    expect(shownEur(1024.9, 'about')).toBe(1000)
    expect(shownEur(1025, 'about')).toBe(1050)
    expect(shownEur(996, 'about')).toBe(1000)
    expect(shownEur(109.4, 'about')).toBe(110)
  })
  it('is never further off than half a step, rises with the amount and stays when rounded again', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom('price', 'about', 'estimate'), (one, other, kind) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const halfStep = { price: 0.5, about: 25, estimate: 5 }[kind]
        expect(Math.abs(shownEur(one, kind) - one)).toBeLessThanOrEqual(halfStep + 1e-6)
        expect(shownEur(low, kind)).toBeLessThanOrEqual(shownEur(high, kind))
        expect(shownEur(shownEur(one, kind), kind)).toBe(shownEur(one, kind))
      }),
    )
  })
  it('refuses what is no amount', () => expect(() => shownEur(Number.NaN, 'price')).toThrow(RangeError))
})

describe('energy as shown', () => {
  it('is tens for a year and tenths for a day', () => {
    expect(shownKwh(8880.65)).toBe(8880)
    expect(shownKwh(36.14)).toBe(36.1)
    expect(shownKwh(99.96)).toBe(100)
  })
  it('rises with the energy and stays when rounded again', () => {
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        expect(shownKwh(Math.min(one, other))).toBeLessThanOrEqual(shownKwh(Math.max(one, other)))
        expect(shownKwh(shownKwh(one))).toBe(shownKwh(one))
      }),
    )
  })
  it('refuses what is no energy', () => expect(() => shownKwh(Number.POSITIVE_INFINITY)).toThrow(RangeError))
})
