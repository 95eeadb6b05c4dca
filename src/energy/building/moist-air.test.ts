import { expect, it } from 'vitest'
import { dewPointC, saturationPa } from './moist-air.ts'

/** Vapour pressure over water by the steam tables (IAPWS), Pa. */
it.each([
  [0.01, 611.66],
  [10, 1228.2],
  [20, 2339.3],
  [30, 4247.0],
  [40, 7384.9],
])('over water of %d °C air holds vapour of %d Pa, within 0.4 %%', (tempC, pascal) => {
  expect(Math.abs(saturationPa(tempC) / pascal - 1)).toBeLessThan(0.004)
})

it('air of 20 °C and half its vapour is dew at 9.3 °C', () => {
  expect(dewPointC(saturationPa(20) / 2)).toBeCloseTo(9.27, 1)
})

it('the dew point is where the air would be full', () => {
  for (const tempC of [-10, 0, 12, 25, 40]) expect(dewPointC(saturationPa(tempC))).toBeCloseTo(tempC, 9)
})

it('dry air has no dew point', () => {
  for (const pascal of [0, -1, Number.NaN]) expect(() => dewPointC(pascal)).toThrow(RangeError)
})
