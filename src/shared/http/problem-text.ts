import { ApiError } from './request.ts'

/** What to tell a person about a failed call: the problem's detail, else its title; never a raw body. */
export function problemText(error: unknown, words: { offline: string; fallback: string }): string {
  if (error instanceof ApiError) return error.problem?.detail || error.problem?.title || words.fallback
  // fetch rejects with a TypeError when nothing came back at all.
  return error instanceof TypeError ? words.offline : words.fallback
}
