import model from '#facts/energy/pv-model.json' with { type: 'json' }
import type { Range } from '#src/shared/domain/range.ts'

/** What every quote assumes unless told otherwise: 25 years, 0.4 %, 3 % and 0 % a year. */
export const financeDefaults = {
  years: 25,
  degradationPct: model.degradationPctPerYear,
  discountPct: 3,
  priceGrowthPct: 0,
} as const

export interface Investment {
  /** Paid today, VAT included, €. */
  priceEur: number
  /** Saving of the first year at today's prices, €. */
  savingEur: number
  years?: number
  /** Yearly fall of the saving with the panels' age, %. */
  degradationPct?: number
  discountPct?: number
  /** Yearly rise of electricity prices above inflation, %. */
  priceGrowthPct?: number
  /** Later outlays (inverter, battery), € of today, at the end of a year (1 is the first). */
  replacements?: readonly { year: number; costEur: number }[]
}

export interface CashFlow {
  /** Net flow of each year, €; index 0 is the outlay today. */
  flowsEur: number[]
  /** Running sum of the flows, undiscounted, €. */
  cumulativeEur: number[]
  /** Years until the running sum stays at zero or above, within the year in proportion; null when never within the years. */
  paybackYears: number | null
  /** Sum of the flows discounted to today, €. */
  npvEur: number
}

/** Net flow of each year, €; index 0 is the outlay today. Throws as `cashFlow` does. */
function flowsOf(investment: Investment): number[] {
  const {
    priceEur,
    savingEur,
    years = financeDefaults.years,
    degradationPct = financeDefaults.degradationPct,
    priceGrowthPct = financeDefaults.priceGrowthPct,
    replacements = [],
  } = investment
  if (!(Number.isFinite(priceEur) && priceEur >= 0)) throw new RangeError(`not a price: ${priceEur}`)
  if (!Number.isFinite(savingEur)) throw new RangeError(`not a saving: ${savingEur}`)
  if (!(Number.isInteger(years) && years >= 1)) throw new RangeError(`not a number of years: ${years}`)
  const yearly = (1 - degradationPct / 100) * (1 + priceGrowthPct / 100)
  const flowsEur = [-priceEur || 0]
  for (let year = 1; year <= years; year++) {
    const outlay = replacements.reduce((sum, item) => sum + (item.year === year ? item.costEur : 0), 0)
    flowsEur.push(savingEur * yearly ** (year - 1) - outlay)
  }
  return flowsEur
}

/** Sum of the flows discounted to today, €. */
function presentValueEur(flowsEur: readonly number[], discountPct: number = financeDefaults.discountPct): number {
  return flowsEur.reduce((sum, flow, year) => sum + flow / (1 + discountPct / 100) ** year, 0)
}

/** The `npvEur` of `cashFlow` alone, for searches that ask hundreds of times. Throws as `cashFlow` does. */
export function netPresentValueEur(investment: Investment): number {
  return presentValueEur(flowsOf(investment), investment.discountPct)
}

/**
 * Cash flow of an installation in real euros: flow(0) = -price; flow(t) = saving · (1 - d)^(t-1) · (1 + g)^(t-1) - replacements(t);
 * NPV = Σ flow(t) / (1 + r)^t. Throws a RangeError on a negative price or years that are no whole number above zero.
 */
export function cashFlow(investment: Investment): CashFlow {
  const flowsEur = flowsOf(investment)
  let sum = 0
  const cumulativeEur = flowsEur.map((flow) => {
    sum += flow
    return sum
  })
  const npvEur = presentValueEur(flowsEur, investment.discountPct)
  return { flowsEur, cumulativeEur, paybackYears: paybackYears(flowsEur, cumulativeEur), npvEur }
}

/** The last crossing from below zero to above it, so that a replacement that eats the gain counts. */
function paybackYears(flowsEur: readonly number[], cumulativeEur: readonly number[]): number | null {
  let lastBelow = -1
  cumulativeEur.forEach((sum, year) => {
    if (sum < 0) lastBelow = year
  })
  if (lastBelow === cumulativeEur.length - 1) return null
  if (lastBelow < 0) return 0
  return lastBelow + -(cumulativeEur[lastBelow] ?? 0) / (flowsEur[lastBelow + 1] ?? 1)
}

/** Payback years for a range of savings: little saved, long payback, so p10 comes from the saving's p90. p90 ≤ p50 ≤ p10; null is the longest. */
export function paybackRange(
  investment: Omit<Investment, 'savingEur'>,
  savingEur: Range,
): { p10: number | null; p50: number | null; p90: number | null } {
  const payback = (saving: number) => cashFlow({ ...investment, savingEur: saving }).paybackYears
  return { p10: payback(savingEur.p90), p50: payback(savingEur.p50), p90: payback(savingEur.p10) }
}
