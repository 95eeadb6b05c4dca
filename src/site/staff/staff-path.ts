import type { Role } from '#src/features/auth/contract.ts'
import { loginPath } from '#src/features/auth/domain/return-path.ts'
import { pathOf, type RouteId, type RouteParams, routeOfPath } from '#src/site/routes.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'

/** Which screen of the staff app a path shows. */
export type ShownScreen = { screen: Screen; params: RouteParams } | 'login'

const byRoute = new Map<RouteId, Screen>(screens.map((screen) => [screen.route, screen]))

/** The screen of a path (without query); undefined when the path is no page of the staff app. A slash at the end is forgiven. */
export function shownScreen(pathname: string): ShownScreen | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (path === loginPath) return 'login'
  const match = routeOfPath(path)
  const screen = match && byRoute.get(match.route.id)
  return match && screen ? { screen, params: match.params } : undefined
}

/** The address of a screen without parameters. */
export function screenPath({ route }: Screen, params: RouteParams = {}): string {
  return pathOf(route, 'en', params)
}

/** True when the role finds something on the screen. */
export function mayOpen({ permission }: Screen, role: Role): boolean {
  return permission.includes(role)
}

/** The screens of the side bar that a role may open, in order; all of them while nobody is known. */
export function listedScreens(group: Screen['group'], role: Role | undefined): Screen[] {
  return screens.filter((screen) => screen.group === group && (role === undefined || mayOpen(screen, role)))
}
