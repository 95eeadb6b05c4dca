import { type SQL, sql } from 'drizzle-orm'
import { type Db, fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Database, OpenDatabase } from '../db/database.ts'
import type { Log } from '../log/log.ts'

/** Background work, kept in the database: queued in the transaction that causes it, retried with back-off, never lost with the process. */
export interface Jobs {
  /** Declares a queue and what works on it. The handler throws to be tried again; `lastTry` says that nothing follows a failure. */
  work(queue: QueueRules, handler: (data: Record<string, unknown>, lastTry: boolean) => Promise<void>): Promise<void>
  /** Queues inside the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue(tx: Database, queue: string, data: Record<string, unknown>[]): Promise<void>
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
}

/** Both drivers answer `execute` with `{rows}`; Drizzle's common type does not say so. */
function inTransaction(tx: Database): Db {
  return fromDrizzle(
    { execute: async (query) => (await tx.execute(query as SQL)) as unknown as { rows: unknown[] } },
    sql,
  )
}

export async function startJobs(database: OpenDatabase, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: database.jobs,
    ...(database.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
  })
  boss.on('error', (err) => log.warn({ err }, 'job queue'))
  await boss.start()
  return {
    async work(rules, handler) {
      await boss.createQueue(rules.name)
      await boss.updateQueue(rules.name, {
        retryLimit: rules.retryLimit,
        retryDelay: rules.retryDelaySeconds,
        retryBackoff: true,
        retryDelayMax: rules.retryDelayMaxSeconds,
        expireInSeconds: rules.expireInSeconds,
        deleteAfterSeconds: 24 * 3600,
      })
      // A full batch means more is waiting: fetched at once instead of after the polling interval. Each job succeeds or fails by itself.
      const options = {
        batchSize: rules.batchSize,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 1,
        includeMetadata: true as const,
        perJobResults: true as const,
      }
      await boss.work<Record<string, unknown>, void, typeof options>(rules.name, options, async (batch) => {
        const results: JobResult[] = []
        for (const job of batch) {
          try {
            await handler(job.data, job.retryCount >= job.retryLimit)
            results.push({ id: job.id, status: 'completed' })
          } catch (err) {
            log.debug({ err, queue: rules.name, job: job.id }, 'job will be tried again')
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
    async schedule(name, cron, handler) {
      await boss.createQueue(name)
      await boss.schedule(name, cron)
      await boss.work(name, { pollingIntervalSeconds: 30 }, handler)
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}
