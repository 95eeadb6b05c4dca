import { z } from 'zod'
import { ruleSetsOf, rulesSubjectName } from '#src/features/affiliates/published-rules.ts'
import { businessOf, businessSubjectName } from '#src/features/business-facts/published-facts.ts'
import { postSubjectName, publishedPost } from '#src/features/content/format/published-post.ts'
import { headWords, publishedBanner, redirectList, titleSubjectName } from '#src/features/content/format/site-words.ts'
import { boardOfValue, energySubjectName } from '#src/features/energy-dashboard/published-board.ts'
import { newsOfValue, newsSubjectName } from '#src/features/energy-news/published-news.ts'
import type { Subject, Versions } from '#src/features/publication/public.ts'
import { priceBookOf } from '#src/features/quote/domain/prices/price-book-answer.ts'
import type { PriceBook } from '#src/features/quote/domain/prices/price-items.ts'
import { publishedReview, reviewSubjectName } from '#src/features/reviews/format/published-review.ts'
import { madridDate, type PlainDate } from '#src/shared/domain/plain-date.ts'
import { fieldProblems } from '#src/shared/http/field-problems.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Published } from './published.ts'
import { versionZero } from './version-zero.ts'

/** From the store's versions to what pages read. */

const contentName = 'content:'
const contentValue = z.object({ text: z.string().min(1).max(60_000) })

/** What is published by these versions, on a build of `builtOn`. Throws when a version holds what no check would have let in. */
export function publishedOf(versions: Versions, builtOn: PlainDate): Published {
  const { prices, 'switch:on-call': onCall } = versions
  const pricedOn = prices && madridDate(new Date(prices.publishedAt))
  const zero = versionZero(pricedOn !== undefined && pricedOn > builtOn ? pricedOn : builtOn)
  const texts = Object.values(versions)
    .filter(({ subject }) => subject.startsWith(contentName))
    .map(({ subject, value }) => [subject.slice(contentName.length), contentValue.parse(value).text])
  const posts = Object.values(versions)
    .filter(({ subject }) => subject.startsWith(postSubjectName))
    .map(({ subject, value }) => [subject.slice(postSubjectName.length), publishedPost.parse(value)])
  return {
    ...zero,
    priceBook: bookOf(prices?.value),
    business: businessOf(versions[businessSubjectName]?.value),
    affiliateRules: ruleSetsOf(versions[rulesSubjectName]?.value),
    isOnCall: onCall ? z.object({ isOn: z.boolean() }).parse(onCall.value).isOn : zero.isOnCall,
    energy: boardOfValue(versions[energySubjectName]?.value),
    news: newsOfValue(versions[newsSubjectName]?.value),
    content: Object.fromEntries(texts),
    posts: Object.fromEntries(posts),
    reviews: valuesOf(versions, reviewSubjectName, publishedReview),
    titles: valuesOf(versions, titleSubjectName, headWords),
    banner: versions.banner ? publishedBanner.parse(versions.banner.value) : null,
    redirects: versions.redirects ? redirectList.parse(versions.redirects.value).rows : [],
  }
}

/** Every value of the subjects whose names begin so, by name. */
function valuesOf<Value>(versions: Versions, name: string, shape: z.ZodType<Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.values(versions)
      .filter(({ subject }) => subject.startsWith(name))
      .map(({ subject, value }) => [subject, shape.parse(value)]),
  )
}

/** The price book of a kept value; of version 0 for undefined. Throws when it is not whole. */
export function bookOf(value: unknown): PriceBook {
  const zero = versionZero('').priceBook
  if (value === undefined) return zero
  // A book that was published before an item existed takes that item's row of version 0.
  const whole = z.looseObject({ items: z.record(z.string(), z.unknown()) }).parse(value)
  const book = priceBookOf({ ...whole, items: { ...zero.items, ...whole.items } })
  if (!book) throw new Error('a published price book is not whole')
  return book
}

/** The words of a page among what staff publish: the text that its file in content/ would hold. Whether it makes a page is seen by making it. */
export const contentSubject: Subject = {
  name: contentName,
  mayPublish: ['admin', 'editor'],
  mayRead: ['admin', 'editor'],
  check(input, _before, _version, language) {
    const parsed = contentValue.safeParse(input)
    if (!parsed.success)
      throw new Problem(422, 'invalid_fields', { fields: fieldProblems(parsed.error, language, input) })
    return parsed.data
  },
  difference: () => [],
}
