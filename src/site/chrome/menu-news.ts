import type { Language } from '#src/shared/i18n/language.ts'
import { postHeads } from '#src/site/blog/posts.ts'
import { published } from '#src/site/published/reading.ts'
import { pathOf } from '#src/site/routes.ts'
import { pagePrice } from '#src/site/search/page-kind.ts'
import { siteText } from '#src/site/text/text.ts'
import { menus } from './navigation.ts'

/** What changes from day to day in the header's panels. */
export interface MenuNews {
  /** Guide prices, by the path of the page that each is of. */
  prices: Record<string, string>
  /** Said after the heading of a list that holds some. */
  priceNote: string
  /** The newest post; null before the first. */
  post: { title: string; path: string; link: string } | null
  /** Of the link that the newest post takes the place of. */
  blog: string
}

export function menuNews(language: Language): MenuNews {
  const { prices: priceNote, readPost } = siteText(language).menu
  const prices: Record<string, string> = {}
  for (const page of menus.services.groups[0].pages) {
    const price = pagePrice(page, published().priceBook, language)
    if (price !== undefined) prices[pathOf(page, language)] = price
  }
  const [newest] = postHeads(language)
  const post = newest ? { title: newest.text.title, path: newest.path, link: readPost } : null
  return { prices, priceNote, post, blog: pathOf('blog', language) }
}
