import type { APIRoute } from 'astro'
import { priceCsv } from '#src/features/energy-dashboard/ui/price-csv.ts'
import { published } from '#src/site/published/reading.ts'

/** The same as Spanish spreadsheets read it. */
export const GET: APIRoute = () =>
  new Response(priceCsv(published().energy, 'es'), { headers: { 'content-type': 'text/csv; charset=utf-8' } })
