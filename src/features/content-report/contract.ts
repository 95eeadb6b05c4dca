import { z } from 'zod'
import { languages } from '#src/shared/i18n/language.ts'

/** What the build knows of every page that may be found: heads, words, figures, sources, links. Written by script/build.ts, for staff only. */

const day = z.iso.date()

export const reportedPage = z.object({
  /** Folder of content/ where there is one, else the route's id. */
  id: z.string(),
  kind: z.string(),
  language: z.enum(languages),
  path: z.string(),
  /** Path in the project; null for a page whose words stand in code. */
  file: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  /** Words of headings and body; null where they stand in code. */
  words: z.int().nullable(),
  reviewed: day.nullable(),
  published: day.nullable(),
  /** Names of figures, keys of `figures` where they age. */
  figures: z.array(z.string()),
  /** Keys of `sources`. */
  sources: z.array(z.string()),
  /** Pages it sends its readers on to. */
  related: z.array(z.string()),
  /** How many other texts of its language lead here; menus and footer apart. */
  linkedFrom: z.int(),
})
export type ReportedPage = z.infer<typeof reportedPage>

export const feedEntry = z.object({ title: z.string(), path: z.string(), published: day, updated: day })

export const contentReport = z.object({
  builtOn: day,
  pages: z.array(reportedPage),
  /** The figures that age: when they were true, and the key of their source. */
  figures: z.record(z.string(), z.object({ asOf: z.string(), source: z.string() })),
  sources: z.record(z.string(), z.object({ title: z.record(z.enum(languages), z.string()), url: z.string() })),
  /** What each Atom feed carries, newest first. */
  feeds: z.record(z.enum(languages), z.object({ path: z.string(), entries: z.array(feedEntry) })),
})
export type ContentReport = z.infer<typeof contentReport>

/** GET /api/admin/pages: the report, and the day in Spain that it is read, against which reviews fall due. */
export const pagesResponse = contentReport.extend({ today: day })
export type PagesResponse = z.infer<typeof pagesResponse>
