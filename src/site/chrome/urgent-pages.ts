import type { RouteId } from '#src/site/routes.ts'

/** Pages that are read while something is wrong: what floats there and what stands at their foot is help. */
export function isUrgent(route: RouteId | 'not-found'): boolean {
  return /^(emergency|emergency-electrician\..+|service\.emergency-electrician|howto\.reset-a-tripped-rcd)$/.test(route)
}
