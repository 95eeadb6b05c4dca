import type { IncomingMessage } from 'node:http'

/** What the node listener hands to Hono. */
export interface HttpBindings {
  incoming: IncomingMessage
}

/**
 * The client's address. With `trustProxy` n, the n-th entry from the right of X-Forwarded-For, which our own n proxies wrote; anything
 * further left is the client's claim and is ignored.
 */
export function clientAddress(req: IncomingMessage | undefined, trustProxy: number): string {
  const socket = req?.socket?.remoteAddress ?? 'unknown'
  if (trustProxy === 0) return socket
  const header = req?.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((hop) => hop.trim())
  return hops.at(-trustProxy) || socket
}
