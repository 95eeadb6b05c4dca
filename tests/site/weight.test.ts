import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type BuiltPage, builtFile, pages, servedBytes, troublesOf } from './built-site.ts'

/** A script and everything it imports before it runs. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const code = builtFile(path)
  const imported = code.matchAll(/(?:\bimport|\bfrom|\bexport\s*\*\s*from)\s*["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g)
  for (const [, to = ''] of imported) withImports(new URL(to, `https://site.test${path}`).pathname, seen)
  return seen
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + servedBytes(file), 0)

function inlineBytes(page: BuiltPage): number {
  const code = [...page.scripted.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , text = '']) => text)
    .join('')
  return code === '' ? 0 : brotliCompressSync(code).length
}

/** What the page fetches by itself: named in its markup, or by the line that fetches it once the page is there. */
const scriptFiles = ({ tags, scripted }: BuiltPage) =>
  new Set(
    [
      ...tags
        .filter(({ name, attributes }) => name === 'script' || (name === 'link' && attributes.rel === 'modulepreload'))
        .flatMap(({ attributes }) => attributes.src ?? attributes.href ?? []),
      ...[
        ...scripted.matchAll(
          /onload=\(\)=>requestAnimationFrame\(\(\)=>setTimeout\(\(\)=>\{((?:import\("[^"]+"\);?)+)\}\)\)/g,
        ),
      ].flatMap(([, code = '']) => [...code.matchAll(/import\("([^"]+)"\)/g)].map(([, file = '']) => file)),
    ].flatMap((file) => [...withImports(file)]),
  )

/** Stylesheets, fonts and pictures: all that the page names, whether it is seen at once or not. */
const otherFiles = ({ tags, html }: BuiltPage) =>
  new Set([
    ...tags
      .filter(
        ({ name, attributes }) => /^(img|use|image|source)$/.test(name) || /stylesheet|icon/.test(attributes.rel ?? ''),
      )
      .flatMap(({ attributes }) => (attributes.src ?? attributes.href ?? '').split('#')[0] || []),
    ...[...html.matchAll(/url\(["']?(\/[^"')]+)["']?\)/g)].map(([, url = '']) => url),
  ])

const islandFiles = ({ tags }: BuiltPage) =>
  new Set(
    tags
      .filter(({ name }) => name === 'astro-island')
      .flatMap(({ attributes }) => [attributes['component-url'] ?? [], attributes['renderer-url'] ?? []].flat())
      .flatMap((file) => [...withImports(file)]),
  )

const open = pages.filter(({ isStaff }) => !isStaff)
const withIsland = (page: BuiltPage) => islandFiles(page).size > 0

/** Pages that are nothing but figures and forms. */
const withoutScript = ['/energy-dashboard', '/es/panel-energia']

it.each(withoutScript)('%s is sent without any script', (path) => {
  const page = pages.find((one) => one.path === path)
  expect(page).toBeDefined()
  const scripts = page?.tags.filter(
    ({ name, attributes }) => name === 'script' && attributes.type !== 'application/ld+json',
  )
  expect(scripts).toEqual([])
  expect(page?.html).not.toMatch(/ on[a-z]+=|modulepreload|<astro-island/)
})

describe('as served, a page', () => {
  it('needs 5 kB of script or less at load; 5.4 kB where something is worked with, 12.4 kB where an hour is booked', () => {
    const worked = new Set(['tool', 'lead', 'content', 'content-dynamic', 'page'])
    const mostScript = ({ match }: BuiltPage) =>
      match?.route.id === 'design-consultation' ? 12_400 : worked.has(match?.route.kind ?? '') ? 5400 : 5000
    const light = open.filter((page) => !withIsland(page))
    expect(light.length).toBeGreaterThan(250)
    expect(
      troublesOf(light, (page) => {
        const bytes = sum(scriptFiles(page)) + inlineBytes(page)
        return [((bytes === 0 && !withoutScript.includes(page.path)) || bytes > mostScript(page)) && `${bytes} bytes`]
      }),
    ).toEqual([])
  })

  it('that is the home page needs 5 kB of script or less at load with the headers of each answer', () => {
    const headerBytes = 335
    const homes = open.filter(({ match }) => match?.route.id === 'home')
    expect(homes).toHaveLength(2)
    expect(
      troublesOf(homes, (page) => {
        const files = scriptFiles(page)
        const bytes = sum(files) + headerBytes * files.size
        return [bytes > 5000 && `${bytes} bytes`]
      }),
    ).toEqual([])
  })

  it('weighs 50 kB or less with its fonts, pictures and script, a calculator with its answer and the three options it leads to 53 kB, the hours to book 51 kB, the home page 80 kB', () => {
    const most: Partial<Record<string, number>> = { home: 80_000, tool: 53_000, 'design-consultation': 51_000 }
    const mostBytes = ({ match }: BuiltPage) => (match && (most[match.route.id] ?? most[match.route.kind])) ?? 50_000
    expect(
      troublesOf(open, (page) => {
        const bytes = servedBytes(page.file) + sum(scriptFiles(page)) + sum(otherFiles(page))
        return [bytes > mostBytes(page) && `${bytes} bytes`]
      }),
    ).toEqual([])
  })

  it('that quotes is ready to use with 130 kB of script or less, its price worker counted', () => {
    // The partners' portal is an application of its own, behind a sign-in.
    const quoting = open.filter((page) => withIsland(page) && page.match?.route.id !== 'affiliate-portal')
    expect(quoting.map(({ path }) => path).sort()).toEqual([
      '/es/presupuesto',
      '/es/presupuesto-prueba',
      '/quote',
      '/test-quote',
    ])
    expect(
      troublesOf(quoting, (page) => {
        const files = islandFiles(page)
        const workers = [...files].flatMap((file) =>
          [...builtFile(file).matchAll(/["'`](\/assets\/[\w.-]*worker[\w.-]*\.js)["'`]/g)].map(([, url = '']) => url),
        )
        const bytes = sum(new Set([...scriptFiles(page), ...files, ...workers])) + inlineBytes(page)
        return [workers.length === 0 && 'no price worker', bytes > 130_000 && `${bytes} bytes`]
      }),
    ).toEqual([])
  })
})
