import type {
  Budget,
  ExistingSystem,
  Goal,
  Occupancy,
  PropertyType,
  RoofType,
  Town,
} from '#src/shared/domain/vocabulary.ts'
import { leastAnnualKwh, monthlyBillLimits } from './bill-limits.ts'

/** What a visitor tells the configurator: at most eight answers, plus refinements that have defaults by property type. */
export interface QuoteAnswers {
  town: Town
  propertyType: PropertyType
  /** Four-digit year the home was built. */
  buildYear: number
  occupancy: Occupancy
  existingSystems: ExistingSystem[]
  goals: Goal[]
  budget: Budget
  /** Exactly one of these two is given. `monthlyBillEur` is the usual bill, taxes included, €/month. */
  monthlyBillEur?: number
  annualKwh?: number
  areaM2?: number
  persons?: number
  roof?: {
    type?: RoofType
    /** 0 flat … 90 vertical. */
    tiltDeg?: number
    /** South 0, east -90, west +90. */
    azimuthDeg?: number
    areaM2?: number
  }
  poolM3?: number
  evKmPerYear?: number
  contractedPowerKw?: number
}

/** The smallest and largest value accepted of each number; the same limits feed the API, the form and its messages. */
export const answerLimits = {
  buildYear: { min: 1850, max: 2027 },
  monthlyBillEur: monthlyBillLimits,
  annualKwh: { min: leastAnnualKwh, max: 150_000 },
  areaM2: { min: 20, max: 3000 },
  persons: { min: 1, max: 20 },
  tiltDeg: { min: 0, max: 90 },
  azimuthDeg: { min: -180, max: 180 },
  roofAreaM2: { min: 0, max: 2000 },
  poolM3: { min: 1, max: 500 },
  evKmPerYear: { min: 0, max: 100_000 },
  contractedPowerKw: { min: 1, max: 100 },
} as const
