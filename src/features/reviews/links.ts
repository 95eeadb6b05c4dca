import type { KeyObject } from 'node:crypto'
import { checkLink, signLink } from '#src/shared/crypto/signed-link.ts'
import type { Language } from '#src/shared/i18n/language.ts'

const purpose = 'review'
/** A review may be taken back for as long; whether one can be written is decided by the invitation. */
const linkYears = 10

/** The signed links of invitations. Nothing is kept of them: the same invitation always has the same link. */
export class ReviewLinks {
  readonly #o: { linkKey: KeyObject; publicUrl: string; path: (token: string, language: Language) => string }

  constructor(options: {
    linkKey: KeyObject
    publicUrl: string
    path: (token: string, language: Language) => string
  }) {
    this.#o = options
  }

  tokenFor({ id, createdAt }: { id: string; createdAt: Date }): string {
    const until = new Date(createdAt)
    until.setUTCFullYear(until.getUTCFullYear() + linkYears)
    return signLink(this.#o.linkKey, purpose, id, until)
  }

  /** The invitation's id behind a token, or why there is none. */
  check(token: string, now: Date) {
    return checkLink(this.#o.linkKey, purpose, token, now)
  }

  url(invitation: { id: string; createdAt: Date }, language: Language): string {
    return this.#o.publicUrl + this.#o.path(this.tokenFor(invitation), language)
  }
}
