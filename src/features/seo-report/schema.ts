import { doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { LighthouseRun } from './domain/lighthouse-file.ts'

/** The newest export of the search console, a row a page. */
export const searchPage = pgTable('search_page', {
  path: text('path').primaryKey(),
  clicks: integer('clicks').notNull(),
  shown: integer('shown').notNull(),
  place: doublePrecision('place').notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
})

/** The newest runs of Lighthouse of a page. */
export const lighthouseRun = pgTable(
  'lighthouse_run',
  {
    path: text('path').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    scores: jsonb('scores').$type<LighthouseRun['scores']>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.path, t.at] })],
)
