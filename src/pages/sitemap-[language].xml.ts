import type { APIRoute } from 'astro'
import { languages } from '#src/shared/i18n/language.ts'
import { findablePages } from '#src/site/seo/listing.ts'
import { sitemapXml } from '#src/site/seo/sitemap.ts'

export const GET: APIRoute = ({ url, site, params }) => {
  const language = languages.find((one) => one === params.language)
  if (!language) return new Response(null, { status: 404 })
  return new Response(sitemapXml(findablePages(), language, (site ?? url).origin), {
    headers: { 'content-type': 'application/xml' },
  })
}
