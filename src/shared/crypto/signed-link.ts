import { createHmac, type KeyObject } from 'node:crypto'
import { sameBytes } from './secret.ts'

/** A link token: the record's id, when the link ends, and a signature. 16 + 4 + 16 bytes, base64url, 48 characters. Nothing to look up, nothing to guess. */

export type LinkCheck = { ok: true; id: string; expiresAt: Date } | { ok: false; reason: 'forged' | 'expired' }

const sign = (key: KeyObject, purpose: string, body: Buffer) =>
  createHmac('sha256', key).update(purpose).update('\0').update(body).digest().subarray(0, 16)

/** `id` is a UUID; `expiresAt` is kept to the second. */
export function signLink(key: KeyObject, purpose: string, id: string, expiresAt: Date): string {
  const body = Buffer.alloc(20)
  Buffer.from(id.replaceAll('-', ''), 'hex').copy(body)
  body.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), 16)
  return Buffer.concat([body, sign(key, purpose, body)]).toString('base64url')
}

/** Whatever is not exactly a token of ours is 'forged'. */
export function checkLink(key: KeyObject, purpose: string, token: string, now: Date): LinkCheck {
  if (!/^[\w-]{48}$/.test(token)) return { ok: false, reason: 'forged' }
  const bytes = Buffer.from(token, 'base64url')
  const body = bytes.subarray(0, 20)
  if (!sameBytes(bytes.subarray(20), sign(key, purpose, body))) return { ok: false, reason: 'forged' }
  const expiresAt = new Date(body.readUInt32BE(16) * 1000)
  if (expiresAt <= now) return { ok: false, reason: 'expired' }
  const hex = body.toString('hex', 0, 16)
  return {
    ok: true,
    id: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
    expiresAt,
  }
}

/** A path as it may be kept: a reader of it must not be able to open what a visitor's link opens. No page of ours has a name that looks like a token. */
export function withoutTokens(path: string): string {
  return path
    .split('/')
    .map((part) => (/^[^/]{32,}$/.test(part) && /[A-Z_%]/.test(part) ? '{token}' : part))
    .join('/')
}
