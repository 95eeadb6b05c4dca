import type { PriceBook } from '#src/features/quote/domain/prices/price-items.ts'
import { towns } from '#src/shared/domain/vocabulary.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import { contentText } from '#src/site/content/text/text.ts'
import { jobSize, priceText } from '#src/site/home/guide-price-words.ts'
import { type MenuId, menuPrice, pageOfJob } from '#src/site/home/menu-prices.ts'
import { type RouteId, routeById } from '#src/site/routes.ts'
import type { PageKind } from './page-index.ts'
import { searchText } from './text.ts'

/** Among which results a page stands. */
export function pageKindOf(id: RouteId): PageKind {
  const { kind } = routeById(id)
  if (/emergency/.test(id) && kind !== 'tool') return 'emergency'
  if (kind === 'service') return 'service'
  if (kind === 'service-city' || kind === 'location') return isAllTowns(id) ? 'service' : 'place'
  if (kind === 'tool' || kind === 'dashboard' || id === 'quote' || id === 'bill-analysis') return 'tool'
  if (kind === 'guide' || kind === 'article' || kind === 'content' || kind === 'content-dynamic') return 'read'
  if (kind === 'hub') return isOfTown(id) ? 'place' : 'service'
  return 'company'
}

const isOfTown = (id: RouteId): boolean => towns.some((town) => id.endsWith(`.${town}`))
const isAllTowns = (id: RouteId): boolean => id.startsWith('hub.') && !isOfTown(id)

/** Lists of a service's towns that bear the service's own name. */
const namesakes: readonly RouteId[] = ['hub.solar', 'hub.battery-storage']

/** What a page is called among others: a list of towns says that it is one. */
export function listedLabel(id: RouteId, label: string, language: Language): string {
  return namesakes.includes(id) ? `${label}: ${searchText(language).allTowns}` : label
}

/** How the pages of one service in a town are called. */
const inTown: readonly (readonly [start: string, job: MenuId])[] = [
  ['service.solar-pv-installation.', 'solar'],
  ['hub.solar', 'solar'],
  ['service.battery-storage-installation.', 'battery'],
  ['hub.battery-storage', 'battery'],
  ['mijas.solar-battery-storage', 'battery'],
  ['service.heat-pump-installation.', 'heat-pump'],
  ['service.air-conditioning-installation.', 'zoned-ac'],
  ['service.pool-heating-installation.', 'pool'],
  ['service.hot-water-heat-pump.', 'hot-water'],
  ['ev-charger-installation.', 'ev-charger'],
  ['hub.blackout-protection', 'blackout'],
]

/** The guide price of what a page is about and the job that it is of, both worded; nothing for a page about no one job. */
export function pagePrice(id: RouteId, book: PriceBook, language: Language): { price?: string; job?: string } {
  const job =
    Object.entries(pageOfJob).find(([, page]) => page === id)?.[0] ??
    inTown.find(([start]) => id.startsWith(start))?.[1]
  const row = job === undefined ? undefined : menuPrice(job, book)
  if (!row) return {}
  return { price: priceText(row, language), job: jobSize(contentText(language).menu.items[row.id]) }
}
