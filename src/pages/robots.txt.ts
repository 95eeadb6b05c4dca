import type { APIRoute } from 'astro'
import { robotsTxt } from '#src/site/seo/sitemap.ts'

export const GET: APIRoute = ({ url, site }) => new Response(robotsTxt((site ?? url).origin))
