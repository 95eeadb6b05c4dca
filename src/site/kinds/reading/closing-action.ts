import type { BuiltRouteId, RouteId } from '#src/site/routes.ts'

/** What a page asks of its reader at the end: one thing, which follows from what the page is about. */
export type ClosingAction =
  | 'quote'
  | 'partner'
  | 'pool'
  | 'backup'
  | 'ac'
  | 'heat-pump'
  | 'solar'
  | 'bill'
  | 'emergency'
  | 'visit'
  | 'ev'

/** Where each leads. */
export const closingRoutes: Readonly<Record<ClosingAction, BuiltRouteId>> = {
  quote: 'quote',
  partner: 'affiliate-program',
  pool: 'tool.pool-heating',
  backup: 'tool.emergency-backup',
  ac: 'tool.ac',
  'heat-pump': 'tool.heat-pump',
  solar: 'tool.solar',
  bill: 'bill-analysis',
  emergency: 'emergency',
  visit: 'design-consultation',
  ev: 'quote',
}

const own: Readonly<Partial<Record<RouteId, ClosingAction>>> = {
  partnerships: 'partner',
  'partnerships.detail': 'partner',
  'howto.reset-a-tripped-rcd': 'emergency',
  'howto.read-your-electricity-bill': 'bill',
  'howto.choose-contracted-power': 'bill',
  'howto.prepare-for-an-ev-charger': 'ev',
  'guides.ev-charging-at-home': 'ev',
  'expert.pool-heating-physics': 'pool',
  'expert.sizing-a-home-battery': 'backup',
  'expert.air-conditioning-zoning': 'ac',
  'versus.ducted-vs-split-air-conditioning': 'ac',
  'versus.heat-pump-vs-gas-boiler': 'heat-pump',
  'versus.solar-thermal-vs-heat-pump-hot-water': 'heat-pump',
  'guides.heat-pumps-mediterranean-climate': 'heat-pump',
  'guide.battery-storage': 'backup',
  'guide.net-metering': 'bill',
  'article.april-2025-blackout-lessons': 'backup',
  'article.spanish-electricity-bill-explained': 'bill',
  'article.selling-surplus-solar-energy-spain': 'bill',
  'article.solar-for-holiday-homes': 'solar',
  'should-i-get-solar': 'solar',
  'is-solar-worth-it': 'solar',
  'guides.electrical-safety-older-villas': 'visit',
  about: 'visit',
  'expat-electrician': 'visit',
  certifications: 'visit',
  reviews: 'visit',
}

export function closingActionOf(route: RouteId): ClosingAction {
  return own[route] ?? 'quote'
}
