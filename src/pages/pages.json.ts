import type { APIRoute } from 'astro'
import { languages } from '#src/shared/i18n/language.ts'
import { indexedPages } from '#src/site/seo/listing.ts'

/** Every page that may be found, for the server's search and its not-found answers. */
export const GET: APIRoute = () => Response.json(languages.flatMap(indexedPages))
