import { describe, expect, it } from 'vitest'
import { hourlyFrom } from './hourly-rows.ts'

/** A record of one hour with this number. */
const tableOf = (text: string) =>
  hourlyFrom([
    ['Fecha', 'Hora', 'Consumo_kWh'],
    ['2026/07/01', '1', text],
  ])

describe('a number of a table', () => {
  it.each([
    ['0,123', 0.123],
    ['0.123', 0.123],
    ['1.234,5', 1234.5],
    [' 2 ', 2],
  ])('%s is %d', (text, kwh) => {
    const series = tableOf(text)
    expect(typeof series === 'string' ? series : series.days.get('2026-07-01')?.[0]).toBe(kwh)
  })

  it.each(['1.2.3', '1,2,3', 'x1', '1 kWh', ',5', '--1'])('%s is none', (text) => {
    expect(tableOf(text)).toBe('hourly_empty')
  })
})
