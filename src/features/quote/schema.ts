import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
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

/** What somebody chose of a saved quote. One row a quote: choosing again changes it, withdrawing keeps it. */
export const quoteChoice = pgTable(
  'quote_choice',
  {
    quoteId: uuid('quote_id')
      .primaryKey()
      .references(() => quote.id),
    leadId: uuid('lead_id').notNull(),
    option: text('option').notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    reason: text('reason').notNull().default(''),
    /** Null until the mails about its newest change are queued. */
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  // The job asks for what nobody was told of; a lead's page for its own.
  (t) => [
    index('quote_choice_untold').on(t.chosenAt).where(sql`${t.toldAt} is null`),
    index('quote_choice_lead').on(t.leadId),
  ],
)

/** Photographs that make a price firm; the files themselves are kept by shared/files. */
export const quotePhoto = pgTable(
  'quote_photo',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quote.id),
    leadId: uuid('lead_id').notNull(),
    /** Which of the four it is. */
    wish: text('wish').notNull(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('quote_photo_quote').on(t.quoteId), index('quote_photo_lead').on(t.leadId)],
)

/** What staff made of a quote after the first: a copy with other items or a discount. The link shows the newest; all are kept. */
export const quoteVersion = pgTable(
  'quote_version',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quote.id),
    /** The quote itself is 1. */
    number: integer('number').notNull(),
    estimate: jsonb('estimate').$type<Estimate>().notNull(),
    /** Why it was made, for staff. */
    note: text('note').notNull().default(''),
    madeByName: text('made_by_name').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('quote_version_number').on(t.quoteId, t.number)],
)

/** Read by the release before; what is published now is in `publication`. To be dropped in the release after the next. */
export const priceBook = pgTable('price_book', {
  version: integer('version').primaryKey(),
  book: jsonb('book').$type<PriceBook>().notNull(),
  note: text('note').notNull().default(''),
  publishedBy: text('published_by').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
})
