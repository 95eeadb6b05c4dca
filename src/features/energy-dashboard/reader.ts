import type { Database } from '#src/shared/db/database.ts'
import { addDays, type PlainDate } from '#src/shared/domain/plain-date.ts'
import { OutsideError, type OutsideRequest } from '#src/shared/http/outside.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { FeedName, FeedProblem } from './domain/board.ts'
import { hourOf, millisPerHour } from './domain/hours.ts'
import { mixOf, mixUrl, pvpcOf, pvpcUrl } from './reading/apidatos.ts'
import type { DaysRead } from './reading/day-values.ts'
import { archiveOf, archiveUrl, surplusOf, surplusUrl } from './reading/esios.ts'
import { FeedError, jsonOf } from './reading/problem.ts'
import { countDays, daysBetween, feedRows, keepDays, noteFeed, type Series } from './repo.ts'

interface Options {
  db: () => Database
  /** Reads within bounds, from public addresses only (src/shared/http/outside.ts). */
  read: (request: OutsideRequest) => Promise<{ body: Buffer }>
  /** ESIOS's free token, for the surplus price; without one it is not asked. */
  esiosToken: string | undefined
  now: () => Date
  log: Log
}

/** A month of quarters of an hour is 300 kB. */
const bounds = { timeoutMillis: 20_000, mostBytes: 2_000_000 }
/** Red Eléctrica turns away what names no browser. */
const browser = { 'user-agent': 'Mozilla/5.0 (compatible; energy dashboard)', accept: 'application/json' }
/** A source that answered is asked again after this, so that 'up to date' means something. */
const freshMillis = millisPerHour
/** Tomorrow's prices appear at about a quarter past eight in the evening. */
const tomorrowFromHour = 20
/** This month and a year and a month before it, so that each month has the same one of a year ago. */
export const monthsKept = 14

/** Reads the energy sources when they are due and keeps what is good of it. What fails is noted, and leaves what is kept as it was. */
export class EnergyReader {
  readonly #o: Options
  /** Windows of history that gave nothing today. */
  readonly #empty = new Set<string>()

  constructor(options: Options) {
    this.#o = options
  }

  /** One round: whoever is due is asked. Rejects only when the database is away. */
  async readDue(): Promise<void> {
    const { db, esiosToken, now } = this.#o
    const at = now()
    const { date: today, hour } = hourOf(at)
    const tomorrow = addDays(today, 1)
    const wanted = hour >= tomorrowFromHour ? [today, tomorrow] : [today]
    const rows = new Map((await feedRows(db())).map((row) => [row.name, row]))
    const isRested = (name: FeedName) => {
      const row = rows.get(name)
      return row?.problem === null && at.getTime() - row.triedAt.getTime() < freshMillis
    }
    const knows = async (series: Series, dates: readonly PlainDate[]) =>
      (await countDays(db(), series, dates[0] ?? today, dates.at(-1) ?? today)) === dates.length

    if (!(isRested('apidatos') && (await knows('apidatos', wanted))))
      await this.#try('apidatos', () => this.#pvpc(wanted))
    if (!(isRested('esios') && (await knows('esios', wanted)))) await this.#try('esios', () => this.#archive(wanted))
    if (!isRested('mix')) await this.#try('mix', () => this.#mix(today))
    if (esiosToken && !(isRested('surplus') && (await knows('surplus', wanted))))
      await this.#try('surplus', () => this.#surplus(wanted, esiosToken))
    if ((await feedRows(db())).some(({ name, problem }) => name === 'apidatos' && problem === null))
      await this.#history(today)
  }

  async #try(name: FeedName, work: () => Promise<FeedProblem | null>): Promise<void> {
    const { db, log, now } = this.#o
    const problem = await work().catch((error: unknown): FeedProblem => {
      if (error instanceof FeedError || error instanceof OutsideError) return error.code
      throw error
    })
    if (problem) log.warn({ feed: name, problem }, 'a feed gave nothing to show')
    await noteFeed(db(), name, problem, now())
  }

  async #json(url: string, headers: Record<string, string> = {}): Promise<unknown> {
    const { body } = await this.#o.read({ url, headers: { ...browser, ...headers }, ...bounds })
    return jsonOf(body)
  }

  async #keep(series: Series, { days, hasHoles }: DaysRead): Promise<FeedProblem | null> {
    await keepDays(this.#o.db(), series, days, this.#o.now())
    return hasHoles ? 'missing-hours' : null
  }

  async #pvpc(dates: readonly PlainDate[]): Promise<FeedProblem | null> {
    const [from, to] = ends(dates)
    return this.#keep('apidatos', pvpcOf(await this.#json(pvpcUrl(from, to)), new Set(dates)))
  }

  async #archive(dates: readonly PlainDate[]): Promise<FeedProblem | null> {
    const days = new Map<PlainDate, number[]>()
    for (const date of dates) {
      const prices = archiveOf(await this.#json(archiveUrl(date)), date)
      if (prices) days.set(date, prices)
    }
    return this.#keep('esios', { days, hasHoles: false })
  }

  async #surplus(dates: readonly PlainDate[], token: string): Promise<FeedProblem | null> {
    const [from, to] = ends(dates)
    const headers = { accept: 'application/json; application/vnd.esios-api-v1+json', 'x-api-key': token }
    return this.#keep('surplus', surplusOf(await this.#json(surplusUrl(from, to), headers), new Set(dates)))
  }

  async #mix(today: PlainDate): Promise<null> {
    const yesterday = addDays(today, -1)
    const { date, parts } = mixOf(await this.#json(mixUrl(yesterday, today)), new Set([yesterday, today]))
    await keepDays(this.#o.db(), 'mix', new Map([[date, parts]]), this.#o.now())
    return null
  }

  /** One month of the past that is not whole, if there is one: the newest first. */
  async #history(today: PlainDate): Promise<void> {
    const { db } = this.#o
    const yesterday = addDays(today, -1)
    for (const { from, to } of monthsBefore(today)) {
      const last = [to, yesterday].sort()[0] ?? yesterday
      if (last < from || this.#empty.has(`${today} ${from}`)) continue
      const dates = datesOf(from, last)
      if ((await countDays(db(), 'apidatos', from, last)) === dates.length) continue
      // Whatever comes of it, the same month is asked again tomorrow at the earliest.
      this.#empty.add(`${today} ${from}`)
      // A month of the past that is not whole says nothing of how the source is today.
      await this.#pvpc(dates).catch((error: unknown) => {
        if (!(error instanceof FeedError || error instanceof OutsideError)) throw error
        this.#o.log.warn({ feed: 'apidatos', from, problem: error.code }, 'a month of the past was not read')
      })
      return
    }
  }
}

/** The months from this one back, each from its first to its last day. */
function monthsBefore(today: PlainDate): { from: PlainDate; to: PlainDate }[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: monthsKept }, (_, back) => {
    const first = (at: number) => new Date(Date.UTC(year, month - 1 - at, 1)).toISOString().slice(0, 10)
    return { from: first(back), to: addDays(first(back - 1), -1) }
  })
}

function datesOf(from: PlainDate, to: PlainDate): PlainDate[] {
  const dates = [from]
  for (let date = from; date < to; ) {
    date = addDays(date, 1)
    dates.push(date)
  }
  return dates
}

function ends(dates: readonly PlainDate[]): [PlainDate, PlainDate] {
  const [first] = dates
  const last = dates.at(-1)
  if (first === undefined || last === undefined) throw new RangeError('no days to ask for')
  return [first, last]
}

/** What is kept, for a board. */
export async function keptOf(db: Database, now: Date) {
  const { date: today } = hourOf(now)
  const [firstMonth] = monthsBefore(today).slice(-1)
  const from = firstMonth?.from ?? today
  return {
    rows: await daysBetween(db, ['apidatos', 'esios', 'surplus', 'mix'], from, addDays(today, 1)),
    feeds: await feedRows(db),
  }
}
