import comfort from '#facts/energy/home-comfort.json' with { type: 'json' }
import { withMoisture } from '#src/energy/building/air-conditioner.ts'
import { eraOfYear } from '#src/energy/building/building.ts'
import { presenceShare, presentDays } from '#src/energy/load/presence.ts'
import { dailyUsefulKwh, mainsWaterC, usualLitresPerPersonDay } from '#src/energy/water/hot-water.ts'
import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import type { Home } from '#src/features/quote/domain/answers/defaults.ts'
import type { Occupancy } from '#src/shared/domain/vocabulary.ts'

/**
 * Yearly needs for heat and cold, to put the electricity of new equipment into the year: round figures of what the hourly kernel says of a home of
 * that kind and age. Every use is listed as an assumption, none is a promise.
 */

const boilerStandingKwh = 300
/** kWh of a heat-pump tank = standing + share · useful heat: COP 3.2 with four people, 1.6 with one. */
const heatPumpTank = { standingKwh: 221, perUsefulKwh: 0.208 } as const

/** Useful heat for hot water on the days when people are there, kWh a year: 28 l a person and day at 60 °C from Málaga's mains water. */
function hotWaterUsefulKwh(persons: number, occupancy: Occupancy): number {
  const use = { persons, litresPerPersonDay: usualLitresPerPersonDay, occupancy, mainsC: mainsWaterC('malaga') }
  return dailyUsefulKwh(use).reduce((sum, kwh) => sum + kwh, 0)
}

/** Electricity of a heat-pump tank, kWh a year. */
export function hotWaterHeatPumpKwh(persons: number, occupancy: Occupancy): number {
  return (
    heatPumpTank.standingKwh * presenceShare(occupancy) +
    heatPumpTank.perUsefulKwh * hotWaterUsefulKwh(persons, occupancy)
  )
}

/** Electricity of an ordinary electric tank, kWh a year. */
export function hotWaterBoilerKwh(persons: number, occupancy: Occupancy): number {
  return boilerStandingKwh * presenceShare(occupancy) + hotWaterUsefulKwh(persons, occupancy)
}

/** What the room model says of a home of this kind and age, per m². */
function comfortOf({ propertyType, buildYear }: QuoteAnswers) {
  return comfort.homes[propertyType][eraOfYear(buildYear)]
}

/** Seasonal performance with warm floors (35 °C) and with radiators (55 °C): `airWaterSeason` of the kernel for a townhouse of 1990. */
export const heatingSpf = { floor: 5.2, radiators: 3.3 } as const

export function heatingSpfOf(answers: QuoteAnswers): number {
  return answers.existingSystems.includes('underfloor-heating') ? heatingSpf.floor : heatingSpf.radiators
}

/** Electricity of an air-to-water heat pump for heating, kWh a year. */
export function heatingElectricKwh(answers: QuoteAnswers, home: Home): number {
  return (comfortOf(answers).heatKwh[answers.occupancy] * home.areaM2) / heatingSpfOf(answers)
}

/** Size of an air-to-water heat pump, kW: 8, 12, 16 and on in steps of 4. */
export function heatPumpKw(answers: QuoteAnswers, home: Home): number {
  return Math.max(8, Math.ceil((comfortOf(answers).designW * home.areaM2) / 1000 / 4) * 4)
}

export const poolSeasonTargetC = 28
/** Heat of a season April to October at 28 °C with a night cover, kWh per m³ of water 1.5 m deep in a hedged garden; and the machine's factor: what `poolYear` and `machineYear` of the kernel say of it. */
const poolHeatKwhPerM3 = 245
export const poolCop = 5.3

/** Electricity of a pool heat pump in a season, on the days when people are there, kWh. */
export function poolHeatingElectricKwh(poolM3: number, occupancy: Occupancy): number {
  return (poolHeatKwhPerM3 * poolM3 * seasonShare(occupancy)) / poolCop
}

/** Share of the pool's season, days 91 (April) to 304 (October), when people are there. */
function seasonShare(occupancy: Occupancy): number {
  const season = presentDays(occupancy).subarray(90, 304)
  return season.reduce((sum, day) => sum + day, 0) / season.length
}

/** Season of a machine of label 6.1 over the hours that a home is cooled: `coolingSeason` of the kernel. */
export const coolingSeer = 5.5

/** Electricity of air conditioning for cooling, the moisture it takes out included, kWh a year. */
export function coolingElectricKwh(answers: QuoteAnswers, home: Home): number {
  return withMoisture(comfortOf(answers).coldKwh[answers.occupancy] * home.areaM2) / coolingSeer
}
