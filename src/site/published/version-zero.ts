import { builtInRules } from '#src/features/affiliates/domain/public.ts'
import { boardOfValue } from '#src/features/energy-dashboard/published-board.ts'
import { newsOfValue } from '#src/features/energy-news/published-news.ts'
import { builtInPriceBook } from '#src/features/quote/domain/prices/price-book.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { builtInBusiness } from '#src/site/business.ts'
import type { Published } from './published.ts'

/**
 * What the project's own files publish, before staff publish anything: version 0 of every subject. The only place that knows the price book of
 * facts/prices; code that shows or computes with a price has it from what is published.
 */
export function versionZero(day: PlainDate): Published {
  return {
    day,
    priceBook: builtInPriceBook,
    isOnCall: true,
    energy: boardOfValue(undefined),
    news: newsOfValue(undefined),
    business: builtInBusiness,
    affiliateRules: [builtInRules],
    content: {},
    posts: {},
    reviews: {},
    titles: {},
    banner: null,
    redirects: [],
  }
}
