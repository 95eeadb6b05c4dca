import type { APIRoute } from 'astro'
import { sitemapXml } from '#src/site/sitemap.ts'

export const GET: APIRoute = ({ url, site }) =>
  new Response(sitemapXml((site ?? url).origin), { headers: { 'content-type': 'application/xml' } })
