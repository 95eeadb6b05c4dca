import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type QuoteState, quoteStates } from '#src/features/quote/domain/answers/quote-state.ts'
import { quoteList } from '#src/features/quote/quote-list-contract.ts'

/** What the list of quotes shows, kept in the address; the same words as the API's query. */
export interface QuoteListState {
  reference: string
  state: QuoteState | undefined
  page: number
}

/** Reads the state from a query string. What makes no sense counts as absent. */
export function quoteListState(search: string): QuoteListState {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page'))
  return {
    reference: (params.get('reference') ?? '').trim().slice(0, 40),
    state: quoteStates.find((state) => state === params.get('state')),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The query string of a state: '' or '?…', defaults left out. */
export function quoteListSearch({ reference, state, page }: QuoteListState): string {
  const params = new URLSearchParams()
  if (reference) params.set('reference', reference)
  if (state) params.set('state', state)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text && `?${text}`
}

/** A page of the quotes made. Opening the screen asks again, nothing polls. */
export function useQuoteList(state: QuoteListState) {
  return useQuery({
    queryKey: [`/api/quotes/list${quoteListSearch(state)}`],
    select: (answer: unknown) => quoteList.parse(answer),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
