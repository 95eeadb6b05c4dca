import type { APIRoute } from 'astro'
import { listedFigures } from '#src/site/content/listed-figures.ts'

/** Every figure by name with its value in both languages, for the editor of the content manager and for who checks us. */
export const GET: APIRoute = () => Response.json(listedFigures())
