import { affiliatePermissions } from '#src/features/affiliates/permissions.ts'
import { roles } from '#src/features/auth/contract.ts'
import { authPermissions } from '#src/features/auth/permissions.ts'
import { calendarPermissions } from '#src/features/booking/staff/permissions.ts'
import { contentReportPermissions } from '#src/features/content-report/permissions.ts'
import { crmPermissions } from '#src/features/crm/permissions.ts'
import { newsPermissions } from '#src/features/energy-news/permissions.ts'
import { quarantinePermissions } from '#src/features/quarantine/permissions.ts'
import { quotePermissions } from '#src/features/quote/permissions.ts'
import type { Screen } from './screen.ts'

/**
 * Every screen of the staff app, in the order of the side bar. Side bar, router and rights come from this list; a screen with an address of its own
 * also has a row in the registry (src/site/route-rows.ts), from which its static shell is made.
 */
export const screens: readonly Screen[] = [
  {
    name: 'today',
    route: 'staff.admin.dashboard',
    label: { en: 'Today', es: 'Hoy' },
    group: 'work',
    icon: 'sun',
    permission: crmPermissions['tasks.work'],
    load: () => import('./screens/today.app.tsx'),
  },
  {
    name: 'leads',
    route: 'staff.crm',
    label: { en: 'Leads', es: 'Solicitudes' },
    group: 'work',
    icon: 'user',
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
    name: 'calendar',
    route: 'staff.calendar',
    label: { en: 'Calendar', es: 'Agenda' },
    group: 'work',
    icon: 'book',
    permission: calendarPermissions['calendar.read'],
    load: () => import('./screens/calendar.app.tsx'),
  },
  {
    name: 'inbox',
    route: 'staff.inbox',
    label: { en: 'Inbox', es: 'Bandeja' },
    group: 'work',
    icon: 'chat',
    permission: crmPermissions['inbox.read'],
    load: () => import('./screens/inbox.app.tsx'),
  },
  {
    name: 'quarantine',
    route: 'staff.quarantine',
    label: { en: 'Held back', es: 'Retenidos' },
    group: 'work',
    icon: 'cut',
    permission: quarantinePermissions['quarantine.read'],
    load: () => import('./screens/quarantine.app.tsx'),
  },
  {
    name: 'import',
    route: 'staff.crm.import',
    label: { en: 'Import', es: 'Importar' },
    under: 'leads',
    permission: crmPermissions['leads.import'],
    load: () => import('./screens/import.app.tsx'),
  },
  {
    name: 'duplicates',
    route: 'staff.crm.duplicates',
    label: { en: 'Duplicates', es: 'Duplicados' },
    group: 'work',
    icon: 'copy',
    permission: crmPermissions['people.merge'],
    load: () => import('./screens/duplicates.app.tsx'),
  },
  {
    name: 'partners',
    route: 'staff.partners',
    label: { en: 'Partners', es: 'Colaboradores' },
    group: 'office',
    icon: 'partner',
    permission: affiliatePermissions['partners.read'],
    load: () => import('./screens/partners.app.tsx'),
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
    label: { en: 'Content', es: 'Contenido' },
    group: 'office',
    icon: 'pen',
    permission: contentReportPermissions['pages.read'],
    load: () => import('./screens/pages.app.tsx'),
  },
  {
    name: 'articles',
    route: 'staff.admin.blog-dashboard',
    label: { en: 'Blog', es: 'Blog' },
    group: 'office',
    icon: 'list',
    permission: contentReportPermissions['pages.read'],
    load: () => import('./screens/articles.app.tsx'),
  },
  {
    name: 'news',
    route: 'staff.admin.news',
    label: { en: 'Energy news', es: 'Noticias de energía' },
    group: 'office',
    icon: 'news',
    permission: newsPermissions['news.edit'],
    load: () => import('./screens/news.app.tsx'),
  },
  {
    name: 'findability',
    route: 'staff.seo-performance-report',
    label: { en: 'Search and speed', es: 'Búsqueda y velocidad' },
    group: 'office',
    icon: 'gauge',
    permission: contentReportPermissions['pages.read'],
    load: () => import('./screens/findability.app.tsx'),
  },
  {
    name: 'users',
    route: 'staff.admin.users',
    label: { en: 'People', es: 'Personas' },
    group: 'office',
    icon: 'team',
    permission: authPermissions['users.manage'],
    load: () => import('./screens/users.app.tsx'),
  },
  {
    name: 'booking-rules',
    route: 'staff.calendar.rules',
    label: { en: 'Appointments', es: 'Citas' },
    group: 'office',
    icon: 'clock',
    permission: calendarPermissions['calendar.rules'],
    load: () => import('./screens/booking-rules.app.tsx'),
  },
  {
    name: 'assignment',
    route: 'staff.crm.rules',
    label: { en: 'Lead routing', es: 'Reparto de solicitudes' },
    group: 'office',
    icon: 'share',
    permission: crmPermissions['leads.assign'],
    load: () => import('./screens/assignment.app.tsx'),
  },
  {
    name: 'numbers',
    route: 'staff.numbers',
    label: { en: 'Numbers', es: 'Cifras' },
    group: 'office',
    icon: 'chart',
    permission: crmPermissions['leads.numbers'],
    load: () => import('./screens/numbers.app.tsx'),
  },
  {
    name: 'launch',
    route: 'staff.admin.launch',
    label: { en: 'Before going live', es: 'Antes de publicar la web' },
    group: 'office',
    icon: 'check',
    permission: crmPermissions['checklist.read'],
    load: () => import('./screens/launch.app.tsx'),
  },
  {
    name: 'office',
    route: 'staff.admin.office',
    label: { en: 'Prices, on call, account', es: 'Precios, guardia, cuenta' },
    group: 'office',
    icon: 'euro',
    permission: roles,
    load: () => import('./screens/office.app.tsx'),
  },
]

export const screenGroups = ['work', 'office'] as const
