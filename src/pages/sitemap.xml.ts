import type { APIRoute } from 'astro'
import { sitemapIndex } from '#src/site/seo/sitemap.ts'

export const GET: APIRoute = ({ url, site }) =>
  new Response(sitemapIndex((site ?? url).origin), { headers: { 'content-type': 'application/xml' } })
