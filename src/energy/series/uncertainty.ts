import model from '#facts/energy/pv-model.json' with { type: 'json' }
import { simulateYear, type YearInput, type YearResult } from '#src/energy/battery/simulate.ts'
import { scaled } from '#src/energy/sun-pv/pv.ts'
import { priceSpread } from '#src/energy/tariff/contract.ts'
import { annualCostEur } from '#src/energy/tariff/tariff.ts'
import type { Range } from '#src/shared/domain/range.ts'
import { civilYear } from './civil-time.ts'
import { sdPerDecile } from './quantile.ts'

/**
 * How far a year's production may lie from the typical year's, as factors. Two independent causes, both taken as normal: one year
 * differs from the next by sd 2.15 % (PVGIS, Almería, 2005-2023); the weather file's calibration and the choice of model carry
 * ±4 %, read as the P10-P90 half-width, sd 4 / 1.2816. Together sd = √(2.15² + 3.12²) = 3.79 %, ±4.9 % at P10 and P90.
 */
export const productionFactor: Range = (() => {
  const calibrationSdPct = model.calibrationPct / sdPerDecile
  const halfWidth = (Math.hypot(model.interannualSdPct, calibrationSdPct) * sdPerDecile) / 100
  return { p10: 1 + halfWidth, p50: 1, p90: 1 - halfWidth }
})()

/** A year and what its simulation gave. */
export interface SimulatedYear {
  year: YearInput
  result: YearResult
}

/** Production of one year to come, kWh, from the typical year's. */
export function productionRange(annualKwh: number): Range {
  return {
    p10: annualKwh * productionFactor.p10,
    p50: annualKwh * productionFactor.p50,
    p90: annualKwh * productionFactor.p90,
  }
}

/**
 * How much an hourly step overstates self-consumption against one of five minutes, as a share of production: 1.5-3 points without
 * battery, 0-1 with one (comparison with five-minute load models). p50 is the middle, and what `savingRange` takes off.
 */
export function hourlyStepCorrection(hasBattery: boolean): Range {
  return hasBattery ? { p10: 0.01, p50: 0.005, p90: 0 } : { p10: 0.03, p50: 0.0225, p90: 0.015 }
}

export interface SavingInput extends SimulatedYear {
  /** Bills of a year without the system, taxes included, €. */
  annualCostBeforeEur: number
  /** Whether the contract holds the home's own prices. Default false: the market median, with the spread of the offers. */
  pricesKnown?: boolean
}

/**
 * Saving of the first year, €, with its range. Middle: bills before - bills after - what the hourly step flatters. Around it three
 * independent causes, added in quadrature on each side: production at its P10 and P90, simulated again; the uncertainty of the
 * hourly step; and, unless the prices are the home's own, the spread of published offers around their median.
 */
export function savingRange({ annualCostBeforeEur, year, result, pricesKnown = false }: SavingInput): Range {
  const hasBattery = (year.battery?.capacityKwh ?? 0) > 0
  const step = hourlyStepCorrection(hasBattery)
  const uncorrected = annualCostBeforeEur - result.annualCostEur
  const costWith = costWithLessSelfUse(year, result)
  const p50 = annualCostBeforeEur - costWith(step.p50)
  const savingAt = (factor: number) => annualCostBeforeEur - costAt({ year, result }, factor)
  const stepEur = stepHalfEur({ year, result }, hasBattery)
  const priceUpEur = pricesKnown ? 0 : Math.abs(p50) * (priceSpread.high - 1)
  const priceDownEur = pricesKnown ? 0 : Math.abs(p50) * (1 - priceSpread.low)
  const up = Math.hypot(savingAt(productionFactor.p10) - uncorrected, stepEur, priceUpEur)
  const down = Math.hypot(uncorrected - savingAt(productionFactor.p90), stepEur, priceDownEur)
  return { p10: p50 + up, p50, p90: p50 - down }
}

/** Self-consumption, 0..1, with the middle of the hourly-step correction taken off: the number to show. */
export function shownSelfConsumption(result: YearResult, hasBattery: boolean): number {
  return Math.max(0, result.selfConsumption - hourlyStepCorrection(hasBattery).p50)
}

/** Part of the use that the sun covers, 0..1, less the same kWh of the hourly step: the number to show beside `shownSelfConsumption`. 0 without use. */
export function shownSelfSufficiency(result: YearResult, hasBattery: boolean): number {
  const { loadKwh, productionKwh, selfConsumption, selfSufficiency } = result
  if (loadKwh <= 0) return 0
  const movedKwh = (selfConsumption - shownSelfConsumption(result, hasBattery)) * productionKwh
  return Math.max(0, selfSufficiency - movedKwh / loadKwh)
}

/**
 * Range of what a battery saves beside panels that both years have, €/year, around its middle `savingEur`. The causes of `savingRange`, each taken on the difference
 * of the two bills: production at its P10 and P90 may move it either way; the hourly step of both years; the spread of the offers.
 */
export function addedSavingRange(savingEur: number, stored: SimulatedYear, bare: SimulatedYear): Range {
  const gap = (factor: number) => costAt(bare, factor) - costAt(stored, factor)
  const middle = bare.result.annualCostEur - stored.result.annualCostEur
  const moved = [gap(productionFactor.p10) - middle, gap(productionFactor.p90) - middle]
  const stepEur = Math.hypot(stepHalfEur(stored, true), stepHalfEur(bare, false))
  const spread = Math.abs(savingEur)
  const up = Math.hypot(Math.max(0, ...moved), stepEur, spread * (priceSpread.high - 1))
  const down = Math.hypot(Math.min(0, ...moved), stepEur, spread * (1 - priceSpread.low))
  return { p10: savingEur + up, p50: savingEur, p90: savingEur - down }
}

/** Bills of a year whose panels make more or less, €. */
function costAt({ year }: SimulatedYear, factor: number): number {
  return simulateYear({ ...year, pvKwh: scaled(year.pvKwh, factor) }).annualCostEur
}

/** How far the hourly step may be off its middle, €/year. */
function stepHalfEur({ year, result }: SimulatedYear, hasBattery: boolean): number {
  const step = hourlyStepCorrection(hasBattery)
  const costWith = costWithLessSelfUse(year, result)
  return costWith(step.p10) - costWith(step.p50)
}

/** Bills of the year, €, when a share of each sunny hour's production is exported and bought back in that hour instead of used. */
function costWithLessSelfUse(
  { pvKwh, contract, calendarYear }: YearInput,
  result: YearResult,
): (share: number) => number {
  const { monthPeriod } = civilYear(calendarYear)
  const pvByRow = new Float64Array(36)
  for (let hour = 0; hour < pvKwh.length; hour++) {
    const row = monthPeriod[hour] ?? 0
    pvByRow[row] = (pvByRow[row] ?? 0) + (pvKwh[hour] ?? 0)
  }
  return (share) => {
    const moved = Math.min(share, result.selfConsumption)
    const imported = result.importByMonthPeriod.map((kwh, row) => kwh + moved * (pvByRow[row] ?? 0))
    const exported = result.exportByMonth.map((kwh, month) => kwh + moved * (result.monthlyProductionKwh[month] ?? 0))
    return annualCostEur(imported, exported, contract, calendarYear)
  }
}
