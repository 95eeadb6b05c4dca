import type { Database } from '#src/shared/db/database.ts'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { VitalsRequest, VitalsSummary } from './contract.ts'
import { ratingOf } from './domain/vital.ts'
import { insertVitals, type NewVital, summariseVitals } from './repo.ts'

/** More than this is not kept while the database is away: measurements are not leads. */
const mostWaiting = 2000
const flushMillis = 5000
export const vitalDaysKept = 90
const summaryDays = 28

/** Takes measurements at the price of an array push, and writes them together a little later. */
export class Vitals {
  readonly #database: () => Database | undefined
  readonly #pageOf: (path: string) => string
  readonly #log: Log
  #waiting: NewVital[] = []
  #timer: NodeJS.Timeout | undefined

  /** `pageOf` names the page at a path. */
  constructor(o: { database: () => Database | undefined; pageOf: (path: string) => string; log: Log }) {
    this.#database = o.database
    this.#pageOf = o.pageOf
    this.#log = o.log
  }

  note(request: VitalsRequest, now: Date): void {
    const metrics = 'metrics' in request ? request.metrics : [request]
    const { language, device } = request
    const seen = { day: madridDate(now), page: this.#pageOf(request.path), language, device }
    this.#waiting.push(...metrics.map(({ name, value }) => ({ ...seen, name, value })))
    if (this.#waiting.length > mostWaiting) this.#waiting.splice(0, this.#waiting.length - mostWaiting)
    this.#timer ??= setTimeout(() => void this.flush(), flushMillis).unref()
  }

  /** Writes what waits. While the database is away it goes on waiting, the oldest giving way. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const db = this.#database()
    if (!db) return
    const rows = this.#waiting
    this.#waiting = []
    await insertVitals(db, rows).catch((err) => {
      this.#waiting = [...rows, ...this.#waiting].slice(-mostWaiting)
      this.#log.warn({ err, rows: rows.length }, 'web vitals not stored')
    })
  }

  async summary(db: Database, now: Date): Promise<VitalsSummary> {
    const since = addDays(madridDate(now), -summaryDays)
    const rows = await summariseVitals(db, since)
    return { since, rows: rows.map((row) => ({ ...row, rating: ratingOf(row.name, row.p75) })) }
  }
}
