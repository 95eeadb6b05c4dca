import { addedCostEur } from '#src/energy/money/added-cost.ts'
import { usualMachineHours } from '#src/energy/water/pool-machine.ts'
import { type VillaWithPanels, villaBillEur, villaWithPanels } from '#src/features/calculators/domain/comfort/villa.ts'
import type { CalculatorContext } from '#src/features/calculators/domain/frame/calculator.ts'
import { type InputSpec, type InputsOf, townInput } from '#src/features/calculators/domain/frame/input.ts'
import { energySavingEur, monthlyBillLimits } from '#src/features/quote/domain/public.ts'
import { type Cents, centsFromEur, eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { fromSurplus, type PoolPart, poolCost, poolInputs, poolPart } from './pool-part.ts'

/** Panels and a heated pool as the sum of their two calculators. */

export const inputs = {
  town: townInput,
  monthlyBillEur: {
    kind: 'number',
    unit: 'eur',
    ...monthlyBillLimits,
    default: villaBillEur,
    slider: { min: 40, max: 600, step: 5 },
  },
  kwp: { kind: 'optional-number', unit: 'kwp', min: 0.9, max: 18 },
  ...poolInputs,
} as const satisfies Record<string, InputSpec>
export type SolarPoolInputs = typeof inputs

/** The two parts and their sums. Every cent of the whole is a cent of one part. */
export interface SolarPoolSum {
  home: VillaWithPanels
  pool: PoolPart
  /** What the panels save in the home without the pool, €/year: the solar calculator's figure. */
  solarSavingEur: Range
  /** What the pool adds to the bills of the home with the panels: the pool calculator's figure. */
  poolCostCents: Cents
  /** Saving less cost, a year. */
  changeCents: Cents
  changeEur: Range
  /** The same pool in the home without panels, €/year. */
  poolWithoutEur: number
  /** Of the pool's cost with panels: the surplus that is no longer sold, €/year. */
  surplusEur: number
  priceCents: Cents
}

/** Solves panels and pool as one house and as the sum of its two parts. */
export function solarPoolSum(given: InputsOf<SolarPoolInputs>, context: CalculatorContext): SolarPoolSum {
  const { town, monthlyBillEur, kwp } = given
  const home = villaWithPanels({ town, monthlyBillEur }, kwp, context)
  const pool = poolPart({ ...given, windShelter: 'partial' }, home.sized.year, context)
  const solarSavingEur = energySavingEur(home.sized, home.plan)
  const changeCents = centsFromEur(solarSavingEur.p50) - pool.costCents
  const middle = eurFromCents(changeCents)
  const up = Math.hypot(solarSavingEur.p10 - solarSavingEur.p50, pool.costEur.p50 - pool.costEur.p90)
  const down = Math.hypot(solarSavingEur.p50 - solarSavingEur.p90, pool.costEur.p10 - pool.costEur.p50)
  const without = poolCost(pool.water, home.bare, usualMachineHours, context.weather)
  return {
    home,
    pool,
    solarSavingEur,
    poolCostCents: pool.costCents,
    changeCents,
    changeEur: { p10: middle + up, p50: middle, p90: middle - down },
    poolWithoutEur: without.costEur,
    surplusEur: addedCostEur(fromSurplus(pool.machine, home.sized.year), home.sized.year),
    priceCents: centsFromEur(home.sized.energyPriceEur) + pool.priceCents,
  }
}
