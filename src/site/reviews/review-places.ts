import { contactText } from '#src/features/contact/text/text.ts'
import type { ShownReview } from '#src/features/reviews/format/published-review.ts'
import { reviewSubjectName } from '#src/features/reviews/format/published-review.ts'
import type { ReviewPlaces } from '#src/features/reviews/ui/write-page.tsx'
import { services } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { business } from '#src/site/business.ts'
import { published } from '#src/site/published/reading.ts'
import { pathOf } from '#src/site/routes.ts'

/** Reviews beside the rest of the site: what is shown, and where their pages lead. */

export function reviewPlaces(language: Language, service: string | null): ReviewPlaces {
  const known = services.find((one) => one === service)
  return {
    all: pathOf('reviews', language),
    phone: business.phone,
    serviceName: known && known !== 'other' ? contactText(language).services[known] : '',
  }
}

/** Reviews that are shown, newest first. */
export function shownReviews(): (ShownReview & { id: string })[] {
  return published()
    .reviews()
    .flatMap(([subject, value]) =>
      value.state === 'shown' ? [{ id: subject.slice(reviewSubjectName.length), ...value }] : [],
    )
    .sort((a, b) => b.writtenOn.localeCompare(a.writtenOn) || a.id.localeCompare(b.id))
}
