import type { RouteConfig } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Api, bearerToken } from '#src/shared/http/api.ts'
import type { Role, User } from './contract.ts'

/** Who may do what, action by action: the one table that an API checks, an interface follows and a reader looks up. */
export type Permissions = Readonly<Record<string, readonly Role[]>>

/** The part of the sign-in service that a guard needs. */
interface Gatekeeper {
  require(token: string | undefined, roles?: readonly Role[]): Promise<User>
}

const actors = new WeakMap<Request, User>()

/**
 * Checks the role before anything else of a request to this route is read, and keeps its answer out of every cache: a stranger learns nothing
 * from a wrong body, not even which fields are wrong. Call it before the route is registered. Problems: 401 unauthenticated, 403 forbidden,
 * 403 password_change_needed.
 */
export function guardRoute(
  api: Api,
  auth: Gatekeeper,
  route: Pick<RouteConfig, 'method' | 'path'>,
  roles: readonly Role[],
): void {
  const path = route.path.replace(/\{(\w+)\}/g, ':$1')
  api.on(route.method.toUpperCase(), path, async (c, next) => {
    actors.set(c.req.raw, await auth.require(bearerToken(c), roles))
    await next()
    c.header('cache-control', 'no-store')
  })
}

/** The member of staff whom `guardRoute` let through. Throws when the route has no guard. */
export function actorOf(c: Context): User {
  const actor = actors.get(c.req.raw)
  if (!actor) throw new Error(`${c.req.method} ${c.req.path} has no guard`)
  return actor
}
