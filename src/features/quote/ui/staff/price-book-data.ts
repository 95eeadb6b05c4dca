import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type PriceBookRequest, type PriceBookResponse, priceBookResponse } from '#src/features/quote/contract.ts'
import { apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'

const path = '/api/admin/price-book'

/** The price book in force with its history. */
export function usePriceBook() {
  return useQuery({
    queryKey: [path],
    select: (answer: unknown) => priceBookResponse.parse(answer),
    refetchOnMount: 'always',
  })
}

/** Publishes a new version; the answer is the book now in force. */
export function usePublishBook(language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (request: PriceBookRequest): Promise<PriceBookResponse> =>
      priceBookResponse.parse(await apiRequest('POST', path, request, { headers: { 'accept-language': language } })),
    onSuccess: async (book) => {
      client.setQueryData([path], book)
      await client.invalidateQueries({ queryKey: ['/api/publications'] })
      // The first item of the checklist says whether the prices are confirmed.
      await client.invalidateQueries({ queryKey: ['/api/admin/checklist'] })
    },
  })
}
