import { feedRows, noteFeed } from '#src/features/energy-dashboard/public.ts'
import type { Publications, Subject } from '#src/features/publication/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { addDays, madridDate } from '#src/shared/domain/plain-date.ts'
import { OutsideError, type OutsideRequest } from '#src/shared/http/outside.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Log } from '#src/shared/log/log.ts'
import { newsBoard } from './contract.ts'
import { type NewsBoard, withoutRepeats } from './domain/news.ts'
import { newsSubjectName } from './published-news.ts'
import { itemsOf, NewsFeedError } from './reading/feed.ts'
import { itemOfRow, keepItems, lastEdit, newestItems } from './repo.ts'
import { feedNameOf, type NewsSource, newsSources } from './sources.ts'

/** The news among what is published: read by a program, headed by staff. */
export const newsSubject: Subject = {
  name: newsSubjectName,
  mayPublish: [],
  mayRead: ['admin', 'editor'],
  isFeed: true,
  check(value) {
    const parsed = newsBoard.safeParse(value)
    if (!parsed.success) throw new Problem(422, 'invalid_fields')
    return parsed.data
  },
  difference: () => [],
}

const bounds = { timeoutMillis: 20_000, mostBytes: 3_000_000 }
const headers = {
  'user-agent': 'Mozilla/5.0 (compatible; energy news)',
  accept: 'application/rss+xml, application/atom+xml, application/xml',
}
const restMillis = 30 * 60_000
const shownDays = 366
const mostShown = 80

/** Reads the feeds that have rested, one after another. What fails is noted and leaves the others alone. Rejects only when the database is away. */
export async function readNews(o: {
  db: () => Database
  read: (request: OutsideRequest) => Promise<{ body: Buffer }>
  sources?: readonly NewsSource[]
  now: () => Date
  log: Log
}): Promise<void> {
  const tried = new Map((await feedRows(o.db())).map(({ name, triedAt }) => [name, triedAt]))
  for (const source of o.sources ?? newsSources) {
    const name = feedNameOf(source)
    const last = tried.get(name)
    if (last && o.now().getTime() - last.getTime() < restMillis) continue
    let problem: string | null = null
    try {
      const { body } = await o.read({ url: source.url, headers, ...bounds })
      await keepItems(o.db(), itemsOf(body.toString('utf8'), source, o.now()), o.now())
    } catch (error) {
      if (!(error instanceof OutsideError || error instanceof NewsFeedError)) throw error
      problem = error.code
      o.log.warn({ feed: name, problem }, 'a feed gave nothing to show')
    }
    await noteFeed(o.db(), name, problem, o.now())
  }
}

/** Puts the news on the page when there is something other to show. */
export class NewsPublisher {
  readonly #o: { publications: Publications; database: () => Database | undefined; now: () => Date }
  #last = ''

  constructor(o: { publications: Publications; database: () => Database | undefined; now: () => Date }) {
    this.#o = o
  }

  /** Publishes when the newest items, what staff made of them, or the sources' health differ. Nothing while the database is away, or nothing was ever read. */
  async look(): Promise<void> {
    const { publications, database, now } = this.#o
    const db = database()
    if (!db) return
    const health = (await feedRows(db)).filter(({ name }) => name.startsWith('news:'))
    const said = health.map((f) => [f.name, f.problem, f.lastGoodAt?.getTime()].join('/'))
    const state = [...said, (await lastEdit(db))?.getTime() ?? 0].join(' ')
    if (health.length === 0 || state === this.#last) return
    const rows = await newestItems(db, addDays(madridDate(now()), -shownDays), mostShown * 2, false)
    const board: NewsBoard = {
      items: withoutRepeats(rows.map(itemOfRow)).slice(0, mostShown),
      sources: newsSources.map((source) => {
        const row = health.find(({ name }) => name === feedNameOf(source))
        return {
          source: source.id,
          name: source.name,
          lastGoodAt: row?.lastGoodAt?.toISOString() ?? null,
          failingSince: row?.failingSince?.toISOString() ?? null,
          problem: row?.problem ?? null,
        }
      }),
    }
    if (JSON.stringify(publications.current(newsSubjectName)?.value) !== JSON.stringify(board)) {
      try {
        await publications.publish(db, {
          subject: newsSubjectName,
          value: board,
          by: { id: null, name: newsSubjectName },
          language: 'en',
        })
      } catch (err) {
        // Another process was first; what it published is followed.
        if (!(err instanceof Problem && err.code === 'changed_meanwhile')) throw err
      }
    }
    this.#last = state
  }
}
