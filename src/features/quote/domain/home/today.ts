import type { Battery } from '#src/energy/battery/battery.ts'
import { hybridBattery } from '#src/energy/battery/hybrid-battery.ts'
import { simulateYear, type YearResult } from '#src/energy/battery/simulate.ts'
import { type HomeLoad, hourlyLoadKwh } from '#src/energy/load/load-sum.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { Contract } from '#src/energy/tariff/contract.ts'
import { annualCostEur } from '#src/energy/tariff/tariff.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Bought } from './bill-to-use.ts'

/** What every quote stands on: the weather, the prices of the day and the day itself. */
export interface SizingContext {
  weather: TypicalYear
  today: PlainDate
}

/** The home as it runs before anything is installed. */
export interface Today {
  /** Use of the whole home, from grid and from panels already there, kWh a year. */
  useKwh: number
  loadKwh: Float64Array
  contract: Contract
  /** Panels already there; zeros without. */
  pvKwh: Float64Array
  battery: Battery | undefined
  year: YearResult
  /** Bought from the grid, kWh a year. */
  annualKwh: number
  annualBillEur: number
  /** The bill stated is less than the contract costs with the least use: its fixed charges were lowered to make it. */
  isBelowFixed: boolean
}

/** The battery of a home (`hybridBattery`). None of 0 kWh. */
export function batteryOf(capacityKwh: number, reserveShare: number, powerLimitKw: number): Battery | undefined {
  return capacityKwh > 0 ? hybridBattery(capacityKwh, reserveShare, powerLimitKw) : undefined
}

/** A simulated home before the works, with the bill that was stated. */
export function todayOf(
  home: Pick<Today, 'useKwh' | 'loadKwh' | 'contract' | 'pvKwh' | 'battery' | 'year'>,
  statedBillEur: number | undefined,
): Today {
  const { contract, year } = home
  const statedEur = (statedBillEur ?? Number.POSITIVE_INFINITY) * 12
  const isBelowFixed = year.annualCostEur > statedEur + 1
  const annualBillEur = isBelowFixed ? statedEur : year.annualCostEur
  return {
    ...home,
    contract: isBelowFixed ? withLowerPower(contract, year, statedEur) : contract,
    annualKwh: year.importKwh,
    annualBillEur,
    isBelowFixed,
  }
}

/** The contract with the power prices at which the year costs what was stated. The bill grows in proportion with them. */
function withLowerPower(contract: Contract, year: YearResult, statedEur: number): Contract {
  const { P1, P2 } = contract.powerPrice
  const without = { ...contract, powerPrice: { P1: 0, P2: 0 } }
  const restEur = annualCostEur(year.importByMonthPeriod, year.exportByMonth, without)
  const share = Math.max(0, (statedEur - restEur) / (year.annualCostEur - restEur))
  return { ...contract, powerPrice: { P1: P1 * share, P2: P2 * share } }
}

/** A home without panels before the works: what it uses hour by hour, its contract and what it pays. */
export function homeToday({ kwh, contract }: Bought, load: HomeLoad, statedBillEur: number | undefined): Today {
  const pvKwh = new Float64Array(hoursPerYear)
  const loadKwh = hourlyLoadKwh(load, kwh)
  const year = simulateYear({ pvKwh, loadKwh, contract })
  return todayOf({ useKwh: kwh, loadKwh, contract, pvKwh, battery: undefined, year }, statedBillEur)
}
