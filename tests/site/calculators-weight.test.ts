import { describe, expect, it } from 'vitest'
import { knownCalculators } from '#src/features/calculators/registry.ts'
import { builtFile, pages, servedBytes } from './built-site.ts'

/** What a calculator fetches once a visitor touches it, as built and as served. */

const quoted = /["'`]((?:\.\/|\/assets\/)[\w.-]+\.(?:js|bin))["'`]/g
const named = (code: string) =>
  [...code.matchAll(quoted)].map(([, path = '']) => `/assets/${path.replace(/^.*\//, '')}`)

/** A script and everything it imports before it runs. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, to = ''] of builtFile(path).matchAll(/(?:\bimport|\bfrom)\s*["'](\.\/[^"']+)["']/g))
    withImports(new URL(to, `https://site.test${path}`).pathname, seen)
  return seen
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + servedBytes(file), 0)

const tool = pages.find(({ path }) => path === '/solar-calculator')
const starters = (tool?.html.match(/\/assets\/[\w.-]+\.js/g) ?? []).flatMap((file) => [...withImports(file)])
const live = [...new Set(starters.flatMap((file) => named(builtFile(file))))].find((file) =>
  file.includes('/calculator-live'),
)
const liveFiles = live ? withImports(live) : new Set<string>()
const reached = [...new Set([...liveFiles].flatMap((file) => named(builtFile(file))))]

describe('a calculator, once touched', () => {
  it('is found in the build', () => {
    expect(live).toBeDefined()
    expect(knownCalculators()).toHaveLength(10)
  })

  it.each(knownCalculators())('%s runs on 130 kB of script or less', (id) => {
    const own = reached.filter((file) => file.startsWith(`/assets/${id}.`))
    // The calculator and its words in two languages, of which a page fetches one.
    expect(own).toHaveLength(3)
    const files = new Set([...liveFiles, ...own.flatMap((file) => [...withImports(file)])])
    expect(sum(files)).toBeLessThanOrEqual(130_000)
  })

  it('gets its weather in 40 kB, and no page fetches it by itself', () => {
    const weather = reached.filter((file) => file.endsWith('.bin'))
    expect(weather).toHaveLength(1)
    expect(sum(weather)).toBeLessThanOrEqual(40_000)
    expect(pages.filter(({ html }) => html.includes('/assets/malaga-typical-year')).map(({ path }) => path)).toEqual([])
  })
})
