import type { Battery } from '../../../energy/battery.ts'
import { annualKwhFromMonthlyBill } from '../../../energy/consumption.ts'
import { type Contract, defaultContract } from '../../../energy/contract.ts'
import { type HomeSpec, type HouseholdSpec, householdLoad } from '../../../energy/load.ts'
import { scaled } from '../../../energy/pv.ts'
import { simulateYear, type YearResult } from '../../../energy/simulate.ts'
import type { TypicalYear } from '../../../energy/weather.ts'
import { hoursPerYear } from '../../../energy/year.ts'
import type { PlainDate } from '../../../shared/domain/plain-date.ts'
import { answerLimits, type QuoteAnswers } from './answers.ts'
import { contractSteps, type Home } from './defaults.ts'
import { pvUnitKwh } from './pv-unit.ts'

/** What every quote stands on: the weather, the prices of the day and the day itself. */
export interface SizingContext {
  weather: TypicalYear
  today: PlainDate
}

/** The home as it runs before anything is installed. */
export interface Today {
  /** Use of the whole home, from grid and from panels already there. */
  spec: HouseholdSpec
  loadKwh: Float64Array
  contract: Contract
  /** Panels already there; zeros without. */
  pvKwh: Float64Array
  battery: Battery | undefined
  year: YearResult
  /** Bought from the grid, kWh a year. */
  annualKwh: number
  annualBillEur: number
}

/** AC to AC, hybrid systems with LFP cells; own use of battery and inverter. Facts: pv-battery.json, marked general knowledge. */
export const batteryModel = { roundTripEfficiency: 0.9, standbyW: 25, hoursToEmpty: 2 } as const

export function batteryOf(capacityKwh: number, reserveShare: number, powerLimitKw: number): Battery | undefined {
  if (capacityKwh <= 0) return undefined
  const { roundTripEfficiency, standbyW, hoursToEmpty } = batteryModel
  const powerKw = Math.min(capacityKwh / hoursToEmpty, powerLimitKw)
  return { capacityKwh, powerKw, roundTripEfficiency, standbyW, reserveKwh: capacityKwh * reserveShare }
}

/**
 * The contract step whose range of use the bill falls into. A bill between two steps takes the border, so a larger bill never
 * means less use.
 */
function kwhAndContract(
  monthlyBillEur: number,
  spec: HomeSpec,
  { weather, today }: SizingContext,
): { kwh: number; contract: Contract } {
  const at = (index: number) => {
    const contract = defaultContract(today, contractSteps[index]?.powerKw)
    return { contract, kwh: annualKwhFromMonthlyBill(monthlyBillEur, spec, contract, weather) }
  }
  const upTo = (index: number) => contractSteps[index]?.upToKwh ?? 0
  let index = contractSteps.findIndex((step) => step.powerKw === 5.75)
  let { kwh, contract } = at(index)
  while (kwh > upTo(index) && index < contractSteps.length - 1) {
    const border = upTo(index)
    index++
    const next = at(index)
    kwh = Math.max(next.kwh, border)
    contract = next.contract
  }
  while (index > 0 && kwh < upTo(index - 1)) {
    index--
    const next = at(index)
    kwh = Math.min(next.kwh, upTo(index))
    contract = next.contract
  }
  return { kwh, contract }
}

function contractFor(annualKwh: number, today: PlainDate): Contract {
  return defaultContract(today, contractSteps.find((step) => annualKwh <= step.upToKwh)?.powerKw)
}

/** The argument at which a rising function reaches `target`, by false position with the Illinois correction. */
function solveRising(of: (x: number) => number, target: number, from: number, to: number, tolerance: number): number {
  let low = from
  let high = to
  let lowGap = of(low) - target
  let highGap = of(high) - target
  if (lowGap >= 0) return low
  if (highGap <= 0) return high
  for (let round = 0; round < 20; round++) {
    const x = high - (highGap * (high - low)) / (highGap - lowGap)
    const gap = of(x) - target
    if (Math.abs(gap) <= tolerance) return x
    if (gap > 0) {
      high = x
      highGap = gap
      lowGap /= 2
    } else {
      low = x
      lowGap = gap
      highGap /= 2
    }
  }
  return (low + high) / 2
}

/** The home before the works, of the parts that `homeSpec` names: what it uses hour by hour, its contract and what it pays. */
export function homeToday(answers: QuoteAnswers, home: Home, homeSpec: HomeSpec, context: SizingContext): Today {
  const { weather, today } = context
  const given = answers.contractedPowerKw
  const own = given === undefined ? undefined : defaultContract(today, given)
  const monthlyBillEur = answers.monthlyBillEur
  let bought: { kwh: number; contract: Contract }
  if (answers.annualKwh !== undefined)
    bought = { kwh: answers.annualKwh, contract: own ?? contractFor(answers.annualKwh, today) }
  else if (monthlyBillEur === undefined) throw new RangeError('neither a bill nor a consumption is given')
  else if (own) bought = { kwh: annualKwhFromMonthlyBill(monthlyBillEur, homeSpec, own, weather), contract: own }
  else bought = kwhAndContract(monthlyBillEur, homeSpec, context)

  const boughtKwh = Math.max(answerLimits.annualKwh.min, bought.kwh)
  const { contract } = bought
  const kwp = home.existingSolarKwp
  const pvKwh = kwp > 0 ? scaled(pvUnitKwh(weather, home.roof), kwp) : new Float64Array(hoursPerYear)
  const battery = batteryOf(kwp > 0 ? home.existingBatteryKwh : 0, 0, kwp)

  const run = (annualKwh: number) => {
    const spec: HouseholdSpec = { ...homeSpec, annualKwh }
    const loadKwh = householdLoad(spec, weather).hourlyKwh
    return { spec, loadKwh, year: simulateYear({ pvKwh, loadKwh, battery, contract }) }
  }
  // With panels already there the bill shows only what they did not cover: find the use behind it.
  const wholeKwh =
    kwp === 0
      ? boughtKwh
      : solveRising((kwh) => run(kwh).year.importKwh, boughtKwh, boughtKwh, boughtKwh + kwp * 1700, boughtKwh * 0.002)
  const { spec, loadKwh, year } = run(wholeKwh)
  return {
    spec,
    loadKwh,
    contract,
    pvKwh,
    battery,
    year,
    annualKwh: year.importKwh,
    annualBillEur: year.annualCostEur,
  }
}
