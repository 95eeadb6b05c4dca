import type { RouteId } from '#src/site/routes.ts'

/**
 * False for the energy dashboard: figures and two forms that post by themselves need no script, and none is sent. The chrome's script (measurement, chat
 * window, the line at the foot) is left out there too; chat, telephone and language are links.
 */
export function carriesScript(route: RouteId | 'not-found'): boolean {
  return route !== 'dashboard.energy'
}
