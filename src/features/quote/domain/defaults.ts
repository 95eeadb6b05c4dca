import { usualKmPerYear } from '../../../energy/load.ts'
import type { Occupancy, PropertyType, RoofType } from '../../../shared/domain/vocabulary.ts'
import type { QuoteAnswers } from './answers.ts'

/** What is assumed of a home until its owner says otherwise. Our own assumptions, each listed in the estimate. */
export interface PropertyDefaults {
  areaM2: number
  persons: number
  /** Usable for panels, m². */
  roofAreaM2: number
  roofType: RoofType
  poolM3: number
}

export const propertyDefaults: Record<PropertyType, PropertyDefaults> = {
  // A terrace or a share of the common roof.
  apartment: { areaM2: 90, persons: 2, roofAreaM2: 20, roofType: 'flat', poolM3: 25 },
  townhouse: { areaM2: 130, persons: 3, roofAreaM2: 35, roofType: 'tile', poolM3: 30 },
  villa: { areaM2: 220, persons: 4, roofAreaM2: 80, roofType: 'tile', poolM3: 50 },
  finca: { areaM2: 200, persons: 3, roofAreaM2: 90, roofType: 'tile', poolM3: 45 },
}

/** Roof pitch of 20° for clay tiles on this coast; low frames on flat roofs because of the wind. */
export const defaultTiltDeg: Record<RoofType, number> = { tile: 20, flat: 15, other: 10 }
export const defaultAzimuthDeg = 0

/** Share of a roof that panels really cover: edges and chimneys, and on flat roofs the gaps between rows. */
export const roofCover: Record<RoofType, number> = { tile: 0.75, flat: 0.6, other: 0.7 }

export const panel = { watt: 450, areaM2: 2 } as const

/** Share of the year that somebody lives there, for heat, hot water and cooling. */
export const presence: Record<Occupancy, number> = { 'full-time': 1, 'mixed-use': 0.75, 'holiday-home': 0.4 }

/** What an existing installation is taken to be when nobody has measured it. */
export const existingSolarKwp: Record<PropertyType, number> = { apartment: 1.8, townhouse: 2.7, villa: 4.5, finca: 4.5 }
export const existingBatteryKwh = 5

/** The contract assumed for most homes; a much smaller or larger bill points at another step, kW, with the kWh a year it serves. */
export const contractSteps = [
  { powerKw: 2.3, upToKwh: 300 },
  { powerKw: 3.45, upToKwh: 700 },
  { powerKw: 4.6, upToKwh: 1200 },
  { powerKw: 5.75, upToKwh: 14_000 },
  { powerKw: 8.05, upToKwh: 20_000 },
  { powerKw: 10.35, upToKwh: 28_000 },
  { powerKw: 14.49, upToKwh: Number.POSITIVE_INFINITY },
] as const

/** A home with every gap filled. */
export interface Home {
  areaM2: number
  persons: number
  roof: { type: RoofType; tiltDeg: number; azimuthDeg: number; areaM2: number }
  /** Water of the pool, 0 without one. */
  poolM3: number
  evKmPerYear: number
  existingSolarKwp: number
  existingBatteryKwh: number
  /** Panels the free part of the roof takes. */
  maxPanels: number
}

/** The largest single-phase generator that may connect, kW (RD 1699/2011); up to it no access permit is needed in town. */
export const maxInverterKw = 15
/** Panel power per kW of inverter that is still not cut off in this model. */
export const panelToInverter = 1.2

/** Fills the gaps of the answers with the defaults of the property type. */
export function fillHome(answers: QuoteAnswers): Home {
  const defaults = propertyDefaults[answers.propertyType]
  const type = answers.roof?.type ?? defaults.roofType
  const areaM2 = answers.roof?.areaM2 ?? defaults.roofAreaM2
  const has = (system: QuoteAnswers['existingSystems'][number]) => answers.existingSystems.includes(system)
  const solarKwp = has('solar') ? existingSolarKwp[answers.propertyType] : 0
  const wantsPool = answers.poolM3 !== undefined || answers.goals.includes('pool-heating')
  const hasPool = has('pool') || has('pool-heating') || wantsPool
  const panelsOnRoof = Math.floor((areaM2 * roofCover[type]) / panel.areaM2)
  const existingPanels = Math.round((solarKwp * 1000) / panel.watt)
  const panelsOnInverter = Math.floor(((maxInverterKw * panelToInverter - solarKwp) * 1000) / panel.watt + 1e-9)
  return {
    areaM2: answers.areaM2 ?? defaults.areaM2,
    persons: answers.persons ?? defaults.persons,
    roof: {
      type,
      tiltDeg: answers.roof?.tiltDeg ?? defaultTiltDeg[type],
      azimuthDeg: answers.roof?.azimuthDeg ?? defaultAzimuthDeg,
      areaM2,
    },
    poolM3: hasPool ? (answers.poolM3 ?? defaults.poolM3) : 0,
    evKmPerYear: answers.evKmPerYear ?? Math.round(usualKmPerYear(answers.occupancy) / 100) * 100,
    existingSolarKwp: solarKwp,
    existingBatteryKwh: has('battery') ? existingBatteryKwh : 0,
    maxPanels: Math.max(0, Math.min(panelsOnRoof - existingPanels, panelsOnInverter)),
  }
}
