import type { Carry } from '#src/features/intake/public.ts'

/** The journal hands out this many at a time when more wait behind them. */
const manyAtOnce = 50
/** After a large batch the next one is expected for so long. */
const expectedMillis = 500
/** A mail that waits behind a backlog leaves after this long all the same. */
const longestWaitMillis = 250
const lookMillis = 50

/**
 * Beside the embedded database leads and mails share one connection: leads that waited in the journal come first, and of the mails that they cause
 * only a few a second leave until all of them are in.
 */
export function leadsBeforeMails(): { first: (carry: Carry) => Carry; turn: () => Promise<void> } {
  let busyUntil = 0
  return {
    first: (carry) => async (places) => {
      const isMany = places.length >= manyAtOnce
      if (isMany) busyUntil = Number.POSITIVE_INFINITY
      let carried: Awaited<ReturnType<Carry>>
      try {
        carried = await carry(places)
      } finally {
        busyUntil = 0
      }
      if (isMany && carried) busyUntil = performance.now() + expectedMillis
      return carried
    },
    async turn() {
      const from = performance.now()
      while (performance.now() < busyUntil && performance.now() - from < longestWaitMillis)
        await new Promise((wait) => setTimeout(wait, lookMillis))
    },
  }
}
