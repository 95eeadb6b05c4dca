import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { rooms } from './rooms.ts'

/** The tests that should notice what is changed in a room. */
const room = Object.entries(rooms).find(([name]) => name === process.env.MUTANTS_ROOM)?.[1]

export default defineConfig({
  test: {
    include: room?.tests ?? [],
    setupFiles: ['src/shared/engine/engine.ts', ...(room?.showsPages ? ['tests/published.setup.ts'] : [])],
    testTimeout: 30_000,
    // Bills are set and their words found once, and not for each mutant of their reader.
    env: { KEPT_BILLS: join(import.meta.dirname, '../../data/kept-bills') },
    ...(room?.needsDatabase && { globalSetup: 'tests/contract/postgres.setup.ts', hookTimeout: 120_000 }),
  },
})
