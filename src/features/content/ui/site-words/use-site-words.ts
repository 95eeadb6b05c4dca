import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SiteWords, siteWords } from '#src/features/content/site-words/contract.ts'
import { siteWordsText } from '#src/features/content/site-words/text.ts'
import { failureText } from '#src/shared/http/failure-text.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'

const key = '/api/content/site-words'

/** Titles, banner and redirects as they are published, always asked anew. */
export function useSiteWords(): { words: SiteWords | undefined; error: unknown } {
  const { data, error } = useQuery({
    queryKey: [key],
    select: (answer: unknown) => siteWords.parse(answer),
    staleTime: 0,
  })
  return { words: data, error }
}

/** One change of them; what was changed is asked for again. */
export function useChange(method: 'PUT' | 'POST', path: string, language: Language) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: object) => apiRequest(method, path, body, { headers: { 'accept-language': language } }),
    onSettled: () => client.invalidateQueries({ queryKey: [key] }),
  })
}

/** What is wrong, in the words of the field that it is about. */
export function whatIsWrong(error: unknown, language: Language): string {
  const text = siteWordsText[language]
  const field = error instanceof ApiError ? error.problem?.fields[0]?.message : undefined
  return field ?? failureText(error, { offline: text.offline, fallback: text.failed })
}
