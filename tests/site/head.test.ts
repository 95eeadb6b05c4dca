import { describe, expect, it } from 'vitest'
import { counterpart } from '../../src/site/routes.ts'
import {
  attribute,
  type BuiltPage,
  builtFile,
  decoded,
  isStaff,
  listed,
  pages,
  parsed,
  publicOrigin,
} from './built-site.ts'

const titleOf = (page: BuiltPage) => decoded(parsed(page.html).querySelector('title')?.textContent ?? '')
function descriptionOf(page: BuiltPage): string {
  const meta = parsed(page.html).querySelector('meta[name="description"]')
  return (meta && attribute(meta, 'content')) ?? ''
}
function links(page: BuiltPage, rel: string): { href: string | null; hreflang: string | null }[] {
  return parsed(page.html)
    .querySelectorAll(`link[rel="${rel}"]`)
    .map((link) => ({ href: attribute(link, 'href'), hreflang: attribute(link, 'hreflang') }))
}
const absolute = (path: string) => `${publicOrigin}${path}`

describe.each(listed.map((page) => [page.path, page] as const))('%s, for searchers', (path, page) => {
  it('has a title that a result list shows whole', () => {
    expect(titleOf(page).length).toBeGreaterThan(10)
    expect(titleOf(page).length, titleOf(page)).toBeLessThanOrEqual(60)
  })

  it('has a description of the length that a result list shows', () => {
    expect(descriptionOf(page).length, descriptionOf(page)).toBeGreaterThanOrEqual(70)
    expect(descriptionOf(page).length, descriptionOf(page)).toBeLessThanOrEqual(158)
  })

  it('names itself as canonical, with its whole address', () => {
    expect(links(page, 'canonical')).toEqual([{ href: absolute(path), hreflang: null }])
  })

  it('and its counterpart name each other, with English as the fallback', () => {
    const other = counterpart(path)
    const twin = pages.find((candidate) => candidate.path === other)
    if (!twin) throw new Error(`${path} has no built counterpart`)
    const [en, es] = path.startsWith('/es') ? [twin.path, path] : [path, twin.path]
    const expected = [
      { hreflang: 'en', href: absolute(en) },
      { hreflang: 'es', href: absolute(es) },
      { hreflang: 'x-default', href: absolute(en) },
    ]
    expect(links(page, 'alternate')).toEqual(expected)
    expect(links(twin, 'alternate')).toEqual(expected)
  })
})

describe('the pages together', () => {
  it('no title and no description is used twice', () => {
    for (const of of [titleOf, descriptionOf]) {
      const all = listed.map(of)
      expect(all.filter((words, index) => all.indexOf(words) !== index)).toEqual([])
    }
  })

  it('the sitemap lists every page that may be found, and no other', () => {
    const listedThere = [...builtFile('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
    expect(listedThere.sort()).toEqual(listed.map(({ path }) => absolute(path)).sort())
  })

  it('staff pages, test pages and the not-found pages are kept out', () => {
    const out = pages.filter((page) => isStaff(page) || /404|test-quote|presupuesto-prueba/.test(page.path))
    expect(out.length).toBeGreaterThan(0)
    expect(out.filter((page) => listed.includes(page)).map(({ path }) => path)).toEqual([])
  })
})
