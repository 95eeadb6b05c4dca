import { type Town, towns } from '#src/shared/domain/vocabulary.ts'
import type { RouteId } from '#src/site/routes.ts'

/** The town that a route speaks of; undefined for one that speaks of none. */
export function townOf(route: RouteId): Town | undefined {
  return towns.find((name) => route.split('.').includes(name))
}
