import '#src/shared/engine/engine.ts'
import { readFileSync } from 'node:fs'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { builtFiles, type KnownScripts } from './built-files.ts'
import type { BuiltSite } from './made-files.ts'
import { type Recompressed, type RecompressJob, recompress } from './recompress.ts'
import { type RenderOutcome, rehearse, renderChanges } from './render-job.ts'
import { type MakerThread, serveMaker, startMakerThread } from './render-thread.ts'
import type { RenderedManifest } from './rendered.ts'
import type { RenderJob, RenderPlace } from './rendering.ts'

/** The renderer's own process: makes pages one publication after another, behind those who serve them, and goes when its parent goes. */

/** Behind the processes that serve, also when both cores are busy with pages. */
const niceness = 10
// Before anything starts a thread: threads have the priority of what started them.
if (isMainThread) setPriority(niceness)
/** Threads that make pages beside the process's own. */
const moreThreads = Math.min(1, availableParallelism() - 1)

export type RenderQuestion =
  | { id: number; job: RenderJob }
  | { id: number; recompress: RecompressJob }
  /** A job is to be expected: get ready for it. */
  | { id: number; warm: RenderJob }
export interface RenderAnswer {
  id: number
  outcome?: RenderOutcome
  recompressed?: Recompressed
  /** The job itself failed: a file could not be read or written. */
  error?: string
}

const [entry = '', dist = ''] = process.argv.slice(1)
const read = (name: string) => readFileSync(join(dist, name), 'utf8')
let place: Promise<RenderPlace> | undefined
let threads: MakerThread[] | undefined
const startThreads = () => Array.from({ length: moreThreads }, () => startMakerThread(entry, [dist]))

async function load(): Promise<RenderPlace> {
  const site: BuiltSite = await import(pathToFileURL(join(dist, 'server/entry.mjs')).href)
  const manifest: RenderedManifest = JSON.parse(read('rendered.json'))
  const scripts: KnownScripts = JSON.parse(read('scripts.json'))
  site.takeComputedFigures(readFileSync(join(dist, 'figures.bin')))
  site.takeParsedWords(readFileSync(join(dist, 'words.bin')))
  const client = join(dist, 'client')
  const { id }: { id: string } = JSON.parse(read('build.json'))
  return {
    site,
    manifest,
    build: id,
    files: builtFiles(client, scripts),
    builtBody: (name) => readFileSync(join(client, name)),
    helpers: (job) => {
      threads ??= startThreads()
      return threads.map((thread) => thread.begin(job))
    },
  }
}

/** Questions that are not answered yet. */
let open = 0

async function answer(question: RenderQuestion): Promise<RenderAnswer> {
  const { id } = question
  try {
    if ('recompress' in question) return { id, recompressed: await recompress(question.recompress, () => open > 1) }
    place ??= load()
    if ('warm' in question) {
      await rehearse(question.warm, await place, () => open > 1)
      return { id }
    }
    return { id, outcome: await renderChanges(question.job, await place, new Date()) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function answerInTurn(): void {
  let before: Promise<unknown> = Promise.resolve()
  process.on('message', (question: RenderQuestion) => {
    open++
    before = before.then(async () => {
      const answered = await answer(question)
      open--
      process.send?.(answered)
    })
  })
  process.on('disconnect', () => process.exit(0))
  // A stop of the parent's process group reaches the child too; the parent ends it.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
}

if (isMainThread) answerInTurn()
else serveMaker(load())
