import { audit } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import { type PriceBookRequest, type PriceBookResponse, priceBookResponse } from './contract.ts'
import { builtInPriceBook } from './domain/prices/price-book.ts'
import type { PriceBook } from './domain/prices/price-items.ts'
import * as repo from './repo.ts'

/** The price book in force. It is kept in memory, so that quotes are made while the database is away; the built-in one until another is published. */
export class PriceList {
  #current: PriceBook = builtInPriceBook

  get current(): PriceBook {
    return this.#current
  }

  /** Reads the newest published book. */
  async load(db: Database): Promise<void> {
    const [newest] = await repo.priceBooks(db)
    // A book published before an item existed takes that item's built-in price.
    if (newest) this.#current = { ...newest.book, items: { ...builtInPriceBook.items, ...newest.book.items } }
  }

  /** The book in force without its history: what the configurator computes with. */
  forVisitors(): PriceBookResponse {
    return priceBookResponse.parse(this.#current)
  }

  async withHistory(db: Database): Promise<PriceBookResponse> {
    const published = (await repo.priceBooks(db)).map((row) => ({
      version: row.version,
      asOf: row.book.asOf,
      confirmedByOwner: row.book.confirmedByOwner,
      publishedAt: row.publishedAt.toISOString(),
      publishedBy: row.publishedBy,
    }))
    return priceBookResponse.parse({ ...this.#current, history: published })
  }

  /** Publishes a new version. Problem: 409 changed_meanwhile when it was not based on the newest. */
  async publish(
    db: Database,
    request: PriceBookRequest,
    publishedBy: { id: string; name: string },
  ): Promise<PriceBookResponse> {
    await this.load(db)
    const { basedOnVersion, ...rest } = request
    if (basedOnVersion !== this.#current.version) throw new Problem(409, 'changed_meanwhile')
    const book: PriceBook = { ...rest, items: { ...this.#current.items, ...rest.items }, version: basedOnVersion + 1 }
    await db.transaction(async (tx) => {
      if (!(await repo.insertPriceBook(tx, book, publishedBy.name))) throw new Problem(409, 'changed_meanwhile')
      await audit(tx, publishedBy.id, 'published-prices', String(book.version))
    })
    this.#current = book
    return this.withHistory(db)
  }
}
