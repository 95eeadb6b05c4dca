import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from '#src/shared/http/client-address.ts'

/**
 * Requests that cost more than a file from memory are paced by client address: each address has an allowance that fills up again steadily, and what
 * comes faster waits in order. So a client that sends thirty at a time slows down only itself, and every answer stays right.
 */
export interface Turns {
  /** Runs `work` when it is this request's turn; `refuse` instead when too many of its address wait already. */
  take(req: IncomingMessage, res: ServerResponse, work: () => void, refuse: () => void): void
}

export interface Pace {
  /** What an address may ask for in one go, after a pause. */
  burst: number
  perSecond: number
  /** Requests of one address that wait; one more is refused. */
  maxWaiting: number
}
/** Many times what a person or an office behind one address asks for, a fraction of what the machine can do. */
const usualPace: Pace = { burst: 60, perSecond: 30, maxWaiting: 60 }

interface Allowance {
  left: number
  /** Milliseconds at which so much was left. */
  at: number
  waiting: Set<() => void>
  timer: NodeJS.Timeout | undefined
}

/** Whether an allowance is full again and nobody waits for it: there is nothing to remember of its address. */
export function isRested({ left, at, waiting }: Omit<Allowance, 'timer'>, pace: Pace, now: number): boolean {
  return waiting.size === 0 && left + ((now - at) / 1000) * pace.perSecond >= pace.burst
}

/** Everybody at once. */
export const noTurns: Turns = { take: (_req, _res, work) => work() }

export function createTurns(trustProxy: number, pace: Pace = usualPace): Turns {
  const allowances = new Map<string, Allowance>()

  function forgetRested(now: number): void {
    for (const [address, allowance] of allowances) if (isRested(allowance, pace, now)) allowances.delete(address)
  }
  function refill(allowance: Allowance, now: number): void {
    // A clock that was set back refills nothing and takes nothing.
    const seconds = Math.max(0, now - allowance.at) / 1000
    allowance.left = Math.min(pace.burst, allowance.left + seconds * pace.perSecond)
    allowance.at = now
  }
  function wake(allowance: Allowance): void {
    if (allowance.timer || allowance.waiting.size === 0) return
    allowance.timer = setTimeout(
      () => {
        allowance.timer = undefined
        refill(allowance, performance.now())
        const [next] = allowance.waiting
        if (next && allowance.left >= 1) {
          allowance.left--
          allowance.waiting.delete(next)
          next()
        }
        wake(allowance)
      },
      Math.ceil(((1 - Math.min(1, allowance.left)) / pace.perSecond) * 1000),
    )
  }

  return {
    take(req, res, work, refuse) {
      const now = performance.now()
      if (allowances.size > 10_000) forgetRested(now)
      const address = clientAddress(req, trustProxy)
      const allowance = allowances.get(address) ?? { left: pace.burst, at: now, waiting: new Set(), timer: undefined }
      allowances.set(address, allowance)
      refill(allowance, now)
      if (allowance.waiting.size === 0 && allowance.left >= 1) {
        allowance.left--
        return work()
      }
      if (allowance.waiting.size >= pace.maxWaiting) return refuse()
      allowance.waiting.add(work)
      // A visitor who has gone is not worked for.
      res.once('close', () => allowance.waiting.delete(work))
      wake(allowance)
    },
  }
}
