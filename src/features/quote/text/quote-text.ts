import type { OptionId } from '#src/features/quote/domain/candidates/option-ids.ts'
import type { PriceBasis } from '#src/features/quote/domain/prices/price-basis.ts'
import type { PriceItemId } from '#src/features/quote/domain/prices/price-items.ts'
import type { Goal, Occupancy, RoofType } from '#src/shared/domain/vocabulary.ts'

/** Ids of everything an estimate can say. An id that was ever stored keeps its words: saved quotes are read for as long as they live. */
export const assumptionIds = [
  'use-from-bill',
  'part-year-bill',
  'bill-below-fixed',
  'contracted-power',
  'roof-share',
  'roof-area',
  'roof-type',
  'roof-direction',
  'floor-area',
  'persons',
  'pool-volume',
  'ev-use',
  'existing-solar',
  'existing-battery',
  'cooling-use',
  'heating-use',
  'hot-water-use',
  'hot-water-replaced',
  'pool-heating-use',
  'energy-prices',
  'taxes',
  'taxes-assumed',
  'price-range',
  'load-shape',
  'saving-meaning',
  'payback-whole',
  'surplus-price',
  'panel',
  'weather',
  'production-range',
  'no-shade',
  'hourly-step',
  'hourly-step-battery',
  'battery',
  'power-cut',
  'money',
  'money-flat',
  'replacements',
  'completion',
] as const

export const noteIds = [
  'estimate-not-offer',
  'prices-unconfirmed',
  'all-over-budget',
  'some-over-budget',
  'budget-limited',
  'same-options',
  'whole-home-limit',
  'community-vote',
  'charger-notice',
  'already-there',
  'one-heat-pump',
  'gas-not-counted',
  'old-heating-not-counted',
  'fuel-not-counted',
  'pool-supposed',
  'comfort-goal',
  'generator',
  'extend-existing',
  'other-tariff',
  'other-tariff-use',
  'inverter-limit',
  'no-panels',
  'roof-full',
  'irpf-too-late',
  'irpf-charger-too-late',
  'no-ibi-published',
  'ask-town-hall',
  'may-change-board',
  'may-change-cable',
  'may-change-roof',
  'may-change-scaffold',
  'vat-reduced',
  'not-included',
] as const

export const reasonIds = [
  'holiday-home',
  'small-bill',
  'poor-roof',
  'already-solar',
  'comfort-costs',
  'machines-use',
  'replacement-saves',
  'no-roof',
  'no-room',
  'pays-back',
  'never-pays-back',
  'payback-long',
  'protection-asked',
  'protection-longer',
  'protection-more',
  'protection-extra',
  'protection-extra-saves',
  'protection-included',
] as const

export type StatementId = (typeof assumptionIds)[number] | (typeof noteIds)[number] | (typeof reasonIds)[number]

export const loadIds = [
  'fridge',
  'router',
  'lights',
  'sockets',
  'gate',
  'water-pump',
  'one-ac',
  'oven-hob',
  'whole-ac',
  'pool',
  'ev-charger',
  'heat-pump',
  'hot-water',
] as const
export type LoadId = (typeof loadIds)[number]

export const incentiveIds = ['irpf-self-consumption', 'irpf-ev-charger', 'ibi-malaga'] as const
export type IncentiveId = (typeof incentiveIds)[number]

export const conditionIds = [
  'tax-resident',
  'enough-tax',
  'own-property',
  'no-cash',
  'cie',
  'paid-and-finished',
  'ibi-residential',
  'ibi-four-m2',
  'ibi-not-compulsory',
  'ibi-apply-in-time',
  'ibi-check',
] as const
export type ConditionId = (typeof conditionIds)[number]

/**
 * The words of an estimate in one language. In a sentence `{name}` stands for a value; its name decides how it is written (see
 * values.ts): {eur} €1,290, {kwh} 8,900 kWh, {by} 31 Dec 2026, {town} Marbella.
 */
export interface QuoteText {
  options: Record<OptionId, string>
  items: Record<PriceItemId, string>
  loads: Record<LoadId, string>
  incentives: Record<IncentiveId, string>
  conditions: Record<ConditionId, string>
  statements: Record<StatementId, string>
  goals: Record<Goal, string>
  roofTypes: Record<RoofType, string>
  occupancies: Record<Occupancy, string>
  /** South, east, west, north with everything between, for a roof. */
  directions: Record<
    'south' | 'southEast' | 'east' | 'northEast' | 'north' | 'northWest' | 'west' | 'southWest',
    string
  >
  /** 'Prices of {asOf}, valid to {validTo}; …' */
  disclaimer: string
  system: {
    panels: { one: string; other: string }
    noPanels: string
    battery: string
    noBattery: string
    backup: { 'essential-circuits': string; 'whole-home': string }
    onlyMachines: string
    nothing: string
  }
  cut: {
    /** Panels alone. */
    nothingByDesign: string
    /** A battery without backup board. */
    nothingWithoutBoard: string
    /** Neither panels nor battery. */
    nothingInstalled: string
    /** {loads}, {hours} */
    runs: string
    /** The same with panels: {loads}, {hours} */
    runsLongerInSun: string
    /** The second figure, for {hours}: one air conditioner on an August night. */
    withCooler: string
    /** Nine cuts of ten last {low} at least, half of them {likely}. */
    hours: string
    /** Both are the same. */
    hoursAlike: string
    /** {low} at least, and often the 72 hours that are followed. */
    hoursAndMore: string
    threeDays: string
    /** For a card, the hours that are sure alone: {low}. */
    orMore: string
    threeDaysOrMore: string
    /** {hours} */
    withCoolerInShort: string
    /** What ordinary use leaves in the battery: {percent} */
    keeps: string
    /** The sum behind the middle figure: {storedKwh}, {watt}, {hours}. */
    sum: string
    sumWithCooler: string
    /** Why it is less than the battery holds. */
    /** With `left`, how much a cut usually finds. */
    partlyUsed: string
  }
  /** A whole predicate: 'pays back in {years} years'. */
  payback: {
    years: string
    /** From the likely to the poor case: {from}, {to}. */
    span: string
    /** The same where one year follows the other: {from}, {to}, or both of them in {either}. */
    spanOfTwo: string
    oneYear: string
    never: string
    lessThanOne: string
    /** In front of the years as they stand alone. */
    in: string
    /** The years alone, for strips and tables: {years} is 7, or 6–7. */
    short: string
    /** Where the poor case never comes: {years}. */
    shortOrMore: string
    shortNever: string
    shortOneYear: string
    shortLessThanOne: string
    /** Behind the likely case: what nine cases of ten stay below, {years}, or that it does not come. */
    poor: string
    poorNever: string
  }
  /** P90 and P50 as a reader says them, under a label that says in how many years: {low}, {likely}. */
  likely: string
  /** The same of a yearly saving. */
  saving: { range: string; only: string; costs: string; none: string }
  /** Where the price of an item comes from. */
  priceBasis: Record<PriceBasis, string>
}
