import { breadcrumbs, type RouteId } from '#src/site/routes.ts'
import { type MenuId, mainNavigation, menus } from './navigation.ts'

const isMenu = (id: (typeof mainNavigation)[number]): id is MenuId => id in menus

const lists = (menu: MenuId, id: RouteId) =>
  menus[menu].groups.some(({ pages }) => pages.some((page: RouteId) => page === id))

/** The panel that lists the page at `path`, else the one that lists the nearest page above it; undefined where none does, as on the home page. */
export function menuOf(path: string): MenuId | undefined {
  // Search is of no menu, though one lists it.
  const upwards = breadcrumbs(path)
    .flatMap(({ id }) => (id === 'search' ? [] : [id]))
    .reverse()
  return upwards.flatMap((id) => mainNavigation.filter(isMenu).filter((menu) => lists(menu, id))).at(0)
}
