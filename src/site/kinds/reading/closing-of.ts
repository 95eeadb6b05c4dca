import type { ClosingName } from '#src/site/kinds/blocks/closing.tsx'
import type { RouteId } from '#src/site/routes.ts'

const own: Readonly<Partial<Record<RouteId, ClosingName>>> = {
  partnerships: 'partner',
  'partnerships.detail': 'partner',
  'howto.reset-a-tripped-rcd': 'emergency',
  'howto.read-your-electricity-bill': 'bill',
  'howto.choose-contracted-power': 'bill',
  'howto.look-after-solar-panels-by-the-sea': 'check',
  'howto.prepare-for-an-ev-charger': 'photos',
  'guides.ev-charging-at-home': 'photos',
  'expert.pool-heating-physics': 'pool',
  'expert.sizing-a-home-battery': 'battery',
  'expert.single-phase-or-three-phase': 'board',
  'expert.air-conditioning-zoning': 'cooling',
  'versus.ducted-vs-split-air-conditioning': 'cooling',
  'versus.heat-pump-vs-gas-boiler': 'heating',
  'versus.solar-thermal-vs-heat-pump-hot-water': 'water',
  'guides.heat-pumps-mediterranean-climate': 'heating',
  'guide.battery-storage': 'blackout',
  'guide.smart-home': 'walk',
  'guide.net-metering': 'bill',
  'article.april-2025-blackout-lessons': 'blackout',
  'article.spanish-electricity-bill-explained': 'bill',
  'article.selling-surplus-solar-energy-spain': 'bill',
  'article.solar-for-holiday-homes': 'solar',
  'should-i-get-solar': 'solar',
  'is-solar-worth-it': 'solar',
  'guides.electrical-safety-older-villas': 'board',
  about: 'visit',
  'expat-electrician': 'visit',
  certifications: 'visit',
  reviews: 'visit',
  warranties: 'fault',
  'best-reviews': 'verify',
  portfolio: 'examples',
  'recommend.who': 'sheet',
  'best-solar-installer-marbella': 'sheet',
  'best-solar-installer-costa-del-sol': 'sheet',
  'best-heat-pump-installer-costa-del-sol': 'sheet',
  'best-air-conditioning-installer-marbella': 'sheet',
}

/** The one thing a page asks of its reader at the end: what follows from its subject. */
export function closingOf(route: RouteId): ClosingName {
  return own[route] ?? 'price'
}
