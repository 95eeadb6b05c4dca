import type { RouteId } from '#src/site/routes.ts'

/** Which pages the chrome links to, and in which order. Names are in `../text`, paths in the registry. */

/** What a panel of the header holds: lists under the headings of the footer's columns, and one page beside them. */
interface Menu {
  groups: readonly { id: FooterColumn; pages: readonly RouteId[] }[]
  aside: RouteId
}

/** The panels of the header. The page that the specification names for an item comes first in its panel. */
export const menus = {
  services: {
    groups: [
      {
        id: 'services',
        pages: [
          'services',
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
          'service.emergency-electrician',
          'design-consultation',
        ],
      },
      {
        id: 'areas',
        pages: [
          'hub.solar.marbella',
          'hub.solar.estepona',
          'hub.solar.fuengirola',
          'hub.solar.mijas',
          'hub.solar.malaga',
          'hub.solar.torremolinos',
          'hub.solar.sotogrande',
        ],
      },
    ],
    aside: 'quote',
  },
  articles: {
    groups: [
      {
        id: 'resources',
        pages: [
          'articles',
          'blog',
          'latest-blogs',
          'dashboard.energy-news',
          'is-solar-worth-it',
          'should-i-get-solar',
          'comparison.solar-vs-battery',
          'versus.heat-pump-vs-gas-boiler',
          'expert.sizing-a-home-battery',
          'recommend.who',
        ],
      },
    ],
    aside: 'dashboard.energy',
  },
  calculators: {
    groups: [
      {
        id: 'tools',
        pages: [
          'tool.solar',
          'tool.ac',
          'tool.heat-pump',
          'tool.pool-heating',
          'tool.solar-incentives',
          'tool.emergency-backup',
          'tool.solar-pool-heating',
          'tool.solar-heat-pump-package',
          'tool.heat-pump-comparison',
          'tool.seasonal-efficiency',
        ],
      },
    ],
    aside: 'bill-analysis',
  },
  guides: {
    groups: [
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
          'howto.read-your-electricity-bill',
          'howto.reset-a-tripped-rcd',
          'method',
        ],
      },
    ],
    aside: 'design-consultation',
  },
  about: {
    groups: [
      {
        id: 'company',
        pages: [
          'about',
          'case-studies',
          'reviews',
          'certifications',
          'warranties',
          'partnerships',
          'affiliate-program',
          'expat-electrician',
          'contact',
          'search',
        ],
      },
    ],
    aside: 'contact',
  },
} as const satisfies Record<string, Menu>

export type MenuId = keyof typeof menus

/** The specified navigation, in its order: the names of panels, and pages that stand alone. */
export const mainNavigation = [
  'services',
  'articles',
  'emergency',
  'calculators',
  'guides',
  'about',
  'projects',
] as const satisfies readonly (MenuId | RouteId)[]

/** The columns of the footer: of each the pages most asked for, and the way to the others. */
export const footerColumns = [
  {
    id: 'services',
    pages: [
      'service.solar-panels',
      'service.battery-storage',
      'service.heat-pumps',
      'service.air-conditioning',
      'services',
    ],
  },
  { id: 'tools', pages: ['quote', 'bill-analysis', 'tool.solar', 'tool.pool-heating', 'tool.solar-incentives'] },
  { id: 'company', pages: ['about', 'projects', 'reviews', 'affiliate-program', 'contact'] },
  { id: 'resources', pages: ['articles', 'blog', 'dashboard.energy', 'dashboard.energy-news', 'method'] },
  {
    id: 'areas',
    pages: [
      'service.solar-pv-installation.marbella',
      'service.solar-pv-installation.estepona',
      'service.solar-pv-installation.mijas',
      'service.solar-pv-installation.malaga',
      'service.solar-pv-installation.sotogrande',
    ],
  },
  {
    id: 'solar',
    pages: ['hub.solar.marbella', 'hub.solar.estepona', 'hub.solar.fuengirola', 'hub.solar.torremolinos', 'hub.solar'],
  },
  {
    id: 'battery',
    pages: [
      'hub.battery-storage.marbella',
      'hub.battery-storage.estepona',
      'hub.battery-storage.fuengirola',
      'hub.battery-storage.torremolinos',
      'hub.battery-storage',
    ],
  },
  {
    id: 'emergency',
    pages: [
      'emergency',
      'emergency-electrician.marbella',
      'emergency-electrician.estepona',
      'emergency-electrician.fuengirola',
      'hub.blackout-protection',
    ],
  },
  {
    id: 'specialised',
    pages: ['luxury.la-zagaleta', 'luxury.sierra-blanca', 'luxury.sotogrande', 'mijas.off-grid-solar'],
  },
  {
    id: 'guides',
    pages: ['guide.battery-storage', 'guide.net-metering', 'guides.ev-charging-at-home', 'is-solar-worth-it'],
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

type Listed = (typeof menus)[MenuId]

type Linked =
  | Extract<(typeof mainNavigation)[number], RouteId>
  | Listed['groups'][number]['pages'][number]
  | Listed['aside']
  | (typeof legalPages)[number]
  | (typeof footerColumns)[number]['pages'][number]

/** Pages of one place within a column of places: the town is their name. */
type TownPage = Extract<Linked, `hub.${string}.${string}` | `service.solar-pv-installation.${string}`>

/** Every page that needs a short name of its own, so that the type checker finds a missing one. */
export type NamedPage = Exclude<Linked, TownPage>
