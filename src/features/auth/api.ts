import { createRoute, z } from '@hono/zod-openapi'
import { type Api, bearerToken, problems } from '#src/shared/http/api.ts'
import { clientAddress } from '#src/shared/http/client-address.ts'
import { languages } from '#src/shared/i18n/language.ts'
import { loginRequest, loginResponse, passwordChange, secondFactorChange, user } from './contract.ts'
import type { Auth } from './service.ts'

const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})
const body = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } })
const tags = ['Staff']
const security = [{ bearer: [] }]

const login = createRoute({
  method: 'post',
  path: '/api/auth/login',
  tags,
  summary: 'Sign in',
  request: { body: body(loginRequest) },
  responses: { 200: json('Signed in', loginResponse), ...problems(400, 401, 422, 429, 503) },
})
const logout = createRoute({
  method: 'post',
  path: '/api/auth/logout',
  tags,
  security,
  summary: 'Sign out',
  responses: { 204: { description: 'Signed out' }, ...problems(401, 503) },
})
const me = createRoute({
  method: 'get',
  path: '/api/auth/me',
  tags,
  security,
  summary: 'Who is signed in',
  responses: { 200: json('The member of staff', user), ...problems(401, 503) },
})
const change = createRoute({
  method: 'patch',
  path: '/api/auth/me',
  tags,
  security,
  summary: 'Change my language',
  request: { body: body(z.object({ language: z.enum(languages) })) },
  responses: { 200: json('The member of staff', user), ...problems(401, 422, 503) },
})
const password = createRoute({
  method: 'post',
  path: '/api/auth/password',
  tags,
  security,
  summary: 'Choose another password; other sessions of mine end',
  request: { body: body(passwordChange) },
  responses: { 200: json('The member of staff', user), ...problems(400, 401, 422, 429, 503) },
})
const startTotp = createRoute({
  method: 'post',
  path: '/api/auth/totp',
  tags,
  security,
  summary: 'Begin a second factor',
  responses: {
    200: json('Show the URI as a QR code, then confirm', z.object({ secret: z.string(), uri: z.string() })),
    ...problems(401, 503),
  },
})
const confirmTotp = createRoute({
  method: 'post',
  path: '/api/auth/totp/confirm',
  tags,
  security,
  summary: 'Turn the second factor on, or put another in its place; other sessions of mine end',
  request: { body: body(secondFactorChange) },
  responses: { 204: { description: 'On' }, ...problems(401, 422, 429, 503) },
})

export function authApi(api: Api, auth: Auth, trustProxy: number): void {
  api.use('/api/auth/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  // Before the body is read: a stranger learns nothing from a wrong one.
  for (const { method, path } of [change, password, confirmTotp])
    api.on(method.toUpperCase(), path, async (c, next) => {
      await auth.signedIn(bearerToken(c))
      await next()
    })
  api.openapi(login, async (c) => {
    const session = await auth.login(
      c.req.valid('json'),
      clientAddress(c.env?.incoming, trustProxy),
      c.req.header('user-agent'),
    )
    return c.json({ token: session.token, expiresAt: session.expiresAt.toISOString(), user: session.user }, 200)
  })
  api.openapi(logout, async (c) => {
    const token = bearerToken(c)
    await auth.signedIn(token)
    if (token) await auth.logout(token)
    return c.body(null, 204)
  })
  api.openapi(me, async (c) => c.json(await auth.signedIn(bearerToken(c)), 200))
  api.openapi(change, async (c) => {
    const who = await auth.signedIn(bearerToken(c))
    return c.json(await auth.setLanguage(who, c.req.valid('json').language), 200)
  })
  api.openapi(password, async (c) => c.json(await auth.changePassword(bearerToken(c), c.req.valid('json')), 200))
  api.openapi(startTotp, async (c) => c.json(auth.startTotp(await auth.require(bearerToken(c))), 200))
  api.openapi(confirmTotp, async (c) => {
    await auth.confirmTotp(bearerToken(c), c.req.valid('json'))
    return c.body(null, 204)
  })
}
