import { and, count, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { KeptType } from '#src/shared/files/files.ts'
import type { QuoteState } from './domain/answers/quote-state.ts'
import { quote, quoteChoice, quotePhoto, quoteVersion } from './schema.ts'
import { eraseVersionNotes } from './versions/repo.ts'

export type QuoteRow = typeof quote.$inferSelect

/** Inserts quotes that are not there yet. */
export async function insertQuotes(db: Database, quotes: (typeof quote.$inferInsert)[]): Promise<void> {
  await db.insert(quote).values(quotes).onConflictDoNothing({ target: quote.id })
}

export async function findQuote(db: Database, id: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(quote).where(eq(quote.id, id))
  return row
}

/** What is asked of one quote happens one after the other: a second click, or another tab, sees what the first has done. */
export async function lockQuote(tx: Database, quoteId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${quoteId}, 0))`)
}

/** The newest quote of a lead. */
export async function quoteOfLead(db: Database, leadId: string): Promise<QuoteRow | undefined> {
  const [row] = await db.select().from(quote).where(eq(quote.leadId, leadId)).orderBy(desc(quote.createdAt)).limit(1)
  return row
}

/** A row of the list of quotes: not the estimate, only the two values in it that the list shows. */
export type ListedQuoteRow = Awaited<ReturnType<typeof listQuotes>>['rows'][number]

/**
 * Quotes newest first, `pageSize` a page, with how many there are of each state. `today` decides whether prices still hold. Two queries,
 * whatever the number of rows.
 */
export async function listQuotes(
  db: Database,
  filter: {
    reference?: string | undefined
    state?: QuoteState | undefined
    today: PlainDate
    page: number
    pageSize: number
  },
) {
  const { reference, state, today, page, pageSize } = filter
  const isReal = eq(quote.test, false)
  const is: Record<QuoteState, SQL | undefined> = {
    valid: and(isReal, gte(quote.validUntil, today)),
    expired: and(isReal, lt(quote.validUntil, today)),
    test: eq(quote.test, true),
  }
  const named = reference ? sql`${quote.reference} ilike ${`%${reference.replace(/[\\%_]/g, '\\$&')}%`}` : undefined
  const rows = await db
    .select({
      id: quote.id,
      reference: quote.reference,
      leadId: quote.leadId,
      name: quote.name,
      language: quote.language,
      test: quote.test,
      createdAt: quote.createdAt,
      validUntil: quote.validUntil,
      town: sql<string | null>`${quote.estimate}->'answers'->>'town'`,
      // A four-byte integer is a number on both drivers; JSON's own text would not be.
      valueCents: sql<number | null>`(${quote.estimate}->'options'->1->>'priceCents')::int`,
    })
    .from(quote)
    .where(and(named, state && is[state]))
    .orderBy(desc(quote.createdAt), desc(quote.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const countOf = (which: QuoteState) => sql`count(*) filter (where ${is[which]})`.mapWith(Number)
  const [found] = await db
    .select({ all: count(), valid: countOf('valid'), expired: countOf('expired'), test: countOf('test') })
    .from(quote)
    .where(named)
  const { all, ...counts } = found ?? { all: 0, valid: 0, expired: 0, test: 0 }
  return { rows, counts, total: state ? counts[state] : all }
}

/** Empties the personal fields of a lead's quotes; the figures stay. */
export async function eraseQuotes(db: Database, leadId: string): Promise<void> {
  const erased = await db.update(quote).set({ name: '' }).where(eq(quote.leadId, leadId)).returning({ id: quote.id })
  for (const { id } of erased) await eraseVersionNotes(db, id)
  await db.update(quoteChoice).set({ reason: '' }).where(eq(quoteChoice.leadId, leadId))
  await db.delete(quotePhoto).where(eq(quotePhoto.leadId, leadId))
}

/** The quotes of these leads with their versions, what was chosen and why, and which photographs were sent. */
export async function quotesHeld(db: Database, leadIds: readonly string[]) {
  const quotes = await db
    .select()
    .from(quote)
    .where(inArray(quote.leadId, [...leadIds]))
  const ids = quotes.map(({ id }) => id)
  return {
    quotes,
    quoteVersions: await db.select().from(quoteVersion).where(inArray(quoteVersion.quoteId, ids)),
    quoteChoices: await db.select().from(quoteChoice).where(inArray(quoteChoice.quoteId, ids)),
    quotePhotos: await db.select().from(quotePhoto).where(inArray(quotePhoto.quoteId, ids)),
  }
}

/** The photographs of a lead, the oldest first. */
export async function photosOfLead(
  db: Database,
  leadId: string,
): Promise<{ id: string; title: string; fileName: string; type: KeptType; at: Date }[]> {
  const rows = await db.select().from(quotePhoto).where(eq(quotePhoto.leadId, leadId)).orderBy(quotePhoto.sentAt)
  return rows.map(({ id, wish, fileName, fileType, sentAt }) => ({
    id,
    title: wish,
    fileName,
    type: photoTypes.find((type) => type === fileType) ?? 'jpeg',
    at: sentAt,
  }))
}
const photoTypes: readonly KeptType[] = ['jpeg', 'png', 'webp', 'avif']

/** Removes test quotes whose day is over. */
export async function removePurgeable(db: Database, now: Date): Promise<void> {
  await db.delete(quote).where(and(isNotNull(quote.purgeAt), lt(quote.purgeAt, now)))
}
