import { redirectRows } from './redirect-rows.ts'
import { pathOf, type RouteId, type RouteMatch, routeOfPath } from './routes.ts'

const targetOf = new Map(redirectRows)

/** Routes that only lead to another. */
const leadsTo: Partial<Record<RouteId, RouteId>> = { 'staff.admin': 'staff.admin.dashboard' }

/**
 * Where a typed path belongs (answer 308 and keep the query), or null when it is already right or unknown.
 * Handles old addresses, `/es` + an English path, a Spanish path without `/es`, `/es` + a staff path, and untidy spelling: upper
 * case, doubled or trailing slashes, `.html`. The answer is always a path of the registry, so it can neither leave this site nor
 * redirect again.
 */
export function redirectFor(path: string): string | null {
  if (!path.startsWith('/')) return null
  const target = destination(tidy(path))
  return target === null || target === path ? null : target
}

function tidy(path: string): string {
  const tidied = path.replace(/\/{2,}/g, '/').replace(/(?:(?:\/index)?\.html|\/)+$/i, '')
  return tidied === '' ? '/' : tidied
}

function destination(path: string): string | null {
  const known = routeOfPath(path)
  if (known) return inLanguage(known, known.language)
  const lower = path.toLowerCase()
  const moved = targetOf.get(lower)
  if (moved) return pathOf(moved, lower.startsWith('/es/') ? 'es' : 'en')

  if (lower.startsWith('/es/')) {
    const rest = path.slice(3)
    const movedEnglish = targetOf.get(rest.toLowerCase())
    if (movedEnglish) return pathOf(movedEnglish, 'es')
    const english = routeOfPath(rest)
    return english?.language === 'en' ? inLanguage(english, 'es') : null
  }
  const movedSpanish = targetOf.get(`/es${lower}`)
  if (movedSpanish) return pathOf(movedSpanish, 'en')
  const spanish = routeOfPath(`/es${path}`)
  return spanish ? inLanguage(spanish, 'en') : null
}

function inLanguage({ route, params }: RouteMatch, language: 'en' | 'es'): string {
  return pathOf(leadsTo[route.id] ?? route.id, language, params)
}
