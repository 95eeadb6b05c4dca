import { z } from 'zod'
import type { Publications, Subject } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Log } from '#src/shared/log/log.ts'
import { energyBoard, mixDay } from './contract.ts'
import {
  type DayPrices,
  type DaySurplus,
  type FeedHealth,
  feedNames,
  feedProblems,
  type MixDay,
  priceSources,
} from './domain/board.ts'
import { boardOf, type Kept } from './domain/compose.ts'
import { millisPerHour } from './domain/hours.ts'
import { energySubjectName } from './published-board.ts'
import { keptOf } from './reader.ts'
import { daysBetween, feedRows } from './repo.ts'

/** The board among what is published: nobody writes it by hand. */
export const energySubject: Subject = {
  name: energySubjectName,
  mayPublish: [],
  mayRead: ['admin', 'editor', 'sales'],
  isFeed: true,
  check(value) {
    const parsed = energyBoard.safeParse(value)
    if (!parsed.success) throw new Problem(422, 'invalid_fields')
    return parsed.data
  },
  difference: () => [],
}

/** Puts what was read on the pages: every hour, and when something new was read. */
export class EnergyPublisher {
  readonly #o: { publications: Publications; database: () => Database | undefined; now: () => Date; log: Log }
  #last = ''

  constructor(o: { publications: Publications; database: () => Database | undefined; now: () => Date; log: Log }) {
    this.#o = o
  }

  /** Publishes when there is something other to show than is shown. Nothing while the database is away, or as long as nothing was ever read. */
  async look(): Promise<void> {
    const { publications, database, now, log } = this.#o
    const db = database()
    if (!db) return
    const at = now()
    const feeds = await feedRows(db)
    const hour = Math.floor(at.getTime() / millisPerHour)
    const state = `${hour} ${feeds.map((f) => [f.name, f.problem, f.lastGoodAt?.getTime()].join('/')).join(' ')}`
    if (state === this.#last) return
    const board = boardOf(keptFrom(await keptOf(db, at)), at)
    if (board.prices.length > 0 || board.mix) {
      const shown = publications.current(energySubjectName)?.value
      if (JSON.stringify(shown) !== JSON.stringify(board)) {
        try {
          const by = { id: null, name: energySubjectName }
          await publications.publish(db, { subject: energySubjectName, value: board, by, language: 'en' })
        } catch (err) {
          // Another process was first; what it published is followed.
          if (!(err instanceof Problem && err.code === 'changed_meanwhile')) throw err
          log.info('another process published the energy board')
        }
      }
    }
    this.#last = state
  }
}

const values = z.array(z.number())

/** The prices of a day as they are kept, of the first source that knows it; undefined when none does. */
export async function pricesOfDay(db: Database, day: string): Promise<DayPrices | undefined> {
  const rows = await daysBetween(db, priceSources, day, day)
  const { prices } = keptFrom({ rows, feeds: [] })
  return priceSources.flatMap((source) => prices.find((one) => one.source === source) ?? [])[0]
}

function keptFrom({ rows, feeds }: Awaited<ReturnType<typeof keptOf>>): Kept {
  const prices: DayPrices[] = []
  const surplus: DaySurplus[] = []
  let mix: MixDay | null = null
  for (const { date, series, values: kept, readAt } of rows) {
    const read = { date, readAt: readAt.toISOString() }
    const source = priceSources.find((one) => one === series)
    if (source) prices.push({ ...read, source, eurMwh: values.parse(kept) })
    else if (series === 'surplus') surplus.push({ ...read, eurMwh: values.parse(kept) })
    else mix = mixDay.parse({ ...read, parts: kept })
  }
  return { prices, surplus, mix, feeds: feeds.flatMap(healthOf) }
}

function healthOf({
  name,
  lastGoodAt,
  failingSince,
  problem,
}: Awaited<ReturnType<typeof feedRows>>[number]): FeedHealth[] {
  const feed = feedNames.find((one) => one === name)
  if (!feed) return []
  return [
    {
      name: feed,
      lastGoodAt: lastGoodAt?.toISOString() ?? null,
      failingSince: failingSince?.toISOString() ?? null,
      problem: problem === null ? null : (feedProblems.find((one) => one === problem) ?? 'not-ok'),
    },
  ]
}
