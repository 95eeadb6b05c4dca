import { ApiError } from './request.ts'

/** What to tell a person about a failed request: the problem's own words, else `offline` for a request that never arrived, else `fallback`. */
export function failureText(error: unknown, words: { offline: string; fallback: string }): string {
  if (error instanceof ApiError) return error.problem?.detail ?? error.problem?.title ?? words.fallback
  return error instanceof TypeError ? words.offline : words.fallback
}
