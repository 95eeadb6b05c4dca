import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'
import { randomFromPool } from './random-pool.ts'

/** AES-256-GCM: 12 bytes nonce, 16 bytes tag, cipher text; base64. */
export function seal(key: KeyObject, plain: Buffer): string {
  const nonce = randomFromPool(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** Throws when the key is another or the bytes were changed. */
export function unseal(key: KeyObject, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
}
