import { expect, it } from 'vitest'
import { roles } from '#src/features/auth/contract.ts'
import { routeById, routes } from '#src/site/routes.ts'
import { screens } from './screens.ts'
import { listedScreens } from './staff-path.ts'

it('gives every screen a name and an address of its own', () => {
  for (const key of ['name', 'route'] as const)
    expect(new Set(screens.map((screen) => screen[key])).size).toBe(screens.length)
  for (const { route } of screens) expect(routeById(route).kind).toBe('staff')
})

it('shows every staff page of the registry but the sign-in and what leads on', () => {
  const shown = new Set<string>(screens.map(({ route }) => route))
  const staff = routes.filter(({ kind, built }) => kind === 'staff' && built).map(({ id }) => id)
  expect(staff.filter((id) => !shown.has(id)).sort()).toEqual(['staff.admin', 'staff.admin.login'])
})

it('leads to every screen from the side bar or from another screen', () => {
  const names = new Set(screens.map(({ name }) => name))
  for (const { group, icon, under } of screens) {
    if (group) expect(icon).toBeDefined()
    else expect(names.has(under ?? '')).toBe(true)
  }
})

it('names every screen in both languages and shows each role something', () => {
  for (const { label } of screens) expect(label.en && label.es).toBeTruthy()
  for (const role of roles)
    expect(listedScreens('work', role).length + listedScreens('office', role).length).toBeGreaterThan(0)
})

it('shows an editor the pages and no person', () => {
  const listed = [...listedScreens('work', 'editor'), ...listedScreens('office', 'editor')].map(({ name }) => name)
  expect(listed).toContain('pages')
  for (const name of ['leads', 'quotes']) expect(listed).not.toContain(name)
})
