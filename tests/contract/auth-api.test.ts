import { createHash, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { actorOf, authApi, guardRoute } from '#src/features/auth/public.ts'
import * as repo from '#src/features/auth/repo.ts'
import { staffSession, staffUser } from '#src/features/auth/schema.ts'
import { type Api, createApi } from '#src/shared/http/api.ts'
import { authOf } from './auth-of.ts'
import { onBothDatabases, silentLog } from './databases.ts'

const password = 'four plain words here'

onBothDatabases('the API of sign-in', (database) => {
  let api: Api
  const db = () => database().db
  const staff = async (more: { role?: 'admin' | 'sales'; disabledAt?: Date } = {}) => {
    const email = `${randomUUID()}@example.com`
    const passwordHash = await hash(password)
    const id = await repo.insertStaff(db(), { email, name: 'Lucía', role: 'sales', language: 'es', passwordHash })
    if (more.role || more.disabledAt) await db().update(staffUser).set(more).where(eq(staffUser.id, id))
    return { id, email }
  }
  beforeAll(() => {
    api = createApi(silentLog)
    const auth = authOf(db)
    authApi(api, auth, 0)
    guardRoute(api, auth, { method: 'get', path: '/guarded/{id}' }, ['sales'])
    api.get('/guarded/:id', (c) => c.json({ actor: actorOf(c).email }))
    api.get('/open', (c) => c.json(actorOf(c)))
  })

  async function ask(method: string, path: string, body?: object, token?: string) {
    const answer = await api.request(path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headers: {
        ...(body ? { 'content-type': 'application/json', 'content-length': '9' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    })
    const text = await answer.text()
    const cached = answer.headers.get('cache-control')
    return { status: answer.status, cached, body: text === '' ? undefined : JSON.parse(text) }
  }
  const enter = async (email: string): Promise<string> =>
    (await ask('POST', '/api/auth/login', { email, password })).body.token

  test('somebody signs in, chooses a language, a second factor and a password, and signs out; nothing of it is cached', async () => {
    const { id, email } = await staff()
    const entered = await ask('POST', '/api/auth/login', { email, password })
    expect(entered).toMatchObject({ status: 200, cached: 'no-store', body: { user: { id, email, language: 'es' } } })
    expect(Date.parse(entered.body.expiresAt)).toBeGreaterThan(Date.now())
    const { token } = entered.body
    const mine = (method: string, path: string, body?: object) => ask(method, `/api/auth/${path}`, body, token)
    expect(await mine('GET', 'me')).toMatchObject({ status: 200, cached: 'no-store', body: { email, language: 'es' } })
    expect(await mine('PATCH', 'me', { language: 'en' })).toMatchObject({ status: 200, body: { language: 'en' } })
    expect((await mine('GET', 'me')).body.language).toBe('en')
    const { secret, uri } = (await mine('POST', 'totp')).body
    expect(uri).toContain(secret)
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    expect((await mine('POST', 'totp/confirm', { secret, code, password })).status).toBe(204)
    expect((await mine('GET', 'me')).body.hasSecondFactor).toBe(true)
    const next = 'five other plain words here'
    expect((await mine('POST', 'password', { current: password, next })).status).toBe(200)
    expect((await mine('POST', 'logout')).status).toBe(204)
    expect((await mine('GET', 'me')).status).toBe(401)
    expect((await mine('POST', 'logout')).status).toBe(401)
  })

  test.each([
    ['PATCH', 'me'],
    ['POST', 'password'],
    ['POST', 'totp/confirm'],
  ])('%s %s tells a stranger nothing of what is wrong with their words', async (method, path) => {
    const wrong = { language: 'de' }
    expect(await ask(method, `/api/auth/${path}`, wrong)).toMatchObject({ status: 401, cached: 'no-store' })
    const token = await enter((await staff()).email)
    expect((await ask(method, `/api/auth/${path}`, wrong, token)).status).toBe(422)
  })

  test('a guarded route knows who asks, keeps its answer out of caches, and an unguarded one has nobody', async () => {
    const { email } = await staff()
    const token = await enter(email)
    expect(await ask('GET', '/guarded/1', undefined, token)).toEqual({
      status: 200,
      cached: 'no-store',
      body: { actor: email },
    })
    const admin = await enter((await staff({ role: 'admin' })).email)
    expect((await ask('GET', '/guarded/1', undefined, admin)).status).toBe(403)
    expect((await ask('GET', '/open', undefined, token)).status).toBe(500)
  })

  test('a session is noted as seen, again after five minutes and not before', async () => {
    const { id, email } = await staff()
    const tokenHash = createHash('sha256')
      .update(await enter(email))
      .digest('hex')
    const start = Date.now()
    const seenAfter = async (millis: number) => {
      await repo.staffByToken(db(), tokenHash, new Date(start + millis))
      const [session] = await db().select().from(staffSession).where(eq(staffSession.userId, id))
      return session?.lastSeenAt && session.lastSeenAt.getTime() - start
    }
    const five = 5 * 60_000
    expect([await seenAfter(0), await seenAfter(five), await seenAfter(five + 1)]).toEqual([0, 0, five + 1])
  })

  test('who is paused is not among those who work here', async () => {
    const rolesBefore = await repo.countWithRoles(db(), ['admin', 'sales'])
    const [works, paused] = [await staff(), await staff({ disabledAt: new Date() })]
    expect(await repo.countWithRoles(db(), ['admin', 'sales'])).toBe(rolesBefore + 1)
    expect(await repo.countWithRoles(db(), ['editor'])).toBe(0)
    const ids = (await repo.activeStaff(db())).map(({ id }) => id)
    expect([ids.includes(works.id), ids.includes(paused.id)]).toEqual([true, false])
    expect((await repo.staffById(db(), works.id))?.email).toBe(works.email)
    expect(await repo.staffById(db(), paused.id)).toBeUndefined()
    const isStaff = (email: string) => repo.isStaffAddress(db(), email)
    expect(await isStaff(works.email.toUpperCase())).toBe(true)
    expect([await isStaff(paused.email), await isStaff('nobody@example.com')]).toEqual([false, false])
  })

  test('sessions that ended before a day are removed, those that hold or ended later stay', async () => {
    const { id } = await staff()
    const before = new Date('2026-11-20T00:00:00Z')
    const [earlier, later] = [new Date('2026-11-19T23:59:59Z'), new Date('2026-11-20T00:00:01Z')]
    const made: [string, Date, Date | null][] = [
      ['expired', earlier, null],
      ['ended', later, earlier],
      ['ended later', later, later],
      ['holds', later, null],
    ]
    for (const [browser, expiresAt, revokedAt] of made)
      await db().insert(staffSession).values({ userId: id, tokenHash: randomUUID(), expiresAt, revokedAt, browser })
    await repo.removeEndedSessions(db(), before)
    const left = await db().select().from(staffSession).where(eq(staffSession.userId, id))
    expect(left.map(({ browser }) => browser).sort()).toEqual(['ended later', 'holds'])
  })
})
