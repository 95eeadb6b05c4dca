import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisesHelp, withoutPromises, withPromises } from '#src/site/content/on-call.ts'
import { type BuiltFiles, finishPage } from './finish-page.ts'
import { joined, namesIn, type ScriptNames } from './script-names.ts'

/**
 * Finishes Astro's output for our server: each page is cut down to what it needs (finish-page.ts), its content-security policy goes into
 * `dist/policies.json`, and every compressible file gets a brotli and a gzip sibling. A page that promises help at any hour gets a twin that does not.
 */

/** Formats that are compressed inside already. */
const compressedAlready = new Set(['.png', '.webp', '.woff2', '.ico', '.br', '.gz'])
/** What arrives in the first round trip of a connection, ten packets of 1,460 bytes (RFC 6928), less 900 for the headers of our answer. */
const firstRoundTripBytes = 13_700
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export async function finishBuild(dist: string): Promise<{ pages: number }> {
  const client = join(dist, 'client')
  const policies: Record<string, string> = {}
  const files = readdirSync(client, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && !compressedAlready.has(extname(entry.name)),
  )
  const built = builtFiles(client)
  const write = async (path: string, text: string | Buffer) => {
    const body = Buffer.from(text)
    writeFileSync(path, body)
    if (body.length < 200) return 0
    const [br, gz] = await Promise.all([
      brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
      gzipped(body, { level: 9 }),
    ])
    writeFileSync(`${path}.br`, br)
    writeFileSync(`${path}.gz`, gz)
    return br.length
  }
  const finish = async (path: string) => {
    if (extname(path) !== '.html') return write(path, machineText(path))
    const html = readFileSync(path, 'utf8')
    let page = finishPage(html, built)
    if ((await write(path, page.html)) > firstRoundTripBytes) {
      const split = finishPage(html, built, true)
      // One that is too heavy all the same would only have a stylesheet more.
      if ((await write(path, split.html)) <= firstRoundTripBytes) page = split
      else await write(path, page.html)
    }
    policies[`/${relative(client, path)}`] = page.policy
    if (promisesHelp(page.html)) {
      const without = path.replace(/\.html$/, '.off-call.html')
      policies[`/${relative(client, without)}`] = page.policy
      await write(without, withoutPromises(page.html))
      await write(path, withPromises(page.html))
    }
    return page.stylesheet && write(join(client, page.stylesheet.path), page.stylesheet.css)
  }
  // A few at a time, so that every core has work and no more bodies than that are in memory.
  const left = files.map((entry) => join(entry.parentPath, entry.name))
  const worker = async () => {
    for (let path = left.pop(); path; path = left.pop()) await finish(path)
  }
  await Promise.all(Array.from({ length: 6 }, worker))
  writeFileSync(join(dist, 'policies.json'), JSON.stringify(policies))
  return { pages: Object.keys(policies).length }
}

/** A file for machines promises no help at any hour: what reads it does not ask again when the promise ends. */
function machineText(path: string): string | Buffer {
  const body = readFileSync(path)
  return /\.(json|xml|txt)$/.test(path) ? withoutPromises(body.toString('utf8')) : body
}

/** Brings its own styles and many words: no page's styles are kept for it. */
const styledByItself = /\/emergency-chat\.client\./

function builtFiles(client: string): BuiltFiles {
  const text = (path: string) => readFileSync(join(client, path), 'utf8')
  const known = new Map<string, { names: ScriptNames; imports: string[] }>()
  const script = (path: string) => {
    const before = known.get(path)
    if (before) return before
    const code = text(path)
    const imports = [...code.matchAll(/["'`](\.\.?\/[\w./-]+\.js)["'`]/g)]
      .map(([, to = '']) => new URL(to, `https://site.test${path}`).pathname)
      .filter((to) => !styledByItself.test(to))
    const read = { names: namesIn([code]), imports }
    known.set(path, read)
    return read
  }
  const reached = (paths: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const path of paths)
      if (!seen.has(path)) {
        seen.add(path)
        reached(script(path).imports, seen)
      }
    return seen
  }
  const sets = new Map<string, ScriptNames>()
  return {
    text,
    scriptNames: (paths, lines) => {
      const key = JSON.stringify([paths, lines])
      const names = sets.get(key) ?? joined([namesIn(lines), ...[...reached(paths)].map((path) => script(path).names)])
      sets.set(key, names)
      return names
    },
  }
}
