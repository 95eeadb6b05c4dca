import type { Role } from '#src/features/auth/contract.ts'
import { loginPath, passwordPath } from '#src/features/auth/domain/return-path.ts'
import { patternFinder, type RouteParams } from '#src/site/route-pattern.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'
import { staffPath, staffPattern } from './staff-address.ts'

/** Which screen of the staff app a path shows. */
export type ShownScreen = { screen: Screen; params: RouteParams } | 'login' | 'password'

const find = patternFinder(screens.map((screen) => ({ pattern: staffPattern(screen.route), of: screen })))

/** The screen of a path (without query); undefined when the path is no page of the staff app. A slash at the end is forgiven. */
export function shownScreen(pathname: string): ShownScreen | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (path === loginPath) return 'login'
  if (path === passwordPath) return 'password'
  const found = find(path)
  return found ? { screen: found.of, params: found.params } : undefined
}

/** The address of a screen without parameters. */
export function screenPath({ route }: Screen, params: RouteParams = {}): string {
  return staffPath(route, params)
}

/** True when the role finds something on the screen. */
export function mayOpen({ permission }: Screen, role: Role): boolean {
  return permission.includes(role)
}

/** The screens of the side bar that a role may open, in order; all of them while nobody is known. */
export function listedScreens(group: Screen['group'], role: Role | undefined): Screen[] {
  return screens.filter((screen) => screen.group === group && (role === undefined || mayOpen(screen, role)))
}
