import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Estimate } from './domain/options/estimate-types.ts'
import type { PriceBook } from './domain/prices/price-items.ts'

export const quote = pgTable(
  'quote',
  {
    /** Also inside the signed link. */
    id: uuid('id').primaryKey(),
    /** Null for a test quote. The lead is crm's; no foreign key across features, both are written in one transaction. */
    leadId: uuid('lead_id'),
    reference: text('reference').notNull().unique(),
    test: boolean('test').notNull().default(false),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    /** Name on the PDF; empty for a test quote and after erasure. */
    name: text('name').notNull().default(''),
    estimate: jsonb('estimate').$type<Estimate>().notNull(),
    validUntil: date('valid_until').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** A test quote goes after this. */
    purgeAt: timestamp('purge_at', { withTimezone: true }),
  },
  (t) => [
    // A lead's page shows its quote.
    index('quote_lead').on(t.leadId),
    // The staff's list is newest first: read backwards. (`desc()` here would mean nulls last, which no `order by … desc` asks for.)
    index('quote_created').on(t.createdAt),
    // For removing test quotes.
    index('quote_purge').on(t.purgeAt),
  ],
)

/** Read by the release before; what is published now is in `publication`. To be dropped in the release after the next. */
export const priceBook = pgTable('price_book', {
  version: integer('version').primaryKey(),
  book: jsonb('book').$type<PriceBook>().notNull(),
  note: text('note').notNull().default(''),
  publishedBy: text('published_by').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
})
