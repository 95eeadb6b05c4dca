import type { JobId } from '#src/site/home/menu-prices.ts'
import type { ThingName } from '#src/site/kinds/art/thing-names.ts'
import type { ClosingName } from '#src/site/kinds/blocks/closing.tsx'
import type { RouteId } from '#src/site/routes.ts'
import type { JobTheme } from './job-themes.ts'

export interface TownService {
  thing: ThingName
  /** None where a price before a visit would say nothing. */
  price?: JobId
  /** Which numbers decide the job. */
  facts: JobTheme
  closing: ClosingName
  /** Its first button asks for what the closing asks for: a price before that would say nothing. */
  asks?: true
  /** What answers the question of the page and so comes first below its numbers. */
  leads?: 'table' | 'steps'
}

/** By the front of the route's id, the first that fits. */
const services: readonly (readonly [front: string, service: TownService])[] = [
  ['service.solar-pv-installation.', { thing: 'roof-mount', price: 'solar', facts: 'solar', closing: 'price' }],
  [
    'service.battery-storage-installation.',
    { thing: 'battery', price: 'battery', facts: 'battery', closing: 'battery' },
  ],
  ['service.heat-pump-installation.', { thing: 'heat-pump', price: 'heat-pump', facts: 'heat', closing: 'price' }],
  [
    'service.air-conditioning-installation.',
    { thing: 'ac-ducts', price: 'zoned-ac', facts: 'cooling', closing: 'price' },
  ],
  ['service.pool-heating-installation.', { thing: 'pool-heat-pump', price: 'pool', facts: 'pool', closing: 'price' }],
  ['service.hot-water-heat-pump.', { thing: 'hot-water', price: 'hot-water', facts: 'water', closing: 'price' }],
  ['heat-sources.', { thing: 'underfloor', price: 'heat-pump', facts: 'sources', closing: 'price', leads: 'table' }],
  ['mijas.solar-panel-maintenance', { thing: 'panel-care', facts: 'care', closing: 'check', asks: true }],
  ['mijas.solar-repairs', { thing: 'fuse-board', facts: 'repairs', closing: 'repair', asks: true, leads: 'steps' }],
  ['mijas.solar-battery-storage', { thing: 'garage', price: 'battery-backup', facts: 'battery', closing: 'battery' }],
  [
    'mijas.solar-pool-heating',
    { thing: 'pool-heat-pump', price: 'pool', facts: 'pool', closing: 'price', leads: 'table' },
  ],
  ['mijas.solar-ev-charging', { thing: 'ev-charger', price: 'ev-charger', facts: 'car', closing: 'photos' }],
  ['mijas.off-grid-solar', { thing: 'battery', price: 'island', facts: 'island', closing: 'finca', asks: true }],
  [
    'mijas.commercial-solar',
    { thing: 'roof-mount', price: 'business-solar', facts: 'business', closing: 'business', leads: 'table' },
  ],
  ['mijas.solar-costs', { thing: 'roof-mount', price: 'solar', facts: 'costs', closing: 'price', leads: 'table' }],
  ['mijas.solar-grants', { thing: 'roof-mount', price: 'solar', facts: 'grants', closing: 'price' }],
  ['mijas.', { thing: 'roof-mount', price: 'solar', facts: 'choice', closing: 'price' }],
]

/** Throws for a page that is of no service in a town. */
export function townService(route: RouteId): TownService {
  const found = services.find(([front]) => route.startsWith(front))
  if (!found) throw new RangeError(`${route} is no service in a town`)
  return found[1]
}
