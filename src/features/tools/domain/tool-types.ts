import type { OutageFigures } from '#src/energy/backup/outage-figures.ts'
import type { Aid, AidNote } from '#src/energy/money/incentives.ts'
import type { TypicalYear } from '#src/energy/sun-pv/weather.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { Occupancy, Service, Town } from '#src/shared/domain/vocabulary.ts'
import type { WithAssumptions } from './answer.ts'
import type { BillCostAnswer, BillCostInput } from './bill-types.ts'
import type { BatteryInput } from './load-input.ts'

/**
 * What the ten tools take and give, as their pure functions see it: every input but the town may be missing. Energy kWh, power kW,
 * money EUR, temperatures °C; azimuth south 0, east -90, west +90; months 1 January … 12 December. A range stands beside its plain
 * value under the same name with `Range` behind it.
 */

export const homeTypes = ['flat-mid', 'flat-top', 'penthouse', 'townhouse', 'villa', 'finca'] as const
export type HomeType = (typeof homeTypes)[number]
export const eras = ['pre1980', '1980-2006', 'cte2006', 'cte2019'] as const
export type Era = (typeof eras)[number]
export const coolingModes = ['intermittent', 'continuous'] as const
export type CoolingMode = (typeof coolingModes)[number]
export const windShelters = ['open', 'partial', 'sheltered'] as const
export type WindShelter = (typeof windShelters)[number]
export const carHomes = ['always', 'evenings', 'weekends'] as const
export type CarHome = (typeof carHomes)[number]
export const evStrategies = ['night', 'solar', 'mixed'] as const
export type EvStrategy = (typeof evStrategies)[number]
export const mountings = ['free-standing', 'building-integrated'] as const
export const backupPresets = ['essential', 'comfort'] as const
export type BackupPreset = (typeof backupPresets)[number]

export interface SolarInput {
  town: Town
  tiltDeg?: number
  azimuthDeg?: number
  kwp?: number
  mounting?: (typeof mountings)[number]
}
export interface SolarAnswer extends WithAssumptions {
  annualKwh: number
  annualKwhRange: Range
  p10Kwh: number
  p90Kwh: number
  monthlyKwh: number[]
  /** kWh per kWp and year. */
  specificYield: number
}

export interface BatteryAnswer extends WithAssumptions {
  selfConsumption: number
  selfConsumptionRange: Range
  selfSufficiency: number
  selfSufficiencyRange: Range
  importKwh: number
  importKwhRange: Range
  exportKwh: number
  exportKwhRange: Range
  pvKwh: number
  pvKwhRange: Range
  loadKwh: number
  cycles: number
  /** Left in the battery on 31 December 24:00. */
  storedKwh: number
}

export interface PoolInput {
  town: Town
  areaM2?: number
  depthM?: number
  volumeM3?: number
  targetC?: number
  months?: number[]
  cover?: boolean
  /** Hours a day that the cover lies on the water. */
  coverHours?: number
  windShelter?: WindShelter
}
export interface PoolAnswer extends WithAssumptions {
  /** Thermal. */
  heatKwh: number
  heatKwhRange: Range
  monthlyHeatKwh: number[]
  electricKwh: number
  electricKwhRange: Range
  recommendedKw: number
  costEur: number
  costEurRange: Range
}

interface HomeInput {
  town: Town
  homeType?: HomeType
  areaM2?: number
  era?: Era
  occupancy?: Occupancy
  mode?: CoolingMode
  setpointC?: number
}
export interface CoolingInput extends HomeInput {
  seer?: number
}
export interface CoolingAnswer extends WithAssumptions {
  /** Thermal, sensible. */
  coolingKwh: number
  coolingKwhRange: Range
  electricKwh: number
  electricKwhRange: Range
  recommendedKw: number
  monthlyKwh: number[]
}
export interface HeatingInput extends HomeInput {
  flowTempC?: number
}
export interface HeatingAnswer extends WithAssumptions {
  heatKwh: number
  heatKwhRange: Range
  electricKwh: number
  electricKwhRange: Range
  designLoadKw: number
  /** Seasonal performance: heat over electricity. */
  spf: number
  monthlyKwh: number[]
}

export interface HotWaterInput {
  town: Town
  persons?: number
  /** At 60 °C. */
  litresPerPersonDay?: number
  setpointC?: number
  occupancy?: Occupancy
}
export interface HotWaterAnswer extends WithAssumptions {
  usefulKwh: number
  usefulKwhRange: Range
  electricKwh: number
  electricKwhRange: Range
  seasonalCop: number
}

export interface EvInput {
  town: Town
  kmPerYear?: number
  kwhPer100Km?: number
  chargingLossPct?: number
  chargerKw?: number
  kwp?: number
  tiltDeg?: number
  azimuthDeg?: number
  /** Rest of the home. */
  annualKwh?: number
  carHome?: CarHome
  strategy?: EvStrategy
}
export interface EvAnswer extends WithAssumptions {
  /** At the wall. */
  gridKwh: number
  gridKwhRange: Range
  hoursFor100Km: number
  pvSharePct: number
  pvSharePctRange: Range
  costEur: number
  costEurRange: Range
}

/** An appliance of the caller's own; what is not given follows from `runningW`. */
export interface OwnLoad {
  id: string
  runningW: number
  startW?: number
  hoursPerDay?: number
}
export interface BackupInput {
  town: Town
  /** Ids of known loads, or appliances of one's own. */
  loads?: (string | OwnLoad)[]
  essentials?: BackupPreset
  batteryKwh?: number
  inverterKw?: number
  kwp?: number
  /** 1 … 12; absent: the whole year. */
  month?: number
}
export interface BackupAnswer extends WithAssumptions, OutageFigures {
  hours: Range
  kwNeeded: number
  kwSurge: number
  powers: string[]
  doesNotPower: string[]
}

export interface IncentivesInput {
  town: Town
  service?: Service
  priceEur?: number
  /** Files Spanish income tax (IRPF). */
  resident?: boolean
  completionDate?: PlainDate
  /** Property tax (IBI) of the home a year. */
  ibiEur?: number
}
/** Aid with its amount in euros instead of cents. */
export interface IncentiveItem extends Omit<Aid, 'amountCents'> {
  /** null: it may apply, but nobody can say how much. */
  amountEur: number | null
}
export interface IncentivesAnswer extends WithAssumptions {
  items: IncentiveItem[]
  totalEur: number
  /** What does not apply and why, and whom to ask. */
  notes: AidNote[]
}

export interface ToolInputs {
  solar: SolarInput
  battery: BatteryInput
  'bill-cost': BillCostInput
  pool: PoolInput
  cooling: CoolingInput
  heating: HeatingInput
  'hot-water': HotWaterInput
  ev: EvInput
  backup: BackupInput
  incentives: IncentivesInput
}
export interface ToolAnswers {
  solar: SolarAnswer
  battery: BatteryAnswer
  'bill-cost': BillCostAnswer
  pool: PoolAnswer
  cooling: CoolingAnswer
  heating: HeatingAnswer
  'hot-water': HotWaterAnswer
  ev: EvAnswer
  backup: BackupAnswer
  incentives: IncentivesAnswer
}
export type ToolName = keyof ToolInputs

/** What every tool stands on besides its input. */
export interface ToolContext {
  weather: TypicalYear
  /** The day the question is asked, in Spain. */
  today: PlainDate
}
export type Tool<Name extends ToolName> = (input: ToolInputs[Name], context: ToolContext) => ToolAnswers[Name]
