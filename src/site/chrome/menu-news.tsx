import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#src/shared/i18n/language.ts'
import { Icon, type IconName } from '#src/shared/ui/icon/icon.tsx'
import { postHeads } from '#src/site/blog/posts.ts'
import { business } from '#src/site/business.ts'
import { published } from '#src/site/published/reading.ts'
import { pathOf } from '#src/site/routes.ts'
import { pagePrice } from '#src/site/search/page-kind.ts'
import { siteText } from '#src/site/text/text.ts'
import { menuIcons } from './menu-icons.ts'
import { type MenuItem, menus } from './navigation.ts'

/** What the header's panels say beside the names of their pages. */
export interface MenuNews {
  /** By the path of the page that each is of. */
  entries: Record<string, MenuEntry>
  /** Said after the heading of a list that holds prices. */
  priceNote: string
  /** The newest post; null before the first. */
  post: { title: string; path: string; link: string } | null
  /** Of the link that the newest post takes the place of. */
  blog: string
}

export interface MenuEntry {
  /** What the page is for, or that an office is there. */
  detail: string
  icon?: IconName
  /** The guide price of today. */
  price?: string
}

/** Drawings by name, as markup that stands alone. */
export type MenuIcons = Partial<Record<IconName, string>>

const isItem = (page: string): page is MenuItem => Object.hasOwn(menuIcons, page)

export function menuNews(language: Language): MenuNews {
  const { prices: priceNote, readPost, items, office } = siteText(language).menu
  const entries: Record<string, MenuEntry> = {}
  const groups = Object.values(menus).flatMap((menu) => [...menu.groups])
  for (const page of groups.flatMap(({ pages }) => [...pages])) {
    if (isItem(page)) {
      const isService = menus.services.groups[0].pages.some((one) => one === page)
      const { price } = isService ? pagePrice(page, published().priceBook, language) : {}
      entries[pathOf(page, language)] = {
        detail: items[page],
        icon: menuIcons[page],
        ...(price !== undefined && { price }),
      }
    } else if (business.offices.some(({ town }) => page === `hub.solar.${town}`))
      entries[pathOf(page, language)] = { detail: office }
  }
  const [newest] = postHeads(language)
  const post = newest ? { title: newest.text.title, path: newest.path, link: readPost } : null
  return { entries, priceNote, post, blog: pathOf('blog', language) }
}

export function menuDrawings(): MenuIcons {
  const names = [...new Set(Object.values(menuIcons))]
  return Object.fromEntries(
    names.map((name) => [
      name,
      renderToStaticMarkup(<Icon name={name} />).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
    ]),
  )
}
