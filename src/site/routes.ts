import { type Language, languageOfPath } from '#src/shared/i18n/language.ts'
import { fillPattern, patternFinder, type RouteParams } from './route-pattern.ts'
import { routeRows } from './route-rows.ts'

/** The registry: one id, one page, two paths. Links, breadcrumbs, language switch, hreflang and sitemap all come from here. */

export type RouteId = (typeof routeRows)[number][0]
export type RouteKind = (typeof routeRows)[number][3]
export interface Route {
  id: RouteId
  en: string
  /** null: a staff page, which has one path and speaks the language of the member of staff. */
  es: string | null
  kind: RouteKind
  parent: RouteId | null
  built: boolean
}
export type { RouteParams }

/** Pages that a later capability fills: their addresses answer 404 until then, and nothing links to them. */
const unbuiltIds = [] as const satisfies RouteId[]
export type BuiltRouteId = Exclude<RouteId, (typeof unbuiltIds)[number]>

/** A page for everybody that exists. */
export type PublicRouteId = Exclude<BuiltRouteId, `staff.${string}`>

export function isPublic(id: RouteId): id is PublicRouteId {
  return isBuilt(id) && !id.startsWith('staff.')
}

export function isBuilt(id: RouteId): id is BuiltRouteId {
  return !unbuiltIds.some((unbuilt) => unbuilt === id)
}

export const routes: readonly Route[] = routeRows.map(([id, en, es, kind, parent]) => ({
  id,
  en,
  es,
  kind,
  parent,
  built: isBuilt(id),
}))

const byId = new Map(routes.map((route) => [route.id, route]))

export function routeById(id: RouteId): Route {
  const route = byId.get(id)
  if (!route) throw new RangeError(`no such page: ${id}`)
  return route
}

/** The path of a page; throws a RangeError when a parameter is missing or could leave its segment. */
export function pathOf(id: RouteId, language: Language, params: RouteParams = {}): string {
  return fillPattern(patternOf(routeById(id), language), params)
}

function patternOf(route: Route, language: Language): string {
  return language === 'es' ? (route.es ?? route.en) : route.en
}

export interface RouteMatch {
  route: Route
  language: Language
  params: RouteParams
}

const find = patternFinder(
  routes.flatMap((route) =>
    (['en', 'es'] as const).flatMap((language) => {
      const pattern = route[language]
      return pattern ? [{ pattern, of: { route, language } }] : []
    }),
  ),
)

/** The page at a path, compared without regard to the case of its fixed segments; null when there is none. */
export function routeOfPath(path: string): RouteMatch | null {
  const found = find(path)
  return found ? { ...found.of, params: found.params } : null
}

/** The same page in the other language; null for an unknown path and for staff pages, which have one path. */
export function counterpart(path: string): string | null {
  const match = routeOfPath(path)
  if (!match || match.route.es === null) return null
  return fillPattern(patternOf(match.route, match.language === 'en' ? 'es' : 'en'), match.params)
}

export interface Crumb {
  id: RouteId
  /** Absent: the current page, or a page that does not exist yet. */
  path?: string
}

/** Home first, the page at `path` last and without link. Empty on the home page and for unknown paths. */
export function breadcrumbs(path: string): Crumb[] {
  const match = routeOfPath(path)
  if (!match || match.route.id === 'home') return []
  const language = languageOfPath(path)
  const trail: Crumb[] = [{ id: match.route.id }]
  for (let parent = match.route.parent; parent; parent = routeById(parent).parent) {
    const path = isBuilt(parent) ? pathOf(parent, language) : undefined
    trail.unshift(path === undefined ? { id: parent } : { id: parent, path })
  }
  return trail
}
