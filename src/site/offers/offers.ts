import type { PublishedPost } from '#src/features/content/format/published-post.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { published } from '#src/site/published/reading.ts'
import { pathOf } from '#src/site/routes.ts'

/** Offers that partners may pass on, as staff have published them. They stand on the page of partnerships. */

const anchorOf = (slug: string) => `offer-${slug}`

/** Where an offer stands. */
export function offerPath(language: Language, slug: string): string {
  return `${pathOf('partnerships', language)}#${anchorOf(slug)}`
}

/** Those that end first come first; those without an end last. */
export function liveOffers(language: Language): { id: string; anchor: string; post: PublishedPost }[] {
  return published()
    .posts(language)
    .filter(([, { state, kind }]) => state === 'live' && kind === 'offer')
    .map(([id, post]) => ({ id, anchor: anchorOf(post.text.slug), post }))
    .sort((a, b) => (a.post.text.until ?? '9').localeCompare(b.post.text.until ?? '9') || a.id.localeCompare(b.id))
}
