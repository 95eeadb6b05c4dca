import type { IncomingMessage } from 'node:http'
import { Problem } from '#src/shared/http/problem.ts'

/** What every form sent without script goes through before it is understood. */

/**
 * A form of ours is sent by a page of ours: another site could send its reader's browser here with words of its own. Browsers say where a post comes
 * from by Sec-Fetch-Site, older ones by Origin; what says neither is no browser, and posts as anybody may. Problem: 403 foreign_form.
 */
export function refuseForeign(req: IncomingMessage, publicUrl: string): void {
  const site = req.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new Problem(403, 'foreign_form')
    return
  }
  const { origin, host } = req.headers
  if (origin === undefined || origin === new URL(publicUrl).origin) return
  // Reached by another name of the same server, as on a test machine.
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new Problem(403, 'foreign_form')
}

/** The body of a post. Problems: 415 for another media type; 413, after which the connection ends and what is still coming goes nowhere. */
export async function readBody(req: IncomingMessage, mediaType: string, maxBytes: number): Promise<Buffer> {
  const sent = (req.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase()
  if (sent !== mediaType) throw new Problem(415, 'unsupported_media_type')
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(req)
  const chunks: Buffer[] = []
  let size = 0
  // Left early, the usual iterator destroys the socket, and the answer with it.
  const body: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false })
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(req)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(req: IncomingMessage): Problem {
  // Bytes left unread when the connection closes would reset it before the answer is there.
  req.resume()
  return new Problem(413, 'too_large', { headers: { connection: 'close' } })
}
