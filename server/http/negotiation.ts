import type { IncomingHttpHeaders } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import parseRange from 'range-parser'

/** What a request's headers ask of a file, read as RFC 9110 says, by the libraries that most Node servers read them with. */

export type Encoding = 'br' | 'gzip' | 'identity'

/** From the smallest body to the largest: what is sent when a client likes several equally. */
const preferred: readonly Encoding[] = ['br', 'gzip', 'identity']

/** The encoding to send, of those the file has. A client that refuses every one of them gets the plain file all the same (RFC 9110, 12.5.3). */
export function encodingFor(headers: IncomingHttpHeaders, available: readonly Encoding[]): Encoding {
  const has = preferred.filter((encoding) => available.includes(encoding))
  const [best] = new Negotiator({ headers }).encodings([...has], { preferred: [...has] })
  return has.find((encoding) => encoding === best) ?? 'identity'
}

/** True when the client holds this very file already (If-None-Match: lists, weak tags and `*`). */
export function isHeldByClient(headers: IncomingHttpHeaders, etag: string): boolean {
  // A reload says `no-cache`: the library then answers false, as browsers expect.
  return headers['if-none-match'] !== undefined && fresh(headers, { etag })
}

export interface ByteRange {
  start: number
  /** The last byte, itself included. */
  end: number
}

/**
 * The one range of bytes asked for; undefined when the whole file is to be sent: no range, several of them, not bytes, or an If-Range of another
 * version; 'unsatisfiable' when it lies outside of the file.
 */
export function rangeFor(
  headers: IncomingHttpHeaders,
  etag: string,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  if (headers.range === undefined) return undefined
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined
  const ranges = parseRange(sizeBytes, headers.range)
  if (ranges === -1) return 'unsatisfiable'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}
