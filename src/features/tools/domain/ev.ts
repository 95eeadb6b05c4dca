import { chargingYear, hoursFor100Km, wallKwhPerYear } from '#src/energy/load/ev-charging.ts'
import { addedCostEur, costRange } from '#src/energy/money/added-cost.ts'
import { priceSource } from '#src/energy/series/sources.ts'
import { productionFactor } from '#src/energy/series/uncertainty.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import { pvPerKwp, scaled } from '#src/energy/sun-pv/pv.ts'
import { weatherSite } from '#src/energy/sun-pv/weather.ts'
import { defaultContract } from '#src/energy/tariff/contract.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { withDefaults } from './answer.ts'
import { loadOf } from './home-load.ts'
import { planeDefaults, productionStatements } from './solar.ts'
import type { EvAnswer, EvInput, ToolContext } from './tool-types.ts'

const carDefaults: Required<
  Pick<EvInput, 'kmPerYear' | 'kwhPer100Km' | 'chargingLossPct' | 'chargerKw' | 'kwp' | 'carHome' | 'strategy'>
> = {
  kmPerYear: 12_000,
  kwhPer100Km: 18,
  chargingLossPct: 10,
  chargerKw: 7.4,
  kwp: 5,
  carHome: 'evenings',
  strategy: 'night',
}

/** How far a driver's real use lies from what was said, as a share. Our assumption. */
const useSpread = 0.15

/**
 * What a car takes at the wall, how long 100 km take, how much of it the panels give after the rest of the home, and what it adds to the
 * bills. Equations at `wallKwhPerYear`, `chargingYear` and `addedCostEur`.
 */
export function ev(given: EvInput, context: ToolContext): EvAnswer {
  const { weather, today } = context
  const car = withDefaults(given, carDefaults)
  const { kmPerYear, kwhPer100Km, chargingLossPct, chargerKw, kwp, carHome, strategy } = car.input
  const roof = withDefaults({ tiltDeg: given.tiltDeg, azimuthDeg: given.azimuthDeg }, planeDefaults)
  const { loadKwh, assumptions: loadAssumptions } = loadOf({ annualKwh: given.annualKwh }, context)
  const gridKwh = wallKwhPerYear({ kmPerYear, kwhPer100Km, chargingLossPct })
  const pvKwh =
    kwp > 0 ? scaled(pvPerKwp(weather, { ...weatherSite, ...roof.input }), kwp) : new Float64Array(hoursPerYear)
  const chargeAt = (sun: number) => {
    const surplusKwh = pvKwh.map((kwh, hour) => Math.max(0, kwh * sun - (loadKwh[hour] ?? 0)))
    return chargingYear({ annualKwh: gridKwh, chargerKw, carHome, strategy, surplusKwh })
  }
  const shareOf = (fromSurplusKwh: number) => (gridKwh > 0 ? (100 * fromSurplusKwh) / gridKwh : 0)
  const middle = chargeAt(1)
  const pvSharePct = shareOf(middle.fromSurplusKwh)
  const ends = [productionFactor.p10, productionFactor.p90].map((sun) => shareOf(chargeAt(sun).fromSurplusKwh))
  const costEur = addedCostEur(middle.chargeKwh, { pvKwh, loadKwh, contract: defaultContract(today) })
  const gridKwhRange: Range = { p10: gridKwh * (1 + useSpread), p50: gridKwh, p90: gridKwh * (1 - useSpread) }
  const { title, url, month } = priceSource
  return {
    gridKwh,
    gridKwhRange,
    hoursFor100Km: hoursFor100Km({ kwhPer100Km, chargingLossPct }, chargerKw),
    pvSharePct,
    pvSharePctRange: {
      p10: Math.max(pvSharePct, ...ends),
      p50: pvSharePct,
      p90: Math.min(pvSharePct, ...ends),
    },
    costEur,
    costEurRange: costRange(costEur, gridKwhRange),
    assumptions: [
      ...car.assumptions,
      ...(kwp > 0 ? roof.assumptions : []),
      ...loadAssumptions,
      { id: 'ev-charging', values: { strategy } },
      ...(kwp > 0 ? productionStatements() : []),
      { id: 'market-prices', values: { month }, source: { title, url, asOf: month } },
    ],
  }
}
