import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '#src/shared/log/log.ts'
import type { OpenDatabase } from './database.ts'
import { DatabaseGate } from './gate.ts'

const log = createLog('silent')
const opened = (close: () => void) => ({ close: async () => close() }) as unknown as OpenDatabase
const passing = () => true
const lasting = () => false

afterEach(() => {
  vi.useRealTimers()
})

describe('the gate to the database', () => {
  it('refuses callers until the database is prepared', async () => {
    const database = opened(() => undefined)
    const prepared = Promise.withResolvers<void>()
    const gate = new DatabaseGate(
      async () => database,
      () => prepared.promise,
      log,
    )
    const starting = gate.start(lasting)
    expect(gate.open).toBeUndefined()
    expect(() => gate.db).toThrow(expect.objectContaining({ code: 'database_unavailable' }))
    prepared.resolve()
    await starting
    expect(gate.open).toBe(database)
  })

  it('tries again what passes, and gives up on what does not', async () => {
    vi.useFakeTimers()
    const tries = vi.fn(async () => {
      if (tries.mock.calls.length < 3) throw new Error('away')
      return opened(() => undefined)
    })
    const gate = new DatabaseGate(tries, async () => undefined, log)
    await gate.start(passing)
    expect(gate.open).toBeUndefined()
    await vi.advanceTimersByTimeAsync(2000)
    expect(gate.open).toBeDefined()
    const other = new DatabaseGate(
      async () => Promise.reject(new Error('locked')),
      async () => undefined,
      log,
    )
    await expect(other.start(lasting)).rejects.toThrow('locked')
  })

  it('a stop while the database is being prepared is no failure of it', async () => {
    const taken = Promise.withResolvers<void>()
    const gate = new DatabaseGate(
      async () => opened(() => taken.reject(new Error('Cannot use a pool after calling end on the pool'))),
      () => taken.promise,
      log,
    )
    const starting = gate.start(lasting)
    await Promise.resolve()
    await gate.close()
    await expect(starting).resolves.toBeUndefined()
    expect(gate.open).toBeUndefined()
  })
})
