import type { Database } from '#src/shared/db/database.ts'
import { addDays, madridDate, type PlainDate, weekday } from '#src/shared/domain/plain-date.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { VitalsRequest, VitalsSummary, VitalsTrend } from './contract.ts'
import { type BucketCount, fewestVisits, p75Of } from './domain/buckets.ts'
import { ratingOf } from './domain/vital.ts'
import { Remembered } from './remembered.ts'
import { countsSince, insertVitals, type NewVital, siteCountsByWeek } from './repo.ts'

/** More than this is not kept while the database is away: measurements are not leads. */
const mostWaiting = 2000
const flushMillis = 5000
export const vitalDaysKept = 90
export const countDaysKept = 400
const trendDays = 364
/** What the reports ask about. */
const reportDays = [28, 90]
/** Fewer measurements are read in a few milliseconds. */
const dearFrom = 20_000
const isDear = (rows: readonly { visits: number }[]) => rows.reduce((sum, { visits }) => sum + visits, 0) >= dearFrom

/** Takes measurements at the price of an array push, and writes them together a little later. */
export class Vitals {
  readonly #database: () => Database | undefined
  readonly #pageOf: (path: string) => string
  readonly #log: Log
  #waiting: NewVital[] = []
  #timer: NodeJS.Timeout | undefined
  readonly #summaries = new Remembered<VitalsSummary>(({ rows }) => isDear(rows))
  readonly #trends = new Remembered<VitalsTrend>(({ weeks }) => isDear(weeks))

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

  /** Reads what the reports show before anybody asks, so that nobody waits for a year to be added up. Nothing while the database is away. */
  async prepare(now: Date): Promise<void> {
    const db = this.#database()
    if (!db) return
    for (const days of reportDays) await this.summary(db, now, days)
    await this.trend(db, now)
  }

  /** The 75th percentiles of the last days, within 2.5 %; up to an hour old, and on its way to be newer. */
  summary(db: Database, now: Date, days: number): Promise<VitalsSummary> {
    const since = addDays(madridDate(now), -days)
    return this.#summaries.get(`${since} ${days}`, now, () => this.#summary(db, since, days))
  }

  async #summary(db: Database, since: PlainDate, days: number): Promise<VitalsSummary> {
    const rows = (await countsSince(db, since)).flatMap(({ counts, ...where }) => {
      const p75 = p75Of(where.name, counts)
      if (p75 === undefined) return []
      const visits = visitsOf(counts)
      return { ...where, p75, visits, rating: ratingOf(where.name, p75), isEnough: visits >= fewestVisits }
    })
    return { since, days, fewestVisits, rows }
  }

  /** The same for the whole site, week by week for a year, this week left out because it is not over. */
  trend(db: Database, now: Date): Promise<VitalsTrend> {
    const today = madridDate(now)
    const thisWeek = addDays(today, -((weekday(today) + 6) % 7))
    return this.#trends.get(thisWeek, now, () => this.#trend(db, thisWeek))
  }

  async #trend(db: Database, thisWeek: PlainDate): Promise<VitalsTrend> {
    const counted = await siteCountsByWeek(db, addDays(thisWeek, -trendDays), thisWeek)
    const weeks = counted.flatMap(({ week, name, counts }) => {
      const visits = visitsOf(counts)
      const p75 = p75Of(name, counts)
      return p75 !== undefined && visits >= fewestVisits ? { week, name, p75, visits } : []
    })
    return { weeks }
  }
}

const visitsOf = (counts: readonly BucketCount[]) => counts.reduce((sum, { visits }) => sum + visits, 0)
