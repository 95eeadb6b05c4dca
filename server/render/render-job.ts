import type { Published, PublishedKey } from '#src/site/published/published.ts'
import { changedKeys } from '#src/site/published/published.ts'
import type { SiteFile } from '#src/site/render/site-entry.ts'
import { type BuiltFiles, stylesheetIn } from './finish-page.ts'
import { finishedFiles, type MadeFile, type Site } from './made-files.ts'
import { type FileToPack, openPack, type Pack, type PackHead, writePack } from './pack.ts'
import { hashOf, type RenderedFile, type RenderedManifest } from './rendered.ts'
import { changedSentences, type SentenceChange } from './sentences.ts'

/** Makes the pages that a change of what is published concerns, beside those that are in force. */

export interface RenderJob {
  /** The pack in force, undefined when every page is as the build made it. */
  from: string | undefined
  before: Published
  after: Published
  /** Written into the new pack. */
  versions: unknown
  /** Where the new pack goes; undefined to only see what would change. */
  to: string | undefined
}

/** A page whose bytes would be others, with the sentences that would read differently (only when nothing is written). */
export interface ChangedPage {
  path: string
  sentences: SentenceChange[]
}

export type RenderOutcome =
  | { kind: 'made'; pages: ChangedPage[]; made: number; cpuMillis: number }
  /** One page cannot be made: nothing is written. */
  | { kind: 'broken'; path: string; reason: string }

export interface RenderPlace {
  site: Site
  files: BuiltFiles
  manifest: RenderedManifest
  build: string
  /** The page's body as the build made it. */
  builtBody: (name: string) => Buffer
}

/** So many pages at once: while one is compressed on another thread, the next is made. */
const atOnce = 3
/** A page that is open has its stylesheet for so long. */
const keptMillis = 24 * 3600 * 1000

export async function renderChanges(job: RenderJob, place: RenderPlace, now: Date): Promise<RenderOutcome> {
  const startedAt = process.cpuUsage()
  const pack = job.from === undefined ? undefined : openPack(job.from)
  try {
    const inForce = pack?.head.build === place.build ? pack : undefined
    const current = new Map<string, RenderedFile>(Object.entries({ ...place.manifest.files, ...inForce?.head.files }))
    const changed = changedKeys(job.before, job.after)
    const todo = place.site.siteFiles(job.after).filter(({ name }) => reads(current.get(name), changed))
    const before = (name: string) => (current.has(name) ? bodyOf(name, inForce, place) : undefined)
    const made = await madeAll(todo, job.after, place, current, before)
    if ('broken' in made) return made.broken
    const isOther = (file: MadeFile) => file.policy !== undefined && current.get(file.name)?.hash !== hashOf(file.body)
    const pages = made.files.filter(({ file }) => isOther(file))
    const report = pages.map(({ file, path }) => ({
      path,
      sentences: job.to === undefined ? changedSentences(bodyOf(file.name, inForce, place), file.body) : [],
    }))
    if (job.to !== undefined) {
      const changed = pages.map(({ path }) => path)
      const head: Omit<PackHead, 'files'> = { build: place.build, versions: job.versions, changed }
      writePack(job.to, head, together(made.files, inForce, place, now))
    }
    const { user, system } = process.cpuUsage(startedAt)
    return { kind: 'made', pages: report, made: todo.length, cpuMillis: Math.round((user + system) / 1000) }
  } finally {
    pack?.close()
  }
}

/** A page that is not known yet is made as well. */
function reads(known: RenderedFile | undefined, changed: ReadonlySet<PublishedKey>): boolean {
  return known === undefined || known.keys.some((key) => changed.has(key))
}

interface Made {
  file: MadeFile
  path: string
  sourceHash: string
}

async function madeAll(
  todo: readonly SiteFile[],
  state: Published,
  { site, files }: RenderPlace,
  current: ReadonlyMap<string, RenderedFile>,
  before: (name: string) => Buffer | undefined,
): Promise<{ files: Made[] } | { broken: Extract<RenderOutcome, { kind: 'broken' }> }> {
  const left = [...todo]
  const all: Made[] = []
  let broken: Extract<RenderOutcome, { kind: 'broken' }> | undefined
  const worker = async () => {
    for (let next = left.shift(); next && !broken; next = left.shift()) {
      const { path, name } = next
      try {
        const source = await site.makePage(path, state)
        const sourceHash = hashOf(source.body)
        if (isAsBefore(current.get(name), sourceHash, source.keys)) continue
        const finishing = { files, effort: 'publication', before: before(name)?.toString('utf8') } as const
        for (const file of await finishedFiles(name, source, finishing)) all.push({ file, path, sourceHash })
      } catch (error) {
        broken ??= { kind: 'broken', path, reason: error instanceof Error ? error.message : String(error) }
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return broken ? { broken } : { files: all }
}

/** It read something that changed and says the same. */
function isAsBefore(known: RenderedFile | undefined, sourceHash: string, keys: readonly PublishedKey[]): boolean {
  return known?.sourceHash === sourceHash && known.keys.join() === keys.join()
}

/** What the new pack holds: what is in force already, with what was made now in its place; nothing that is as the build made it. */
function together(
  made: readonly Made[],
  inForce: Pack | undefined,
  { manifest }: RenderPlace,
  now: Date,
): Map<string, FileToPack> {
  const files = new Map<string, FileToPack>()
  if (inForce)
    for (const [name, file] of Object.entries(inForce.head.files)) {
      const { plain, brotli, gzip, ...rest } = file
      files.set(name, {
        ...rest,
        plain: plain && inForce.read(plain),
        brotli: brotli && inForce.read(brotli),
        gzip: gzip && inForce.read(gzip),
      })
    }
  for (const { file, path, sourceHash } of made) {
    const { name, body, brotli, gzip, policy, keys } = file
    const hash = hashOf(body)
    if (manifest.files[name]?.hash === hash) files.delete(name)
    else
      files.set(name, {
        path,
        keys,
        hash,
        sourceHash,
        policy,
        stylesheet: policy === undefined ? undefined : stylesheetIn(body.toString('utf8')),
        madeAtMillis: now.getTime(),
        plainBytes: body.length,
        plain: brotli ? undefined : body,
        brotli,
        gzip,
      })
  }
  const used = new Set([...files.values()].map(({ stylesheet }) => stylesheet))
  for (const [name, { keys, policy, madeAtMillis }] of files) {
    const isStylesheet = policy === undefined && keys.length === 0
    if (isStylesheet && !used.has(name) && now.getTime() - madeAtMillis > keptMillis) files.delete(name)
  }
  return files
}

function bodyOf(name: string, inForce: Pack | undefined, place: RenderPlace): Buffer {
  const packed = inForce?.head.files[name]
  return packed && inForce ? inForce.plainOf(packed) : place.builtBody(name)
}
