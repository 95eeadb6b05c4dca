import type { Occupancy } from '../../../shared/domain/vocabulary.ts'
import type { QuoteAnswers } from './answers.ts'
import { type Home, presence } from './defaults.ts'

/**
 * Rough yearly needs for heat and cold, to put the electricity of new equipment into the year. Our own planning values from
 * catalogue ranges that nobody has re-checked: every use is listed as an assumption, none is a promise.
 */

/** Useful heat for hot water of one person, kWh a year: 28 l a day at 60 °C (CTE DB-HE Anejo F) from Málaga's mains water. */
const hotWaterKwhPerPerson = 529
const boilerStandingKwh = 300
/** kWh of a heat-pump tank = standing + share · useful heat: COP 3.2 with four people, 1.6 with one. */
const heatPumpTank = { standingKwh: 221, perUsefulKwh: 0.208 } as const

function hotWaterUsefulKwh(persons: number, occupancy: Occupancy): number {
  return hotWaterKwhPerPerson * persons * presence[occupancy]
}

/** Electricity of a heat-pump tank, kWh a year. */
export function hotWaterHeatPumpKwh(persons: number, occupancy: Occupancy): number {
  return (
    heatPumpTank.standingKwh * presence[occupancy] + heatPumpTank.perUsefulKwh * hotWaterUsefulKwh(persons, occupancy)
  )
}

/** Electricity of an ordinary electric tank, kWh a year. */
export function hotWaterBoilerKwh(persons: number, occupancy: Occupancy): number {
  return boilerStandingKwh * presence[occupancy] + hotWaterUsefulKwh(persons, occupancy)
}

/** By the year a home was built, up to and including: heat it needs, kWh/m² a year, and the machine that serves it, W/m². */
const heatingByBuildYear = [
  { upTo: 1979, kwhPerM2: 48, wPerM2: 70 },
  { upTo: 2006, kwhPerM2: 40, wPerM2: 60 },
  { upTo: 2019, kwhPerM2: 20, wPerM2: 45 },
  { upTo: 9999, kwhPerM2: 10, wPerM2: 40 },
] as const
const newestHome = { kwhPerM2: 10, wPerM2: 40 } as const

function heatingClass(buildYear: number) {
  return heatingByBuildYear.find((row) => buildYear <= row.upTo) ?? newestHome
}

/** Seasonal performance with warm floors (35 °C) and with radiators (55 °C). */
export const heatingSpf = { floor: 5.2, radiators: 3.6 } as const

export function heatingSpfOf(answers: QuoteAnswers): number {
  return answers.existingSystems.includes('underfloor-heating') ? heatingSpf.floor : heatingSpf.radiators
}

/** Electricity of an air-to-water heat pump for heating, kWh a year. */
export function heatingElectricKwh(answers: QuoteAnswers, home: Home): number {
  const { kwhPerM2 } = heatingClass(answers.buildYear)
  return (kwhPerM2 * home.areaM2 * presence[answers.occupancy]) / heatingSpfOf(answers)
}

/** Size of an air-to-water heat pump, kW: 8, 12, 16 and on in steps of 4. */
export function heatPumpKw(answers: QuoteAnswers, home: Home): number {
  return Math.max(8, Math.ceil((heatingClass(answers.buildYear).wPerM2 * home.areaM2) / 1000 / 4) * 4)
}

export const poolSeasonTargetC = 28
/** Heat of a season April to October at 28 °C with a night cover, kWh per m³ of water, wind and activity included. */
const poolHeatKwhPerM3 = 204
export const poolCop = 6

/** Electricity of a pool heat pump in a season, kWh. */
export function poolHeatingElectricKwh(poolM3: number): number {
  return (poolHeatKwhPerM3 * poolM3) / poolCop
}

export const coolingFullLoadHours = 750
export const coolingSeer = 6.1

/** Electricity of air conditioning of that size for cooling, kWh a year. */
export function coolingElectricKwh(coolingKw: number, occupancy: Occupancy): number {
  return (coolingKw * coolingFullLoadHours * presence[occupancy]) / coolingSeer
}
