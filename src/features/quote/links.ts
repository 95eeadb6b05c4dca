import type { KeyObject } from 'node:crypto'
import { checkLink, signLink } from '#src/shared/crypto/signed-link.ts'
import type { Language } from '#src/shared/i18n/language.ts'

interface Options {
  linkKey: KeyObject
  publicUrl: string
  /** Path of the live quote page in a language. */
  quotePath: (token: string, language: Language) => string
}

const day = 86_400_000
/** Longer than the prices hold, so that a late reader still sees what it was and that it ended. */
const linkDays = 90
const purpose = 'quote'
/** In the query of links on staff screens. */
export const viewerKey = 'viewer'
export const staffViewer = 'staff'

/** The signed links to quotes: a person who has one may see that quote, until it ends. */
export class QuoteLinks {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  /** The token of a quote, the same life however late it is made; at least until `openUntil`, for staff who look at old quotes. */
  tokenFor(quote: { id: string; test: boolean; createdAt: Date }, openUntil = new Date(0)): string {
    const firstEnds = quote.createdAt.getTime() + (quote.test ? 1 : linkDays) * day
    return signLink(this.#o.linkKey, purpose, quote.id, new Date(Math.max(firstEnds, openUntil.getTime())))
  }

  /** The id of the quote that a token opens, or why it opens none. */
  check(token: string, now: Date) {
    return checkLink(this.#o.linkKey, purpose, token, now)
  }

  url(token: string, language: Language): string {
    return this.#o.publicUrl + this.#o.quotePath(token, language)
  }

  pdfUrl(token: string, language: Language): string {
    return `${this.#o.publicUrl}/api/quotes/${token}/pdf?language=${language}`
  }

  /** The same address for a member of staff, whose look at a quote is no visit of the customer's. */
  forStaff(address: string): string {
    const url = new URL(address)
    url.searchParams.set(viewerKey, staffViewer)
    return url.href
  }
}
