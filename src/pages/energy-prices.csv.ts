import type { APIRoute } from 'astro'
import { priceCsv } from '#src/features/energy-dashboard/ui/price-csv.ts'
import { published } from '#src/site/published/reading.ts'

/** The prices of the energy dashboard, as a file. */
export const GET: APIRoute = () =>
  new Response(priceCsv(published().energy, 'en'), { headers: { 'content-type': 'text/csv; charset=utf-8' } })
