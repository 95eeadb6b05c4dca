import type { Occupancy, Town } from '#src/shared/domain/vocabulary.ts'

/** How a home uses electricity: an explicit shape, or habits. */
export interface LoadInput {
  annualKwh?: number
  /** Relative weights of the 24 civil hours, the same every day. */
  hourlyShape24?: number[]
  monthlyFactors12?: number[]
  occupancy?: Occupancy
  hasPool?: boolean
  hasEv?: boolean
  hasAc?: boolean
}

export interface BatteryInput extends LoadInput {
  town: Town
  kwp?: number
  tiltDeg?: number
  azimuthDeg?: number
  batteryKwh?: number
  batteryKw?: number
  roundTripEfficiency?: number
}
