import { type Language, languages } from '#src/shared/i18n/language.ts'
import { pathOf, type RouteId, type RouteParams, routes } from '#src/site/routes.ts'

/** One page that may be found by searchers, with the day its words were last looked through, where that is known. */
export interface ListedPage {
  route: RouteId
  params: RouteParams
  modified?: string
  /** Addresses of a page whose languages are not called alike; a language that is missing has no page. */
  paths?: Partial<Record<Language, string>>
}

/** Shown, but found under another address: see `canonicalOf`. */
const elsewhere: readonly RouteId[] = ['bill-analyzer', 'latest-blogs']
const kept: readonly RouteId[] = ['search', 'test-quote', 'affiliate-portal']

/** The page that a searcher should land on for this one. */
export function canonicalOf(id: RouteId): RouteId {
  if (id === 'bill-analyzer') return 'bill-analysis'
  if (id === 'latest-blogs') return 'blog'
  if (id === 'latest-blogs.post') return 'blog.post'
  return id
}

export function isHidden(id: RouteId): boolean {
  return kept.includes(id)
}

/** Pages that exist, may be found and have one address a language; `worded` are those of content/. */
export function listedPages(worded: readonly ListedPage[]): ListedPage[] {
  const plain = routes
    .filter(
      ({ id, built, kind, en }) =>
        built && kind !== 'staff' && !en.includes('{') && !worded.some((page) => page.route === id),
    )
    .map(({ id }): ListedPage => ({ route: id, params: {} }))
  return [...plain, ...worded].filter(({ route }) => !elsewhere.includes(route) && !kept.includes(route))
}

/** The index of the sitemaps, one a language. `origin` without a slash at the end. */
export function sitemapIndex(origin: string): string {
  const rows = languages.map((language) => `<sitemap><loc>${origin}/sitemap-${language}.xml</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</sitemapindex>
`
}

/** The pages of one language, each with its counterpart and true date. */
export function sitemapXml(pages: readonly ListedPage[], language: Language, origin: string): string {
  const rows = pages.flatMap(({ route, params, modified, paths }) => {
    if (paths && !paths[language]) return []
    const absolute = (code: Language) => `${origin}${paths?.[code] ?? pathOf(route, code, params)}`
    const there = languages.filter((code) => !paths || paths[code])
    const links = there.map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${absolute(code)}"/>`)
    const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${absolute(there.includes('en') ? 'en' : language)}"/>`
    const date = modified ? `<lastmod>${modified}</lastmod>` : ''
    return [`<url><loc>${absolute(language)}</loc>${date}${links.join('')}${fallback}</url>`]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${rows.join('\n')}
</urlset>
`
}

/** Robots are welcome; token, staff and API addresses answer with noindex themselves. */
export function robotsTxt(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
}
