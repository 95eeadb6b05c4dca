import { describe, expect, it } from 'vitest'
import { languages } from '#src/shared/i18n/language.ts'
import { pathOf } from '#src/site/routes.ts'
import { canonicalOf } from '#src/site/seo/sitemap.ts'
import {
  absolute,
  type BuiltPage,
  builtFile,
  counterpartOf,
  isBuiltFile,
  listed,
  pageAt,
  publicOrigin,
} from './built-site.ts'
import { decoded, innerOf } from './html-text.ts'
import { datesOf } from './structured-data.ts'

/** What programs read to find the pages: sitemaps, feeds, robots.txt, llms.txt and the list behind the search. */

const isCanonical = ({ match, path, language }: BuiltPage) =>
  match !== null && pathOf(canonicalOf(match.route.id), language, match.params) === path
const canonical = listed.filter(isCanonical)
const addresses = (of: readonly BuiltPage[]) => of.map(({ path }) => absolute(path)).sort()
const pageOf = (address: string) => pageAt(address.replace(publicOrigin, '') || '/')

/** What keeps a text from being XML: an element left open or closed twice, a bare ampersand. */
function xmlTrouble(xml: string): string | undefined {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')) return 'no declaration'
  const stray = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i.exec(xml)
  if (stray) return `bare & at ${stray.index}`
  const open: string[] = []
  for (const [, slash, name = '', self] of xml.matchAll(/<(\/?)([a-zA-Z:]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (slash && open.pop() !== name) return `</${name}> closes nothing`
    if (!slash && !self) open.push(name)
  }
  if (open.length > 0) return `<${open.join('>, <')}> left open`
  const elements = [...xml.matchAll(/<[a-zA-Z/][^>]*>/g)].length
  const understood = [...xml.matchAll(/<\/?[a-zA-Z:]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g)].length
  return elements === understood ? undefined : 'malformed element'
}

describe('the sitemap index', () => {
  it('is XML and names one sitemap a language, both built', () => {
    const index = builtFile('/sitemap.xml')
    expect(xmlTrouble(index)).toBeUndefined()
    const named = innerOf(index, 'loc')
    expect(named).toEqual(languages.map((language) => absolute(`/sitemap-${language}.xml`)))
    for (const address of named) expect(isBuiltFile(address.replace(publicOrigin, '')), address).toBe(true)
  })
})

describe.each(languages)('the sitemap in %s', (language) => {
  const xml = builtFile(`/sitemap-${language}.xml`)
  const rows = innerOf(xml, 'url').map((row) => ({
    address: innerOf(row, 'loc')[0] ?? '',
    modified: innerOf(row, 'lastmod')[0],
    alternates: [...row.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => `${lang} ${href}`),
  }))

  it('is XML and lists every page that may be found under its own address, and no other', () => {
    expect(xmlTrouble(xml)).toBeUndefined()
    expect(rows.map(({ address }) => address).sort()).toEqual(
      addresses(canonical.filter((page) => page.language === language)),
    )
  })

  it('names both languages of each page, with English as the fallback', () => {
    const wrong = rows.filter(({ address, alternates }) => {
      const page = pageOf(address)
      const other = page ? counterpartOf(page.path) : null
      if (!page || other === null) return true
      const [en, es] = language === 'en' ? [page.path, other] : [other, page.path]
      return alternates.join() !== [`en ${absolute(en)}`, `es ${absolute(es)}`, `x-default ${absolute(en)}`].join()
    })
    expect(wrong).toEqual([])
  })

  it('dates a page by the day its words were last looked through in either language, as the page itself says', () => {
    const wrong = rows.flatMap(({ address, modified }) => {
      const page = pageOf(address)
      const twin = page && pageAt(counterpartOf(page.path) ?? '')
      const said = [page, twin].flatMap((one) => (one ? datesOf(one) : [])).sort()
      return modified === said.at(-1) ? [] : [`${address}: ${modified}, the page says ${said.at(-1)}`]
    })
    expect(wrong).toEqual([])
    const today = new Date().toISOString().slice(0, 10)
    expect(rows.filter(({ modified }) => modified !== undefined && modified > today)).toEqual([])
  })
})

describe.each([
  ['en', '/feed.xml'],
  ['es', '/es/feed.xml'],
] as const)('the feed in %s', (language, path) => {
  const xml = builtFile(path)
  const entries = innerOf(xml, 'entry').map((entry) => ({
    id: innerOf(entry, 'id')[0] ?? '',
    title: decoded(innerOf(entry, 'title')[0] ?? ''),
    link: /<link href="([^"]+)"/.exec(entry)?.[1],
    published: innerOf(entry, 'published')[0] ?? '',
    updated: innerOf(entry, 'updated')[0] ?? '',
    summary: innerOf(entry, 'summary')[0] ?? '',
  }))

  it('is Atom that says where it lies and in which language it is', () => {
    expect(xmlTrouble(xml)).toBeUndefined()
    expect(xml).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${absolute(path)}</id>`)
    expect(xml).toContain(`<link rel="self" href="${absolute(path)}"/>`)
    expect(xml).toMatch(/<author><name>[^<]+<\/name><\/author>/)
  })

  it('holds every article and nothing else, the newest first', () => {
    const articles = canonical.filter(
      ({ match, ...page }) =>
        (match?.route.kind === 'article' || match?.route.id === 'blog.post') && page.language === language,
    )
    expect(entries.map(({ id }) => id).sort()).toEqual(addresses(articles))
    const days = entries.map(({ published }) => published)
    expect(days).toEqual([...days].sort().reverse())
  })

  it('dates its entries, never before they were published nor in days to come', () => {
    const now = new Date().toISOString()
    for (const { id, link, published, updated, title, summary } of entries) {
      expect(link).toBe(id)
      expect(published, id).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:]+Z$/)
      expect(updated >= published, id).toBe(true)
      expect(updated <= now, id).toBe(true)
      expect(title.length * summary.length, id).toBeGreaterThan(0)
    }
    const newest = entries.map(({ updated }) => updated).sort()
    expect(/<\/link>|<updated>([^<]+)<\/updated><author>/.exec(xml)?.[1]).toBe(newest.at(-1))
  })
})

it('llms.txt says who this is and lists every page with what it is about', () => {
  const text = builtFile('/llms.txt')
  expect(text).toMatch(/^# \S.*\n\n> /)
  const rows = [...text.matchAll(/^- \[([^\]]+)\]\((\S+)\): (.+)$/gm)]
  expect(rows.map(([, , address = '']) => address).sort()).toEqual(addresses(canonical))
  expect(text.match(/^- /gm)).toHaveLength(rows.length)
})

it('robots.txt keeps robots from the API alone, and names the sitemap', () => {
  const text = builtFile('/robots.txt')
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/'])
  expect(text).toContain(`Sitemap: ${absolute('/sitemap.xml')}`)
})

it('the search and the not-found pages offer every page that may be found', () => {
  const rows = JSON.parse(builtFile('/pages.json')) as {
    path: string
    language: string
    label: string
    description: string
  }[]
  expect(rows.map(({ path }) => path).sort()).toEqual(canonical.map(({ path }) => path).sort())
  expect(
    rows.filter((row) => row.label === '' || row.description === '' || pageAt(row.path)?.language !== row.language),
  ).toEqual([])
})
