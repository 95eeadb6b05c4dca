import type { QuoteRequest } from '#src/features/quote/contract.ts'
import type { QuoteBody } from '#src/features/quote/domain/answers/form-body.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { broughtBy } from '#src/shared/ui/browser-memory/brought-by.ts'
import { type Failure, fieldOfPath, type ShownProblem } from './configurator-state.ts'

export type SendResult =
  | { kind: 'made'; path: string }
  | { kind: 'refused'; problems: ShownProblem[] }
  | { kind: 'key-taken' }
  | { kind: 'failed'; failure: Failure }

/**
 * Sends the answers, with what the form tells besides them. Never throws: whatever happens is one of the four results, and the caller keeps the
 * answers.
 */
export async function sendQuote(
  body: QuoteBody,
  key: string,
  beside: Pick<QuoteRequest, 'signs'>,
): Promise<SendResult> {
  try {
    const made = await apiRequest(
      'POST',
      '/api/quotes',
      { ...body, ...broughtBy(), ...beside },
      { headers: { 'idempotency-key': key } },
    )
    const path = pathOfQuote(made)
    return path ? { kind: 'made', path } : { kind: 'failed', failure: 'server' }
  } catch (error) {
    // A fetch that never got an answer is no ApiError.
    if (!(error instanceof ApiError)) return { kind: 'failed', failure: 'offline' }
    if (error.status === 409) return { kind: 'key-taken' }
    if (error.status === 429) return { kind: 'failed', failure: 'busy' }
    const problems = (error.problem?.fields ?? []).flatMap(({ field, message }): ShownProblem[] => {
      const shown = fieldOfPath(field)
      return shown ? [{ field: shown, message }] : []
    })
    return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'failed', failure: 'server' }
  }
}

/** The saved quote on this very host, whatever public name the server gives its links. */
function pathOfQuote(made: unknown): string | undefined {
  if (typeof made !== 'object' || made === null || !('url' in made) || typeof made.url !== 'string') return
  const url = URL.parse(made.url, location.origin)
  return url ? `${url.pathname}${url.search}` : undefined
}
