import { changedKeys, type PublishedKey } from '#src/site/published/published.ts'
import type { SiteFile } from '#src/site/render/site-entry.ts'
import { stylesheetIn } from './finish-page.ts'
import type { MadeFile } from './made-files.ts'
import { asItWas, type FileToPack, type Pack, type PackHead, writePack } from './pack.ts'
import { bodyOf, createPageMaker, filesInForce, packOf } from './page-maker.ts'
import { hashOf, type RenderedFile } from './rendered.ts'
import type { Made, PageMaker, RenderJob, RenderPlace } from './rendering.ts'
import { changedSentences, type SentenceChange } from './sentences.ts'

/** Makes the pages that a change of what is published concerns, beside those that are in force. */

/** A page whose bytes would be others, with the sentences that would read differently (only when nothing is written). */
export interface ChangedPage {
  path: string
  sentences: SentenceChange[]
}

export type RenderOutcome =
  | { kind: 'made'; pages: ChangedPage[]; made: number; cpuMillis: number }
  /** One page cannot be made: nothing is written. */
  | { kind: 'broken'; path: string; reason: string }

/** So many pages at once by one maker: while one is compressed on another thread, the next is made. */
const atOnce = 3
/** A job of no more pages than this is done before another thread has begun. */
const fewPages = 24
/** A page that is open has its stylesheet for so long. */
const keptMillis = 24 * 3600 * 1000

export async function renderChanges(job: RenderJob, place: RenderPlace, now: Date): Promise<RenderOutcome> {
  const startedAt = process.cpuUsage()
  const { inForce, close } = packOf(job, place)
  try {
    const current = filesInForce(inForce, place)
    const changed = changedKeys(job.before, job.after)
    const files = place.site.siteFiles(job.after)
    const names = new Set(files.map(({ name }) => name))
    const gone = [...current].flatMap(([name, { path }]) => (isPage(name) && !names.has(name) ? [{ name, path }] : []))
    const todo = files.filter(({ name }) =>
      reads(current.get(name), changed, (key) => place.site.isOtherPart(key, job.after)),
    )
    const made = await madeAll(todo, job, place)
    if ('broken' in made) return made.broken
    const isOther = (file: MadeFile) => file.policy !== undefined && current.get(file.name)?.hash !== hashOf(file.body)
    const pages = made.files.filter(({ file }) => isOther(file))
    const report = pages.map(({ file, path }) => ({
      path,
      sentences: job.to === undefined ? changedSentences(bodyOf(file.name, inForce, place), file.body) : [],
    }))
    if (job.to !== undefined) {
      const changed = [...pages, ...gone].map(({ path }) => path)
      const goneNames = gone.map(({ name }) => name)
      const head: Omit<PackHead, 'files'> = { build: place.build, versions: job.versions, changed, gone: goneNames }
      const kept = together(made.files, inForce, place, now)
      for (const name of goneNames) kept.delete(name)
      writePack(job.to, head, kept)
    }
    const { user, system } = process.cpuUsage(startedAt)
    return { kind: 'made', pages: report, made: todo.length, cpuMillis: Math.round((user + system) / 1000) }
  } finally {
    close()
  }
}

/** Pages between two that are rehearsed: some of every kind. */
const rehearsedEvery = 6

/**
 * Makes some pages as they are, for nobody: code that has run is several times as fast in the job to come. Stops when that comes. What breaks here is no
 * matter: whoever publishes is told what breaks then.
 */
export async function rehearse(job: RenderJob, place: RenderPlace, isWanted: () => boolean): Promise<void> {
  const left = groupsOf(place.site.siteFiles(job.after))
    .filter((_, at) => at % rehearsedEvery === 0)
    .flat()
  const makers = [createPageMaker(job, place), ...(place.helpers?.(job) ?? [])]
  const work = async (maker: PageMaker) => {
    for (let next = left.shift(); next && !isWanted(); next = left.shift()) await maker.make(next)
  }
  try {
    await Promise.allSettled(makers.map(work))
  } finally {
    for (const maker of makers) maker.close()
  }
}

const isPage = (name: string) => name.endsWith('.html')

/** A page that is not known yet is made as well. */
function reads(
  known: RenderedFile | undefined,
  changed: ReadonlySet<PublishedKey>,
  isOtherPart: (key: PublishedKey) => boolean,
): boolean {
  return known === undefined || known.keys.some((key) => changed.has(key) || isOtherPart(key))
}

/** A page in all its languages: they show the same figures, which are computed once on the thread that makes them. */
function groupsOf(todo: readonly SiteFile[]): SiteFile[][] {
  return [...Map.groupBy(todo, ({ group, path }) => group ?? path).values()]
}

/** Every file by all makers together: each takes the next page when it is done with one. */
async function madeAll(
  todo: readonly SiteFile[],
  job: RenderJob,
  place: RenderPlace,
): Promise<{ files: Made[] } | { broken: Extract<RenderOutcome, { kind: 'broken' }> }> {
  const makers = [createPageMaker(job, place), ...(todo.length > fewPages ? (place.helpers?.(job) ?? []) : [])]
  const left = groupsOf(todo)
  const all: Made[] = []
  let broken: Extract<RenderOutcome, { kind: 'broken' }> | undefined
  const work = async (maker: PageMaker) => {
    for (let group = left.shift(); group && !broken; group = left.shift()) {
      for (const next of group) {
        if (broken) return
        try {
          all.push(...(await maker.make(next)))
        } catch (error) {
          broken ??= { kind: 'broken', path: next.path, reason: error instanceof Error ? error.message : String(error) }
        }
      }
    }
  }
  try {
    await Promise.all(makers.flatMap((maker) => Array.from({ length: atOnce }, () => work(maker))))
  } finally {
    for (const maker of makers) maker.close()
  }
  return broken ? { broken } : { files: all }
}

/** What the new pack holds: what is in force already, with what was made now in its place; nothing that is as the build made it. */
function together(
  made: readonly Made[],
  inForce: Pack | undefined,
  { manifest }: RenderPlace,
  now: Date,
): Map<string, FileToPack> {
  const files = new Map<string, FileToPack>()
  if (inForce) for (const [name, file] of Object.entries(inForce.head.files)) files.set(name, asItWas(file, inForce))
  for (const { file, path, sourceHash } of made) {
    const { name, body, brotli, gzip, policy, keys, isQuick } = file
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
        isQuick,
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
