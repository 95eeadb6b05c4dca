import type { QuoteAnswers } from '#src/features/quote/domain/answers/answers.ts'
import type { PropertyType, RoofType } from '#src/shared/domain/vocabulary.ts'

/** Where panels go and what is there already. */
export interface HomeRoof {
  roof: { type: RoofType; tiltDeg: number; azimuthDeg: number; areaM2: number }
  existingSolarKwp: number
  /** Panels the free part of the roof takes. */
  maxPanels: number
}

/** The roof, with the m² that panels can use. Of a flat: a terrace or a share of the common roof. */
const roofDefaults: Record<PropertyType, { areaM2: number; type: RoofType }> = {
  apartment: { areaM2: 20, type: 'flat' },
  townhouse: { areaM2: 35, type: 'tile' },
  villa: { areaM2: 80, type: 'tile' },
  finca: { areaM2: 90, type: 'tile' },
}

/** Roof pitch of 20° for clay tiles on this coast; low frames on flat roofs because of the wind. */
export const defaultTiltDeg: Record<RoofType, number> = { tile: 20, flat: 15, other: 10 }
export const defaultAzimuthDeg = 0

/** Share of a roof that panels really cover: edges and chimneys, and on flat roofs the gaps between rows. */
export const roofCover: Record<RoofType, number> = { tile: 0.75, flat: 0.6, other: 0.7 }

export const panel = { watt: 450, areaM2: 2 } as const

/** What panels already there are taken to be when nobody has measured them. */
export const existingSolarKwp: Record<PropertyType, number> = { apartment: 1.8, townhouse: 2.7, villa: 4.5, finca: 4.5 }

/** The largest single-phase generator that may connect, kW (RD 1699/2011); up to it no access permit is needed in town. */
export const maxInverterKw = 15
/** Panel power per kW of inverter that is still not cut off in this model. */
export const panelToInverter = 1.2

/** The roof of a kind of home whose owner has said nothing, or no more than its type. */
export function assumedRoof(propertyType: PropertyType, known: RoofType | undefined): HomeRoof['roof'] {
  const usual = roofDefaults[propertyType]
  const type = known ?? usual.type
  return { type, tiltDeg: defaultTiltDeg[type], azimuthDeg: defaultAzimuthDeg, areaM2: usual.areaM2 }
}

/** The roof alone: all that a search for panels asks of a home. */
export function fillRoof(answers: QuoteAnswers): HomeRoof {
  const { propertyType } = answers
  const assumed = assumedRoof(propertyType, answers.roof?.type)
  const roof = {
    type: assumed.type,
    tiltDeg: answers.roof?.tiltDeg ?? assumed.tiltDeg,
    azimuthDeg: answers.roof?.azimuthDeg ?? assumed.azimuthDeg,
    areaM2: answers.roof?.areaM2 ?? assumed.areaM2,
  }
  const solarKwp = answers.existingSystems.includes('solar') ? existingSolarKwp[propertyType] : 0
  const panelsOnRoof = Math.floor((roof.areaM2 * roofCover[roof.type]) / panel.areaM2)
  const existingPanels = Math.round((solarKwp * 1000) / panel.watt)
  const panelsOnInverter = Math.floor(((maxInverterKw * panelToInverter - solarKwp) * 1000) / panel.watt + 1e-9)
  return {
    roof,
    existingSolarKwp: solarKwp,
    maxPanels: Math.max(0, Math.min(panelsOnRoof - existingPanels, panelsOnInverter)),
  }
}
