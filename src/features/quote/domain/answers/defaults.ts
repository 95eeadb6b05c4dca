import { usualKmPerYear } from '#src/energy/load/car.ts'
import { assumedRoof, fillRoof, type HomeRoof } from '#src/features/quote/domain/home/roof.ts'
import type { Occupancy, PropertyType, RoofType } from '#src/shared/domain/vocabulary.ts'
import type { QuoteAnswers } from './answers.ts'

/** What is assumed of a home until its owner says otherwise. Our own assumptions, each listed in the estimate. */
export interface PropertyDefaults {
  areaM2: number
  persons: number
  poolM3: number
}

export const propertyDefaults: Record<PropertyType, PropertyDefaults> = {
  apartment: { areaM2: 90, persons: 2, poolM3: 25 },
  townhouse: { areaM2: 130, persons: 3, poolM3: 30 },
  villa: { areaM2: 220, persons: 4, poolM3: 50 },
  finca: { areaM2: 200, persons: 3, poolM3: 45 },
}

/** What an existing battery is taken to be when nobody has measured it, kWh. */
export const existingBatteryKwh = 5

/** A home with every gap filled. */
export interface Home extends HomeRoof {
  areaM2: number
  persons: number
  /** Water of the pool, 0 without one. */
  poolM3: number
  evKmPerYear: number
  existingBatteryKwh: number
}

/** What is taken of a home where its owner has said nothing: the same numbers that the questions show as their defaults. */
export function assumedHome({
  propertyType,
  occupancy,
  roofType,
}: {
  propertyType: PropertyType
  occupancy: Occupancy
  /** Given when the owner has named it: the tilt follows it. */
  roofType?: RoofType | undefined
}): Pick<Home, 'areaM2' | 'persons' | 'roof' | 'poolM3' | 'evKmPerYear'> {
  return {
    ...propertyDefaults[propertyType],
    roof: assumedRoof(propertyType, roofType),
    evKmPerYear: Math.round(usualKmPerYear(occupancy) / 100) * 100,
  }
}

/** Fills the gaps of the answers with the defaults of the property type. */
export function fillHome(answers: QuoteAnswers): Home {
  const assumed = assumedHome(answers)
  const has = (system: QuoteAnswers['existingSystems'][number]) => answers.existingSystems.includes(system)
  const wantsPool = answers.poolM3 !== undefined || answers.goals.includes('pool-heating')
  const hasPool = has('pool') || has('pool-heating') || wantsPool
  return {
    ...fillRoof(answers),
    areaM2: answers.areaM2 ?? assumed.areaM2,
    persons: answers.persons ?? assumed.persons,
    poolM3: hasPool ? (answers.poolM3 ?? assumed.poolM3) : 0,
    evKmPerYear: answers.evKmPerYear ?? assumed.evKmPerYear,
    existingBatteryKwh: has('battery') ? existingBatteryKwh : 0,
  }
}
