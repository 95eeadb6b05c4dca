import { expect, it } from 'vitest'
import { ask, inWords } from '#tests/calculator-answer.ts'

/** What stands under an answer, whatever was asked, and what stands there only in its case. */

const solar = ['home', 'use', 'roof', 'one-weather', 'losses', 'no-shade', 'tariff']
const backup = ['surge', 'standby', 'starts', 'home', 'changeover', 'prices']
const pool = ['wind', 'balance', 'machine', 'hours', 'home', 'tariff', 'not-counted', 'prices']

it.each([
  ['solar', { batteryKwh: 'none' }, [...solar, 'money', 'prices']],
  ['solar', { batteryKwh: '5' }, [...solar, 'battery', 'money', 'prices']],
  ['ac', {}, ['weather', 'envelope', 'shutters', 'rooms', 'label', 'moisture', 'terral', 'tariff', 'prices']],
  ['heat-pump', {}, ['weather', 'envelope', 'habits', 'machine', 'size', 'today', 'tariff', 'prices', 'not-in']],
  ['solar-pool-heating', {}, ['home', 'order', 'one-house', 'pool', 'sun', 'tariff', 'prices']],
  ['solar-incentives', {}, ['finished', 'paid-whole', 'only-dated', 'no-advice']],
  ['pool-heating', { cover: 'yes' }, ['depth', 'cover', ...pool]],
  ['pool-heating', { cover: 'no' }, ['depth', ...pool]],
  [
    'heat-pump-comparison',
    {},
    [
      ...['weather', 'envelope', 'habits', 'water-machine', 'splits-label'],
      ...['gas', 'co2', 'tariff', 'prices', 'not-in'],
    ],
  ],
  ['solar-heat-pump-package', {}, ['home', 'heat', 'one-house', 'not-hot-water', 'sun', 'tariff', 'prices']],
  ['seasonal-efficiency', {}, ['weather', 'home', 'machines', 'field', 'labels', 'tariff', 'gas']],
  ['emergency-backup', { kwp: '0' }, ['loads', 'full', ...backup]],
  ['emergency-backup', { kwp: '0.5' }, ['loads', 'reserve', ...backup]],
] as const)('%s with %j assumes no more and no less', (id, given: Record<string, string>, expected) => {
  expect(ask(id, given).assumptions.map((one) => one.id)).toEqual(expected)
})

it.each([
  ['solar', 'use', { monthlyBillEur: '173' }, { bill: '€173', power: '5.75 kW' }],
  ['solar', 'money', {}, { years: '25 years', discount: '3%', age: '0.4%' }],
  ['solar-pool-heating', 'home', { monthlyBillEur: '173' }, { bill: '€173' }],
  ['solar-pool-heating', 'pool', { areaM2: '40' }, { volume: '60 m³' }],
  ['pool-heating', 'depth', { areaM2: '40' }, { depth: '1.5 m', volume: '60 m³' }],
  ['pool-heating', 'cover', {}, { hours: '12 hours' }],
  ['pool-heating', 'hours', {}, { from: '10:00', until: '18:00' }],
  ['solar-heat-pump-package', 'home', { monthlyBillEur: '173' }, { bill: '€173' }],
  ['solar-heat-pump-package', 'heat', { areaM2: '180' }, { area: '180 m²' }],
  ['heat-pump', 'habits', {}, { room: '20 °C' }],
  ['heat-pump', 'today', {}, { boiler: '90%', scop: '4.0' }],
  ['ac', 'label', {}, { seer: '6.1' }],
  ['ac', 'terral', {}, { outdoor: '34.8 °C' }],
  ['heat-pump-comparison', 'habits', {}, { room: '20 °C' }],
  ['heat-pump-comparison', 'splits-label', {}, { scop: '4.0' }],
  ['heat-pump-comparison', 'gas', {}, { boiler: '90%' }],
  ['heat-pump-comparison', 'co2', {}, { electricity: '0.331 kg CO₂', gas: '0.252 kg CO₂' }],
  ['emergency-backup', 'reserve', {}, { reserve: '50%' }],
  ['emergency-backup', 'standby', {}, { watts: '25' }],
  ['emergency-backup', 'home', {}, { bill: '€165' }],
  ['pool-heating', 'home', {}, { bill: '€165' }],
  ['seasonal-efficiency', 'home', { homeType: 'villa' }, { area: '220 m²' }],
] as const)('what %s says of %s for %j', (id, statement, given: Record<string, string>, expected) => {
  const { values } = ask(id, given).assumptions.find((one) => one.id === statement) ?? {}
  expect(inWords(values)).toMatchObject(expected)
})
