import type { Publications } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type PriceBookRequest, type PriceBookResponse, priceBookResponse } from './contract.ts'
import type { PriceBook } from './domain/prices/price-items.ts'
import { pricesSubject } from './price-subject.ts'

const historyEntry = priceBookResponse.pick({ version: true, asOf: true, confirmedByOwner: true })

/** The price book in force: the one that pages are made from, read where they are. */
export class PriceList {
  readonly #inForce: () => PriceBook
  readonly #publications: Publications

  constructor(inForce: () => PriceBook, publications: Publications) {
    this.#inForce = inForce
    this.#publications = publications
  }

  get current(): PriceBook {
    return this.#inForce()
  }

  /** The book in force without its history: what the configurator computes with. */
  forVisitors(): PriceBookResponse {
    return priceBookResponse.parse(this.current)
  }

  async withHistory(db: Database): Promise<PriceBookResponse> {
    const versions = await this.#publications.history(db, pricesSubject)
    const history = versions.map(({ value, publishedAt, publishedBy }) => {
      const { version, asOf, confirmedByOwner } = historyEntry.parse(value)
      return { version, asOf, confirmedByOwner, publishedAt, publishedBy }
    })
    return priceBookResponse.parse({ ...this.current, history })
  }

  /** Publishes a new version, on every page. Problems as those of a publication. */
  async publish(
    db: Database,
    { basedOnVersion, ...value }: PriceBookRequest,
    by: { id: string | null; name: string },
    language: Language,
  ): Promise<PriceBookResponse> {
    const builtInVersion = this.current.version - (this.#publications.current(pricesSubject)?.version ?? 0)
    await this.#publications.publish(db, {
      subject: pricesSubject,
      value,
      basedOnVersion: basedOnVersion - builtInVersion,
      by,
      language,
    })
    return this.withHistory(db)
  }
}
