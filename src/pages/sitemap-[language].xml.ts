import type { APIRoute, GetStaticPaths } from 'astro'
import { languages } from '#src/shared/i18n/language.ts'
import { findablePages } from '#src/site/seo/listing.ts'
import { sitemapXml } from '#src/site/seo/sitemap.ts'

export const getStaticPaths = (() => languages.map((language) => ({ params: { language } }))) satisfies GetStaticPaths

export const GET: APIRoute = ({ url, site, params }) => {
  const language = params.language === 'es' ? 'es' : 'en'
  return new Response(sitemapXml(findablePages(), language, (site ?? url).origin), {
    headers: { 'content-type': 'application/xml' },
  })
}
