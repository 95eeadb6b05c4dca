import { doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The newest export of the search console, a row a page. */
export const searchPage = pgTable('search_page', {
  path: text('path').primaryKey(),
  clicks: integer('clicks').notNull(),
  shown: integer('shown').notNull(),
  place: doublePrecision('place').notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
})
