/** The closed word lists of the outward contract. Changing a word here changes the API. */

export const towns = ['marbella', 'estepona', 'fuengirola', 'mijas', 'malaga', 'sotogrande', 'torremolinos'] as const
export type Town = (typeof towns)[number]

export const propertyTypes = ['apartment', 'villa', 'townhouse', 'finca'] as const
export type PropertyType = (typeof propertyTypes)[number]

export const occupancies = ['full-time', 'holiday-home', 'mixed-use'] as const
export type Occupancy = (typeof occupancies)[number]

export const existingSystems = [
  'solar',
  'battery',
  'heat-pump',
  'air-conditioning',
  'gas-boiler',
  'electric-boiler',
  'pool',
  'pool-heating',
  'ev-charger',
  'underfloor-heating',
  'generator',
] as const
export type ExistingSystem = (typeof existingSystems)[number]

export const goals = [
  'lower-bills',
  'blackout-protection',
  'comfort',
  'cooling',
  'heating',
  'hot-water',
  'pool-heating',
  'ev-charging',
  'lower-carbon',
  'independence',
] as const
export type Goal = (typeof goals)[number]

export const budgets = ['under-5000', '5000-10000', '10000-20000', '20000-40000', 'over-40000', 'not-sure'] as const
export type Budget = (typeof budgets)[number]

export const services = [
  'solar',
  'battery',
  'ev-charger',
  'heat-pump',
  'air-conditioning',
  'pool-heating',
  'hot-water',
  'underfloor-heating',
  'blackout-protection',
  'electrical',
  'emergency',
  'maintenance',
  'other',
] as const
export type Service = (typeof services)[number]

export const roofTypes = ['tile', 'flat', 'other'] as const
export type RoofType = (typeof roofTypes)[number]
