import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Kept } from '#src/service-worker/offline-answer.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { pathOf, routes } from '#src/site/routes.ts'

/**
 * Makes the service worker of a finished build: the pages for emergencies and all that they and the chat need, listed by what they link to.
 * Its version is the hash of that, so a build that changes none of it changes no worker either.
 */

const chatScript = /\/assets\/emergency-chat\.client\.[\w-]+\.js/
/** What the chat's triage knows of words. */
const wordFiles = /\/assets\/(?:wording\.[\w-]+\.txt|vocabulary\.[\w-]+\.json)/g
const statically = /(?:\bimport|\bfrom|\bexport\s*\*\s*from)\s*["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g
const later = /import\(\s*["'`](\.{1,2}\/[^"'`]+|\/[^"'`]+)["'`]/g
const named = /\/assets\/[\w.-]+\.(?:woff2|js|css|svg)/g

/** Writes `client/service-worker.js`; gives what it keeps. Throws when the build holds no chat. */
export async function makeServiceWorker(client: string): Promise<Kept> {
  const kept = keptIn(client)
  await build({
    entryPoints: [join(import.meta.dirname, '../src/service-worker/service-worker.ts')],
    outfile: join(client, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { kept: JSON.stringify(kept) },
    logLevel: 'warning',
  })
  return kept
}

function keptIn(client: string): Kept {
  const read = (path: string) => readFileSync(join(client, path), 'utf8')
  const pages = keptPages()
  const bodies = pages.map((path) => read(`${path}.html`))
  const files = new Set<string>()
  const follow = (path: string): void => {
    if (files.has(path)) return
    files.add(path)
    if (!path.endsWith('.js')) return
    const code = read(path)
    const at = (to: string) => new URL(to, `https://site.test${path}`).pathname
    for (const [, to = ''] of code.matchAll(statically)) follow(at(to))
    for (const [file] of code.matchAll(wordFiles)) files.add(file)
    for (const [, to = ''] of code.matchAll(later)) if (chatScript.test(at(to))) follow(at(to))
  }
  for (const body of bodies) for (const [path] of body.matchAll(named)) follow(path)
  if (![...files].some((path) => chatScript.test(path))) throw new Error('no page fetches the emergency chat')
  const list = { pages, files: [...files].sort() }
  const version = createHash('sha256')
    .update(JSON.stringify([list, bodies]))
    .digest('hex')
    .slice(0, 12)
  return { version, ...list }
}

/** What helps when something is wrong and nobody can be reached. */
function keptPages(): string[] {
  const helping = routes.filter(({ id }) => id === 'emergency' || /^(?:emergency-electrician|howto)\./.test(id))
  return helping.flatMap(({ id }) => languages.map((language) => pathOf(id, language)))
}
