import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Language } from '#src/shared/i18n/language.ts'

/** Finds pages by words, or by an address that is nearly right. Built from `pages.json`, which the build writes. */

/** What a page is to people who look for it, in the order in which results stand below those of the best one's kind: what and how much before where. */
export const pageKinds = ['service', 'tool', 'read', 'place', 'company', 'emergency'] as const
export type PageKind = (typeof pageKinds)[number]

export interface IndexedPage {
  path: string
  language: Language
  label: string
  description: string
  kind: PageKind
  /** The guide price of the usual job, worded; absent where the page is about none. */
  price?: string | undefined
  /** What that job is: "5 kWh, added to new panels". */
  job?: string | undefined
}

export interface FoundPage extends IndexedPage {
  /** Those of its own words that begin as what was asked, as `plain` writes them; none where it only resembles. */
  words: readonly string[]
}

export interface PageIndex {
  /** The pages that a mistyped path most probably meant, the likeliest first; all in `language`. */
  closest(path: string, language: Language, most?: number): FoundPage[]
  /** The pages that answer a visitor's words. */
  find(query: string, language: Language, most?: number): FoundPage[]
}

/** More of a query than this is not read. */
const longestQuery = 200

export function pageIndex(pages: readonly IndexedPage[]): PageIndex {
  const search = new MiniSearch<IndexedPage & { id: number; slug: string }>({
    fields: ['slug', 'label', 'description'],
    processTerm: (term) => plain(term) || null,
    searchOptions: {
      boost: { slug: 2, label: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    },
  })
  search.addAll(pages.map((page, id) => ({ ...page, id, slug: page.path.replace(/[/-]+/g, ' ') })))

  /** Of what answers alike, the service says what it costs and where to begin. */
  const servicesFirst = (id: number) => (pages[id]?.kind === 'service' ? 1.4 : 1)
  const found = (words: string, language: Language, most: number, options: SearchOptions = {}) =>
    search
      .search(words.slice(0, longestQuery), options)
      .flatMap(({ id, terms, queryTerms }): FoundPage[] => {
        const page = pages[Number(id)]
        if (page?.language !== language) return []
        return [{ ...page, words: terms.filter((term) => queryTerms.some((asked) => term.startsWith(asked))) }]
      })
      .slice(0, most)

  return {
    closest: (path, language, most = 5) =>
      found(path.replace(/^\/es(?=\/|$)/, '').replace(/[^\p{L}\p{N}]+/gu, ' '), language, most),
    find: (query, language, most = 40) => {
      const pages = found(query, language, most, { boostDocument: servicesFirst })
      const exact = pages.filter(({ words }) => words.length > 0)
      return exact.length > 0 ? exact : pages
    },
  }
}

/** Lower case without accents and without the ending of many: 'electrico' finds 'eléctrico', 'bateria' finds 'Baterías'. */
export function plain(term: string): string {
  return term
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s]{3})s$/, '')
}
