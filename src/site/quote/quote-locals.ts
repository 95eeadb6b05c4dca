import type { Estimate, Plan, QuoteChoiceState } from '#src/features/quote/public.ts'
import type { Asked } from '#src/features/quote/ui/result/result-send.tsx'

/** A saved quote, as its page needs it. */
export interface SavedQuoteLocals {
  estimate: Estimate
  reference: string
  token: string
  pdfUrl: string
  test: boolean
  /** The prices have run out; the quote can still be read. */
  expired: boolean
  /** What was chosen of it, withdrawn choices too. */
  choice: QuoteChoiceState | null
  plan: Plan | null
  /** What became of the form that sends it by mail. */
  asked?: Asked
  /** Why a choice was not taken. */
  failure?: string
}

/** Why there is no quote to show: the link's own time is over, or there never was one. */
export interface GoneQuoteLocals {
  gone: 'expired' | 'unknown'
}

/** What the server hands to the page of a saved quote; null stands for an unknown link. */
export type QuoteLocals = SavedQuoteLocals | GoneQuoteLocals | null
