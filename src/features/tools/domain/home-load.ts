import { householdLoad, loadFromShape } from '#src/energy/load/load.ts'
import { defaultYear } from '#src/energy/series/civil-time.ts'
import { type Assumption, withDefaults } from './answer.ts'
import type { LoadInput } from './load-input.ts'
import type { ToolContext } from './tool-types.ts'

const usualAnnualKwh = 4000
const evenMonths = new Array<number>(12).fill(1)

/**
 * A home's load, kWh an hour (UTC+1 index): annualKwh · shape[h] · factor[m] / the year's sum of the same with an explicit shape, else the
 * household model, by the weekdays and clock changes of `calendarYear`. Throws a RangeError when every weight is zero.
 */
export function loadOf(
  given: LoadInput,
  { weather }: ToolContext,
  calendarYear: number = defaultYear,
): { loadKwh: Float64Array; annualKwh: number; assumptions: Assumption[] } {
  const { annualKwh: usual, hourlyShape24, monthlyFactors12, occupancy, hasPool, hasEv, hasAc } = given
  if (hourlyShape24 || monthlyFactors12) {
    const { input, assumptions } = withDefaults(
      { annualKwh: usual, hourlyShape24, monthlyFactors12 },
      { annualKwh: usualAnnualKwh, hourlyShape24: new Array<number>(24).fill(1), monthlyFactors12: evenMonths },
    )
    const loadKwh = loadFromShape(input.annualKwh, input.hourlyShape24, input.monthlyFactors12, calendarYear)
    return { loadKwh, annualKwh: input.annualKwh, assumptions }
  }
  const defaults: Required<Pick<LoadInput, 'annualKwh' | 'occupancy' | 'hasPool' | 'hasEv' | 'hasAc'>> = {
    annualKwh: usualAnnualKwh,
    occupancy: 'full-time',
    hasPool: false,
    hasEv: false,
    hasAc: true,
  }
  const { input, assumptions } = withDefaults({ annualKwh: usual, occupancy, hasPool, hasEv, hasAc }, defaults)
  const { hourlyKwh } = householdLoad({ ...input, calendarYear }, weather)
  return {
    loadKwh: hourlyKwh,
    annualKwh: input.annualKwh,
    assumptions: [...assumptions, { id: 'load-shape', values: { occupancy: input.occupancy } }],
  }
}
