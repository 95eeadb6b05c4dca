import { z } from 'zod'
import { outageLoads } from '#src/energy/backup/outage-loads.ts'
import { occupancies, services, towns } from '#src/shared/domain/vocabulary.ts'
import { type Language, languages } from '#src/shared/i18n/language.ts'
import { dateLimits, toolLimits as limit } from './domain/limits.ts'
import {
  backupPresets,
  carHomes,
  coolingModes,
  eras,
  evStrategies,
  homeTypes,
  mountings,
  type ToolInputs,
  type ToolName,
  windShelters,
} from './domain/tool-types.ts'

/** What the ten endpoints take. Every input but the town is optional; a missing one takes the default in its description. */

type Limit = { min: number; max: number }

const amount = ({ min, max }: Limit, description: string) =>
  z.number().min(min).max(max).optional().describe(description)
const count = ({ min, max }: Limit, description: string) =>
  z.number().int().min(min).max(max).optional().describe(description)
const flag = (description: string) => z.boolean().optional().describe(description)
const choice = <const Word extends string>(words: readonly [Word, ...Word[]], description: string) =>
  z.enum(words).optional().describe(description)
const date = (description: string) =>
  z.iso
    .date()
    .refine((text) => text >= dateLimits.from && text <= dateLimits.to, { params: { code: 'date_out_of_range' } })
    .optional()
    .describe(`${description} ${dateLimits.from} to ${dateLimits.to}.`)

const common = {
  language: z
    .enum(languages)
    .optional()
    .describe("Of the words in the answer. Default: the query's, Accept-Language, English."),
  town: z.enum(towns),
}
const plane = {
  tiltDeg: amount(limit.tiltDeg, 'Slope of the panels, degrees; 0 flat, 90 vertical. Default 20.'),
  azimuthDeg: amount(limit.azimuthDeg, 'Degrees; south 0, east -90, west +90, north 180. Default 0.'),
}
const occupancy = choice(occupancies, 'When people are there. Default full-time.')
const weights = (length: number, description: string) =>
  z.array(z.number().min(limit.weight.min).max(limit.weight.max)).length(length).optional().describe(description)
const load = {
  annualKwh: amount(limit.annualKwh, 'Use of the whole home, kWh a year. Default 4000.'),
  hourlyShape24: weights(24, 'Relative weights of the civil hours 0-23, the same every day. Wins over occupancy.'),
  monthlyFactors12: weights(12, 'Factor of each month for hourlyShape24. Default 1 each.'),
  occupancy,
  hasPool: flag('A filter pump is part of annualKwh. Default false. Not with hourlyShape24.'),
  hasEv: flag('A car charged at night is part of annualKwh. Default false. Not with hourlyShape24.'),
  hasAc: flag('Air conditioning is part of annualKwh. Default true. Not with hourlyShape24.'),
}
const storage = {
  batteryKwh: amount(limit.batteryKwh, 'Usable, kWh; 0 without battery.'),
  batteryKw: amount(limit.batteryKw, 'AC limit both ways, kW. Default 0.5 kW per kWh of battery.'),
  roundTripEfficiency: amount(limit.roundTripEfficiency, 'AC to AC, 0.1 to 1. Default 0.9.'),
}
const someWeight = <Shape extends { hourlyShape24?: number[]; monthlyFactors12?: number[] }>(value: Shape) => {
  const months = value.monthlyFactors12 ?? [1]
  const hours = value.hourlyShape24 ?? [1]
  return hours.some((weight) => weight > 0) && months.some((factor) => factor > 0)
}
const allZero = { path: ['hourlyShape24'], params: { code: 'all_zero' } }

const solar = z.object({
  ...common,
  ...plane,
  kwp: amount(limit.solarKwp, 'Panel power, kWp. Default 5.'),
  mounting: choice(mountings, 'free-standing: air behind the panels (default); building-integrated: none.'),
})

const battery = z
  .object({
    ...common,
    ...plane,
    ...load,
    ...storage,
    kwp: amount(limit.kwp, 'Panel power, kWp; 0 without panels. Default 5.'),
  })
  .refine(someWeight, allZero)

const power = ({ min, max }: Limit, description: string) =>
  z
    .object({ P1: z.number().min(min).max(max).optional(), P2: z.number().min(min).max(max).optional() })
    .optional()
    .describe(description)
const periods = ({ min, max }: Limit, description: string) =>
  z
    .object({
      P1: z.number().min(min).max(max).optional(),
      P2: z.number().min(min).max(max).optional(),
      P3: z.number().min(min).max(max).optional(),
    })
    .optional()
    .describe(description)
const monthUse = {
  kwh: periods(limit.monthKwh, 'Energy from the grid by period, kWh. Default 0 each.'),
  surplusKwh: amount(limit.monthKwh, 'Fed into the grid, kWh. Default 0.'),
}
const billCost = z
  .object({
    ...common,
    town: common.town
      .optional()
      .describe('Asked for only where no consumption is given: a typical home takes its place.'),
    start: date('First charged day of one month, inclusive. Default: the first day of the current month.'),
    days: count(limit.days, 'Charged days of one month. Default 30. A year always has 365 days.'),
    ...monthUse,
    year: count(limit.year, 'Of months[] or of a shape. Default 2026.'),
    months: z.array(z.object(monthUse)).length(12).optional().describe('A whole year, January first.'),
    ...load,
    ...plane,
    ...storage,
    kwp: amount(limit.kwp, 'Panel power behind the meter, with a shape only, kWp. Default 0.'),
    powerKw: power(limit.contractKw, 'Contracted power, kW. Default 5.75 in both periods.'),
    powerPrice: power(limit.powerPrice, 'Price of the power term without tax, in powerPriceUnit.'),
    powerPriceUnit: choice(
      ['eur_kw_year', 'eur_kw_day'],
      'Unit of powerPrice. Default eur_kw_year when powerPrice is given.',
    ),
    energyPrice: periods(limit.energyPrice, 'EUR/kWh without tax. Default: median of published offers.'),
    surplusPrice: amount(limit.energyPrice, 'Compensation, EUR/kWh. Default 0.04.'),
    ieePct: amount(limit.ieePct, 'Electricity tax, %. Default: the rate of the date.'),
    vatPct: amount(limit.vatPct, 'VAT, %. Default: the rate of the date.'),
    meterEurMonth: amount(limit.meterEurMonth, 'Meter rental, EUR a month without tax. Default 0.81.'),
    bonusInIeeBase: flag('Whether the electricity tax is charged on the social-bonus funding too. Default true.'),
  })
  .refine(someWeight, allZero)
  .refine((b) => b.town !== undefined || Boolean(b.kwh ?? b.months ?? b.surplusKwh ?? b.annualKwh ?? b.hourlyShape24), {
    path: ['town'],
    params: { code: 'required' },
  })

const pool = z.object({
  ...common,
  areaM2: amount(limit.poolAreaM2, 'Water surface, m². Default 32.'),
  depthM: amount(limit.poolDepthM, 'Mean depth, m. Default 1.5.'),
  volumeM3: amount(limit.poolM3, 'Water, m³. Default areaM2 · depthM.'),
  targetC: amount(limit.poolTargetC, 'Water temperature, °C. Default 28.'),
  months: z
    .array(z.number().int().min(limit.month.min).max(limit.month.max))
    .min(1)
    .max(12)
    .optional()
    .describe('Heated months, 1 January … 12 December. Default 4 to 10.'),
  cover: flag('Default true.'),
  coverHours: amount(limit.coverHours, 'Hours a day that the cover lies on the water, by night first. Default 12.'),
  windShelter: choice(windShelters, 'How much wind reaches the water. Default partial.'),
})

const home = {
  ...common,
  homeType: choice(homeTypes, 'Default villa.'),
  areaM2: amount(limit.homeAreaM2, 'Living area, m². Default by homeType.'),
  era: choice(eras, 'Building code of the year it was built. Default 1980-2006.'),
  occupancy,
  mode: choice(
    coolingModes,
    'intermittent: while people are there and awake (default); continuous: all day while people live there.',
  ),
}
const cooling = z.object({
  ...home,
  setpointC: amount(limit.coolingSetpointC, 'Room temperature not to be exceeded, °C. Default 25.'),
  seer: amount(limit.seer, 'Seasonal efficiency of the machine; by default computed from hourly temperatures.'),
})
const heating = z.object({
  ...home,
  setpointC: amount(limit.heatingSetpointC, 'Room temperature not to fall below, °C. Default 20.'),
  flowTempC: amount(limit.flowTempC, 'Flow temperature of the heat pump, °C: 35 warm floor, 55 radiators. Default 45.'),
})

const hotWater = z.object({
  ...common,
  persons: count(limit.persons, 'Default 4.'),
  litresPerPersonDay: amount(limit.litresPerPersonDay, 'Water at 60 °C, litres a person and day. Default 28.'),
  setpointC: amount(limit.hotWaterSetpointC, 'Tank temperature, °C. Default 55.'),
  occupancy,
})

const ev = z.object({
  ...common,
  ...plane,
  kmPerYear: amount(limit.kmPerYear, 'Default 12000.'),
  kwhPer100Km: amount(limit.kwhPer100Km, "At the car's battery. Default 18."),
  chargingLossPct: amount(limit.chargingLossPct, 'Of what is taken at the wall, %. Default 10.'),
  chargerKw: amount(limit.chargerKw, 'Default 7.4.'),
  kwp: amount(limit.kwp, 'Panel power, kWp; 0 without panels. Default 5.'),
  annualKwh: amount(limit.annualKwh, 'Use of the rest of the home, kWh a year. Default 4000.'),
  carHome: choice(carHomes, 'When the car stands at home. Default evenings.'),
  strategy: choice(
    evStrategies,
    'night: in the valley hours; solar: surplus of the panels first, up to four days of driving wait for it; mixed: one day waits. Default night.',
  ),
})

const knownLoads = [...outageLoads.keys()]
const ownLoad = z.object({
  id: z.string().min(1).max(60).describe('Its name, given back as it is.'),
  runningW: z.number().min(limit.loadW.min).max(limit.loadW.max),
  startW: amount(limit.loadW, 'At the moment it starts, W. Default runningW.'),
  hoursPerDay: amount({ min: 0, max: 24 }, 'Hours it runs on a day of a cut. Default 24.'),
})
const backup = z.object({
  ...common,
  loads: z
    .array(z.union([z.enum(knownLoads), ownLoad]))
    .min(1)
    .max(40)
    .optional()
    .describe('Known loads by id, or your own; most important first. Wins over essentials.'),
  essentials: choice(backupPresets, 'A ready list of loads. Default essential.'),
  batteryKwh: amount(limit.batteryKwh, 'Usable, kWh. Default 10.'),
  inverterKw: amount(limit.inverterKw, 'Power that the inverter gives without grid, kW. Default 5.'),
  kwp: amount(limit.kwp, 'Panel power, kWp; 0 without panels. Default 5.'),
  month: count(limit.month, '1 January … 12 December. Default: the whole year.'),
})

const incentives = z.object({
  ...common,
  service: choice(services, 'What is installed. Default solar.'),
  priceEur: amount(limit.priceEur, 'Paid, VAT included, EUR. Default 8000.'),
  resident: flag('Files Spanish income tax (IRPF). Default true.'),
  completionDate: date('The day the works are finished and paid. Default: today + 90 days.'),
  ibiEur: amount(limit.ibiEur, 'Property tax (IBI) of the home, EUR a year. Without it the IBI amounts stay open.'),
})

/** A tool's input and the language of the answer. */
export type ToolRequest<Name extends ToolName> = ToolInputs[Name] & { language?: Language }

export const toolRequests: { [Name in ToolName]: z.ZodType<ToolRequest<Name>> } = {
  solar,
  battery,
  'bill-cost': billCost,
  pool,
  cooling,
  heating,
  'hot-water': hotWater,
  ev,
  backup,
  incentives,
}
