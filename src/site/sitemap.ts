import { type Language, languages } from '#src/shared/i18n/language.ts'
import { pathOf, type Route, routes } from './routes.ts'

/** Pages that exist, may be found by searchers and have one address a language. */
export function listedRoutes(): Route[] {
  return routes.filter(
    ({ id, built, kind, en }) => built && kind !== 'staff' && !en.includes('{') && id !== 'test-quote',
  )
}

/** sitemap.xml with every page in both languages and its counterpart; `origin` without a slash at the end. */
export function sitemapXml(origin: string): string {
  const absolute = (route: Route, language: Language) => `${origin}${pathOf(route.id, language)}`
  const entries = listedRoutes().flatMap((route) => {
    const links = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(route, language)}"/>`,
    )
    const fallback = `<xhtml:link rel="alternate" hreflang="x-default" href="${absolute(route, 'en')}"/>`
    return languages.map((language) => `<url><loc>${absolute(route, language)}</loc>${links.join('')}${fallback}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
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
