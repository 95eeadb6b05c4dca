import type { RouteId } from '#src/site/routes.ts'

/** What a page is about decides what it looks like: each kind has a composition of its own (compositions.tsx). */
export type PageKind =
  | 'service'
  | 'service-town'
  | 'town'
  | 'hub'
  | 'luxury'
  | 'local-emergency'
  | 'ev-town'
  | 'guide'
  | 'versus'
  | 'howto'
  | 'expert'
  | 'article'
  | 'recommend'
  | 'about'
  | 'partnership'
  | 'company'
  | 'energy'
  | 'energy-news'
  | 'bill'

/** The first that fits: the front of a route's id, and its kind. */
const kinds: readonly (readonly [front: string, kind: PageKind])[] = [
  ['service.emergency-electrician', 'local-emergency'],
  ['emergency-electrician.', 'local-emergency'],
  ['ev-charger-installation.', 'ev-town'],
  ['luxury.', 'luxury'],
  ['mijas.', 'service-town'],
  ['heat-sources.', 'service-town'],
  ['service.solar-pv-installation.', 'service-town'],
  ['service.battery-storage-installation.', 'service-town'],
  ['service.heat-pump-installation.', 'service-town'],
  ['service.air-conditioning-installation.', 'service-town'],
  ['service.pool-heating-installation.', 'service-town'],
  ['service.hot-water-heat-pump.', 'service-town'],
  ['service.', 'service'],
  ['hub.solar.', 'town'],
  ['hub.battery-storage.', 'town'],
  ['hub.blackout-protection.', 'town'],
  ['hub.', 'hub'],
  ['services', 'hub'],
  ['guide.', 'guide'],
  ['guides.', 'guide'],
  ['should-i-get-solar', 'guide'],
  ['is-solar-worth-it', 'guide'],
  ['versus.', 'versus'],
  ['comparison.', 'versus'],
  ['howto.', 'howto'],
  ['expert.', 'expert'],
  ['article.', 'article'],
  ['recommend.', 'recommend'],
  ['best-solar-installer-marbella', 'recommend'],
  ['best-solar-installer-costa-del-sol', 'recommend'],
  ['best-air-conditioning-installer-marbella', 'recommend'],
  ['best-heat-pump-installer-costa-del-sol', 'recommend'],
  ['dashboard.energy', 'energy'],
  ['dashboard.energy-news', 'energy-news'],
  ['bill-analysis', 'bill'],
  ['bill-analyzer', 'bill'],
  ['about', 'about'],
  ['partnerships', 'partnership'],
  ['partnerships.', 'partnership'],
  ['projects', 'company'],
  ['portfolio', 'company'],
  ['case-studies', 'company'],
  ['reviews', 'company'],
  ['best-reviews', 'company'],
  ['certifications', 'company'],
  ['warranties', 'company'],
  ['method', 'company'],
  ['expat-electrician', 'company'],
]

/** The kind of a page; undefined for one that has no composition of its own. */
export function pageKindOf(route: RouteId): PageKind | undefined {
  return kinds.find(([front]) => route === front || (/[.]$/.test(front) && route.startsWith(front)))?.[1]
}

/** Kinds that are read: their figures stay where the text has them, and their questions are a supplement. */
const readKinds: readonly PageKind[] = [
  'guide',
  'versus',
  'howto',
  'expert',
  'article',
  'recommend',
  'about',
  'partnership',
  'company',
]

export function isRead(route: RouteId): boolean {
  const kind = pageKindOf(route)
  return kind !== undefined && readKinds.includes(kind)
}
