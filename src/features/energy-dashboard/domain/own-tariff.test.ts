import { expect, test } from 'vitest'
import { ownTariffOf } from './own-tariff.ts'

test('prices are read with a comma or a point, and nothing else is a price', () => {
  expect(ownTariffOf(['19,9', ' 13.4 ', '10'])).toEqual([0.199, 0.134, 0.1])
  expect(ownTariffOf(['0', '100', '12.345'])).toEqual([0, 1, 0.12345])
  for (const wrong of [
    '',
    'abc',
    '-1',
    '1e3',
    '101',
    '19.9.9',
    '<b>',
    '19€',
    '€19',
    '19.',
    '0019',
    '1,2345',
    '100,001',
  ]) {
    expect([wrong, ownTariffOf([wrong, '13', '10'])]).toEqual([wrong, undefined])
    expect([wrong, ownTariffOf(['19,9', wrong, '10'])]).toEqual([wrong, undefined])
    expect([wrong, ownTariffOf(['19,9', '13', wrong])]).toEqual([wrong, undefined])
  }
})
