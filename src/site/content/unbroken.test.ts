import { expect, test } from 'vitest'
import { keptTogether } from './unbroken.ts'

const shown = (words: string) => keptTogether(words).replaceAll('\u00a0', '_')

test('a figure keeps its unit on its line', () => {
  expect(shown('a pool of 8 by 4 m at 28 °C, 16 A and 7.4 kW')).toBe('a pool of 8 by 4_m at 28_°C, 16_A and 7.4_kW')
  expect(shown('cuesta 0,04 €/kWh, el 21 % más')).toBe('cuesta 0,04_€/kWh, el 21_% más')
})

test('a telephone number stays whole', () => {
  expect(shown('ring 900 850 840 or +34 711 004 350')).toBe('ring 900_850_840 or +34_711_004_350')
})

test('words that begin like a unit are words', () => {
  expect(shown('3 meters, 2 Agents, 5 Women, 12 months')).toBe('3 meters, 2 Agents, 5 Women, 12 months')
})
