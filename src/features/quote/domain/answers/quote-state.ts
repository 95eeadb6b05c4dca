import type { PlainDate } from '#src/shared/domain/plain-date.ts'

/** valid: its prices hold. expired: they no longer do. test: made in test mode, gone within a day. */
export const quoteStates = ['valid', 'expired', 'test'] as const
export type QuoteState = (typeof quoteStates)[number]

/** The state of a quote on a day in Spain; its last valid day still counts. */
export function quoteState(quote: { test: boolean; validUntil: PlainDate }, today: PlainDate): QuoteState {
  if (quote.test) return 'test'
  return quote.validUntil < today ? 'expired' : 'valid'
}
