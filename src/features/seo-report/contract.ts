import { z } from 'zod'
import { auditKinds } from './domain/audit.ts'
import { slowKinds } from './domain/fixes.ts'
import { lighthouseCategories } from './domain/lighthouse-file.ts'

const path = z.string()
const worth = z.object({ least: z.number(), most: z.number() }).nullable()

export const reportQuery = z.object({
  days: z.coerce
    .number()
    .int()
    .refine((days) => days === 28 || days === 90)
    .default(28),
})

/** GET /api/admin/seo-report. */
export const seoReport = z.object({
  days: z.int(),
  madeAt: z.iso.datetime(),
  fixes: z.array(
    z.object({
      kind: z.enum([...Object.values(slowKinds), 'rarely-clicked', ...auditKinds]),
      where: path,
      met: z
        .object({ language: z.enum(['en', 'es']), device: z.enum(['phone', 'tablet', 'desktop']) })
        .nullable()
        .describe('Where visitors met it; null for what they did not measure.'),
      figures: z.array(z.number()),
      worthEur: worth.describe('A month, cautious to hopeful; null while no visit has brought money.'),
      visits: z.number(),
    }),
  ),
  audit: z
    .object({
      madeAt: z.iso.datetime(),
      seconds: z.number(),
      pages: z.int(),
      hidden: z.int(),
      findings: z.array(z.object({ kind: z.enum(auditKinds), path, detail: z.string() })),
    })
    .nullable()
    .describe('Null while the first one runs.'),
  trend: z.array(
    z.object({
      week: z.iso.date(),
      name: z.enum(['LCP', 'CLS', 'INP', 'FID', 'FCP', 'TTFB']),
      p75: z.number(),
      visits: z.int(),
      moved: z
        .array(z.object({ what: z.string(), version: z.int().nullable() }))
        .describe('What was published, or the release that began, in that week, when the figure moved by a tenth.'),
    }),
  ),
  lighthouse: z
    .array(
      z.object({ path, category: z.string(), median: z.number(), least: z.number(), most: z.number(), runs: z.int() }),
    )
    .describe('The newest five runs of each page; empty before reports are brought in.'),
  value: z.array(
    z.object({
      landing: path.nullable(),
      source: z.string().describe('A host, a campaign or a way; how the lead reached us when it came by no page.'),
      isOfVisit: z
        .boolean()
        .describe("Of the visit's first page, kept with consent; false: of the page with the form."),
      leads: z.int(),
      quoted: z.int(),
      won: z.int(),
      wonEur: z.number(),
    }),
  ),
  search: z
    .object({
      importedAt: z.iso.datetime(),
      rows: z.array(z.object({ path, clicks: z.int(), shown: z.int(), place: z.number() })),
    })
    .nullable(),
})
export type SeoReport = z.infer<typeof seoReport>

/** GET /api/admin/month-report.pdf. */
export const monthQuery = z.object({
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .describe('YYYY-MM'),
  language: z.enum(['en', 'es']).default('en'),
})

/** POST /api/admin/lighthouse: what the reports say, read where the files are. */
export const lighthouseImport = z.object({
  runs: z
    .array(
      z.object({
        path: z.string().startsWith('/').max(300),
        at: z.iso.datetime(),
        scores: z.partialRecord(z.enum(lighthouseCategories), z.number().min(0).max(100)),
      }),
    )
    .min(1)
    .max(100),
})
export const lighthouseImported = z.object({ runs: z.int() })

export const searchImported = z.object({ rows: z.int() })
