import { civilYear } from '#src/energy/series/civil-time.ts'
import { pvModelSource } from '#src/energy/series/sources.ts'
import { productionFactor, productionRange } from '#src/energy/series/uncertainty.ts'
import { defaultLossPct, pvPerKwp } from '#src/energy/sun-pv/pv.ts'
import { weatherSite } from '#src/energy/sun-pv/weather.ts'
import { type ToolStatement, withDefaults } from './answer.ts'
import type { SolarAnswer, SolarInput, ToolContext } from './tool-types.ts'

export const planeDefaults: Required<Pick<SolarInput, 'tiltDeg' | 'azimuthDeg'>> = { tiltDeg: 20, azimuthDeg: 0 }
const defaults: Required<Omit<SolarInput, 'town'>> = { ...planeDefaults, kwp: 5, mounting: 'free-standing' }

/** What every production figure stands on. */
export function productionStatements(): ToolStatement[] {
  return [
    { id: 'weather-year', values: {} },
    { id: 'all-in-losses', values: { lossPct: defaultLossPct }, source: pvModelSource },
    { id: 'no-shade', values: {} },
    { id: 'production-range', values: { pct: Math.round((productionFactor.p10 - 1) * 1000) / 10 } },
  ]
}

/**
 * Production of a roof in the typical year: kWh a year and month with P10 and P90, and kWh per kWp. Equations and sources at `pvPerKwp`.
 * Months are the people's (the clock of Spain). One weather year serves every town. Throws a RangeError on an impossible plane.
 */
export function solar(given: SolarInput, { weather }: ToolContext): SolarAnswer {
  const { input, assumptions } = withDefaults(given, defaults)
  const { kwp, tiltDeg, azimuthDeg, mounting } = input
  const perKwp = pvPerKwp(weather, { ...weatherSite, tiltDeg, azimuthDeg, mounting })
  const { month } = civilYear()
  const monthlyKwh = new Array<number>(12).fill(0)
  let specificYield = 0
  perKwp.forEach((kwh, hour) => {
    const m = month[hour] ?? 0
    monthlyKwh[m] = (monthlyKwh[m] ?? 0) + kwh * kwp
    specificYield += kwh
  })
  const annualKwhRange = productionRange(specificYield * kwp)
  return {
    annualKwh: annualKwhRange.p50,
    annualKwhRange,
    p10Kwh: annualKwhRange.p10,
    p90Kwh: annualKwhRange.p90,
    monthlyKwh,
    specificYield,
    assumptions: [...assumptions, ...productionStatements()],
  }
}
