import type { APIRoute } from 'astro'
import { atomFeed } from '#src/site/seo/feed.ts'
import { feedEntries } from '#src/site/seo/listing.ts'

export const GET: APIRoute = ({ url, site }) =>
  new Response(atomFeed(feedEntries('en'), 'en', (site ?? url).origin, new Date().toISOString()), {
    headers: { 'content-type': 'application/atom+xml' },
  })
