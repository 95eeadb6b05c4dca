import { desc, gte, lt, sql } from 'drizzle-orm'
import { addressToCount } from '#src/features/content/domain/asked-address.ts'
import { contentAsked } from '#src/features/content/schema.ts'
import type { Database } from '#src/shared/db/database.ts'
import { addDays, madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'

/** So long are counts kept and added up. */
export const countedDays = 28
/** Different addresses that a process notes in a day: programs that guess could invent any number. */
const mostOfDay = 400

export type AskedKind = (typeof contentAsked.$inferSelect)['kind']

/** Counts by address and day what was asked for and is no page: old addresses that lead on, and those that lead nowhere. Never who asked. */
export class AskedAddresses {
  readonly #now: () => Date
  #day: PlainDate = ''
  #known = new Set<string>()
  #waiting = new Map<string, { kind: AskedKind; path: string; day: PlainDate; times: number }>()

  constructor(now: () => Date) {
    this.#now = now
  }

  note(asked: string, kind: AskedKind): void {
    const path = addressToCount(asked)
    if (path === undefined) return
    const day = madridDate(this.#now())
    if (day !== this.#day) {
      this.#day = day
      this.#known.clear()
    }
    const key = `${day} ${kind} ${path}`
    if (!this.#known.has(key) && this.#known.size >= mostOfDay) return
    this.#known.add(key)
    const before = this.#waiting.get(key)
    this.#waiting.set(key, { kind, path, day, times: (before?.times ?? 0) + 1 })
  }

  /** Adds what was noted to what is kept; when that fails it is kept for the next time. */
  async flush(db: Database): Promise<void> {
    // Two processes that add to the same rows do so in one order.
    const rows = [...this.#waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    if (rows.length === 0) return
    this.#waiting.clear()
    try {
      await db.transaction(async (tx) => {
        await tx.delete(contentAsked).where(lt(contentAsked.day, this.#firstDay()))
        await tx
          .insert(contentAsked)
          .values(rows)
          .onConflictDoUpdate({
            target: [contentAsked.path, contentAsked.kind, contentAsked.day],
            set: { times: sql`${contentAsked.times} + excluded.times` },
          })
      })
    } catch (error) {
      for (const row of rows) {
        const key = `${row.day} ${row.kind} ${row.path}`
        this.#waiting.set(key, { ...row, times: row.times + (this.#waiting.get(key)?.times ?? 0) })
      }
      throw error
    }
  }

  /** How often each address was asked for in the last days, most asked first. */
  async counts(db: Database): Promise<{ path: string; kind: AskedKind; times: number }[]> {
    const times = sql<number>`sum(${contentAsked.times})::int`
    return db
      .select({ path: contentAsked.path, kind: contentAsked.kind, times })
      .from(contentAsked)
      .where(gte(contentAsked.day, this.#firstDay()))
      .groupBy(contentAsked.path, contentAsked.kind)
      .orderBy(desc(times), contentAsked.path)
      .limit(2000)
  }

  #firstDay(): PlainDate {
    return addDays(madridDate(this.#now()), -countedDays)
  }
}
