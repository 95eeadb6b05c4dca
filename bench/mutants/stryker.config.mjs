import { globSync } from 'node:fs'
import { rooms } from './rooms.ts'
import { readFiles, sampleOf } from './sample.ts'

/** StrykerJS on the room that `script/mutants` names. */
const name = process.env.MUTANTS_ROOM ?? ''
const room = rooms[name]
if (!room) throw new Error(`no room ${name}: ${Object.keys(rooms).join(', ')}`)

const files = process.env.MUTANTS_FILES ? [process.env.MUTANTS_FILES] : room.mutate
const isJudged = (path) => !path.endsWith('.test.ts') && !path.endsWith('.d.ts')
/** MUTANTS_SHARE=0.1 meets a tenth of the room, MUTANTS_SEED=1 the next tenth; each sample has a report of its own. */
const share = Number(process.env.MUTANTS_SHARE ?? 1)
const seed = Number(process.env.MUTANTS_SEED ?? 0)
const sample =
  share < 1 &&
  sampleOf(
    readFiles(
      files
        .flatMap((pattern) => globSync(pattern))
        .filter(isJudged)
        .sort(),
    ),
    share,
    seed,
  )
const report = `data/mutants-report/${name.replaceAll('/', '-')}${sample ? `-${share}-${seed}` : ''}`

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'bench/mutants/vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Each mutant meets only the tests that pass through it.
  coverageAnalysis: 'perTest',
  // What is computed once while a file loads cannot be changed between two tests of one process.
  ignoreStatic: true,
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
  mutate: [...(sample || files), '!**/*.test.ts', '!**/*.d.ts'],
  // A second run meets only what has changed since, in the code or in the tests; MUTANTS_FILES='src/…/{a,b}.ts' takes a large room in parts.
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  // Words of errors and names of keys: compared by tests of the texts.
  mutator: { excludedMutations: ['StringLiteral'] },
  timeoutMS: 5_000,
  // What tests of these rooms do not read is not copied.
  ignorePatterns: ['dist', 'data', 'docs'],
  tempDirName: 'data/mutants',
  reporters: ['json', 'clear-text', 'progress-append-only'],
  jsonReporter: { fileName: `${report}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowEmpty: true,
}
