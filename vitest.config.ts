import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'
import { zone } from './tests/zone.ts'

/** A server or a browser on a busy machine may stumble once; what passes only at the second try is named in the report. */
const retry = process.env.CI ? 1 : 0
const engine = 'src/shared/engine/engine.ts'
/** Pages looked at one by one show what the project's own files publish. */
const setupFiles = [engine, 'tests/published.setup.ts']

/** Some tests read every page or every answer: seconds on a quiet machine, half a minute on a busy one. */
const slow = 120_000

/** Files of one worker share what they import, their browser among it: each on its own would spend longer on that than on its tests. */
const isolate = false
/** What a test replaced is itself again before the next. */
const leavesNothing = { restoreMocks: true, unstubGlobals: true, unstubEnvs: true }

/** Four kinds of test: beside the code (unit), against published figures (golden), on real servers (contract), on the built site (site, e2e). */
export default defineConfig({
  test: {
    // Most of a journey waits for a browser or a server, so that two cores carry two files at once.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
          setupFiles,
          isolate,
          ...leavesNothing,
          testTimeout: slow,
        },
      },
      {
        extends: true,
        test: {
          // The unit tests of time and of what is shown of it, once more where the clocks are others.
          name: 'zone',
          include: [
            'src/shared/domain/**/*.test.{ts,tsx}',
            'src/energy/**/*.test.{ts,tsx}',
            'src/site/**/*.test.{ts,tsx}',
          ],
          // They read the texts of all pages, where no clock is asked.
          exclude: ['src/site/content/{agreement,parsed-words}.test.ts'],
          setupFiles: ['tests/zone.setup.ts', ...setupFiles],
          env: { TZ: zone },
          isolate,
          ...leavesNothing,
          testTimeout: slow,
        },
      },
      {
        extends: true,
        test: { name: 'golden', include: ['tests/golden/**/*.test.ts'], setupFiles, isolate, testTimeout: slow },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles,
          isolate,
          globalSetup: 'tests/contract/postgres.setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          retry,
        },
      },
      {
        extends: true,
        test: { name: 'site', include: ['tests/site/**/*.test.ts'], setupFiles, isolate, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          setupFiles,
          isolate,
          globalSetup: 'tests/e2e/prepared.setup.ts',
          testTimeout: 120_000,
          hookTimeout: 180_000,
          retry,
        },
      },
    ],
  },
})
