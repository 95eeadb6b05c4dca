import { z } from 'zod'

/** The few figures of a stored estimate that a lead's page shows. Reads only what it needs, so an estimate of an earlier version still opens. */

const range = z.object({ p10: z.number(), p50: z.number(), p90: z.number() })
const summarised = z.object({
  madeOn: z.iso.date(),
  priceBook: z.object({ confirmedByOwner: z.boolean() }),
  answers: z.record(z.string(), z.unknown()),
  options: z.array(
    z.object({
      id: z.string(),
      priceCents: z.number().int(),
      savingEur: range,
      worthIt: z.boolean(),
      system: z.object({ kwp: z.number(), batteryKwh: z.number() }),
    }),
  ),
})
export type QuoteSummary = z.infer<typeof summarised>

/** The figures, or null when the stored value is no estimate this page understands. */
export function quoteSummary(estimate: unknown): QuoteSummary | null {
  return summarised.safeParse(estimate).data ?? null
}

/** The address of a quote's PDF in a language, whatever its query holds already. Throws a TypeError when `pdfUrl` is no URL. */
export function pdfAddress(pdfUrl: string, language: string, base: string): string {
  const url = new URL(pdfUrl, base)
  url.searchParams.set('language', language)
  return url.href
}
