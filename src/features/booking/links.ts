import { createHash, type KeyObject } from 'node:crypto'
import { sameBytes } from '#src/shared/crypto/secret.ts'
import { checkLink, signLink } from '#src/shared/crypto/signed-link.ts'
import type { Language } from '#src/shared/i18n/language.ts'

interface Options {
  linkKey: KeyObject
  publicUrl: string
  managePath: (token: string, language: Language) => string
}

const purpose = 'booking'
/** Longer than anybody can book ahead, moves included. */
const linkDays = 180
const day = 86_400_000

/** The signed links by which a visitor changes an appointment. Only a hash of the token is kept, and a record without one opens to nobody. */
export class BookingLinks {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  /** The same however often it is made. */
  tokenFor({ id, createdAt }: { id: string; createdAt: Date }): string {
    return signLink(this.#o.linkKey, purpose, id, new Date(createdAt.getTime() + linkDays * day))
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('base64url')
  }

  /** The id behind a token, or why there is none. */
  check(token: string, now: Date) {
    return checkLink(this.#o.linkKey, purpose, token, now)
  }

  isFor(token: string, tokenHash: string | null): boolean {
    return tokenHash !== null && sameBytes(Buffer.from(this.hashOf(token)), Buffer.from(tokenHash))
  }

  manageUrl(token: string, language: Language): string {
    return this.#o.publicUrl + this.#o.managePath(token, language)
  }

  inviteUrl(token: string): string {
    return `${this.#o.publicUrl}/api/consultations/${token}/invite.ics`
  }

  /** Part of the calendar file's UID: the host that people know us by. */
  get host(): string {
    return new URL(this.#o.publicUrl).host
  }
}
