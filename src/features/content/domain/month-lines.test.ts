import { expect, test } from 'vitest'
import { numberIn, promisesIn, readingsIn } from './month-lines.ts'

test('figures are read as people of either language write them', () => {
  expect(['812', '812.5', '812,5', '1.234', '1,234', '1.234,5', '1,234.5'].map(numberIn)).toEqual([
    812, 812.5, 812.5, 1234, 1234, 1234.5, 1234.5,
  ])
  expect(['1.234.567', '1,234,567.8', '12,3', '0'].map(numberIn)).toEqual([1_234_567, 1_234_567.8, 12.3, 0])
  expect(['', ' ', 'x', '-3', '1e999'].map(numberIn).filter((one) => one !== undefined)).toEqual([])
})

test('twelve promises in rising order, or none', () => {
  const year = Array.from({ length: 12 }, (_, at) => `${400 + at}\t${450 + at}; ${500 + at}`).join('\n')
  expect(promisesIn(`${year}\n`)).toHaveLength(12)
  expect(promisesIn(year)?.[0]).toEqual({ p90: 400, p50: 450, p10: 500 })
  expect(promisesIn(year.replace('400', '460'))).toBeUndefined()
  expect(promisesIn('400 450 500')).toBeUndefined()
  const even = Array.from({ length: 12 }, () => ' 7 / 7 / 7 ')
  expect(promisesIn(even.join('\n \n'))?.at(-1)).toEqual({ p90: 7, p50: 7, p10: 7 })
  for (const wrong of ['7 7', '7 7 6', '8 7 9', '7 7 7 7', '7 x 7', 'x 7 7', '7 7 x', '7'])
    expect(promisesIn([wrong, ...even.slice(1)].join('\n'))).toBeUndefined()
  expect(promisesIn([...even, 'and a thirteenth line'].join('\n'))).toBeUndefined()
})

test('readings come in the order of their months, each once', () => {
  expect(readingsIn('2026-08 790\n2026-07 812,5\n')).toEqual([
    { month: '2026-07', kwh: 812.5 },
    { month: '2026-08', kwh: 790 },
  ])
  expect(readingsIn('2026-07 1\n2026-07 2')).toBeUndefined()
  expect(readingsIn('\n2026-10;1\n  \n2026-12 / 0')).toEqual([
    { month: '2026-10', kwh: 1 },
    { month: '2026-12', kwh: 0 },
  ])
  for (const wrong of ['July 812', '2026-07', '2026-07 x', '2026-07 1 2', '2026-13 1', '2026-00 1', 'x2026-07 1'])
    expect([wrong, readingsIn(wrong)]).toEqual([wrong, undefined])
  expect(readingsIn('2026-071 1')).toBeUndefined()
  expect(readingsIn('')).toEqual([])
})
