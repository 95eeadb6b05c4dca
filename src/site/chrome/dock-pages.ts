import type { RouteId } from '#src/site/routes.ts'

/** False inside the quote and the calculators: they have the way on in a line of their own, and nothing else floats there. */
export function hasDock(route: RouteId | 'not-found'): boolean {
  return !/^(quote|quote\.view|test-quote|tool\..*)$/.test(route)
}
