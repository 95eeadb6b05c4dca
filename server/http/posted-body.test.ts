import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { readBody } from './posted-body.ts'

function post(parts: readonly string[], headers: Record<string, string> = {}): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  Object.assign(req.headers, { 'content-type': 'text/plain', ...headers })
  for (const part of parts) req.push(part)
  req.push(null)
  return req
}

describe('the body of a post', () => {
  it('is read to its end, up to the bytes allowed', async () => {
    expect(String(await readBody(post(['ab', 'cd']), 'text/plain', 4))).toBe('abcd')
    expect(String(await readBody(post(['abcd'], { 'content-length': '4' }), 'text/plain', 4))).toBe('abcd')
  })

  it('may say its media type with more behind it, and in capitals', async () => {
    expect(String(await readBody(post(['a'], { 'content-type': 'Text/Plain ; charset=utf-8' }), 'text/plain', 4))).toBe(
      'a',
    )
  })

  it.each(['text/html', 'text/plainer', ''])('of another media type is refused: "%s"', async (type) => {
    await expect(readBody(post(['a'], { 'content-type': type }), 'text/plain', 4)).rejects.toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    })
  })

  it.each([
    ['by the length it says', ['a'], { 'content-length': '5' }],
    ['by what comes', ['abc', 'de', 'fgh'], {}],
  ] as const)('that is too long is refused %s, and the rest of it goes nowhere', async (_, parts, headers) => {
    const req = post(parts, headers)
    await expect(readBody(req, 'text/plain', 4)).rejects.toMatchObject({ status: 413, code: 'too_large' })
    // Alive for its answer, with nothing left to be read.
    expect(req.socket.destroyed).toBe(false)
    await vi.waitFor(() => expect(req.readableEnded).toBe(true))
  })
})
