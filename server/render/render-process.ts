import '#src/shared/engine/engine.ts'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtFiles, type KnownScripts } from './built-files.ts'
import type { Site } from './made-files.ts'
import { type RenderJob, type RenderOutcome, type RenderPlace, renderChanges } from './render-job.ts'
import type { RenderedManifest } from './rendered.ts'

/** The renderer's own process: makes pages one publication after another, behind those who serve them, and goes when its parent goes. */

/** Behind whoever serves, and before what may take all night. */
const niceness = 5
// Before anything starts a thread: threads have the priority of what started them.
setPriority(niceness)

export interface RenderQuestion {
  id: number
  job: RenderJob
}
export interface RenderAnswer {
  id: number
  outcome?: RenderOutcome
  /** The job itself failed: a file could not be read or written. */
  error?: string
}

const [dist = ''] = process.argv.slice(2)
const read = (name: string) => readFileSync(join(dist, name), 'utf8')
let place: Promise<RenderPlace> | undefined

async function load(): Promise<RenderPlace> {
  const site: Site = await import(pathToFileURL(join(dist, 'server/entry.mjs')).href)
  const manifest: RenderedManifest = JSON.parse(read('rendered.json'))
  const scripts: KnownScripts = JSON.parse(read('scripts.json'))
  const client = join(dist, 'client')
  const { id }: { id: string } = JSON.parse(read('build.json'))
  return {
    site,
    manifest,
    build: id,
    files: builtFiles(client, scripts),
    builtBody: (name) => readFileSync(join(client, name)),
  }
}

async function answer({ id, job }: RenderQuestion): Promise<RenderAnswer> {
  try {
    place ??= load()
    return { id, outcome: await renderChanges(job, await place, new Date()) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

let before: Promise<unknown> = Promise.resolve()
process.on('message', (question: RenderQuestion) => {
  before = before.then(async () => process.send?.(await answer(question)))
})
process.on('disconnect', () => process.exit(0))
// A stop of the parent's process group reaches the child too; the parent ends it.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
