import { z } from 'zod'
import { optionIds } from '#src/features/quote/domain/candidates/option-ids.ts'
import {
  budgets,
  existingSystems,
  goals,
  occupancies,
  propertyTypes,
  roofTypes,
  towns,
} from '#src/shared/domain/vocabulary.ts'
import { formSigns } from '#src/shared/http/form-signs.ts'
import {
  consentShape,
  contactShape,
  isReachable,
  partnerCodeField,
  requirement,
  visitField,
} from '#src/shared/http/person.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { answerLimits as limit } from './domain/answers/answers.ts'
import { type PriceItemId, priceUnits } from './domain/prices/price-items.ts'

const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max)

/** The answers alone, without the rule between bill and kWh. Object keys are the field paths of error messages. */
export const answersShape = z.object({
  town: z.enum(towns),
  propertyType: z.enum(propertyTypes),
  buildYear: within(limit.buildYear).int(),
  occupancy: z.enum(occupancies),
  existingSystems: z.array(z.enum(existingSystems)).max(existingSystems.length).default([]),
  goals: z.array(z.enum(goals)).min(1).max(goals.length),
  budget: z.enum(budgets),
  monthlyBillEur: within(limit.monthlyBillEur)
    .optional()
    .describe('Usual bill, taxes included, EUR a month. Give this or annualKwh.'),
  annualKwh: within(limit.annualKwh)
    .optional()
    .describe('Consumption from the grid, kWh a year. Wins over monthlyBillEur when both are given.'),
  areaM2: within(limit.areaM2).optional(),
  persons: within(limit.persons).int().optional(),
  roof: z
    .object({
      type: z.enum(roofTypes).optional(),
      tiltDeg: within(limit.tiltDeg).optional(),
      azimuthDeg: within(limit.azimuthDeg).optional().describe('South 0, east -90, west +90.'),
      areaM2: within(limit.roofAreaM2).optional(),
    })
    .optional(),
  poolM3: within(limit.poolM3).optional(),
  evKmPerYear: within(limit.evKmPerYear).optional(),
  contractedPowerKw: within(limit.contractedPowerKw).optional(),
})

const hasConsumption = (value: { monthlyBillEur?: unknown; annualKwh?: unknown }) =>
  value.monthlyBillEur !== undefined || value.annualKwh !== undefined
const consumptionRequired = requirement('consumption_required', ['monthlyBillEur'])

/** POST /api/quotes/estimate. Nothing is stored. */
export const estimateRequest = z
  .object({ language: z.enum(languages).default('en'), ...answersShape.shape })
  .refine(hasConsumption, consumptionRequired)
export type EstimateRequest = z.infer<typeof estimateRequest>

/** POST /api/quotes. With `test: true` no contact is needed, no lead is made, nothing is sent, and the quote is kept for 24 hours. */
export const quoteRequest = z
  .object({
    language: z.enum(languages).default('en'),
    ...answersShape.shape,
    contact: contactShape.optional(),
    consent: consentShape.optional(),
    test: z.boolean().default(false),
    partnerCode: partnerCodeField,
    visit: visitField,
    signs: formSigns,
  })
  .refine(hasConsumption, consumptionRequired)
  .refine(({ test, contact }) => test || Boolean(contact?.name), requirement('required', ['contact', 'name']))
  .refine(
    ({ test, contact }) => test || isReachable(contact),
    requirement('email_or_phone_required', ['contact', 'email']),
  )
  .refine(
    ({ test, consent }) => test || consent?.privacy === true,
    requirement('consent_required', ['consent', 'privacy']),
  )
export type QuoteRequest = z.infer<typeof quoteRequest>

const range = z
  .object({ p10: z.number(), p50: z.number(), p90: z.number() })
  .describe('pNN is exceeded in NN % of cases: p90 ≤ p50 ≤ p10.')
const cutHours = z
  .object({ hours: range, loadW: z.number(), energyKwh: z.number(), sunKwh: z.number() })
  .describe('Hours of a power cut with the sum behind the middle one: hours.p50 · loadW / 1000 ≤ energyKwh + sunKwh.')
const nullableRange = z.object({ p10: z.number().nullable(), p50: z.number().nullable(), p90: z.number().nullable() })
const twelve = z.array(z.number()).length(12)
const statement = z.object({
  id: z.string(),
  text: z.string(),
  source: z.object({ title: z.string(), url: z.string(), asOf: z.string() }).optional(),
})

/** The estimate in the reader's words; ids stay beside the words. */
export const estimateResponse = z.object({
  language: z.enum(languages),
  madeOn: z.iso.date(),
  validUntil: z.iso.date(),
  pricesAsOf: z.iso.date(),
  pricesConfirmed: z.boolean(),
  disclaimer: z.string(),
  home: z.object({ annualKwh: z.number(), contractedPowerKw: z.number(), annualBillEur: z.number() }),
  options: z
    .array(
      z.object({
        id: z.enum(optionIds),
        name: z.string(),
        system: z.object({
          kwp: z.number(),
          panels: z.number(),
          tiltDeg: z.number(),
          azimuthDeg: z.number(),
          inverterKw: z.number(),
          batteryKwh: z.number(),
          batteryKw: z.number(),
          backup: z.enum(['none', 'essential-circuits', 'whole-home']),
        }),
        items: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            quantity: z.number(),
            priceEur: z.number().describe('Without VAT.'),
            basis: z.string().optional().describe('Where the price comes from, in words.'),
          }),
        ),
        priceEur: z.number().describe('Installed, VAT included.'),
        vatEur: z.number(),
        productionKwh: range,
        monthlyProductionKwh: twelve,
        monthlyConsumptionKwh: twelve,
        savingEur: range,
        monthlySavingEur: twelve.optional().describe('The middle case by month, January first.'),
        paybackYears: nullableRange.describe('null: not paid back within 25 years in that case.'),
        selfConsumption: z.number(),
        selfSufficiency: z.number(),
        annualBillAfterEur: z.number(),
        backup: z.object({
          sentence: z.string(),
          powers: z.array(z.string()),
          doesNotPower: z.array(z.string()),
          hours: range.describe('Of the essentials alone, without sun.'),
          essentials: cutHours.optional(),
          withAirConditioner: cutHours
            .nullable()
            .optional()
            .describe('With one air conditioner in every hour of an August night; null where none can run.'),
          reserveShare: z
            .number()
            .optional()
            .describe('What ordinary use leaves in the battery for a cut, 0 to 1 of it.'),
          sums: z.array(z.string()),
        }),
        incentives: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            amountEur: z.number().nullable(),
            status: z.enum(['verified', 'single-source']),
            asOf: z.string(),
            source: z.object({ title: z.string(), url: z.string() }),
            conditions: z.array(z.string()),
          }),
        ),
        worthIt: z.boolean(),
        because: z.array(z.string()),
      }),
    )
    .length(3),
  assumptions: z.array(statement),
  notes: z.array(statement),
})
export type EstimateResponse = z.infer<typeof estimateResponse>

export const quoteResponse = z.object({
  reference: z.string(),
  token: z.string(),
  url: z.url(),
  pdfUrl: z.url(),
  validUntil: z.iso.date(),
})
export type QuoteResponse = z.infer<typeof quoteResponse>

const priceBookItemIds = Object.keys(priceUnits).filter((id): id is PriceItemId => id in priceUnits)
const netEur = z.number().min(0).max(1_000_000)
const priceCurve = z
  .array(z.tuple([z.number().positive().max(100_000), netEur]))
  .min(2)
  .max(20)
  .refine(
    (points) =>
      points.every((point, index) => {
        const before = points[index - 1]
        return before === undefined || (point[0] > before[0] && point[1] >= before[1])
      }),
    { message: 'curve_not_ascending', params: { code: 'curve_not_ascending' } },
  )
const priceRow = z.object({
  netEur: z
    .union([netEur, priceCurve])
    .describe('Without VAT. A number: one unit. A list: [quantity, price of that quantity], ascending.'),
  rangeEur: z.object({ at: z.number(), low: netEur, high: netEur }).optional(),
  source: z.string().max(60).optional(),
  mark: z.string().max(120),
})

/** Staff publish a new version of the price book; it never overwrites. `basedOnVersion` guards against two editors at once (409). */
export const priceBookRequest = z.object({
  basedOnVersion: z.number().int().min(1),
  asOf: z.iso.date(),
  confirmedByOwner: z.boolean(),
  vatRatePercent: z.number().min(0).max(30),
  items: z.record(z.enum(priceBookItemIds), priceRow),
})
export type PriceBookRequest = z.infer<typeof priceBookRequest>

/** The price book in force; `history` is for staff only and newest first. */
export const priceBookResponse = z.object({
  version: z.number().int(),
  asOf: z.iso.date(),
  confirmedByOwner: z.boolean(),
  vatRatePercent: z.number(),
  items: z.record(z.enum(priceBookItemIds), priceRow),
  history: z
    .array(
      z.object({
        version: z.number().int(),
        asOf: z.iso.date(),
        confirmedByOwner: z.boolean(),
        publishedAt: z.iso.datetime({ offset: true }),
        publishedBy: z.string().nullable(),
      }),
    )
    .optional(),
})
export type PriceBookResponse = z.infer<typeof priceBookResponse>
