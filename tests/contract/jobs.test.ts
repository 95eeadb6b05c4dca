import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startJobs } from '#src/shared/jobs/jobs.ts'
import { errorWithoutParameters } from '#src/shared/log/log.ts'
import { onBothDatabases } from './databases.ts'

/** Background work that fails is seen by readers of the log. */

onBothDatabases('jobs', (database) => {
  function watchedLog() {
    const lines: Record<string, unknown>[] = []
    const into = new Writable({
      write(line, _, done) {
        lines.push(JSON.parse(String(line)))
        done()
      },
    })
    return { lines, log: pino({ base: null, timestamp: false, serializers: { err: errorWithoutParameters } }, into) }
  }
  const [warn, error] = [40, 50]
  const broken = async () => {
    throw new Error('the other side is away')
  }

  test('each failed try is a warning, the last an error, by ids and reason', async () => {
    const { lines, log } = watchedLog()
    const jobs = await startJobs(database(), log)
    const rules = {
      name: 'odd-work',
      retryLimit: 1,
      retryDelaySeconds: 1,
      retryDelayMaxSeconds: 1,
      expireInSeconds: 60,
      batchSize: 1,
    }
    await jobs.work(rules, broken)
    await database().db.transaction((tx) => jobs.enqueue(tx, rules.name, [{ to: 'ana@example.com' }]))
    await expect.poll(() => lines.length, { timeout: 30_000 }).toBe(2)
    expect(lines).toMatchObject([
      { level: warn, queue: 'odd-work', tries: 1, err: { message: 'the other side is away' } },
      { level: error, queue: 'odd-work', tries: 2, err: { message: 'the other side is away' } },
    ])
    expect(JSON.stringify(lines)).not.toContain('ana@')
    await jobs.stop()
  })

  test('scheduled work that fails is an error', async () => {
    const yearly = '0 0 1 1 *'
    const { lines, log } = watchedLog()
    const before = await startJobs(database(), log)
    await before.schedule('odd-clock', yearly, async () => undefined)
    await before.stop()
    const jobs = await startJobs(database(), log)
    // As the clock would do it: work that is there when the worker comes is taken at once.
    await database().db.transaction((tx) => jobs.enqueue(tx, 'odd-clock', [{}]))
    await jobs.schedule('odd-clock', yearly, broken)
    await expect.poll(() => lines.length, { timeout: 40_000 }).toBeGreaterThan(0)
    expect(lines[0]).toMatchObject({ level: error, schedule: 'odd-clock', err: { message: 'the other side is away' } })
    await jobs.stop()
  })

  test('what goes wrong in the queue itself is told with its reason', async () => {
    const { lines, log } = watchedLog()
    const { jobs: real } = database()
    let away = false
    const executeSql: typeof real.executeSql = (...query) => {
      if (away) throw Object.assign(new Error('the database is gone'), { detail: 'Key (email)=(ana@example.com)' })
      return real.executeSql(...query)
    }
    const jobs = await startJobs({ ...database(), jobs: { ...real, executeSql } }, log)
    const rules = { retryLimit: 0, retryDelaySeconds: 1, retryDelayMaxSeconds: 1, expireInSeconds: 60, batchSize: 1 }
    await jobs.work({ name: 'odd-queue', ...rules }, broken)
    away = true
    await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThan(0)
    away = false
    expect(lines[0]).toMatchObject({
      level: warn,
      err: { type: 'Error', message: expect.stringContaining('the database is gone') },
    })
    expect(JSON.stringify(lines)).not.toContain('ana@')
    await jobs.stop()
  })
})
