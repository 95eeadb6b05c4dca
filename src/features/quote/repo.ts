import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../shared/db/database.ts'
import type { PriceBook } from './domain/price-items.ts'
import { priceBook, quote } from './schema.ts'

export type QuoteRow = typeof quote.$inferSelect
export type PriceBookRow = typeof priceBook.$inferSelect

/** Inserts quotes that are not there yet. */
export async function insertQuotes(db: Database, quotes: (typeof quote.$inferInsert)[]): Promise<void> {
  await db.insert(quote).values(quotes).onConflictDoNothing({ target: quote.id })
}

export async function findQuote(db: Database, id: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(quote).where(eq(quote.id, id))
  return row
}

/** The newest quote of a lead. */
export async function quoteOfLead(db: Database, leadId: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(quote).where(eq(quote.leadId, leadId)).orderBy(desc(quote.createdAt)).limit(1)
  return row
}

/** Empties the personal fields of a lead's quotes; the figures stay. */
export async function eraseQuotes(db: Database, leadId: string): Promise<void> {
  await db.update(quote).set({ name: '' }).where(eq(quote.leadId, leadId))
}

/** Removes test quotes whose day is over. */
export async function removePurgeable(db: Database, now: Date): Promise<void> {
  await db.delete(quote).where(and(isNotNull(quote.purgeAt), lt(quote.purgeAt, now)))
}

/** Published price books, newest first. */
export async function priceBooks(db: Database): Promise<PriceBookRow[]> {
  return db.select().from(priceBook).orderBy(desc(priceBook.version)).limit(100)
}

/** Publishes a version; false when that version exists already, because somebody else published first. */
export async function insertPriceBook(db: Database, book: PriceBook, publishedBy: string): Promise<boolean> {
  const rows = await db
    .insert(priceBook)
    .values({ version: book.version, book, publishedBy, publishedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ version: priceBook.version })
  return rows.length === 1
}
