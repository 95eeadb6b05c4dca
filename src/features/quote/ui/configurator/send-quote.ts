import type { QuoteRequest } from '#src/features/quote/contract.ts'
import type { QuoteBody } from '#src/features/quote/domain/answers/form-body.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import { broughtBy } from '#src/shared/ui/browser-memory/brought-by.ts'
import { forgetUnsent, keepUnsent } from '#src/shared/ui/browser-memory/form-draft.ts'
import { type Failure, fieldOfPath, type ShownProblem } from './configurator-state.ts'

const quotesPath = '/api/quotes'

/** What says that a form waits: fetched with the form, since without a connection it could not be. */
const line = import.meta.env.SSR ? undefined : import('#src/shared/ui/form-sending/send-unsent.client.ts')

export type SendResult =
  | { kind: 'made'; path: string }
  | { kind: 'refused'; problems: ShownProblem[] }
  | { kind: 'key-taken' }
  | { kind: 'failed'; failure: Failure }

/**
 * Sends the answers, with what the form tells besides them. Never throws: whatever happens is one of the four results, and the caller keeps the
 * answers. What never reached the server is kept on the device, for the next page of ours to send.
 */
export async function sendQuote(
  body: QuoteBody,
  key: string,
  beside: Pick<QuoteRequest, 'signs'>,
): Promise<SendResult> {
  const whole = { ...body, ...broughtBy(), ...beside }
  // A trial is nobody's wish: it is not sent behind anybody's back.
  if (!body.test) keepUnsent(quotesPath, key, whole)
  try {
    const made = await apiRequest('POST', quotesPath, whole, { headers: { 'idempotency-key': key } })
    forgetUnsent(quotesPath)
    const path = pathOfQuote(made)
    return path ? { kind: 'made', path } : { kind: 'failed', failure: 'server' }
  } catch (error) {
    // A fetch that never got an answer is no ApiError.
    if (!(error instanceof ApiError)) return { kind: 'failed', failure: 'offline' }
    forgetUnsent(quotesPath)
    void line?.then(({ sayNoMore }) => sayNoMore())
    if (error.status === 409) return { kind: 'key-taken' }
    if (error.status === 429) return { kind: 'failed', failure: 'busy' }
    const problems = (error.problem?.fields ?? []).flatMap(({ field, message }): ShownProblem[] => {
      const shown = fieldOfPath(field)
      return shown ? [{ field: shown, message }] : []
    })
    return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'failed', failure: 'server' }
  }
}

/** Sends again once the browser is back online, and says so, until somebody takes the answers off the device. */
export function sendWhenOnline(send: () => void): void {
  addEventListener('online', send, { once: true })
  void line?.then(({ sayWaiting }) =>
    sayWaiting(() => {
      removeEventListener('online', send)
      forgetUnsent(quotesPath)
    }),
  )
}

/** The saved quote on this very host, whatever public name the server gives its links. */
function pathOfQuote(made: unknown): string | undefined {
  if (typeof made !== 'object' || made === null || !('url' in made) || typeof made.url !== 'string') return
  const url = URL.parse(made.url, location.origin)
  return url ? `${url.pathname}${url.search}` : undefined
}
