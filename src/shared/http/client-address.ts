import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** What the node listener hands to Hono. */
export interface HttpBindings {
  incoming: IncomingMessage
}

/**
 * The client's address, as limits count it (`countedAs`). With `trustProxy` n, the n-th entry from the right of X-Forwarded-For, which our own n
 * proxies wrote; anything further left is the client's claim and is ignored.
 */
export function clientAddress(req: IncomingMessage | undefined, trustProxy: number): string {
  const socket = req?.socket?.remoteAddress ?? 'unknown'
  if (trustProxy === 0) return countedAs(socket)
  const header = req?.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((hop) => hop.trim())
  return countedAs(hops.at(-trustProxy) || socket)
}

/** The first 48 bits of an IPv6 address, since a household or a firm has all that follow; IPv4-mapped is IPv4; no port; anything else as it is. */
function countedAs(address: string): string {
  const [plain = ''] = address.replace(/^\[|\](:\d+)?$/g, '').split('%')
  if (!isIPv6(plain)) return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address
  // As a host it is spelt in one way: lower case, no leading zeros, no dotted end, at most one '::'.
  const [before = '', after = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [before, after].map((part) => part.split(':').filter(Boolean))
  const groups = [...(left ?? []), ...(right ?? [])]
  groups.splice(left?.length ?? 0, 0, ...new Array<string>(8 - groups.length).fill('0'))
  const [high = '', low = ''] = groups.slice(6)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 3).join(':')}::/48`
  return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.')
}
