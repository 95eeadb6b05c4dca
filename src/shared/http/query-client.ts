import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { defaultQueryFn } from './request.ts'

/**
 * A client with the specified defaults (section 9): no retry, no polling, no refetch on focus, data never stale; a 401 throws.
 * `onError` hears of every failed query and mutation, once.
 */
export function createQueryClient(onError?: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onError?.(error) }),
    mutationCache: new MutationCache({ onError: (error) => onError?.(error) }),
    defaultOptions: {
      queries: {
        queryFn: defaultQueryFn({ on401: 'throw' }),
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  })
}
