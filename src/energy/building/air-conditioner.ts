import use from '#facts/energy/building-use.json' with { type: 'json' }
import facts from '#facts/energy/heat-pumps.json' with { type: 'json' }
import { type SeasonalPerformance, seasonalPerformance } from './heat-pump.ts'

/** Air conditioners (air to air): from the label of a machine to its season in a home of this coast. */

const kelvin = 273.15
const { airAir, en14825 } = facts

/** Carnot's limit for cooling at that outdoor temperature, °C. */
function coolingIdeal(outdoorC: number): number {
  const evaporatorC = airAir.evaporatorCoolingC
  return (evaporatorC + kelvin) / Math.max(8, outdoorC + airAir.condenserCoolingK - evaporatorC)
}

/** Carnot's limit for heating at that outdoor temperature, °C. */
function heatingIdeal(outdoorC: number): number {
  const { supplyHeatingC, evaporatorHeatingK } = airAir
  return (supplyHeatingC + kelvin) / Math.max(8, supplyHeatingC - (outdoorC - evaporatorHeatingK))
}

/** Seasonal value of a curve over EN 14825's bins, with a load that falls in a straight line from the design temperature to none. */
function overBins(
  hours: readonly number[],
  fromC: number,
  load: (outdoorC: number) => number,
  at: (outdoorC: number) => number,
) {
  let useful = 0
  let electric = 0
  hours.forEach((count, index) => {
    const outdoorC = fromC + index
    const amount = count * Math.max(0, load(outdoorC))
    useful += amount
    electric += amount / at(outdoorC)
  })
  return useful / electric
}

const coolingOfBins = overBins(
  en14825.coolingBinHours,
  en14825.coolingFromC,
  (outdoorC) => (outdoorC - airAir.noCoolingBelowC) / (airAir.designCoolingC - airAir.noCoolingBelowC),
  coolingIdeal,
)
const heatingOfBins = overBins(
  en14825.averageBinHours,
  en14825.averageFromC,
  (outdoorC) => (airAir.noHeatingAboveC - outdoorC) / (airAir.noHeatingAboveC - airAir.designHeatingC),
  heatingIdeal,
)

/**
 * Cold per unit of electricity at an outdoor temperature, °C, of a machine with that label: the curve of Carnot's limit (10 °C in, 12 K
 * above the air out), scaled so that EN 14825's cooling season gives its SEER.
 */
export function airConditionerEer(outdoorC: number, seer: number): number {
  return (seer * coolingIdeal(outdoorC)) / coolingOfBins
}

/** Heat per unit of electricity at an outdoor temperature, °C, scaled so that EN 14825's average climate gives its SCOP. */
export function airConditionerCop(outdoorC: number, scop: number): number {
  return (scop * heatingIdeal(outdoorC)) / heatingOfBins
}

/**
 * All the cold that a machine makes for so much sensible cold, in the same unit: it dries the air besides, 15 % of the whole on this coast
 * (our assumption). Its label counts both.
 */
export function withMoisture(sensible: number): number {
  return sensible / (1 - use.cooling.latentShare)
}

/** Season of cooling with a machine of that SEER: hourly sensible cold, W, and outdoor temperature, °C. What it makes counts moisture too. */
export function coolingSeason(sensibleW: Float64Array, outdoorC: Float64Array, seer: number): SeasonalPerformance {
  return seasonalPerformance(sensibleW.map(withMoisture), outdoorC, (airC) => airConditionerEer(airC, seer))
}

/** Season of heating with a machine of that SCOP (average climate): hourly heat, W, and outdoor temperature, °C. */
export function airHeatingSeason(heatW: Float64Array, outdoorC: Float64Array, scop: number): SeasonalPerformance {
  return seasonalPerformance(heatW, outdoorC, (airC) => airConditionerCop(airC, scop))
}

/** The least label that new machines usually have: A++ in cooling, the lower end of catalogues in heating. Our assumption. */
export const usualLabel = { seer: airAir.seer, scop: airAir.scop } as const
