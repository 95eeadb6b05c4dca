import { describe, expect, it } from 'vitest'
import { builtFile, pages, servedBytes } from './built-site.ts'

/**
 * What a screen of the staff app fetches before it shows, as built and as served, with nothing in the browser's memory: the page with its styles, and every
 * script. The two fonts (25 kB, those of the whole site) are not code, and what a panel of a screen adds comes after the screen stands.
 */

const mostBytes = 150_000

/** A script and everything it imports before it runs. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, to = ''] of builtFile(path).matchAll(/(?:\bimport|\bfrom)\s*["'](\.\/[^"']+)["']/g))
    withImports(new URL(to, `https://site.test${path}`).pathname, seen)
  return seen
}

const named = (code: string) =>
  [...code.matchAll(/["'`](?:\.|\/assets)\/([\w.-]+\.js)["'`]/g)].map(([, name = '']) => `/assets/${name}`)

const shell = pages.find(({ path }) => path === '/crm')
const starters = [...new Set(shell?.html.match(/\/assets\/[\w.-]+\.js/g) ?? [])]
const first = new Set(starters.flatMap((file) => [...withImports(file)]))
const frame = [...first].flatMap((file) => named(builtFile(file))).find((file) => file.includes('/staff-screens.app.'))
const shared = frame ? withImports(frame, first) : first
const screens = [
  ...new Set([...shared].flatMap((file) => named(builtFile(file))).filter((file) => /\/[a-z-]+\.app\./.test(file))),
].filter((file) => !shared.has(file))

describe('a screen of the staff app', () => {
  it('is found in the build', () => {
    expect(frame).toBeDefined()
    expect(screens.length).toBeGreaterThan(15)
  })

  it('has its styles in its page', () => {
    expect(shell?.html).not.toContain('<link rel="stylesheet"')
  })

  it.each(screens)('%s is there within 150 kB', (screen) => {
    const files = [shell?.file ?? '', ...withImports(screen, new Set(shared))]
    expect(files.reduce((total, file) => total + servedBytes(file), 0)).toBeLessThanOrEqual(mostBytes)
  })
})
