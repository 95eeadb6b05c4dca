import household from '#facts/energy/household-model.json' with { type: 'json' }
import { assertAmount } from '#src/energy/money/amount.ts'
import type { OfHour } from '#src/energy/series/stamps.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import type { Occupancy } from '#src/shared/domain/vocabulary.ts'
import type { Shape } from './load-shapes.ts'

/** A use that stands out of the everyday load: how much and when. */
export interface LoadUse {
  /** What it asks for in a home that uses so much in all, kWh a year. */
  kwhOf: (annualKwh: number) => number
  shape: () => Shape
}

/** How a home uses electricity, but for how much: the everyday load and what stands out of it. */
export interface HomeLoad {
  /** The year its shapes follow. Default: `defaultYear`. */
  calendarYear?: number
  base: Shape
  uses: readonly LoadUse[]
}

/** Air conditioning where nobody has measured it, kWh a year: 12-20 % of the whole, by occupancy. */
export function usualAcKwh(occupancy: Occupancy, annualKwh: number): number {
  return household.acShare[occupancy] * annualKwh
}

/**
 * kWh a year of the base and of what stands out of it, in that order. What has its own size (pump, car, heating) comes first, the base
 * takes the rest; where that would leave the base less than 30 % of the whole, all of it shrinks alike. Throws a RangeError on negative amounts.
 */
export function splitKwh(wanted: readonly LoadUse['kwhOf'][], annualKwh: number): number[] {
  assertAmount(annualKwh)
  let sum = 0
  const partKwh = wanted.map((kwhOf) => {
    const kwh = assertAmount(kwhOf(annualKwh))
    sum += kwh
    return kwh
  })
  const most = household.mostOfTheYear * annualKwh
  const shrink = sum > most ? most / sum : 1
  return [annualKwh - sum * shrink, ...partKwh.map((kwh) => kwh * shrink)]
}

/** The parts of a home's load: kWh a year and shape, the base first, without those of nothing. Throws as `splitKwh` does. */
export function partsOf({ base, uses }: HomeLoad, annualKwh: number): { kwh: number; shape: Shape }[] {
  const shapes = [() => base, ...uses.map(({ shape }) => shape)]
  return splitKwh(
    uses.map(({ kwhOf }) => kwhOf),
    annualKwh,
  ).flatMap((kwh, index) => (kwh > 0 ? [{ kwh, shape: shapes[index]?.() ?? base }] : []))
}

/** A home's year: each part spread by its own shape, kWh an hour (UTC+1 index). Throws as `splitKwh` does. */
export function hourlyLoadKwh(home: HomeLoad, annualKwh: number): OfHour {
  const hourlyKwh = new Float64Array(hoursPerYear)
  for (const { kwh, shape } of partsOf(home, annualKwh))
    for (let hour = 0; hour < hoursPerYear; hour++) hourlyKwh[hour] = (hourlyKwh[hour] ?? 0) + kwh * (shape[hour] ?? 0)
  return hourlyKwh
}
