import { createHmac, type KeyObject } from 'node:crypto'
import { sameBytes } from '#src/shared/crypto/secret.ts'

const uuid = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/

/** Tokens of mailed links: the link's id and what only we can make of it, so that the database holds nothing that opens an account. */
export class PasswordLinks {
  readonly #key: KeyObject
  readonly #publicUrl: string

  constructor(key: KeyObject, publicUrl: string) {
    this.#key = key
    this.#publicUrl = publicUrl
  }

  /** The page where a password is chosen. */
  url(linkId: string): string {
    return `${this.#publicUrl}/admin/password#${this.tokenOf(linkId)}`
  }

  tokenOf(linkId: string): string {
    return `${linkId}.${this.#sign(linkId).toString('base64url')}`
  }

  /** The link a token is of; undefined when we did not make it. */
  linkOf(token: string): string | undefined {
    const [, id, signature] = uuid.exec(token) ?? []
    if (id === undefined || signature === undefined) return undefined
    return sameBytes(this.#sign(id), Buffer.from(signature, 'base64url')) ? id : undefined
  }

  #sign(linkId: string): Buffer {
    return createHmac('sha256', this.#key).update(linkId).digest()
  }
}
