import type { RouteId } from '#src/site/routes.ts'

/** Which pages the chrome links to, and in which order. Names are in `../text`, paths in the registry. */

/** How a list of a panel looks: pages with a picture and a line that says what each is for, towns, or names alone. */
type Look = 'items' | 'places' | 'names'

/** What a panel of the header holds: lists under headings of their own, and a box beside them that leads to a page or two. */
interface Menu {
  groups: readonly { id: string; look: Look; pages: readonly RouteId[] }[]
  aside: readonly RouteId[]
}

/** The panels of the header. The page that the specification names for an item comes first in its panel. */
export const menus = {
  services: {
    groups: [
      {
        id: 'services',
        look: 'items',
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
        look: 'places',
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
    aside: ['quote'],
  },
  articles: {
    groups: [
      { id: 'newest', look: 'names', pages: ['articles', 'blog', 'latest-blogs', 'dashboard.energy-news'] },
      {
        id: 'decide',
        look: 'names',
        pages: [
          'is-solar-worth-it',
          'should-i-get-solar',
          'comparison.solar-vs-battery',
          'versus.heat-pump-vs-gas-boiler',
        ],
      },
      {
        id: 'choose',
        look: 'names',
        pages: ['expert.sizing-a-home-battery', 'howto.choose-contracted-power', 'recommend.who'],
      },
    ],
    aside: ['blog', 'dashboard.energy'],
  },
  calculators: {
    groups: [
      {
        id: 'tools',
        look: 'items',
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
    aside: ['bill-analysis', 'dashboard.energy'],
  },
  guides: {
    groups: [
      {
        id: 'equipment',
        look: 'names',
        pages: [
          'guide.battery-storage',
          'guide.smart-home',
          'guides.heat-pumps-mediterranean-climate',
          'guides.ev-charging-at-home',
        ],
      },
      {
        id: 'understand',
        look: 'names',
        pages: [
          'guide.net-metering',
          'guides.solar-self-consumption-spain',
          'howto.read-your-electricity-bill',
          'method',
        ],
      },
      {
        id: 'safely',
        look: 'names',
        pages: ['howto.reset-a-tripped-rcd', 'guides.electrical-safety-older-villas'],
      },
    ],
    aside: ['design-consultation'],
  },
  about: {
    groups: [
      {
        id: 'company',
        look: 'items',
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
    aside: ['contact'],
  },
} as const satisfies Record<string, Menu>

export type MenuId = keyof typeof menus

type Group = (typeof menus)[MenuId]['groups'][number]
export type MenuGroup = Group['id']
/** Pages that a panel shows with a picture and a line of their own. */
export type MenuItem = Extract<Group, { look: 'items' }>['pages'][number]

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
  | Listed['aside'][number]
  | (typeof legalPages)[number]
  | (typeof footerColumns)[number]['pages'][number]

/** Pages of one place within a column of places: the town is their name. */
type TownPage = Extract<Linked, `hub.${string}.${string}` | `service.solar-pv-installation.${string}`>

/** Every page that needs a short name of its own, so that the type checker finds a missing one. */
export type NamedPage = Exclude<Linked, TownPage>
