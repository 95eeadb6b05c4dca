import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { RuleSet } from '#src/features/affiliates/domain/public.ts'
import type { PublishedPost } from '#src/features/content/format/published-post.ts'
import { type Banner, type HeadWords, titleKey } from '#src/features/content/format/site-words.ts'
import type { EnergyBoard } from '#src/features/energy-dashboard/domain/board.ts'
import type { NewsBoard } from '#src/features/energy-news/domain/news.ts'
import { type PriceBook, type PriceItemId, priceUnits } from '#src/features/quote/domain/prices/price-items.ts'
import type { PublishedReview } from '#src/features/reviews/format/published-review.ts'
import type { PlainDate } from '#src/shared/domain/plain-date.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { type Business, readBusinessFrom } from '#src/site/business.ts'
import {
  businessKey,
  contentKey,
  type Published,
  type PublishedKey,
  postKey,
  postListKey,
  priceKey,
} from './published.ts'

/**
 * How a page reads what is published: through `published()`, inside `reading`. Each thing read is noted, so that what a page depends on is a record of
 * its making and no list that somebody keeps.
 */
export interface PublishedReader {
  /** Each row that is looked at is noted; looking at the book as such is not. */
  readonly priceBook: PriceBook
  readonly isOnCall: boolean
  /** Each fact that is looked at is noted. */
  readonly business: Business
  readonly affiliateRules: readonly RuleSet[]
  readonly energy: EnergyBoard
  readonly news: NewsBoard
  readonly day: PlainDate
  /** Four digits. */
  readonly year: string
  /** The text of a page that staff have changed, undefined when the file holds it. */
  content(page: string): string | undefined
  /** A post that staff have published, by `<id>/<language>`. */
  post(post: string): PublishedPost | undefined
  /** All of them in one language, for what lists say of them: titles, dates, addresses. */
  posts(language: Language): readonly (readonly [post: string, value: PublishedPost])[]
  reviews(): readonly (readonly [review: string, value: PublishedReview])[]
  /** What staff call the page at a path in search results and tabs; undefined for its own words. */
  headWords(path: string): HeadWords | undefined
  readonly banner: Banner | null
}

interface Reading {
  state: Published
  keys: Set<PublishedKey>
  reader: PublishedReader
}

// A page being made reads the facts of the business as it reads everything that is published.
readBusinessFrom(() => active().reader.business)

const current = new AsyncLocalStorage<Reading>()
let outside: Reading | undefined

/** Runs `work` with `state` as what is published. `keys` holds what it read, once it is done. */
export function reading<Result>(state: Published, work: () => Result): { result: Result; keys: Set<PublishedKey> } {
  const one = readingOf(state)
  return { result: current.run(one, work), keys: one.keys }
}

/** For tests and scripts that look at pages one by one: what `published` gives outside of `reading`. */
export function readOutsidePages(state: Published): void {
  outside = readingOf(state)
}

/** What is published, for the page being made. Throws outside of `reading`: nothing has a truth of its own to fall back on. */
export function published(): PublishedReader {
  return active().reader
}

/** What was computed from a state, kept as long as that state is, with what the computation read. */
const kept = new WeakMap<Published, Map<string, { value: unknown; keys: ReadonlySet<PublishedKey> }>>()

/**
 * Something worked out of much that is published, of which little matters to the page: 'the three posts to read next'. The page depends on what came out
 * and on nothing that was read for it: when the same comes out of what is published next, the page need not be made again (render-job.ts asks).
 */
export function partOf<Value>(name: string, compute: () => Value): Value {
  const { state, keys } = active()
  const { result } = reading(state, compute)
  keys.add(partKey(name, result))
  return result
}

export function partKey(name: string, value: unknown): PublishedKey {
  const hash = createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
  return `part:${name}#${hash.slice(0, 16)}`
}

/** Which part a key is of; undefined for any other key. */
export function partIn(key: PublishedKey): string | undefined {
  return /^part:(.+)#[\w-]{16}$/.exec(key)?.[1]
}

/** `compute()`, once for each state and name; what it reads is noted for every page that takes it. A name always stands for the same computation. */
export function remembered<Value>(name: string, compute: () => Value): Value {
  const { state, keys } = active()
  const known = kept.get(state) ?? new Map<string, { value: Value; keys: ReadonlySet<PublishedKey> }>()
  kept.set(state, known)
  const before = known.get(name)
  if (before) {
    for (const key of before.keys) keys.add(key)
    return before.value as Value
  }
  const made = reading(state, compute)
  known.set(name, { value: made.result, keys: made.keys })
  for (const key of made.keys) keys.add(key)
  return made.result
}

const keptBy = new WeakMap<Published, Map<unknown, unknown>>()

/** `make(state)`, once for each state: for something that notes its own reads each time it is asked, as the figures do. */
export function keptFor<Value>(make: (state: Published) => Value): Value {
  const { state } = active()
  const known = keptBy.get(state) ?? new Map<unknown, unknown>()
  keptBy.set(state, known)
  if (!known.has(make)) known.set(make, make(state))
  return known.get(make) as Value
}

function active(): Reading {
  const one = current.getStore() ?? outside
  if (!one) throw new Error('what is published is read where no page is being made')
  return one
}

function readingOf(state: Published): Reading {
  const keys = new Set<PublishedKey>()
  const noted = <Value>(key: PublishedKey, value: Value): Value => {
    keys.add(key)
    return value
  }
  const items = new Proxy(state.priceBook.items, {
    get: (rows, item) => {
      if (isItem(item)) keys.add(priceKey(item))
      return Reflect.get(rows, item)
    },
    // Code that asks which rows there are reads them all.
    ownKeys: (rows) => {
      for (const item of Object.keys(rows)) keys.add(`price:${item}`)
      return Reflect.ownKeys(rows)
    },
  })
  const priceBook: PriceBook = {
    get version() {
      return noted('price:version', state.priceBook.version)
    },
    get asOf() {
      return noted('price:as-of', state.priceBook.asOf)
    },
    get confirmedByOwner() {
      return noted('price:confirmed', state.priceBook.confirmedByOwner)
    },
    get vatRatePercent() {
      return noted('price:vat', state.priceBook.vatRatePercent)
    },
    items,
  }
  const business = new Proxy(state.business, {
    get(facts, fact) {
      if (typeof fact === 'string') keys.add(businessKey(fact))
      return Reflect.get(facts, fact)
    },
  })
  const reader: PublishedReader = {
    priceBook,
    business,
    get isOnCall() {
      return noted('switch:on-call', state.isOnCall)
    },
    get affiliateRules() {
      return noted('affiliate-rules', state.affiliateRules)
    },
    get news() {
      return noted('news', state.news)
    },
    get energy() {
      return noted('energy', state.energy)
    },
    get day() {
      return noted('day', state.day)
    },
    get year() {
      return noted('year', state.day.slice(0, 4))
    },
    content: (page) => noted(contentKey(page), state.content[page]),
    post: (post) => noted(postKey(post), state.posts[post]),
    reviews: () => noted('reviews', Object.entries(state.reviews)),
    headWords: (path) => noted(titleKey(path), state.titles[titleKey(path)]),
    get banner() {
      return noted('banner', state.banner)
    },
    posts: (language) =>
      noted(
        postListKey(language),
        Object.entries(state.posts).filter(([post]) => post.endsWith(`/${language}`)),
      ),
  }
  return { state, keys, reader }
}

function isItem(name: string | symbol): name is PriceItemId {
  return typeof name === 'string' && Object.hasOwn(priceUnits, name)
}
