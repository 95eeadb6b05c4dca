import { createHash } from 'node:crypto'

const windowMillis = 10 * 60_000

/**
 * Keys of a form that brings none of its own: the same answers within ten to twenty minutes are one submission. `key` is of this ten-minute window,
 * `earlierKey` of the one before, under which a first sending may have been kept.
 */
export function submissionKeys(fields: URLSearchParams, now = Date.now()): { key: string; earlierKey: string } {
  const hash = createHash('sha256').update(fields.toString()).digest('base64url')
  const window = Math.floor(now / windowMillis)
  return { key: `form-${window}-${hash}`, earlierKey: `form-${window - 1}-${hash}` }
}
