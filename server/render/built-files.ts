import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltFiles } from './finish-page.ts'
import { joined, type ScriptNames } from './script-names.ts'

/**
 * What finishing a page asks of the files that Astro built: which names their scripts give. Reading scripts takes a compiler, so the build does it once
 * (script/names-in-scripts.ts) and writes down what it found; a page made later has the same scripts.
 */

/** As written by the build: names by the script's path, or by the very text of an inline one. */
export type KnownScripts = Record<string, { [Of in keyof ScriptNames]: string[] }>

/** Brings its own styles and many words: no page's styles are kept for it. */
const styledByItself = /\/emergency-chat\.client\./

/** `read` finds the names of a script that `known` lacks, and they are added to it; without it such a script throws. */
export function builtFiles(client: string, known: KnownScripts, read?: (code: string) => ScriptNames): BuiltFiles {
  const texts = new Map<string, string>()
  const text = (path: string) => {
    const before = texts.get(path)
    if (before !== undefined) return before
    const code = readFileSync(join(client, path), 'utf8')
    texts.set(path, code)
    return code
  }
  const namesOf = (key: string, code: () => string): ScriptNames => {
    const before = known[key]
    if (before)
      return {
        words: new Set(before.words),
        beginnings: new Set(before.beginnings),
        attributes: new Set(before.attributes),
      }
    if (!read) throw new Error(`a script that the build did not read: ${key.slice(0, 80)}`)
    const names = read(code())
    known[key] = { words: [...names.words], beginnings: [...names.beginnings], attributes: [...names.attributes] }
    return names
  }
  const importsOf = (path: string) =>
    [...text(path).matchAll(/["'`](\.\.?\/[\w./-]+\.js)["'`]/g)]
      .map(([, to = '']) => new URL(to, `https://site.test${path}`).pathname)
      .filter((to) => !styledByItself.test(to))
  const reached = (paths: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const path of paths)
      if (!seen.has(path)) {
        seen.add(path)
        reached(importsOf(path), seen)
      }
    return seen
  }
  const sets = new Map<string, ScriptNames>()
  return {
    text,
    scriptNames: (paths, lines) => {
      const key = JSON.stringify([paths, lines])
      const names =
        sets.get(key) ??
        joined([
          ...lines.map((line) => namesOf(line, () => line)),
          ...[...reached(paths)].map((path) => namesOf(path, () => text(path))),
        ])
      sets.set(key, names)
      return names
    },
  }
}
