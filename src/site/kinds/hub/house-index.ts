import type { MenuId } from '#src/site/home/menu-prices.ts'
import type { PublicRouteId } from '#src/site/routes.ts'

interface IndexRow {
  route: Extract<PublicRouteId, `service.${string}`>
  /** Its guide price, where the menu has one. */
  item?: MenuId
  /** Where its number stands in the drawing, percent from the left and the top; none for what has no place in a house. */
  x?: number
  y?: number
  /** On which side of its number the name stands. */
  side?: 'left'
}

/** The services in the order of their numbers. */
export const indexRows: readonly IndexRow[] = [
  { route: 'service.solar-panels', item: 'solar', x: 39.2, y: 33.6 },
  { route: 'service.battery-storage', item: 'battery', x: 69.8, y: 85.2 },
  { route: 'service.blackout-protection', item: 'blackout', x: 66.1, y: 64, side: 'left' },
  { route: 'service.heat-pumps', item: 'heat-pump', x: 76.2, y: 48.4 },
  { route: 'service.air-conditioning', item: 'zoned-ac', x: 42.9, y: 49.2 },
  { route: 'service.hot-water-heat-pumps', item: 'hot-water', x: 77.1, y: 92.8 },
  { route: 'service.underfloor-heating', x: 37.1, y: 80.8 },
  { route: 'service.pool-heating', item: 'pool', x: 13.2, y: 92.8 },
  { route: 'service.ev-chargers', item: 'ev-charger', x: 91.1, y: 85.2 },
  { route: 'service.electrical-installation' },
  { route: 'service.solar-maintenance' },
  { route: 'service.emergency-electrician' },
]

/** In two columns of six rows each; what is urgent has a heading of its own. */
export const priceGroups = [
  { name: 'power', routes: ['service.solar-panels', 'service.battery-storage', 'service.blackout-protection'] },
  { name: 'care', routes: ['service.electrical-installation', 'service.solar-maintenance'] },
  { name: 'urgent', routes: ['service.emergency-electrician'] },
  {
    name: 'climate',
    routes: [
      'service.heat-pumps',
      'service.air-conditioning',
      'service.hot-water-heat-pumps',
      'service.underfloor-heating',
    ],
  },
  { name: 'outside', routes: ['service.pool-heating', 'service.ev-chargers'] },
] as const
