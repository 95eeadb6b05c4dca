import { useEffect, useState } from 'react'
import type { HandOver } from '#src/features/calculators/domain/frame/calculator.ts'
import { handedHome } from '#src/features/calculators/domain/frame/handed-home.ts'
import { type Offer, offersOf } from '#src/features/calculators/domain/frame/offer.ts'
import { ApiError, apiRequest } from '#src/shared/http/request.ts'
import type { Language } from '#src/shared/i18n/language.ts'

/** Inputs rest this long before the quote's estimate is asked for. */
const restMs = 900

/**
 * The three options of a hand-over: those that the page was made with, then those of the quote's own estimate, which the server computes and stores nothing of.
 * Undefined while they are of other inputs, and where the server is busy or away: an old price is none.
 */
export function useOffers(
  handOver: HandOver,
  first: readonly Offer[],
  language: Language,
  isLive: boolean,
): readonly Offer[] | undefined {
  const home = JSON.stringify(handedHome(handOver))
  const [made] = useState(home)
  const [known, setKnown] = useState({ home, offers: first })
  useEffect(() => {
    if (!isLive || home === known.home) return
    if (home === made) return setKnown({ home, offers: first })
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const offers = await estimated({ language, ...JSON.parse(home) }, stop.signal)
      if (offers) setKnown({ home, offers })
    }, restMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isLive, home, known.home, made, first, language])
  return known.home === home ? known.offers : undefined
}

async function estimated(question: unknown, signal: AbortSignal): Promise<Offer[] | undefined> {
  try {
    return offersOf(await apiRequest('POST', '/api/quotes/estimate', question, { signal }))
  } catch (error) {
    if (error instanceof ApiError || error instanceof TypeError || signal.aborted) return
    throw error
  }
}
