import { describe, expect, it } from 'vitest'
import { evaluate, parseExpression } from './expression.ts'

const given: Record<string, number> = { a: 10, b: 4, 'a-b': 7, 'home:villa-5.pool.heat@x_1': 30, B: 5 }
const worth = (text: string) =>
  evaluate(parseExpression(text), (name) => {
    const value = given[name]
    if (value === undefined) throw new RangeError(`unknown: ${name}`)
    return value
  })

describe('an expression', () => {
  it.each([
    ['a', 10],
    ['12', 12],
    ['a - b - 1', 5],
    ['a / b / 10', 0.25],
    ['a + b * 10', 50],
    ['(a + b) * 10', 140],
    ['a * (b - 1) / 10', 3],
    ['a-b', 7],
    ['a-b - b', 3],
    ['B + b', 9],
    ['home:villa-5.pool.heat@x_1 / 10', 3],
    ['round(a / b)', 3],
    ['round(a / b, 10)', 0],
    ['round(a * 10 + b + 1, 10)', 110],
    ['min(a, b, 7)', 4],
    ['max(b, a, 7)', 10],
    ['max(min(a, b), 1) + 1', 5],
    ['  a+b ', 14],
  ])('%s is %d', (text, value) => {
    expect(worth(text)).toBeCloseTo(value, 12)
  })

  it.each([
    ['', 'no expression'],
    ['   ', 'no expression'],
    ['a; b', 'no expression'],
    ['a ? b', 'no expression'],
    ['; a', 'no expression'],
    ['a +', 'something is missing at the end'],
    ['round(a', ') is missing'],
    ['(a + b', ') is missing'],
    ['(a b)', ') is missing'],
    ['a b', 'unexpected b'],
    ['a )', 'unexpected )'],
    [')', 'unexpected )'],
    ['a + * b', 'unexpected *'],
    ['- a', 'unexpected -'],
    ['round(, a)', 'unexpected ,'],
    ['sqrt(a)', 'no function is called sqrt'],
    ['toString(a)', 'no function is called toString'],
    ['a * 5', '5 is a figure'],
    ['1.5 * a', '1.5 is a figure'],
    ['12e', 'unexpected e'],
  ])('%j is refused: %s', (text, why) => {
    expect(() => parseExpression(text)).toThrow(why)
    expect(() => parseExpression(text)).toThrow(RangeError)
  })

  it.each([1, 7, 10, 12, 24, 52, 60, 100, 365, 1000])('%d only changes a unit and may be typed', (number) => {
    expect(worth(String(number))).toBe(number)
  })

  it('comes to a number or is refused', () => {
    expect(() => worth('a / (b - b)')).toThrow('the result is no number')
    expect(() => worth('round(a, b - b)')).toThrow('the result is no number')
  })
})
