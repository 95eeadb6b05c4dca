import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { seal, sealBytes, unseal, unsealBytes } from '#src/shared/crypto/seal.ts'

const nameLength = 8

/** A person's key is made of the installation's and a random salt; the salt's first eight characters name it in what it sealed. */
export const keyNameOfSalt = (salt: string): string => salt.slice(0, nameLength)

/** The name of the key that something was sealed with. */
export const keyNameOf = (cipher: string): string => cipher.slice(0, cipher.indexOf('.'))

/** The same for bytes. */
export const keyNameOfBytes = (sealed: Buffer): string => sealed.toString('latin1', 0, nameLength)

const keyOf = (master: KeyObject, salt: string) => createSecretKey(createHmac('sha256', master).update(salt).digest())

/** Encrypts with a person's key. */
export function sealFor(master: KeyObject, salt: string, plain: string): string {
  return `${keyNameOfSalt(salt)}.${seal(keyOf(master, salt), Buffer.from(plain, 'utf8'))}`
}

/** The plain text; undefined when it was sealed with another salt. Throws when the bytes were tampered with. */
export function openFor(master: KeyObject, salt: string, cipher: string): string | undefined {
  const [name, body = ''] = cipher.split('.', 2)
  return keyNameOfSalt(salt) === name ? unseal(keyOf(master, salt), body).toString('utf8') : undefined
}

/** Encrypts bytes with a person's key: the key's name, then what was sealed. */
export function sealBytesFor(master: KeyObject, salt: string, plain: Buffer): Buffer {
  return Buffer.concat([Buffer.from(keyNameOfSalt(salt), 'latin1'), sealBytes(keyOf(master, salt), plain)])
}

/** The plain bytes of what this salt sealed. Throws when they were tampered with. */
export function openBytesFor(master: KeyObject, salt: string, sealed: Buffer): Buffer {
  return unsealBytes(keyOf(master, salt), sealed.subarray(nameLength))
}
