import { expect, it } from 'vitest'
import { menuOf } from './menu-of.ts'

it.each([
  ['/services/battery-storage', 'services'],
  ['/es/servicios/instalacion-solar-fotovoltaica-marbella', 'services'],
  ['/solar/marbella', 'services'],
  ['/partnerships/estate-agents', 'about'],
  ['/versus/heat-pump-vs-gas-boiler', 'articles'],
  ['/es/calculadora-solar', 'calculators'],
  ['/', undefined],
  ['/search', undefined],
  ['/emergency-electrician-marbella', undefined],
  ['/no-such-page', undefined],
])('%s stands in the panel %s', (path, menu) => {
  expect(menuOf(path)).toBe(menu)
})
