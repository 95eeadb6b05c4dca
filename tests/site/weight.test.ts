import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { attribute, type BuiltPage, builtFile, pages, parsed, servedBytes } from './built-site.ts'

/** A script and everything it imports before it runs. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const code = builtFile(path)
  const imported = code.matchAll(/(?:\bimport|\bfrom|\bexport\s*\*\s*from)\s*["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g)
  for (const [, to = ''] of imported) withImports(new URL(to, `https://site.test${path}`).pathname, seen)
  return seen
}

function inlineBytes(page: BuiltPage): number {
  const code = [...page.scripted.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , text = '']) => text)
    .join('')
  return code === '' ? 0 : brotliCompressSync(code).length
}

function scriptBytes(page: BuiltPage, selector: string, names: string[]): number {
  const roots = parsed(page.scripted)
    .querySelectorAll(selector)
    .flatMap((element) => names.flatMap((name) => attribute(element, name) ?? []))
  const files = new Set(roots.flatMap((root) => [...withImports(root)]))
  return [...files].reduce((sum, file) => sum + servedBytes(file), inlineBytes(page))
}
const at = (path: string): BuiltPage => {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`not built: ${path}`)
  return page
}

describe('script at load, as served', () => {
  it.each(['/', '/es', '/contact', '/es/contacto', '/404', '/es/404'])('%s needs 5 kB or less', (path) => {
    const bytes = scriptBytes(at(path), 'script[src], link[rel="modulepreload"]', ['src', 'href'])
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(5000)
  })

  it.each(['/quote', '/es/presupuesto', '/test-quote', '/es/presupuesto-prueba'])(
    '%s is ready to use with 130 kB or less, its price worker counted',
    (path) => {
      const page = at(path)
      const [script, island] = [scriptBytes(page, 'script[src]', ['src']), inlineBytes(page)]
      const islands = scriptBytes(page, 'astro-island', ['component-url', 'renderer-url'])
      const workers = [...builtFile(configuratorOf(page)).matchAll(/["'`](\/assets\/[\w.-]*worker[\w.-]*\.js)["'`]/g)]
        .map(([, url = '']) => servedBytes(url))
        .reduce((sum, bytes) => sum + bytes, 0)
      expect(workers).toBeGreaterThan(0)
      expect(script - island + islands + workers).toBeLessThanOrEqual(130_000)
    },
  )
})

/** The script of the island that opens the price worker. */
function configuratorOf(page: BuiltPage): string {
  const island = parsed(page.scripted).querySelector('astro-island')
  const url = (island && attribute(island, 'component-url')) ?? ''
  return [...withImports(url)].find((file) => builtFile(file).includes('worker')) ?? url
}
