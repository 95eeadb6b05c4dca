import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** Why something outside was not read. Only its code is kept and shown: a stranger's words stay out of logs and pages. */
export const outsideFailures = [
  'address-refused',
  'too-large',
  'too-slow',
  'too-many-redirects',
  'unreachable',
  'not-ok',
] as const
export type OutsideFailure = (typeof outsideFailures)[number]

export class OutsideError extends Error {
  readonly code: OutsideFailure
  constructor(code: OutsideFailure) {
    super(code)
    this.code = code
  }
}

export interface OutsideRequest {
  url: string
  headers?: Record<string, string>
  /** For everything together, redirects and body. */
  timeoutMillis: number
  mostBytes: number
}

export interface OutsideOptions {
  /** Which addresses are never connected to; those of this machine and of private networks unless said. */
  refuses?: (address: string) => boolean
  protocols?: readonly string[]
}

const mostRedirects = 3
const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')

/** True for addresses of this machine, of private networks and of nobody; IPv4 written as IPv6 counts as what it is. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  if (isIP(plain) === 0) return true
  // Any other spelling of a mapped address.
  if (isIPv6(plain) && /^(?:0*:){5}0*ffff:|^::ffff:/i.test(plain)) return true
  return closed.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

/**
 * Reads something from outside within bounds. Every address is looked at after its name was resolved and before it is connected to, at each
 * redirect again, so that neither a redirect nor a name leads into a private network. Rejects with an OutsideError.
 */
export async function readOutside(
  { url, headers = {}, timeoutMillis, mostBytes }: OutsideRequest,
  { refuses = isPrivateAddress, protocols = ['https:'] }: OutsideOptions = {},
): Promise<{ body: Buffer; mediaType: string }> {
  const signal = AbortSignal.timeout(timeoutMillis)
  let at = url
  for (let hop = 0; hop <= mostRedirects; hop++) {
    if (!URL.canParse(at)) throw new OutsideError('address-refused')
    const to = new URL(at)
    const host = to.hostname.replace(/^\[|\]$/g, '')
    if (!protocols.includes(to.protocol) || (isIP(host) > 0 && refuses(host))) throw new OutsideError('address-refused')
    const answer = await answerOf(to, headers, refuses, signal)
    const { statusCode = 0 } = answer
    const { location } = answer.headers
    if (statusCode >= 300 && statusCode < 400 && location !== undefined) {
      answer.destroy()
      at = URL.canParse(location, to) ? new URL(location, to).href : ''
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new OutsideError('not-ok')
    }
    const mediaType = (answer.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
    return { body: await bodyOf(answer, mostBytes, signal), mediaType }
  }
  throw new OutsideError('too-many-redirects')
}

function answerOf(
  to: URL,
  headers: Record<string, string>,
  refuses: (address: string) => boolean,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const resolve: LookupFunction = (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, [])
      if (found.length === 0 || found.some(({ address }) => refuses(address)))
        return done(new OutsideError('address-refused'), [])
      const [first] = found
      return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family)
    })
  }
  return new Promise((resolved, rejected) => {
    const request = (to.protocol === 'https:' ? requestSecure : requestPlain)(
      to,
      // Unpacked as it comes: a packed body could be many times what it weighs.
      { headers: { 'accept-encoding': 'identity', ...headers }, lookup: resolve, signal, agent: false },
      resolved,
    )
    request.once('error', (error) => rejected(failureOf(error, signal)))
    request.end()
  })
}

async function bodyOf(answer: IncomingMessage, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) {
    answer.destroy()
    throw new OutsideError('too-large')
  }
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > mostBytes) throw new OutsideError('too-large')
      parts.push(part)
    }
  } catch (error) {
    throw failureOf(error, signal)
  }
  return Buffer.concat(parts)
}

function failureOf(error: unknown, signal: AbortSignal): OutsideError {
  if (error instanceof OutsideError) return error
  return new OutsideError(signal.aborted ? 'too-slow' : 'unreachable')
}
