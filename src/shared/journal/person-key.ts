import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { seal, unseal } from '#src/shared/crypto/seal.ts'

/** A person's key is made of the installation's and a random salt; the salt's first eight characters name it in what it sealed. */
export const keyNameOfSalt = (salt: string): string => salt.slice(0, 8)

/** The name of the key that something was sealed with. */
export const keyNameOf = (cipher: string): string => cipher.slice(0, cipher.indexOf('.'))

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
