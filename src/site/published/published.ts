import type { RuleSet } from '#src/features/affiliates/domain/public.ts'
import type { PublishedPost } from '#src/features/content/format/published-post.ts'
import type { Banner, HeadWords, RedirectRow } from '#src/features/content/format/site-words.ts'
import type { EnergyBoard } from '#src/features/energy-dashboard/domain/board.ts'
import type { NewsBoard } from '#src/features/energy-news/domain/news.ts'
import type { PriceBook, PriceItemId } from '#src/features/quote/domain/prices/price-items.ts'
import type { PublishedReview } from '#src/features/reviews/format/published-review.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import { languages } from '#src/shared/i18n/language.ts'
import type { Business } from '#src/site/business.ts'

/** What is decided outside the code and shown on pages. A page reads it through reading.ts, which notes what it read. */
export interface Published {
  /** The day that ages, validities and the sun's height are of: that of the newest prices, or of the build when it is later. */
  day: PlainDate
  priceBook: PriceBook
  /** Somebody answers the business phone at any hour. */
  isOnCall: boolean
  /** Name, phone, hours, addresses, registrations. */
  business: Business
  /** The conditions of the affiliate programme, every dated set. */
  affiliateRules: readonly RuleSet[]
  /** Prices, mix and history as they were last read; a sample until then. */
  energy: EnergyBoard
  /** Titles of the energy press as they were read; none until then. */
  news: NewsBoard
  /** Text of pages that staff have changed, by `<page>/<language>`, as the file of content/ would hold it. */
  content: Readonly<Record<string, string>>
  /** What staff have published of posts, by `<id>/<language>`; the project's own posts are in content/blog. */
  posts: Readonly<Record<string, PublishedPost>>
  /** Reviews that staff have shown, by `review:<id>`. */
  reviews: Readonly<Record<string, PublishedReview>>
  /** Titles and descriptions that staff have given pages, by `title:<path>`. */
  titles: Readonly<Record<string, HeadWords>>
  /** The line at the foot of pages; null is the one of the project's own words. */
  banner: Banner | null
  /** Where addresses lead that are no page's any more; read by the server alone. */
  redirects: readonly RedirectRow[]
}

/** One thing that a page can read, as it is noted: `price:battery`, `price:as-of`, `switch:on-call`, `content:solar/en`, `day`, `year`. */
export type PublishedKey = string

export const priceKey = (item: PriceItemId): PublishedKey => `price:${item}`
export const businessKey = (fact: string): PublishedKey => `business:${fact}`
export const contentKey = (page: string): PublishedKey => `content:${page}`
export const postKey = (post: string): PublishedKey => `post:${post}`
/** What lists say of all posts of a language. */
export const postListKey = (language: string): PublishedKey => `posts:${language}`

/** Everything that there is to read, with a text that is another when the value is. */
export function valuesByKey({
  day,
  priceBook,
  isOnCall,
  business,
  affiliateRules,
  energy,
  news,
  content,
  posts,
  reviews,
  titles,
  banner,
}: Published): Map<PublishedKey, string> {
  const values = new Map<PublishedKey, string>([
    ['day', day],
    ['year', day.slice(0, 4)],
    ['switch:on-call', String(isOnCall)],
    ['affiliate-rules', JSON.stringify(affiliateRules)],
    ['energy', JSON.stringify(energy)],
    ['news', JSON.stringify(news)],
    ['reviews', JSON.stringify(reviews)],
    ['banner', JSON.stringify(banner)],
    ['price:version', String(priceBook.version)],
    ['price:as-of', priceBook.asOf],
    ['price:confirmed', String(priceBook.confirmedByOwner)],
    ['price:vat', String(priceBook.vatRatePercent)],
  ])
  for (const [fact, value] of Object.entries(business)) values.set(businessKey(fact), JSON.stringify(value))
  for (const [item, row] of Object.entries(priceBook.items)) values.set(`price:${item}`, JSON.stringify(row))
  for (const [page, text] of Object.entries(content)) values.set(contentKey(page), text)
  for (const [page, words] of Object.entries(titles)) values.set(page, JSON.stringify(words))
  for (const [post, value] of Object.entries(posts)) values.set(postKey(post), JSON.stringify(value))
  for (const language of languages) {
    const own = Object.entries(posts).filter(([post]) => post.endsWith(`/${language}`))
    const heads = own.map(
      ([
        post,
        {
          state,
          kind,
          text: { body: _, ...head },
        },
      ]) => [post, state, kind, head],
    )
    values.set(postListKey(language), JSON.stringify(heads))
  }
  return values
}

/** The keys whose value is not the same in both. */
export function changedKeys(before: Published, after: Published): Set<PublishedKey> {
  const [old, now] = [valuesByKey(before), valuesByKey(after)]
  return new Set([...old.keys(), ...now.keys()].filter((key) => old.get(key) !== now.get(key)))
}
