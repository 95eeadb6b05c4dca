import {
  type BuildingEra,
  buildingEras,
  type HomeForm,
  type HomeType,
  homeTypes,
} from '#src/energy/building/building.ts'
import { addedCostEur, costRange, emptyHome } from '#src/energy/money/added-cost.ts'
import { priceSource } from '#src/energy/series/sources.ts'
import { hoursPerYear } from '#src/energy/series/year.ts'
import { defaultContract } from '#src/energy/tariff/contract.ts'
import type { CalculatorContext, HandOver, Source } from '#src/features/calculators/domain/frame/calculator.ts'
import { type InputSpec, occupancyInput, townInput } from '#src/features/calculators/domain/frame/input.ts'
import { amountOf, type Part, planFor, totalsOf } from '#src/features/quote/domain/public.ts'
import { eurFromCents } from '#src/shared/domain/money.ts'
import type { Range } from '#src/shared/domain/range.ts'
import type { ExistingSystem, Goal, Occupancy, PropertyType, Town } from '#src/shared/domain/vocabulary.ts'

/** The home that the calculators of heat and cold ask about, and what its machines cost. */

export const homeInputs = {
  town: townInput,
  homeType: { kind: 'choice', options: homeTypes, default: 'townhouse', asList: true },
  areaM2: { kind: 'number', unit: 'm2', min: 20, max: 3000, default: 130, slider: { min: 40, max: 400, step: 5 } },
  era: { kind: 'choice', options: buildingEras, default: '1980-2006' },
  occupancy: occupancyInput,
} as const satisfies Record<string, InputSpec>

/** What heats most homes today. */
export const heatings = ['electric-heaters', 'gas-boiler', 'splits'] as const
export type Heating = (typeof heatings)[number]

export interface ComfortHome {
  town: Town
  homeType: HomeType
  areaM2: number
  era: BuildingEra
  occupancy: Occupancy
}

const propertyTypeOf: Record<HomeType, PropertyType> = {
  'flat-mid': 'apartment',
  'flat-top': 'apartment',
  penthouse: 'apartment',
  townhouse: 'townhouse',
  villa: 'villa',
  finca: 'finca',
}
/** A year in the middle of each era, for the quote. */
const yearOf: Record<BuildingEra, number> = { pre1980: 1970, '1980-2006': 1995, cte2006: 2012, cte2019: 2022 }

export function formOf({ homeType, areaM2, era }: ComfortHome): HomeForm {
  return { homeType, areaM2, era }
}

/** What the quote needs not ask again. */
export function handOverOf(
  home: ComfortHome,
  goals: readonly Goal[],
  existing: readonly ExistingSystem[] = [],
): HandOver {
  const { town, homeType, areaM2, era, occupancy } = home
  return {
    town,
    propertyType: propertyTypeOf[homeType],
    buildYear: yearOf[era],
    occupancy,
    areaM2,
    goals,
    ...(existing.length > 0 && { existingSystems: existing }),
  }
}

/** Machines that the quote would put in for one goal, each with its price, €, VAT included. */
export interface Kit {
  parts: { part: Part; eur: number }[]
  priceEur: number
}

/** Any use does: the machines follow the home, not its bill. */
const anyAnnualKwh = 4000

/** The quote's own machines for a goal in this home, at the price list. */
export function kitFor(home: ComfortHome, goal: Goal, context: CalculatorContext): Kit {
  const { town, homeType, areaM2, era, occupancy } = home
  const { equipment, priceBook } = planFor(
    {
      town,
      propertyType: propertyTypeOf[homeType],
      buildYear: yearOf[era],
      occupancy,
      areaM2,
      existingSystems: [],
      goals: [goal],
      budget: 'not-sure',
      annualKwh: anyAnnualKwh,
    },
    context,
  )
  const amounts = equipment.drafts.map((part) => ({ part, amount: amountOf(part, priceBook) }))
  return {
    parts: amounts.map(({ part, amount }) => ({ part, eur: eurFromCents(amount.netCents + amount.vatCents) })),
    priceEur: eurFromCents(totalsOf(amounts.map(({ amount }) => amount)).priceCents),
  }
}

/** What a machine adds to the bills of a year at the median of published offers, €, with its range. */
export function runningCost(hourlyKwh: Float64Array, kwh: Range, { today }: CalculatorContext): Range {
  return costRange(addedCostEur(hourlyKwh, emptyHome(defaultContract(today), hoursPerYear)), kwh)
}

export const priceListSource = ({ priceBook }: CalculatorContext): Source => ({
  title: { en: 'Our price list', es: 'Nuestra lista de precios' },
  asOf: priceBook.asOf,
})
export const marketSource: Source = { title: priceSource.title, url: priceSource.url, asOf: priceSource.month }
