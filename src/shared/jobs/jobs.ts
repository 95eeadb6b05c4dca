import { type SQL, sql } from 'drizzle-orm'
import { type Db, fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Database, OpenDatabase } from '#src/shared/db/database.ts'
import type { Log } from '#src/shared/log/log.ts'

/** Background work, kept in the database: queued in the transaction that causes it, retried with back-off, never lost with the process. */
export interface Jobs {
  /** Declares a queue and what works on it. The handler throws to be tried again; `lastTry` says that nothing follows a failure. */
  work(queue: QueueRules, handler: (data: Record<string, unknown>, lastTry: boolean) => Promise<void>): Promise<void>
  /** Queues inside the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue(tx: Database, queue: string, data: Record<string, unknown>[]): Promise<void>
  /** Runs a handler every so many seconds after it ended or this was called, in this process, until the stop. What it throws is logged, once a minute. */
  every(seconds: number, name: string, handler: () => Promise<void>): void
  /** Runs a handler by a cron line, in UTC. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>
  /** Finishes what is running, takes nothing new. */
  stop(): Promise<void>
}

export interface QueueRules {
  name: string
  /** Tries after the first. */
  retryLimit: number
  retryDelaySeconds: number
  retryDelayMaxSeconds: number
  expireInSeconds: number
  /** Jobs fetched together and worked one after another. */
  batchSize: number
  /** How many work at the same time, so that one job that hangs does not hold up the others; 1 unless said. */
  workers?: number
}

/** Both drivers answer `execute` with `{rows}`; Drizzle's common type does not say so. */
function inTransaction(tx: Database): Db {
  return fromDrizzle(
    { execute: async (query) => (await tx.execute(query as SQL)) as unknown as { rows: unknown[] } },
    sql,
  )
}

/** A worker that says nothing for this long has died, and its jobs are given to the next. Looked for as often as `lookSeconds` says. */
const silenceSeconds = 15
const lookSeconds = 10
/** What fails again and again is logged this often. */
const quietMillis = 60_000

/** What went wrong as an Error. The queue tells of its workers' failures in plain objects with the database's row in them: message, code and place are taken. */
function asError(told: unknown): Error {
  if (told instanceof Error) return told
  const { message, stack, code }: Record<string, unknown> = Object(told)
  const error = new Error(typeof message === 'string' ? message : 'unknown')
  return Object.assign(error, typeof stack === 'string' ? { stack, code } : { code })
}

export async function startJobs(database: OpenDatabase, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: database.jobs,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
    ...(database.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
  })
  boss.on('error', (told) => log.warn({ err: asError(told) }, 'job queue'))
  await boss.start()
  const repeated = new Set<{ timer?: NodeJS.Timeout; running?: Promise<void> }>()
  let stopping = false
  return {
    async work(rules, handler) {
      await boss.createQueue(rules.name)
      await boss.updateQueue(rules.name, {
        retryLimit: rules.retryLimit,
        retryDelay: rules.retryDelaySeconds,
        retryBackoff: true,
        retryDelayMax: rules.retryDelayMaxSeconds,
        expireInSeconds: rules.expireInSeconds,
        heartbeatSeconds: silenceSeconds,
        deleteAfterSeconds: 24 * 3600,
      })
      // A full batch means more is waiting: fetched at once instead of after the polling interval. Each job succeeds or fails by itself.
      const options = {
        batchSize: rules.batchSize,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 1,
        localConcurrency: rules.workers ?? 1,
        includeMetadata: true as const,
        perJobResults: true as const,
      }
      await boss.work<Record<string, unknown>, void, typeof options>(rules.name, options, async (batch) => {
        const results: JobResult[] = []
        for (const job of batch) {
          const lastTry = job.retryCount >= job.retryLimit
          try {
            await handler(job.data, lastTry)
            results.push({ id: job.id, status: 'completed' })
          } catch (err) {
            const about = { err: asError(err), queue: rules.name, job: job.id, tries: job.retryCount + 1 }
            if (lastTry) log.error(about, 'job failed for good')
            else log.warn(about, 'job failed and will be tried again')
            results.push({ id: job.id, status: 'failed' })
          }
        }
        return results
      })
    },
    async enqueue(tx, queue, data) {
      await boss.insert(
        queue,
        data.map((d) => ({ data: d })),
        { db: inTransaction(tx) },
      )
    },
    every(seconds, name, handler) {
      const one: { timer?: NodeJS.Timeout; running?: Promise<void> } = {}
      repeated.add(one)
      let loggedAt = Number.NEGATIVE_INFINITY
      const run = () => {
        one.running = handler()
          .catch((err) => {
            if (performance.now() - loggedAt < quietMillis) return
            loggedAt = performance.now()
            log.error({ err: asError(err), name }, 'repeated work failed')
          })
          .finally(begin)
      }
      // The first time too: at a start the work may need what is opened after this.
      const begin = () => {
        if (!stopping) one.timer = setTimeout(run, seconds * 1000)
      }
      begin()
    },
    async schedule(name, cron, handler) {
      await boss.createQueue(name)
      await boss.schedule(name, cron)
      await boss.work(name, { pollingIntervalSeconds: 30 }, async () => {
        try {
          await handler()
        } catch (err) {
          // The queue notes it in the database only, where nobody looks.
          log.error({ err: asError(err), schedule: name }, 'scheduled work failed')
          throw err
        }
      })
    },
    async stop() {
      stopping = true
      for (const { timer } of repeated) clearTimeout(timer)
      await Promise.all([...repeated].map(({ running }) => running))
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}
