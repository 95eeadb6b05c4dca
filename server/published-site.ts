import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ChangedPage, PreparedPages, ShownNotes, ShownSite, Versions } from '#src/features/publication/public.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { Published } from '#src/site/published/published.ts'
import { publishedOf } from '#src/site/published/published-of.ts'
import type { StaticFiles } from './http/static-files.ts'
import { openPack, putInForce, removePack } from './render/pack.ts'
import type { RenderOutcome } from './render/render-job.ts'
import type { RenderedManifest } from './render/rendered.ts'
import { createRenderer } from './render/renderer.ts'

/**
 * What this process shows: pages, API and calculators go by the same versions, and change at the same moment. The pages that are not as the build made
 * them lie in `DATA_DIR/published/current.pack`, so that a start without the database shows what was shown before.
 */
export interface PublishedSite extends ShownSite {
  readonly state: Published
  /** True when nothing on the disk says what is published: the store must be asked before anybody is served. */
  readonly isBlank: boolean
  /** Whether visitors find something at a path now. */
  has(path: string): boolean
  /** A file that is no page, as visitors get it now. */
  text(name: string): string
  close(): Promise<void>
}

const versionsShape = z.record(
  z.string(),
  z.object({
    subject: z.string(),
    version: z.number().int(),
    value: z.unknown(),
    publishedAt: z.iso.datetime({ offset: true }),
    publishedBy: z.string(),
  }),
)

const notesShape = z.record(
  z.string(),
  z.object({ version: z.number().int(), pages: z.number().int(), since: z.iso.datetime({ offset: true }) }),
)

/** Long enough that nobody publishes again at once, short enough that the process that made the pages is still there. */
const recompressMillis = 10_000

/** `dist` is the built site. Resolves when its files show what was published when this folder was last used, whichever build made the pages then. */
export async function openPublishedSite(
  dist: string,
  dataDir: string,
  files: StaticFiles,
  log: Log,
): Promise<PublishedSite> {
  const folder = join(dataDir, 'published')
  const current = join(folder, 'current.pack')
  const notesFile = join(folder, 'shown.json')
  mkdirSync(folder, { recursive: true })
  // What a crash left half made.
  for (const name of readdirSync(folder))
    if (![current, notesFile].includes(join(folder, name))) removePack(join(folder, name))
  const json = (name: string) => JSON.parse(readFileSync(join(dist, name), 'utf8'))
  const { id: build }: { id: string } = json('build.json')
  const { day: builtOn }: Pick<RenderedManifest, 'day'> = json('rendered.json')
  const renderer = createRenderer(dist, log)
  let versions: Versions = {}
  let state = publishedOf(versions, builtOn)
  let isBlank = true
  let made = 0
  let recompressing: NodeJS.Timeout | undefined
  let notes = notesIn(notesFile)

  function preparedAt(path: string, next: Versions): PreparedPages | undefined {
    const pack = openPack(path)
    if (pack?.head.build !== build) {
      pack?.close()
      removePack(path)
      return undefined
    }
    const after = publishedOf(next, builtOn)
    return {
      changed: pack.head.changed,
      show() {
        putInForce(path, current)
        files.publish(pack)
        versions = next
        state = after
        isBlank = false
        recompressLater()
      },
      drop() {
        pack.close()
        removePack(path)
      },
      parts: () => partsOf(path),
    }
  }

  /** Pages that a publication made in haste are made smaller once visitors have them. */
  function recompressLater(): void {
    clearTimeout(recompressing)
    recompressing = setTimeout(() => {
      recompress().catch((err) => log.warn({ err }, 'pages could not be made smaller'))
    }, recompressMillis)
    recompressing.unref()
  }

  async function recompress(): Promise<void> {
    const to = newPath()
    const shown = versions
    const { files: smaller, left } = await renderer.recompress({ from: current, to })
    const pack = smaller > 0 ? openPack(to) : undefined
    if (pack && shown === versions) {
      putInForce(to, current)
      files.publish(pack)
      log.info({ pages: smaller, left }, 'pages made smaller')
    } else {
      pack?.close()
      removePack(to)
    }
    if (left > 0 || (smaller > 0 && shown !== versions)) recompressLater()
  }

  const newPath = () => join(folder, `${process.pid}-${++made}.pack`)

  const site = {
    build,
    get versions() {
      return versions
    },
    get state() {
      return state
    },
    get isBlank() {
      return isBlank
    },
    async prepare(next: Versions): Promise<PreparedPages> {
      const to = newPath()
      const job = { from: current, before: state, after: publishedOf(next, builtOn), versions: next, to }
      const outcome = pagesOf(await renderer.render(job))
      const prepared = preparedAt(to, next)
      if (!prepared) throw new Error('the pages just made are not whole')
      log.info({ pages: outcome.made, changed: outcome.pages.length, cpuMillis: outcome.cpuMillis }, 'pages made')
      return prepared
    },
    async take(next: Versions, partOf: (part: number) => Promise<Uint8Array | undefined>) {
      const path = newPath()
      const file = openSync(path, 'w')
      try {
        for (let at = 0, part = await partOf(0); part; part = await partOf(++at)) writeSync(file, part)
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
      return preparedAt(path, next)
    },
    async preview(next: Versions): Promise<ChangedPage[]> {
      const after = publishedOf(next, builtOn)
      const job = { from: current, before: state, after, versions: next, to: undefined }
      return pagesOf(await renderer.render(job)).pages
    },
    getReady: () => renderer.warm({ from: current, before: state, after: state, versions, to: undefined }),
    get notes() {
      return notes
    },
    noteShown(next: ShownNotes) {
      notes = next
      try {
        writeFileSync(`${notesFile}.new`, JSON.stringify(notes))
        renameSync(`${notesFile}.new`, notesFile)
      } catch (err) {
        // The pages are shown all the same; after a restart nobody knows since when.
        log.warn({ err }, 'since when pages are shown could not be written down')
      }
    },
    has: (path: string) => files.has(path),
    text: (name: string) => files.text(name),
    close() {
      clearTimeout(recompressing)
      return renderer.close()
    },
  }

  const kept = openPack(current)
  const keptVersions = versionsShape.safeParse(kept?.head.versions)
  if (kept && keptVersions.success) {
    if (kept.head.build === build) {
      versions = keptVersions.data
      state = publishedOf(versions, builtOn)
      files.publish(kept)
      isBlank = false
    } else {
      kept.close()
      // Another build's pages want its scripts: these are made before anybody is served, so that no price goes back.
      log.info('pages are made for a new build')
      try {
        const prepared = await site.prepare(keptVersions.data)
        prepared.show()
      } catch (err) {
        log.error({ err }, 'what was published could not be shown by the new build')
      }
    }
  } else kept?.close()
  return site
}

/** Nothing when nothing was noted, or what is there is not whole. */
function notesIn(file: string): ShownNotes {
  if (!existsSync(file)) return {}
  try {
    return notesShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (err) {
    if (err instanceof SyntaxError || err instanceof z.ZodError) return {}
    throw err
  }
}

const partBytes = 64 * 1024

function* partsOf(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r')
  try {
    for (;;) {
      const part = Buffer.alloc(partBytes)
      const length = readSync(file, part)
      if (length === 0) return
      yield part.subarray(0, length)
    }
  } finally {
    closeSync(file)
  }
}

function pagesOf(outcome: RenderOutcome): Extract<RenderOutcome, { kind: 'made' }> {
  if (outcome.kind === 'made') return outcome
  const { path, reason } = outcome
  throw new Problem(422, 'page_breaks', { fields: [{ field: path, code: 'page_breaks', message: reason }] })
}
