import type { RouteId } from '#src/site/routes.ts'

/** Which pages the chrome links to, and in which order. Names are in `../text`, paths in the registry. */

/** The specified navigation, in its order. */
export const mainNavigation = [
  'services',
  'articles',
  'emergency',
  'tool.solar',
  'guide.battery-storage',
  'about',
  'projects',
] as const satisfies readonly RouteId[]

/** What the drawer adds to it. */
export const drawerActions = ['bill-analysis', 'quote', 'contact', 'affiliate-program'] as const satisfies RouteId[]

/** The columns of the footer. A page whose id ends in a town is called by the town unless it has a name of its own. */
export const footerColumns = [
  {
    id: 'services',
    pages: [
      'service.solar-panels',
      'service.battery-storage',
      'service.heat-pumps',
      'service.air-conditioning',
      'service.pool-heating',
      'service.hot-water-heat-pumps',
      'service.underfloor-heating',
      'service.ev-chargers',
      'service.blackout-protection',
      'service.electrical-installation',
      'service.solar-maintenance',
    ],
  },
  {
    id: 'tools',
    pages: [
      'quote',
      'bill-analysis',
      'tool.solar',
      'tool.ac',
      'tool.heat-pump',
      'tool.pool-heating',
      'tool.solar-incentives',
      'tool.solar-pool-heating',
      'tool.heat-pump-comparison',
      'tool.solar-heat-pump-package',
      'tool.seasonal-efficiency',
      'tool.emergency-backup',
    ],
  },
  {
    id: 'company',
    pages: [
      'about',
      'projects',
      'case-studies',
      'reviews',
      'certifications',
      'warranties',
      'partnerships',
      'affiliate-program',
      'design-consultation',
      'contact',
    ],
  },
  {
    id: 'resources',
    pages: [
      'articles',
      'blog',
      'latest-blogs',
      'dashboard.energy-news',
      'dashboard.energy',
      'comparison.solar-vs-battery',
      'howto.read-your-electricity-bill',
      'recommend.who',
      'method',
    ],
  },
  {
    id: 'areas',
    pages: [
      'service.solar-pv-installation.marbella',
      'service.solar-pv-installation.estepona',
      'service.solar-pv-installation.fuengirola',
      'service.solar-pv-installation.mijas',
      'service.solar-pv-installation.malaga',
      'service.solar-pv-installation.sotogrande',
      'hub.blackout-protection.torremolinos',
    ],
  },
  {
    id: 'solar',
    pages: [
      'hub.solar',
      'hub.solar.marbella',
      'hub.solar.estepona',
      'hub.solar.fuengirola',
      'hub.solar.mijas',
      'hub.solar.malaga',
      'hub.solar.torremolinos',
      'hub.solar.sotogrande',
    ],
  },
  {
    id: 'battery',
    pages: [
      'hub.battery-storage',
      'hub.battery-storage.marbella',
      'hub.battery-storage.estepona',
      'hub.battery-storage.fuengirola',
      'hub.battery-storage.mijas',
      'hub.battery-storage.malaga',
      'hub.battery-storage.torremolinos',
      'hub.battery-storage.sotogrande',
    ],
  },
  {
    id: 'emergency',
    pages: [
      'emergency',
      'service.emergency-electrician',
      'emergency-electrician.marbella',
      'emergency-electrician.estepona',
      'emergency-electrician.fuengirola',
      'howto.reset-a-tripped-rcd',
      'hub.blackout-protection',
    ],
  },
  {
    id: 'specialised',
    pages: [
      'luxury.la-zagaleta',
      'luxury.sierra-blanca',
      'luxury.sotogrande',
      'ev-charger-installation.marbella',
      'ev-charger-installation.estepona',
      'service.heat-pump-installation.marbella',
      'service.air-conditioning-installation.marbella',
      'service.pool-heating-installation.marbella',
      'mijas.commercial-solar',
      'mijas.off-grid-solar',
      'expat-electrician',
    ],
  },
  {
    id: 'guides',
    pages: [
      'guide.battery-storage',
      'guide.net-metering',
      'guide.smart-home',
      'guides.solar-self-consumption-spain',
      'guides.heat-pumps-mediterranean-climate',
      'guides.ev-charging-at-home',
      'guides.electrical-safety-older-villas',
      'should-i-get-solar',
      'is-solar-worth-it',
      'versus.heat-pump-vs-gas-boiler',
      'expert.sizing-a-home-battery',
    ],
  },
] as const satisfies readonly { id: string; pages: readonly RouteId[] }[]

export type FooterColumn = (typeof footerColumns)[number]['id']

/** Called 'the whole coast' below the heading of their column. */
export const hubPages: readonly RouteId[] = ['hub.solar', 'hub.battery-storage']

export const legalPages = [
  'legal-notice',
  'privacy-policy',
  'cookie-policy',
  'terms-of-service',
  'accessibility',
] as const satisfies RouteId[]

type Linked =
  | (typeof mainNavigation)[number]
  | (typeof drawerActions)[number]
  | (typeof legalPages)[number]
  | (typeof footerColumns)[number]['pages'][number]

/** Pages of one place within a column of places: the town is their name. */
type TownPage = Extract<Linked, `hub.${string}.${string}` | `service.solar-pv-installation.${string}`>

/** Every page that needs a short name of its own, so that the type checker finds a missing one. */
export type NamedPage = Exclude<Linked, TownPage>
