import type { QuoteState } from '#src/features/quote/domain/answers/quote-state.ts'

/** Words of the staff's list of quotes. Values arrive formatted. */
export interface QuoteListText {
  title: string
  search: string
  state: string
  all: string
  states: Record<QuoteState, string>
  stateCount: (state: string, count: string) => string
  found: (total: string, first: string, last: string) => string
  caption: string
  columns: {
    reference: string
    made: string
    name: string
    town: string
    price: string
    language: string
    state: string
    documents: string
  }
  validUntil: (date: string) => string
  expiredOn: (date: string) => string
  noName: string
  live: string
  pdf: Record<'en' | 'es', string>
  /** Accessible names: the link and the quote it opens. */
  of: (what: string, reference: string) => string
  about: string
  emptyTitle: string
  empty: string
  emptyLink: string
  noMatch: string
  clear: string
  refresh: string
  refreshing: string
  pager: { pages: string; previous: string; next: string; page: (page: string, pages: string) => string }
}
