import { z } from 'zod'
import { languages } from '#src/shared/i18n/language.ts'
import { devices, isPlausible, vitalNames } from './domain/vital.ts'

const metric = z
  .object({
    name: z.enum(vitalNames),
    value: z.number().describe('Milliseconds; CLS has no unit.'),
  })
  .refine(({ name, value }) => isPlausible(name, value), { path: ['value'] })

const where = z.object({
  path: z
    .string()
    .startsWith('/')
    .max(300)
    .describe('The page, without query. Kept as the page it is, never as typed.'),
  language: z.enum(languages).default('en'),
  device: z.enum(devices).default('desktop'),
})

/** POST /api/vitals: one metric, or all that a visit measured. No identifier of any kind. */
export const vitalsRequest = z.union([
  where.extend({ metrics: z.array(metric).min(1).max(12) }),
  where.extend({ name: z.enum(vitalNames), value: z.number() }).refine(({ name, value }) => isPlausible(name, value), {
    path: ['value'],
  }),
])
export type VitalsRequest = z.infer<typeof vitalsRequest>

/** GET /api/vitals/summary, for staff. */
export const vitalsSummary = z.object({
  since: z.iso.date(),
  days: z.int(),
  fewestVisits: z.int().describe('With fewer, a percentile says little.'),
  rows: z.array(
    z.object({
      page: z.string(),
      language: z.enum(languages),
      device: z.enum(devices),
      name: z.enum(vitalNames),
      p75: z.number(),
      visits: z.int(),
      rating: z.enum(['good', 'needs-improvement', 'poor']),
      isEnough: z.boolean().describe('False: too few visits to say.'),
    }),
  ),
})
export type VitalsSummary = z.infer<typeof vitalsSummary>

/** GET /api/vitals/summary?days=. */
export const summaryQuery = z.object({ days: z.coerce.number().int().min(1).max(365).default(28) })

/** The whole site by week, for the report on search and speed. */
export const vitalsTrend = z.object({
  weeks: z.array(z.object({ week: z.iso.date(), name: z.enum(vitalNames), p75: z.number(), visits: z.int() })),
})
export type VitalsTrend = z.infer<typeof vitalsTrend>
