import type { MenuId } from '#src/site/home/menu-prices.ts'
import type { ThingName } from '#src/site/kinds/art/thing-names.ts'
import type { ClosingName } from '#src/site/kinds/blocks/closing.tsx'
import type { SystemOfHome } from '#src/site/kinds/blocks/day-with-it.tsx'
import type { JobKind } from '#src/site/kinds/blocks/job-order.text.ts'
import type { RouteId } from '#src/site/routes.ts'

/** What one service shows of itself. */
export interface ServiceLook {
  thing: ThingName
  /** The price of the first screen; none where a price before a visit would say nothing. */
  price?: MenuId
  /** The worked home whose hours in a power cut the page shows: the home of its day with backup added, or another that asks for backup. */
  cut?: SystemOfHome
  /** The worked home whose day in June and in December the page shows. */
  day?: SystemOfHome
  /** Whose papers go through town hall, region and distributor. */
  job?: JobKind
  closing: Exclude<ClosingName, 'call'>
}

const looks: Readonly<Record<string, ServiceLook>> = {
  'service.solar-panels': {
    thing: 'roof-mount',
    price: 'solar',
    day: { home: 'villa-5', of: 'system' },
    job: 'panels',
    closing: 'price',
  },
  'service.battery-storage': {
    thing: 'garage',
    price: 'battery',
    day: { home: 'villa-5-b5', of: 'system' },
    cut: { home: 'villa-5-b5-backup', of: 'system' },
    job: 'battery',
    closing: 'battery',
  },
  'service.heat-pumps': { thing: 'heat-pump', price: 'heat-pump', closing: 'price' },
  'service.air-conditioning': { thing: 'ac-ducts', price: 'zoned-ac', closing: 'price' },
  'service.pool-heating': { thing: 'pool-heat-pump', price: 'pool', closing: 'pool' },
  'service.hot-water-heat-pumps': { thing: 'hot-water', price: 'hot-water', closing: 'price' },
  'service.underfloor-heating': { thing: 'underfloor', closing: 'plans' },
  'service.ev-chargers': { thing: 'ev-charger', price: 'ev-charger', closing: 'photos' },
  'service.blackout-protection': {
    thing: 'battery',
    price: 'blackout',
    cut: { home: 'fuengirola-villa-1988-210', of: 'blackout-proof' },
    job: 'backup',
    closing: 'blackout',
  },
  'service.electrical-installation': { thing: 'wiring', closing: 'board' },
  'service.solar-maintenance': { thing: 'panel-care', closing: 'check' },
}

/** Throws for a service that has no look. */
export function serviceLook(route: RouteId): ServiceLook {
  const look = looks[route]
  if (!look) throw new RangeError(`${route} has no look of its own`)
  return look
}
