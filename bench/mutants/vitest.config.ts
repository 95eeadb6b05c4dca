import { defineConfig } from 'vitest/config'
import { rooms } from './rooms.ts'

/** The tests that should notice what is changed in a room. */
const room = Object.entries(rooms).find(([name]) => name === process.env.MUTANTS_ROOM)?.[1]

export default defineConfig({
  test: {
    include: room?.tests ?? [],
    setupFiles: ['src/shared/engine/engine.ts', ...(room?.showsPages ? ['tests/published.setup.ts'] : [])],
    testTimeout: 30_000,
    ...(room?.needsDatabase && { globalSetup: 'tests/contract/postgres.setup.ts', hookTimeout: 120_000 }),
  },
})
