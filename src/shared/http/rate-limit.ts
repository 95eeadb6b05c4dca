import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { clientAddress, type HttpBindings } from './client-address.ts'
import { Problem } from './problem.ts'

/** Counts a request against its client address; throws 429 too_many_requests when the minute's allowance is used up. */
export type RateLimit = (req: IncomingMessage | undefined) => void

/** For POSTs that make records; 0 a minute is off. Counts live in memory and hold addresses for a minute at most. */
export function createRateLimit(perMinute: number, trustProxy: number): RateLimit {
  let minute = 0
  let counts = new Map<string, number>()
  return (req) => {
    if (perMinute === 0) return
    const seconds = Math.floor(Date.now() / 1000)
    const now = Math.floor(seconds / 60)
    if (now !== minute) {
      minute = now
      counts = new Map()
    }
    const address = clientAddress(req, trustProxy)
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    if (count > perMinute)
      throw new Problem(429, 'too_many_requests', { headers: { 'retry-after': String(60 - (seconds % 60)) } })
  }
}

export function limited(limit: RateLimit): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    limit(c.env?.incoming)
    await next()
  }
}
