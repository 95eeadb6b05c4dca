import type { APIRoute } from 'astro'
import { published } from '#src/site/published/reading.ts'
import { atomFeed } from '#src/site/seo/feed.ts'
import { feedEntries } from '#src/site/seo/listing.ts'

export const GET: APIRoute = ({ url, site }) =>
  new Response(atomFeed(feedEntries('es'), 'es', (site ?? url).origin, `${published().day}T00:00:00Z`), {
    headers: { 'content-type': 'application/atom+xml' },
  })
