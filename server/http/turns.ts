import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from '#src/shared/http/client-address.ts'

/**
 * Requests that cost more than a file from memory take turns by client address: one address has a few in hand at once, as many as a browser opens
 * connections, and the next of it wait. So whoever sends thirty at a time slows down only themselves.
 */
export interface Turns {
  /** Runs `work` when it is this request's turn; `refuse` instead when too many of its address wait already. */
  take(req: IncomingMessage, res: ServerResponse, work: () => void, refuse: () => void): void
}

/** What browsers open to one host over HTTP/1.1. */
const defaultAtOnce = 6
const defaultWaiting = 60

interface Queue {
  inHand: number
  waiting: Set<() => void>
}

/** Everybody at once. */
export const noTurns: Turns = { take: (_req, _res, work) => work() }

export function createTurns(o: { trustProxy: number; atOnce?: number; maxWaiting?: number }): Turns {
  const { trustProxy, atOnce = defaultAtOnce, maxWaiting = defaultWaiting } = o
  const queues = new Map<string, Queue>()

  return {
    take(req, res, work, refuse) {
      const address = clientAddress(req, trustProxy)
      const queue = queues.get(address) ?? { inHand: 0, waiting: new Set() }
      queues.set(address, queue)
      const begin = () => {
        queue.waiting.delete(begin)
        queue.inHand++
        // Also when the visitor goes away in the middle.
        res.once('close', () => {
          queue.inHand--
          const [next] = queue.waiting
          if (next) next()
          else if (queue.inHand === 0) queues.delete(address)
        })
        work()
      }
      if (queue.inHand < atOnce) return begin()
      if (queue.waiting.size >= maxWaiting) return refuse()
      queue.waiting.add(begin)
      res.once('close', () => queue.waiting.delete(begin))
    },
  }
}
