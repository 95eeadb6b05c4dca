import { roles } from '#src/features/auth/contract.ts'
import { contentReportPermissions } from '#src/features/content-report/permissions.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { quotePermissions } from '#src/features/quote/permissions.ts'
import type { Screen } from './screen.ts'

/**
 * Every screen of the staff app, in the order of the side bar. Side bar, router and rights come from this list; a screen with an address of its own
 * also has a row in the registry (src/site/route-rows.ts), from which its static shell is made.
 */
export const screens: readonly Screen[] = [
  {
    name: 'leads',
    route: 'staff.crm',
    label: { en: 'Leads', es: 'Solicitudes' },
    group: 'work',
    icon: 'list',
    permission: crmPermissions['leads.read'],
    load: () => import('./screens/leads.app.tsx'),
  },
  {
    name: 'lead',
    route: 'staff.crm.lead',
    label: { en: 'Lead', es: 'Solicitud' },
    under: 'leads',
    permission: crmPermissions['leads.read'],
    load: () => import('./screens/lead.app.tsx'),
  },
  {
    name: 'quotes',
    route: 'staff.pdf-report',
    label: { en: 'Quotes', es: 'Presupuestos' },
    group: 'office',
    icon: 'doc',
    permission: quotePermissions['quotes.read'],
    load: () => import('./screens/quotes.app.tsx'),
  },
  {
    name: 'pages',
    route: 'staff.admin.content-manager',
    label: { en: 'Pages', es: 'Páginas' },
    group: 'office',
    icon: 'book',
    permission: contentReportPermissions['pages.read'],
    load: () => import('./screens/pages.app.tsx'),
  },
  {
    name: 'articles',
    route: 'staff.admin.blog-dashboard',
    label: { en: 'Articles', es: 'Artículos' },
    group: 'office',
    icon: 'list',
    permission: contentReportPermissions['pages.read'],
    load: () => import('./screens/articles.app.tsx'),
  },
  {
    name: 'findability',
    route: 'staff.seo-performance-report',
    label: { en: 'Search and speed', es: 'Búsqueda y velocidad' },
    group: 'office',
    icon: 'up',
    permission: contentReportPermissions['pages.read'],
    load: () => import('./screens/findability.app.tsx'),
  },
  {
    name: 'dashboard',
    route: 'staff.admin.dashboard',
    label: { en: 'Dashboard', es: 'Panel' },
    group: 'office',
    icon: 'check',
    permission: roles,
    load: () => import('./screens/dashboard.app.tsx'),
  },
]

export const screenGroups = ['work', 'office'] as const
