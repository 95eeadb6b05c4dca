import { describe, expect, it } from 'vitest'
import { fieldOf, rangeOf, rawField } from './field.ts'

const range = { p10: 300, p50: 200, p90: 100 }
const result = {
  annualKwh: 5000,
  monthlyKwh: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  hourlyKwh: [4, 1, 7],
  nothing: [],
  mixed: [1, 'two'],
  selfConsumption: 0.4,
  selfConsumptionRange: { p10: 0.5, p50: 0.4, p90: 0.3 },
  savingEur: range,
  priceCents: 12_345,
  priceEur: 99,
  energyPriceEur: 7,
  payback: null,
  endless: Number.POSITIVE_INFINITY,
  halfRange: { p10: 1, p50: '2', p90: 3 },
  options: [
    { id: 'basic', savingEur: range },
    { id: 'best', savingEur: { p10: 3, p50: 2, p90: 1 } },
  ],
  months: [null, { id: 'jan', days: 31 }],
  cost: { value: 0.25, unit: 'share', digits: 1, range: { p10: 0.3, p50: 0.25, p90: 0.2 } },
  plain: { value: 40, unit: 'celsius' },
  never: { value: 0, unit: 'eur', none: true },
  unitless: { value: 3, unit: 5 },
  point: { value: 8, unit: 'eur', range: 5 },
}
const field = (path: string) => fieldOf(result, path.split('.'))

describe('a field', () => {
  it.each([
    ['annualKwh', { value: 5000, unit: 'kwh' }],
    ['selfConsumption', { value: 40, unit: 'percent' }],
    ['priceCents', { value: 123.45, unit: 'eur', isPrice: true }],
    ['priceEur', { value: 99, unit: 'eur', isPrice: true }],
    ['energyPriceEur', { value: 7, unit: 'eur' }],
    ['savingEur', { value: 200, unit: 'eur' }],
    ['savingEur.p90', { value: 100, unit: 'eur' }],
    ['selfConsumptionRange.p10', { value: 50, unit: 'percent' }],
    ['options.best.savingEur.p10', { value: 3, unit: 'eur' }],
    ['options.0.savingEur', { value: 200, unit: 'eur' }],
    ['months.jan.days', { value: 31 }],
    ['monthlyKwh.jan', { value: 1, unit: 'kwh' }],
    ['monthlyKwh.dec', { value: 12, unit: 'kwh' }],
    ['monthlyKwh.11', { value: 12, unit: 'kwh' }],
    ['hourlyKwh.2', { value: 7, unit: 'kwh' }],
    ['hourlyKwh.sum', { value: 12, unit: 'kwh' }],
    ['hourlyKwh.mean', { value: 4, unit: 'kwh' }],
    ['hourlyKwh.min', { value: 1, unit: 'kwh' }],
    ['hourlyKwh.max', { value: 7, unit: 'kwh' }],
    ['cost', { value: 25, unit: 'percent', decimals: 1 }],
    ['cost.p90', { value: 20, unit: 'percent' }],
    ['cost.value', { value: 25, unit: 'percent' }],
    ['plain', { value: 40, unit: 'celsius' }],
    ['point', { value: 8, unit: 'eur' }],
  ])('%s is %j', (path, expected) => {
    const { value, ...others } = field(path)
    const { value: expectedValue, ...expectedOthers } = expected
    expect(value).toBeCloseTo(expectedValue, 9)
    expect(others).toEqual(expectedOthers)
  })

  it.each([
    ['payback', 'payback is never reached'],
    ['endless', 'endless is no number'],
    ['options', 'options is no number'],
    ['halfRange', 'halfRange is no number'],
    ['never', 'never is no number'],
    ['unitless', 'unitless is no number'],
    ['hourlyKwh.3', 'hourlyKwh.3: the list holds no 3'],
    ['hourlyKwh.x1', 'hourlyKwh.x1: the list holds no x1'],
    ['hourlyKwh.1x', 'hourlyKwh.1x: the list holds no 1x'],
    ['hourlyKwh.jan', 'hourlyKwh.jan: the list holds no jan'],
    ['monthlyKwh.may be', 'the list holds no may be'],
    ['nothing.sum', 'nothing.sum: the list holds no sum'],
    ['mixed.sum', 'mixed.sum: the list holds no sum'],
    ['options.worst', 'options.worst: the list holds no worst'],
    ['point.p10', 'point.p10: there is no p10 among value, unit, range'],
    ['annualKwh.deeper', 'annualKwh.deeper: there is no deeper'],
    ['payback.deeper', 'payback.deeper: there is no deeper'],
    ['plain.toString', 'plain.toString: there is no toString among value, unit'],
    ['halfRange.p20', 'there is no p20 among p10, p50, p90'],
  ])('%s is refused: %s', (path, why) => {
    expect(() => field(path)).toThrow(why)
  })

  it('that is no number names nothing of what is not there', () => {
    expect(() => field('annualKwh.deeper')).toThrow(/no deeper$/)
    expect(() => fieldOf(null, ['x'])).toThrow(/no x$/)
  })
})

describe('a range', () => {
  it('comes with its unit, of a calculator in that of the calculator', () => {
    expect(rangeOf(result, ['savingEur'])).toEqual({ range, unit: 'eur' })
    expect(rangeOf(result, ['cost'])).toEqual({
      range: { p10: expect.closeTo(30, 9), p50: expect.closeTo(25, 9), p90: expect.closeTo(20, 9) },
      unit: 'percent',
    })
    expect(rangeOf({ days: { p10: 3, p50: 2, p90: 1 } }, ['days'])).toEqual({ range: { p10: 3, p50: 2, p90: 1 } })
  })

  it('is refused where there is none', () => {
    for (const path of ['annualKwh', 'plain', 'halfRange', 'payback', 'point'])
      expect(() => rangeOf(result, [path])).toThrow(`${path} is no range`)
  })
})

it('a raw field is whatever is there', () => {
  expect(rawField(result, ['payback'])).toBeNull()
  expect(rawField(result, [])).toBe(result)
  expect(rawField(result, ['options', 'best'])).toBe(result.options[1])
})
