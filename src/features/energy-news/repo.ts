import { and, desc, eq, gte, lt, max } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { type NewsItem, newsTags } from './domain/news.ts'
import { newsItem } from './schema.ts'

type Row = typeof newsItem.$inferSelect
export type NewsChange = Partial<Pick<Row, 'isHidden' | 'headingEn' | 'headingEs'>> & { tags?: NewsItem['tags'] }

export const itemOfRow = ({ headingEn, headingEs, tags, id, source, url, title, language, day }: Row): NewsItem => ({
  id,
  source,
  url,
  title,
  language,
  day,
  tags: newsTags.filter((tag) => tags.includes(tag)),
  headings: { ...(headingEn ? { en: headingEn } : {}), ...(headingEs ? { es: headingEs } : {}) },
})

/** Keeps items that were not known; those that were stay as staff left them. */
export async function keepItems(db: Database, items: readonly NewsItem[], readAt: Date): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(({ headings: _, ...item }) => ({ ...item, readAt }))
  await db.insert(newsItem).values(rows).onConflictDoNothing()
}

/** The newest, hidden ones too when asked for. */
export async function newestItems(db: Database, since: PlainDate, most: number, withHidden: boolean): Promise<Row[]> {
  return db
    .select()
    .from(newsItem)
    .where(and(gte(newsItem.day, since), withHidden ? undefined : eq(newsItem.isHidden, false)))
    .orderBy(desc(newsItem.day), newsItem.id)
    .limit(most)
}

export async function changeItem(db: Database, id: string, change: NewsChange, at: Date): Promise<Row | undefined> {
  const [row] = await db
    .update(newsItem)
    .set({ ...change, editedAt: at })
    .where(eq(newsItem.id, id))
    .returning()
  return row
}

/** When staff last changed an item; with what was read it says whether the page is behind. */
export async function lastEdit(db: Database): Promise<Date | null> {
  const [row] = await db.select({ at: max(newsItem.editedAt) }).from(newsItem)
  return row?.at ?? null
}

export async function removeOldItems(db: Database, before: PlainDate): Promise<void> {
  await db.delete(newsItem).where(lt(newsItem.day, before))
}
