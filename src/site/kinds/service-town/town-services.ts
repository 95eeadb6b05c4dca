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
  ['heat-sources.', { thing: 'underfloor', price: 'heat-pump', facts: 'heat', closing: 'price' }],
  ['mijas.solar-panel-maintenance', { thing: 'panel-care', facts: 'solar', closing: 'price' }],
  ['mijas.solar-repairs', { thing: 'fuse-board', facts: 'solar', closing: 'price' }],
  ['mijas.solar-battery-storage', { thing: 'garage', price: 'battery', facts: 'battery', closing: 'battery' }],
  ['mijas.solar-pool-heating', { thing: 'pool-heat-pump', price: 'pool', facts: 'pool', closing: 'price' }],
  ['mijas.solar-ev-charging', { thing: 'ev-charger', price: 'ev-charger', facts: 'car', closing: 'photos' }],
  ['mijas.off-grid-solar', { thing: 'battery', price: 'island-battery', facts: 'island', closing: 'battery' }],
  ['mijas.commercial-solar', { thing: 'roof-mount', price: 'business-solar', facts: 'solar', closing: 'bill' }],
  ['mijas.', { thing: 'roof-mount', price: 'solar', facts: 'solar', closing: 'price' }],
]

/** Throws for a page that is of no service in a town. */
export function townService(route: RouteId): TownService {
  const found = services.find(([front]) => route.startsWith(front))
  if (!found) throw new RangeError(`${route} is no service in a town`)
  return found[1]
}
