import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Titles and addresses of others' news, and what staff made of them. */
export const newsItem = pgTable(
  'news_item',
  {
    /** Of its address, so that an item read again is the same. */
    id: text('id').primaryKey(),
    source: text('source').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    headingEn: text('heading_en'),
    headingEs: text('heading_es'),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (t) => [
    check('news_item_language', sql`${t.language} in ('en', 'es')`),
    // The page shows the newest, retention looks for the oldest.
    index('news_item_day').on(t.day),
  ],
)
