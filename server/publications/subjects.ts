import { rulesSubject } from '#src/features/affiliates/public.ts'
import { bookingRulesSubject } from '#src/features/booking/public.ts'
import { businessSubject } from '#src/features/business-facts/public.ts'
import { postPublicationSubject, siteWordSubjects } from '#src/features/content/public.ts'
import { energySubject } from '#src/features/energy-dashboard/public.ts'
import { newsSubject } from '#src/features/energy-news/public.ts'
import { onCallSubject } from '#src/features/on-call/public.ts'
import type { Subject } from '#src/features/publication/public.ts'
import { priceSubject } from '#src/features/quote/public.ts'
import { reviewPublicationSubject } from '#src/features/reviews/public.ts'
import { bookOf, contentSubject } from '#src/site/published/published-of.ts'

/** Everything that can be published; a new subject is a line here. */
export const subjects: readonly Subject[] = [
  priceSubject(bookOf),
  onCallSubject,
  contentSubject,
  postPublicationSubject,
  reviewPublicationSubject,
  ...siteWordSubjects,
  rulesSubject,
  bookingRulesSubject,
  energySubject,
  newsSubject,
  businessSubject,
]
