import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer } from '#src/shared/db/server.ts'
import { silentLog } from './databases.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** What a pool may lose when the server goes away under it: nothing that has to last. */

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.dispose())

test('transactions that meet a dropped connection give it back: more outages than connections leave the pool whole', async () => {
  const database = openServer(postgres.url, silentLog, 2)
  const work = () => database.db.transaction(async (tx) => void (await tx.execute(sql`select 1`)))
  for (let outage = 0; outage < 4; outage++) {
    await Promise.all([work(), work()])
    const stopping = postgres.stop()
    // Sent before this process has heard that the connections are gone.
    const results = await Promise.allSettled([work(), work(), work()])
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected'])
    await stopping
    await postgres.start()
  }
  await Promise.all([work(), work(), work()])
  await database.close()
})
