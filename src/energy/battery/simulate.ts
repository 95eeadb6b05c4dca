import { civilYear } from '#src/energy/series/civil-time.ts'
import type { OfHour } from '#src/energy/series/stamps.ts'
import type { Contract } from '#src/energy/tariff/contract.ts'
import { annualCostEur } from '#src/energy/tariff/tariff.ts'
import { type Battery, dispatch, scratchSeries } from './battery.ts'

export interface YearInput {
  /** PV output of each hour at the meter, kWh (UTC+1 index). */
  pvKwh: OfHour
  loadKwh: OfHour
  /** Absent: no battery. */
  battery?: Battery
  contract: Contract
  /** Whose weekdays, holidays and clock changes the tariff follows. Default: `defaultYear`. */
  calendarYear?: number
}

export interface YearResult {
  productionKwh: number
  /** Battery standby included. */
  loadKwh: number
  importKwh: number
  exportKwh: number
  /** (production - export) / production, 0..1; battery losses count as consumed. 0 without production. */
  selfConsumption: number
  /** (load - import) / load, 0..1. 0 without load. */
  selfSufficiency: number
  monthlyProductionKwh: number[]
  monthlyLoadKwh: number[]
  monthlyImportKwh: number[]
  exportByMonth: number[]
  /** 36 values at month · 3 + period (0 P1, 1 P2, 2 P3). */
  importByMonthPeriod: number[]
  batteryCycles: number
  /** Bills of the year, taxes included, €; never rounded. */
  annualCostEur: number
}

const noBattery: Battery = { capacityKwh: 0, powerKw: 0, roundTripEfficiency: 1 }

/** One typical year of a home with sun, battery and tariff, hour by hour. Throws as `dispatch` does. */
export function simulateYear(input: YearInput): YearResult {
  const { pvKwh, loadKwh, battery = noBattery, contract, calendarYear } = input
  const series = scratchSeries()
  const totals = dispatch(pvKwh, loadKwh, battery, series)
  const { month, monthPeriod } = civilYear(calendarYear)
  const monthlyProductionKwh = new Array<number>(12).fill(0)
  const monthlyLoadKwh = new Array<number>(12).fill(0)
  const monthlyImportKwh = new Array<number>(12).fill(0)
  const exportByMonth = new Array<number>(12).fill(0)
  const importByMonthPeriod = new Array<number>(36).fill(0)
  const standbyKwh = (battery.standbyW ?? 0) / 1000
  for (let hour = 0; hour < pvKwh.length; hour++) {
    const m = month[hour] ?? 0
    const row = monthPeriod[hour] ?? 0
    const imported = series.importKwh[hour] ?? 0
    monthlyProductionKwh[m] = (monthlyProductionKwh[m] ?? 0) + (pvKwh[hour] ?? 0)
    monthlyLoadKwh[m] = (monthlyLoadKwh[m] ?? 0) + (loadKwh[hour] ?? 0) + standbyKwh
    monthlyImportKwh[m] = (monthlyImportKwh[m] ?? 0) + imported
    exportByMonth[m] = (exportByMonth[m] ?? 0) + (series.exportKwh[hour] ?? 0)
    importByMonthPeriod[row] = (importByMonthPeriod[row] ?? 0) + imported
  }
  return {
    productionKwh: totals.pvKwh,
    loadKwh: totals.loadKwh,
    importKwh: totals.importKwh,
    exportKwh: totals.exportKwh,
    selfConsumption: totals.pvKwh > 0 ? (totals.pvKwh - totals.exportKwh) / totals.pvKwh : 0,
    selfSufficiency: totals.loadKwh > 0 ? (totals.loadKwh - totals.importKwh) / totals.loadKwh : 0,
    monthlyProductionKwh,
    monthlyLoadKwh,
    monthlyImportKwh,
    exportByMonth,
    importByMonthPeriod,
    batteryCycles: totals.cycles,
    annualCostEur: annualCostEur(importByMonthPeriod, exportByMonth, contract, calendarYear),
  }
}
