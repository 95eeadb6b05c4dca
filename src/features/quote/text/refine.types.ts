import type { RefinementName } from '#src/features/quote/domain/answers/form-values.ts'
import type { RoofType } from '#src/shared/domain/vocabulary.ts'

/** The directions offered, by degrees: south 0, east -90, west 90. */
export type OfferedAzimuth = '0' | '-45' | '45' | '-90' | '90' | '-135' | '135' | '180'
export type OfferedTilt = '5' | '15' | '20' | '30' | '45'

/** The words of the optional refinements. Each question says what is taken when it is left blank. */
export interface RefineText {
  title: string
  lede: string
  fields: Record<RefinementName, { label: string; hint: string }>
  notSure: string
  roofTypes: Record<RoofType, string>
  azimuths: Record<OfferedAzimuth, string>
  tilts: Record<OfferedTilt, string>
  /** "Left blank: 80 m²." */
  taken: (value: string) => string
  /** "20 m² (apartment)": what is taken depends on it. */
  takenFor: (value: string, of: string) => string
  /** "5.75 kW, or the usual step": before the bill is known. */
  usualPower: (power: string) => string
}
