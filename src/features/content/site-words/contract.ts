import { z } from 'zod'
import { headWords, publishedBanner, redirectRow } from '#src/features/content/format/site-words.ts'

const version = z.number().int().min(0)

export const titleRow = headWords.extend({ path: z.string(), version, by: z.string(), at: z.iso.datetime() })
export const siteWords = z.object({
  titles: z.array(titleRow).describe('Pages whose head words staff have given; all others have their own.'),
  banner: z.object({ value: publishedBanner.nullable(), version }),
  redirects: z.object({
    rows: z.array(redirectRow.extend({ times: z.number().int().describe('Visits in the last 28 days') })),
    version,
    missing: z
      .array(z.object({ path: z.string(), times: z.number().int() }))
      .describe('Addresses that led to nothing in the last 28 days, most asked first'),
  }),
})
export type SiteWords = z.infer<typeof siteWords>

export const titleChange = headWords.extend({ path: z.string().max(300), basedOnVersion: version })
export const bannerChange = z.object({ value: publishedBanner, basedOnVersion: version })
export const redirectAdded = z.object({ from: z.string().max(600), to: z.string().max(600) })
export const changed = z.object({ version })
