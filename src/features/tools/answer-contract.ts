import { z } from 'zod'
import type { ToolName } from './domain/tool-types.ts'

/** What the ten endpoints give. */

const kwh = (description: string) => z.number().describe(`${description} kWh.`)
const kw = (description: string) => z.number().describe(`${description} kW.`)
const eur = (description: string) => z.number().describe(`${description} EUR, taxes included.`)
const share = (description: string) => z.number().min(0).max(1).describe(description)
const twelve = (description: string) => z.array(z.number()).length(12).describe(`${description} kWh, January first.`)
const range = z
  .object({ p10: z.number(), p50: z.number(), p90: z.number() })
  .describe('pNN is exceeded in NN % of cases: p90 ≤ p50 ≤ p10.')
const outageFigure = z.object({
  hours: range,
  loadW: z.number().describe('Mean of what runs over the middle cut, W: hours.p50 · loadW ≤ energyKwh + sunKwh.'),
  energyKwh: kwh('What the battery could give when that cut began,'),
  sunKwh: kwh('What the sun gave to the loads in those hours, at once or through the battery,'),
})
const source = z.object({ title: z.string(), url: z.string(), asOf: z.string().describe('Day, month or year.') })
const plainValue = z.union([z.number(), z.string(), z.boolean()])
const common = {
  assumptions: z
    .array(
      z.object({
        id: z.string(),
        field: z.string().optional().describe('The input that was not given.'),
        value: z
          .union([plainValue, z.array(z.number()), z.array(z.string()), z.record(z.string(), plainValue)])
          .optional()
          .describe('What was taken instead.'),
        text: z.string().describe('In the language asked for.'),
        source: source.optional(),
      }),
    )
    .describe('Every default taken, and what the model stands on.'),
}
const month = z.object({
  kwh: z.object({ P1: z.number(), P2: z.number(), P3: z.number() }),
  surplusKwh: z.number(),
})
const lines = z
  .object({
    powerP1: z.number(),
    powerP2: z.number(),
    energyP1: z.number(),
    energyP2: z.number(),
    energyP3: z.number(),
    surplusCompensation: z.number().describe('Zero or negative.'),
    socialBonusFunding: z.number(),
    electricityTax: z.number(),
    meter: z.number(),
    vat: z.number(),
  })
  .describe('EUR, each rounded half up to the cent.')

export const toolResponses = {
  solar: z.object({
    annualKwh: kwh('Production of the typical year,'),
    annualKwhRange: range,
    p10Kwh: kwh('Exceeded one year in ten,'),
    p90Kwh: kwh('Exceeded nine years in ten,'),
    monthlyKwh: twelve('Production,'),
    specificYield: z.number().describe('kWh per kWp and year.'),
    ...common,
  }),
  battery: z.object({
    selfConsumption: share('(PV - export) / PV; battery losses count as consumed.'),
    selfConsumptionRange: range,
    selfSufficiency: share('(load - import) / load.'),
    selfSufficiencyRange: range,
    importKwh: kwh('From the grid a year,'),
    importKwhRange: range,
    exportKwh: kwh('Into the grid a year,'),
    exportKwhRange: range,
    pvKwh: kwh('Production a year,'),
    pvKwhRange: range,
    loadKwh: kwh('Use a year,'),
    cycles: z.number().describe('Full equivalents a year: energy leaving the cells over usable capacity.'),
    storedKwh: kwh('Left in the battery on 31 December 24:00,'),
    ...common,
  }),
  'bill-cost': z.object({
    totalEur: eur('The bill, or the sum of twelve.'),
    totalEurRange: range,
    lines,
    monthlyTotalsEur: z.array(z.number()).length(12).optional().describe('Of a year: EUR, January first.'),
    monthlyLines: z.array(lines).length(12).optional(),
    energy: z.array(month).describe('The energy charged, kWh: one entry, or twelve of a year.'),
    ...common,
  }),
  pool: z.object({
    heatKwh: kwh('Heat of the water, thermal,'),
    heatKwhRange: range,
    monthlyHeatKwh: twelve('Heat, thermal,'),
    electricKwh: kwh('Electricity of the heat pump,'),
    electricKwhRange: range,
    recommendedKw: kw('Heat pump, thermal,'),
    costEur: eur('What it adds to the bills of a year.'),
    costEurRange: range,
    ...common,
  }),
  cooling: z.object({
    coolingKwh: kwh('Cold that the home needs, thermal and sensible,'),
    coolingKwhRange: range,
    electricKwh: kwh('Electricity a year,'),
    electricKwhRange: range,
    recommendedKw: kw('Machine, thermal,'),
    monthlyKwh: twelve('Cold, thermal,'),
    ...common,
  }),
  heating: z.object({
    heatKwh: kwh('Heat that the home needs,'),
    heatKwhRange: range,
    electricKwh: kwh('Electricity of the heat pump a year,'),
    electricKwhRange: range,
    designLoadKw: kw('Heat on the design day,'),
    spf: z.number().describe('Seasonal performance: heat over electricity.'),
    monthlyKwh: twelve('Heat,'),
    ...common,
  }),
  'hot-water': z.object({
    usefulKwh: kwh('Heat in the water drawn a year,'),
    usefulKwhRange: range,
    electricKwh: kwh('Electricity of a heat-pump tank a year,'),
    electricKwhRange: range,
    seasonalCop: z.number().describe('Useful heat over electricity, standing losses included.'),
    ...common,
  }),
  ev: z.object({
    gridKwh: kwh('Taken at the wall a year,'),
    gridKwhRange: range,
    hoursFor100Km: z.number().describe('Hours of charging.'),
    pvSharePct: z.number().describe('Share of it from the panels, %.'),
    pvSharePctRange: range,
    costEur: eur('What it adds to the bills of a year.'),
    costEurRange: range,
    ...common,
  }),
  backup: z.object({
    hours: range.describe('Hours that the powered loads run; followed for 72. p90 ≤ p50 ≤ p10.'),
    essentials: outageFigure.describe('The list without air conditioners, in cuts of the year or of the month.'),
    withAirConditioner: outageFigure.describe(
      'The same with one air conditioner that runs in every hour of a cut of an August night; 0 hours where the inverter cannot carry it.',
    ),
    kwNeeded: kw('All loads asked for, running together,'),
    kwSurge: kw('The same with the hardest start on top,'),
    powers: z.array(z.string()),
    doesNotPower: z.array(z.string()),
    ...common,
  }),
  incentives: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        amountEur: z
          .number()
          .nullable()
          .describe(
            'EUR; null: it may apply, but nobody can say how much before a certificate, an ordinance or a sale.',
          ),
        status: z.enum(['verified', 'single-source']),
        source: z.object({ title: z.string(), url: z.string() }),
        asOf: z.string(),
        conditions: z.array(z.string()),
      }),
    ),
    totalEur: z.number().describe('Sum of the amounts that are known, EUR.'),
    notes: z
      .array(z.object({ id: z.string(), text: z.string(), source: source.optional() }))
      .describe('What does not apply and why, and whom to ask.'),
    ...common,
  }),
} satisfies Record<ToolName, z.ZodType>

export type ToolResponses = { [Name in ToolName]: z.infer<(typeof toolResponses)[Name]> }
