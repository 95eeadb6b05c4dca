import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The installation's secret and the keys derived from it, one per purpose. */
export interface Secret {
  /** 32 bytes for a named purpose (HKDF-SHA256). A KeyObject: Node takes a raw key apart anew at every use, which costs three times as much. */
  key(purpose: string): KeyObject
}

/** `SECRET_KEY` when set, else `<dataDir>/secret.key`, made once with mode 0600. */
export function loadSecret(dataDir: string, configured: string | undefined): Secret {
  const master = configured === undefined ? secretFile(dataDir) : Buffer.from(configured, 'utf8')
  return { key: (purpose) => createSecretKey(Buffer.from(hkdfSync('sha256', master, '', purpose, 32))) }
}

function secretFile(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'secret.key')
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  chmodSync(path, 0o600)
  const secret = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url')
  if (secret.length !== 32)
    throw new Error(
      `${path} is damaged: expected 32 bytes; restore it from the backup, links and the journal depend on it`,
    )
  return secret
}

/** HMAC-SHA256, base64url, cut to `bytes`. */
export function keyedHash(key: KeyObject, text: string, bytes = 16): string {
  return createHmac('sha256', key).update(text).digest().subarray(0, bytes).toString('base64url')
}

/** Compares without telling how far two byte strings agree. */
export function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
