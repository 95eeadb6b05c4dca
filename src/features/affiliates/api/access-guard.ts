import type { RouteConfig } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { PartnerAccess } from '#src/features/affiliates/partners/access.ts'
import type { PartnerRow } from '#src/features/affiliates/partners/repo.ts'
import type { Auth, Role, User } from '#src/features/auth/public.ts'
import { type Api, bearerToken } from '#src/shared/http/api.ts'
import { Problem } from '#src/shared/http/problem.ts'

/** Who asks: a member of staff, or a partner about themselves. */
export type Caller = { kind: 'staff'; user: User } | { kind: 'partner'; partner: PartnerRow }

const callers = new WeakMap<Request, Caller>()

/**
 * Lets a partner's own session in, and staff of these roles (none: partners only), before anything else of the request is read. Problems: 401, 403.
 */
export function guardOwn(
  api: Api,
  { auth, access }: { auth: Auth; access: PartnerAccess },
  route: Pick<RouteConfig, 'method' | 'path'>,
  roles: readonly Role[] = [],
): void {
  const path = route.path.replace(/\{(\w+)\}/g, ':$1')
  api.on(route.method.toUpperCase(), path, async (c, next) => {
    const token = bearerToken(c)
    const partner = await partnerOf(access, token)
    if (partner) callers.set(c.req.raw, { kind: 'partner', partner })
    else if (roles.length === 0)
      throw new Problem(401, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } })
    else callers.set(c.req.raw, { kind: 'staff', user: await auth.require(token, roles) })
    await next()
    c.header('cache-control', 'no-store')
  })
}

async function partnerOf(access: PartnerAccess, token: string | undefined): Promise<PartnerRow | undefined> {
  try {
    return await access.require(token, new Date())
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return undefined
    throw error
  }
}

/** Whom `guardOwn` let through. Throws when the route has no guard. */
export function callerOf(c: Context): Caller {
  const caller = callers.get(c.req.raw)
  if (!caller) throw new Error(`${c.req.method} ${c.req.path} has no guard`)
  return caller
}

/** The partner who asks; staff have no record of their own here. Problem: 403. */
export function ownPartner(c: Context): PartnerRow {
  const caller = callerOf(c)
  if (caller.kind !== 'partner') throw new Problem(403, 'forbidden')
  return caller.partner
}

/** Staff may ask about anybody, a partner about themselves. Problem: 403. */
export function mayAskAbout(c: Context, affiliateId: string): Caller {
  const caller = callerOf(c)
  if (caller.kind === 'partner' && caller.partner.id !== affiliateId) throw new Problem(403, 'forbidden')
  return caller
}

export const nameOf = (caller: Caller): string => (caller.kind === 'staff' ? caller.user.name : 'partner')
