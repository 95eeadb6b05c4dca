import type { WindShelter } from '#src/energy/water/pool.ts'
import type { CalculatorId } from '#src/features/calculators/domain/public.ts'
import type { EstimateContext, QuoteAnswers } from '#src/features/quote/domain/public.ts'
import type { ToolInputs } from '#src/features/tools/domain/public.ts'
import type { Town } from '#src/shared/domain/vocabulary.ts'

/** What every figure is computed from. Two contexts never share a computed value. */
export type FigureContext = EstimateContext

/** A system of a stated size in the home, instead of one that the quote sizes. */
export interface StatedSystem {
  kwp: number
  /** Usable, new. */
  batteryKwh?: number
  backup?: 'none' | 'essential-circuits' | 'whole-home'
  /** Share of the battery that stays for a power cut, 0..100. */
  reservePct?: number
  /** Price of a surplus kWh without tax instead of the usual one. */
  surplusEurKwh?: number
}

/** A power cut in the home that `quote` describes. */
export interface StatedOutage {
  /** Usable. */
  batteryKwh: number
  inverterKw?: number
  /** Share of the battery that ordinary days leave for a cut, 0..100. */
  reservePct: number
  /** Panels that fill the battery on ordinary days; without any it waits full. */
  kwp?: number
  list?: 'essential' | 'comfort'
  /** 1 … 12; absent: the whole year. */
  month?: number
}

/** A pool held at a temperature, on an average day of a month. */
export interface StatedPoolDay {
  areaM2: number
  depthM: number
  targetC: number
  windShelter: WindShelter
  /** 1 … 12. */
  month: number
}

/** Upright glass, facing south at 0, east at -90, west at +90 degrees. */
export interface StatedWindow {
  azimuthDeg: number
}

type WithoutTown<Input> = Omit<Input, 'town'>

/**
 * An example that pages speak of, declared once: where it stands, how it is lived in, and as many parts as anybody asks about. Each part is
 * computed by the function that its tool, calculator or quote uses, so that a page cannot say another number.
 */
export interface WorkedHome {
  /** What a reader would call it. */
  label: { en: string; es: string }
  /** Needed by every part but a calculator as it opens. */
  town?: Town
  /** What the quote asks; without town and budget. */
  quote?: Omit<QuoteAnswers, 'town' | 'budget'> & { budget?: QuoteAnswers['budget'] }
  /** Stands in the home that `quote` describes. */
  system?: StatedSystem
  outage?: StatedOutage
  /** What the filter pump of a pool of so much water uses. */
  'pool-pump'?: { volumeM3: number }
  'pool-day'?: StatedPoolDay
  /** Sun on its glass. */
  window?: StatedWindow
  solar?: WithoutTown<ToolInputs['solar']>
  battery?: WithoutTown<ToolInputs['battery']>
  'bill-cost'?: WithoutTown<ToolInputs['bill-cost']>
  pool?: WithoutTown<ToolInputs['pool']>
  cooling?: WithoutTown<ToolInputs['cooling']>
  heating?: WithoutTown<ToolInputs['heating']>
  'hot-water'?: WithoutTown<ToolInputs['hot-water']>
  ev?: WithoutTown<ToolInputs['ev']>
  backup?: WithoutTown<ToolInputs['backup']>
  incentives?: WithoutTown<ToolInputs['incentives']>
  /** Inputs as in the calculator's link; the town is the home's where the calculator asks for one. */
  calculator?: { id: CalculatorId; inputs: Readonly<Record<string, string>> }
  /** What the example says of itself beyond its parts, each name ending in its unit: `cableM`, `kettleW`. */
  given?: Readonly<Record<string, number>>
}

/** Sections of a declaration that give computed values. */
export type PartName = Exclude<keyof WorkedHome, 'label' | 'town' | 'given'>
