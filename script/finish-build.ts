import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtFiles, type KnownScripts } from '#server/render/built-files.ts'
import { type BuiltSite, compressed, finishedFiles, type MadeFile } from '#server/render/made-files.ts'
import { hashOf, type RenderedManifest } from '#server/render/rendered.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { versionZero } from '#src/site/published/version-zero.ts'
import { namesIn } from './names-in-scripts.ts'

/**
 * Makes version 0 of every page with the renderer that later publications use, and compresses what Astro built beside them. Writes the pages' policies,
 * `dist/rendered.json`, what each file shows of the published, and `dist/scripts.json`, which names scripts give to pages.
 */

/** Formats that are compressed inside already. */
const compressedAlready = new Set(['.png', '.webp', '.woff2', '.ico', '.br', '.gz'])
const effort = 'build'

export async function finishBuild(dist: string, day: PlainDate): Promise<{ pages: number }> {
  const client = join(dist, 'client')
  const state = versionZero(day)
  const site: BuiltSite = await import(pathToFileURL(join(dist, 'server/entry.mjs')).href)
  const scripts: KnownScripts = {}
  const files = builtFiles(client, scripts, (code) => namesIn([code]))
  const manifest: RenderedManifest = { day, files: {} }
  const policies: Record<string, string> = {}
  const assets = readdirSync(client, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !compressedAlready.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await inTurns(assets, async (path) => write(path, await compressed(readFileSync(path), effort)))
  await inTurns(site.siteFiles(state), async (file) => {
    const source = await site.makePage(file.path, state)
    for (const made of await finishedFiles(file.name, source, { files, effort })) {
      const path = join(client, made.name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, made.body)
      write(path, made)
      if (made.policy !== undefined) policies[made.name] = made.policy
      if (made.name === file.name)
        manifest.files[made.name] = {
          path: file.path,
          keys: made.keys,
          hash: hashOf(made.body),
          sourceHash: hashOf(source.body),
        }
    }
  })
  writeFileSync(join(dist, 'figures.bin'), site.computedFigures())
  writeFileSync(join(dist, 'words.bin'), site.parsedWords())
  writeFileSync(join(dist, 'scripts.json'), JSON.stringify(scripts))
  writeFileSync(join(dist, 'rendered.json'), JSON.stringify(manifest))
  writeFileSync(join(dist, 'policies.json'), JSON.stringify(policies))
  return { pages: Object.keys(policies).length }
}

function write(path: string, { brotli, gzip }: Pick<MadeFile, 'brotli' | 'gzip'>): void {
  if (brotli) writeFileSync(`${path}.br`, brotli)
  if (gzip) writeFileSync(`${path}.gz`, gzip)
}

/** A few at a time, so that every core has work and no more bodies than that are in memory. */
async function inTurns<Task>(tasks: readonly Task[], work: (task: Task) => Promise<void>): Promise<void> {
  const left = [...tasks]
  const worker = async () => {
    for (let task = left.pop(); task !== undefined; task = left.pop()) await work(task)
  }
  await Promise.all(Array.from({ length: 6 }, worker))
}
