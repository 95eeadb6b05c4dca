import type { RouteId } from './routes.ts'

/** Paths that people still type or have bookmarked, and the page each leads to. */
// biome-ignore format: a table reads best with one row a line
export const redirectRows: readonly (readonly [from: string, to: RouteId])[] = [
  ['/solar-panel-maintenance', 'services'],
  ['/solar-maintenance', 'services'],
  ['/solar-panels-maintenance', 'services'],
  ['/solar-panel-maintenance-marbella', 'services'],
  ['/solar-panel-maintenance-costa-del-sol', 'services'],
  ['/friends-of-lit', 'partnerships'],
  ['/friends', 'partnerships'],
  ['/quick-quote', 'quote'],
  ['/quick-quote-2-minutes', 'quote'],
  ['/2-minute-quote', 'quote'],
  ['/fast-quote', 'quote'],
  ['/best-electrician-marbella', 'about'],
  ['/best-electrician', 'about'],
  ['/top-electrician-marbella', 'about'],
  ['/emergency-24-7', 'emergency'],
  ['/emergency-24/7', 'emergency'],
  ['/es/mantenimiento-paneles-solares', 'services'],
  ['/es/mantenimiento-placas-solares', 'services'],
  ['/es/mantenimiento-solar', 'services'],
  ['/es/amigos-de-lit', 'partnerships'],
  ['/es/amigos', 'partnerships'],
  ['/es/presupuesto-rapido', 'quote'],
  ['/es/presupuesto-rapido-2-minutos', 'quote'],
  ['/es/presupuesto-2-minutos', 'quote'],
  ['/es/mejor-electricista-marbella', 'about'],
  ['/es/mejor-electricista', 'about'],
  ['/es/mejores-electricistas-marbella', 'about'],
]
