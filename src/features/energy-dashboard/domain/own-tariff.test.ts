import { expect, test } from 'vitest'
import { ownTariffOf } from './own-tariff.ts'

test('prices are read with a comma or a point, and nothing else is a price', () => {
  expect(ownTariffOf(['19,9', ' 13.4 ', '10'])).toEqual([0.199, 0.134, 0.1])
  for (const wrong of ['', 'abc', '-1', '1e3', '101', '19.9.9', '<b>', '19€', '1,2345'])
    expect([wrong, ownTariffOf(['19,9', wrong, '10'])]).toEqual([wrong, undefined])
})
