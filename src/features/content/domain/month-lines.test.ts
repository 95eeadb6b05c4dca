import { expect, test } from 'vitest'
import { numberIn, promisesIn, readingsIn } from './month-lines.ts'

test('figures are read as people of either language write them', () => {
  expect(['812', '812.5', '812,5', '1.234', '1,234', '1.234,5', '1,234.5'].map(numberIn)).toEqual([
    812, 812.5, 812.5, 1234, 1234, 1234.5, 1234.5,
  ])
  expect(['', 'x', '-3', '1e999'].map(numberIn)).toEqual([undefined, undefined, undefined, undefined])
})

test('twelve promises in rising order, or none', () => {
  const year = Array.from({ length: 12 }, (_, at) => `${400 + at}\t${450 + at}; ${500 + at}`).join('\n')
  expect(promisesIn(`${year}\n`)).toHaveLength(12)
  expect(promisesIn(year)?.[0]).toEqual({ p90: 400, p50: 450, p10: 500 })
  expect(promisesIn(year.replace('400', '460'))).toBeUndefined()
  expect(promisesIn('400 450 500')).toBeUndefined()
})

test('readings come in the order of their months, each once', () => {
  expect(readingsIn('2026-08 790\n2026-07 812,5\n')).toEqual([
    { month: '2026-07', kwh: 812.5 },
    { month: '2026-08', kwh: 790 },
  ])
  expect(readingsIn('2026-07 1\n2026-07 2')).toBeUndefined()
  expect(readingsIn('July 812')).toBeUndefined()
  expect(readingsIn('')).toEqual([])
})
