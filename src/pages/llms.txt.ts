import type { APIRoute } from 'astro'
import { llmsPages } from '#src/site/seo/listing.ts'
import { llmsTxt } from '#src/site/seo/llms.ts'

export const GET: APIRoute = ({ url, site }) =>
  new Response(llmsTxt({ en: llmsPages('en'), es: llmsPages('es') }, (site ?? url).origin))
