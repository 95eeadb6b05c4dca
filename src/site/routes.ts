import { type Language, languageOfPath } from '#src/shared/i18n/language.ts'
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
export type RouteParams = Record<string, string>

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

/** One path segment that may stand for a parameter: a slug, a token, a uuid. Never a dot segment. */
const segment = /^(?!\.{1,2}$)[A-Za-z0-9._~-]+$/

/** The path of a page; throws a RangeError when a parameter is missing or could leave its segment. */
export function pathOf(id: RouteId, language: Language, params: RouteParams = {}): string {
  return fill(patternOf(routeById(id), language), params)
}

function patternOf(route: Route, language: Language): string {
  return language === 'es' ? (route.es ?? route.en) : route.en
}

function fill(pattern: string, params: RouteParams): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || !segment.test(value)) throw new RangeError(`no usable ${name} for ${pattern}`)
    return value
  })
}

export interface RouteMatch {
  route: Route
  language: Language
  params: RouteParams
}

const exact = new Map<string, { route: Route; language: Language }>()
const dynamic: { route: Route; language: Language; parts: string[] }[] = []
for (const route of routes)
  for (const language of ['en', 'es'] as const) {
    const pattern = language === 'en' ? route.en : route.es
    if (!pattern) continue
    if (pattern.includes('{')) dynamic.push({ route, language, parts: pattern.split('/') })
    else exact.set(pattern, { route, language })
  }

/** The page at a path, compared without regard to the case of its fixed segments; null when there is none. */
export function routeOfPath(path: string): RouteMatch | null {
  const found = exact.get(path.toLowerCase())
  if (found) return { ...found, params: {} }
  const parts = path.split('/')
  for (const { route, language, parts: pattern } of dynamic) {
    if (pattern.length !== parts.length) continue
    const params: RouteParams = {}
    const fits = pattern.every((want, i) => {
      const have = parts[i] ?? ''
      const name = /^\{(\w+)\}$/.exec(want)?.[1]
      if (!name) return want === have.toLowerCase()
      params[name] = have
      return segment.test(have)
    })
    if (fits) return { route, language, params }
  }
  return null
}

/** The same page in the other language; null for an unknown path and for staff pages, which have one path. */
export function counterpart(path: string): string | null {
  const match = routeOfPath(path)
  if (!match || match.route.es === null) return null
  return fill(patternOf(match.route, match.language === 'en' ? 'es' : 'en'), match.params)
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
