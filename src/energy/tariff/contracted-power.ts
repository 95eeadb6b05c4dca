import prices from '#facts/energy/contracted-power.json' with { type: 'json' }
import { civilYear } from '#src/energy/series/civil-time.ts'
import type { OfHour } from '#src/energy/series/stamps.ts'
import { monthDays } from '#src/energy/series/year.ts'
import type { Contract, PowerPeriods } from './contract.ts'

/**
 * Contracted power of the 2.0TD tariff (Circular 3/2020 CNMC): two periods, P1 08-24 h of working days, P2 the rest, each up to 15 kW. In a home
 * the meter's own switch (ICP) cuts the supply that takes more, so nothing is billed for excess; where the power is measured by a maximeter
 * instead, excess is billed at the published rate per kW and day.
 */
export type PowerControl = 'switch' | 'maximeter'

/** Largest power of the 2.0TD tariff, kW. */
export const mostContractedKw = prices.mostKw

/** Highest hour of the year in each of the two power periods, kWh in the hour, that is mean kW. */
export function peakKw(importKwh: OfHour, calendarYear?: number): PowerPeriods {
  const { energyPeriod } = civilYear(calendarYear)
  const peak = { P1: 0, P2: 0 }
  for (let hour = 0; hour < importKwh.length; hour++) {
    const kw = importKwh[hour] ?? 0
    if (energyPeriod[hour] === 2) peak.P2 = Math.max(peak.P2, kw)
    else peak.P1 = Math.max(peak.P1, kw)
  }
  return peak
}

/** The power term of a year, € without tax: kW · price of each period. */
export function powerTermEur(powerKw: PowerPeriods, { powerPrice, powerPriceUnit }: Contract): number {
  const perYear = powerPriceUnit === 'eur_kw_day' ? 365 : 1
  return (powerKw.P1 * powerPrice.P1 + powerKw.P2 * powerPrice.P2) * perYear
}

/**
 * What a maximeter would add in a year, € without tax: in each month and period, (highest hour - contracted) · published rate · days of the month.
 * 0 under a switch, which cuts instead.
 */
export function excessEur(
  importKwh: OfHour,
  powerKw: PowerPeriods,
  control: PowerControl,
  calendarYear?: number,
): number {
  if (control === 'switch') return 0
  const { month, energyPeriod } = civilYear(calendarYear)
  const highest = new Float64Array(24)
  for (let hour = 0; hour < importKwh.length; hour++) {
    const row = (month[hour] ?? 0) * 2 + (energyPeriod[hour] === 2 ? 1 : 0)
    highest[row] = Math.max(highest[row] ?? 0, importKwh[hour] ?? 0)
  }
  let eur = 0
  highest.forEach((kw, row) => {
    const period = row % 2 === 0 ? 'P1' : 'P2'
    const days = monthDays[Math.floor(row / 2)] ?? 0
    eur += Math.max(0, kw - powerKw[period]) * prices.excessEurKwDay[period] * days
  })
  return eur
}

export interface PowerOptimum {
  powerKw: PowerPeriods
  /** Power term and excess of a year, € without tax. */
  eurYear: number
  /** Less than the contract in force costs, € a year without tax; negative when more power is needed. */
  savingEur: number
  /** The home needs more than the tariff allows. */
  isBeyondTariff: boolean
}

/**
 * The cheapest powers in steps of 0.1 kW for a home's hourly import. `peakToHour`: how far the true peak lies above the mean of its hour
 * (default 1.5, our assumption), kept free in both periods under a switch; a maximeter may be cheaper below the peak. Throws a RangeError on
 * a factor below 1.
 */
export function optimalPower(
  importKwh: OfHour,
  contract: Contract,
  {
    control = 'switch',
    peakToHour = prices.peakToHour,
    calendarYear,
  }: { control?: PowerControl; peakToHour?: number; calendarYear?: number } = {},
): PowerOptimum {
  if (!(peakToHour >= 1)) throw new RangeError(`not a peak above its mean: ${peakToHour}`)
  const peaks = importKwh.map((kwh) => kwh * peakToHour)
  const highest = peakKw(peaks, calendarYear)
  const stepped = (kw: number) => Math.max(prices.leastKw, Math.ceil(kw * 10 - 1e-9) / 10)
  const bounded = (kw: number) => Math.min(mostContractedKw, stepped(kw))
  const cost = (powerKw: PowerPeriods) =>
    powerTermEur(powerKw, contract) + excessEur(peaks, powerKw, control, calendarYear)
  let best = { P1: bounded(highest.P1), P2: bounded(highest.P2) }
  if (control === 'maximeter')
    for (const period of ['P1', 'P2'] as const)
      for (let kw = bounded(highest[period]); kw >= prices.leastKw; kw = Math.round(kw * 10 - 1) / 10) {
        const lower = { ...best, [period]: kw }
        if (cost(lower) < cost(best)) best = lower
      }
  const eurYear = cost(best)
  const nowEur = powerTermEur(contract.powerKw, contract) + excessEur(peaks, contract.powerKw, control, calendarYear)
  return {
    powerKw: best,
    eurYear,
    savingEur: nowEur - eurYear,
    isBeyondTariff: stepped(Math.max(highest.P1, highest.P2)) > mostContractedKw,
  }
}
