import { wholePaybackYears } from '#src/features/quote/domain/public.ts'
import type { YearSpan } from './quantity.ts'

/** A pay-back from its good case to its poor one, in the whole years that every page prints. */
export function paybackSpan({ p10, p50, p90 }: { p10: number; p50: number; p90: number | null }): YearSpan {
  return { inYears: [wholePaybackYears(p90 ?? p50), wholePaybackYears(p10)] }
}
