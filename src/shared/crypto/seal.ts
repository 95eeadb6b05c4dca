import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'
import { randomFromPool } from './random-pool.ts'

/** AES-256-GCM: 12 bytes nonce, 16 bytes tag, cipher text. */
export function sealBytes(key: KeyObject, plain: Buffer): Buffer {
  const nonce = randomFromPool(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Throws when the key is another or the bytes were changed. */
export function unsealBytes(key: KeyObject, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
}

/** The same as base64, for what is kept as text. */
export const seal = (key: KeyObject, plain: Buffer): string => sealBytes(key, plain).toString('base64')

/** Throws when the key is another or the text was changed. */
export const unseal = (key: KeyObject, sealed: string): Buffer => unsealBytes(key, Buffer.from(sealed, 'base64'))
