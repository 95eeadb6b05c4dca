import limits from '#facts/energy/contracted-power.json' with { type: 'json' }
import { type Contract, type PowerPeriods, taxesOn } from '#src/energy/tariff/contract.ts'
import { peakKw, powerTermEur } from '#src/energy/tariff/contracted-power.ts'
import { type BillReadings, sureFrom } from './bill.ts'
import { type HourlySeries, highestByMonth } from './hourly.ts'

/** What the highest power is known from: the bill's maximeter, a year of recorded hours, or only a household of that kWh. */
export type PowerBasis = 'maximeter' | 'hours' | 'household'

export interface PowerNeed {
  basis: PowerBasis
  contractedKw: PowerPeriods
  /** Highest power; of hours and of a household, how far the true peak may lie above the mean of its hour is in `enoughKw`. */
  highestKw: PowerPeriods
  /** Enough in each period, in steps of 0.1 kW; never above what is contracted. */
  enoughKw: PowerPeriods
  /** Less a year with `enoughKw`, €, taxes in; 0 where nothing can be lowered. */
  savingEurYear: number
  /** The highest demand is above what is contracted: the switch may fall. */
  isTight: boolean
  /** Highest hour of each month, kW, where hours are known. */
  months: { month: number; kw: PowerPeriods }[]
}

/** Above the highest quarter of an hour in a year, which the maximeter holds. Our assumption. */
const headroom = 1.15
/** How far a household's true peak may lie above the mean of its modelled hour: a kettle, an oven and a heater at once. Our assumption. */
const householdPeakToHour = 2.5
/** Fewer recorded days do not hold a winter and a summer. */
const leastDays = 330
/** Less is not worth a letter and the distributor's fee. */
const leastKwOver = 0.5

const periods = ['P1', 'P2'] as const
const stepUp = (kw: number) => Math.max(limits.leastKw, Math.ceil(kw * 10 - 1e-9) / 10)

/**
 * The contracted power that is enough in each of the two periods of 2.0TD: highest demand of the maximeter · 1.15, else the highest recorded hour · 1.5, else
 * a modelled household's hour · 2.5, each rounded up to 0.1 kW. A period nobody has a highest demand of stays as it is. Null without the contract.
 */
export function powerNeed(
  facts: BillReadings,
  contract: Contract,
  o: { hourly?: HourlySeries | null; loadKwh?: Float64Array | undefined; today: string },
): PowerNeed | null {
  const [p1, p2] = [facts.powerP1Kw, facts.powerP2Kw]
  if (!p1 || p1.confidence < sureFrom - 0.15) return null
  const contractedKw = { P1: p1.value, P2: p2?.value ?? p1.value }
  const months = o.hourly ? highestByMonth(o.hourly) : []
  const known = highestOf(facts, o.hourly ?? null, months) ?? modelled(o.loadKwh)
  if (!known) return null
  const { basis, highestKw, factor } = known
  const enoughKw = { ...contractedKw }
  for (const period of periods) {
    const highest = highestKw[period]
    const enough = highest === undefined ? contractedKw[period] : stepUp(highest * factor)
    if (contractedKw[period] - enough >= leastKwOver) enoughKw[period] = enough
  }
  const taxes = taxesOn(o.today, contractedKw.P1)
  const withTaxes = (1 + taxes.ieePct / 100) * (1 + taxes.vatPct / 100)
  const savingEurYear = (powerTermEur(contractedKw, contract) - powerTermEur(enoughKw, contract)) * withTaxes
  return {
    basis,
    contractedKw,
    highestKw: { P1: highestKw.P1, P2: highestKw.P2 ?? highestKw.P1 },
    enoughKw,
    savingEurYear,
    isTight: basis !== 'household' && periods.some((period) => (highestKw[period] ?? 0) > contractedKw[period]),
    months,
  }
}

interface Highest {
  basis: PowerBasis
  highestKw: { P1: number; P2: number | undefined }
  factor: number
}

function highestOf(
  { maxP1Kw, maxP2Kw }: BillReadings,
  hourly: HourlySeries | null,
  months: PowerNeed['months'],
): Highest | null {
  if (maxP1Kw) return { basis: 'maximeter', highestKw: { P1: maxP1Kw.value, P2: maxP2Kw?.value }, factor: headroom }
  if (!hourly || hourly.days.size < leastDays) return null
  const highest = (period: 'P1' | 'P2') => Math.max(...months.map(({ kw }) => kw[period]))
  return { basis: 'hours', highestKw: { P1: highest('P1'), P2: highest('P2') }, factor: limits.peakToHour }
}

function modelled(loadKwh: Float64Array | undefined): Highest | null {
  return loadKwh ? { basis: 'household', highestKw: peakKw(loadKwh), factor: householdPeakToHour } : null
}
