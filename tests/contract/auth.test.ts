import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Auth } from '#src/features/auth/public.ts'
import * as repo from '#src/features/auth/repo.ts'
import { auditEvent, staffSession } from '#src/features/auth/schema.ts'
import { authOf } from './auth-of.ts'
import { onBothDatabases, silentLog } from './databases.ts'

onBothDatabases('signing in', (database) => {
  const admin = { email: 'Admin@Example.com', password: 'correct horse battery' }
  let auth: Auth
  const key = createSecretKey(randomBytes(32))
  const alerts: string[] = []
  /** As after a restart: the same database, nothing in memory. */
  const another = () => authOf(() => database().db, { key, onGuessing: async ({ email }) => void alerts.push(email) })
  beforeAll(async () => {
    auth = another()
    await auth.ensureFirstAdmin(database().db, admin)
  })
  const login = (more: object = {}) => auth.login({ ...admin, ...more }, randomUUID())

  test('the first admin is made once', async () => {
    expect(await auth.ensureFirstAdmin(database().db, undefined)).toBeUndefined()
    const { token, user, expiresAt } = await login()
    expect(user).toMatchObject({ email: 'admin@example.com', role: 'admin' })
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now())
    expect(user.mustChangePassword).toBe(false)
    expect(await auth.require(token)).toEqual(user)
    expect(await auth.require(token, ['sales', 'admin'])).toEqual(user)
  })

  test('a role outside the wanted ones is forbidden, an unknown token unauthenticated, a signed-out one too', async () => {
    const { token } = await login()
    await expect(auth.require(token, ['editor'])).rejects.toMatchObject({ status: 403 })
    await expect(auth.require(undefined)).rejects.toMatchObject({ status: 401 })
    await auth.logout(token)
    await expect(auth.require(token)).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test('a wrong password and an unknown account are told alike, and both are counted', async () => {
    const address = randomUUID()
    for (let i = 0; i < 5; i++)
      await expect(auth.login({ email: `x${i}@example.com`, password: 'x' }, address)).rejects.toMatchObject({
        code: 'login_failed',
      })
    await expect(auth.login({ email: 'y@example.com', password: 'x' }, address)).rejects.toMatchObject({ status: 429 })
  })

  test('guesses sent at once are counted one after the other', async () => {
    const address = randomUUID()
    const guesses = Array.from({ length: 30 }, (_, i) =>
      auth.login({ email: `z${i}@example.com`, password: 'x' }, address).catch(({ status }) => status),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter((status) => status === 401)).toHaveLength(5)
    expect(answers.filter((status) => status === 429)).toHaveLength(25)
  })

  /** A member of staff of the test's own. */
  async function member(): Promise<{ email: string; password: string }> {
    const [email, password] = [`${randomUUID()}@example.com`, 'four plain words here']
    const passwordHash = await hash(password)
    await repo.insertStaff(database().db, { email, name: 'Lucía', role: 'sales', language: 'es', passwordHash })
    return { email, password }
  }
  const codesOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) })
  /** The code of the half minute before: right, and the present one stays unused. */
  const earlier = (secret: string) => codesOf(secret).generate({ timestamp: Date.now() - 30_000 })
  /** Codes live half a minute: a test that begins at its end would hand in one that is too old by then. */
  const holdClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  afterEach(() => vi.useRealTimers())

  test('a second factor is turned on with the password, and ends the other sessions', async () => {
    holdClock()
    const who = await member()
    const [mine, stolen] = [await auth.login(who, 'office'), await auth.login(who, 'elsewhere')]
    expect(mine.user.hasSecondFactor).toBe(false)
    const { secret } = auth.startTotp(mine.user)
    const on = (more: object) =>
      auth.confirmTotp(mine.token, { secret, code: earlier(secret), password: who.password, ...more })
    await expect(on({ password: 'guessed' })).rejects.toMatchObject({ status: 422, code: 'password_wrong' })
    await expect(on({ code: '000000' })).rejects.toMatchObject({ status: 422, code: 'totp_invalid' })
    await on({})
    expect((await auth.require(mine.token)).hasSecondFactor).toBe(true)
    await expect(auth.require(stolen.token)).rejects.toMatchObject({ status: 401 })
    await expect(auth.login(who, 'office')).rejects.toMatchObject({ status: 401, code: 'totp_required' })
    await expect(auth.login({ ...who, totp: '000000' }, 'office')).rejects.toMatchObject({ code: 'totp_invalid' })
  })

  test('another second factor needs the present one’s code as well', async () => {
    holdClock()
    const who = await member()
    const { token, user } = await auth.login(who, 'office')
    const [first, second] = [auth.startTotp(user).secret, auth.startTotp(user).secret]
    await auth.confirmTotp(token, { secret: first, code: earlier(first), password: who.password })
    const change = (currentCode?: string) =>
      auth.confirmTotp(token, {
        secret: second,
        code: earlier(second),
        password: who.password,
        ...(currentCode ? { currentCode } : {}),
      })
    await expect(change()).rejects.toMatchObject({ status: 422, code: 'totp_required' })
    await expect(change(codesOf(second).generate())).rejects.toMatchObject({ status: 422, code: 'totp_required' })
    await change(codesOf(first).generate())
    await expect(auth.login({ ...who, totp: codesOf(first).generate() }, 'office')).rejects.toMatchObject({
      code: 'totp_invalid',
    })
    expect((await auth.login({ ...who, totp: codesOf(second).generate() }, 'office')).user.id).toBe(user.id)
  })

  test('a code works once, also after a restart, and a clock that was ahead keeps nobody out', async () => {
    holdClock()
    const who = await member()
    const { token, user } = await auth.login(who, 'office')
    const { secret } = auth.startTotp(user)
    await auth.confirmTotp(token, { secret, code: earlier(secret), password: who.password })
    const totp = codesOf(secret).generate()
    await auth.login({ ...who, totp }, 'office')
    await expect(another().login({ ...who, totp }, 'office')).rejects.toMatchObject({ code: 'totp_invalid' })
    const present = Date.now()
    const ahead = present + 365 * 86_400_000
    vi.setSystemTime(ahead)
    await auth.login({ ...who, totp: codesOf(secret).generate({ timestamp: ahead }) }, 'office')
    vi.setSystemTime(present)
    const later = codesOf(secret).generate({ timestamp: Date.now() + 30_000 })
    expect((await auth.login({ ...who, totp: later }, 'office')).user.id).toBe(user.id)
    await expect(auth.login({ ...who, totp: later }, 'office')).rejects.toMatchObject({ code: 'totp_invalid' })
  })

  test('wrong passwords from elsewhere keep the owner out nowhere, and the owner hears of them', async () => {
    const who = await member()
    await auth.login(who, 'office')
    const flood = Array.from({ length: 24 }, (_, i) =>
      auth.login({ ...who, password: 'guess' }, `bot-${i % 6}`).catch(({ status }) => status),
    )
    expect(new Set(await Promise.all(flood))).toEqual(new Set([401]))
    expect((await auth.login(who, 'office')).user.email).toBe(who.email)
    expect((await auth.login(who, 'on the way')).user.email).toBe(who.email)
    await vi.waitFor(() => expect(alerts).toContain(who.email))
  })

  test('a clock that jumps makes no wait longer', async () => {
    const who = await member()
    for (let i = 0; i < 5; i++)
      await expect(auth.login({ ...who, password: 'guess' }, 'jump')).rejects.toMatchObject({ status: 401 })
    const waitSeconds = () =>
      auth.login(who, 'jump').then(
        () => 0,
        ({ headers }) => Number(headers['retry-after']),
      )
    for (const years of [-1, 1]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + years * 365 * 86_400_000 })
      expect(await waitSeconds()).toBeGreaterThan(0)
      expect(await waitSeconds()).toBeLessThanOrEqual(60)
      vi.useRealTimers()
    }
  })

  test('a one-time password opens nothing but the choice of another, which ends the other sessions', async () => {
    const db = database().db
    const email = `once-${randomUUID()}@example.com`
    const passwordHash = await hash('printed once')
    const role = 'sales' as const
    await repo.insertStaff(db, { email, name: 'New', role, language: 'es', passwordHash, passwordIsOneTime: true })
    const enter = (password: string) => auth.login({ email, password }, randomUUID())
    const [first, second] = [await enter('printed once'), await enter('printed once')]
    expect(first.user.mustChangePassword).toBe(true)
    await expect(auth.require(first.token)).rejects.toMatchObject({ status: 403, code: 'password_change_needed' })
    const change = (current: string, next: string) => auth.changePassword(first.token, { current, next })
    await expect(change('wrong', 'four plain words here')).rejects.toMatchObject({ code: 'password_wrong' })
    await expect(change('printed once', 'printed once')).rejects.toMatchObject({ code: 'password_unchanged' })
    expect((await change('printed once', 'four plain words here')).mustChangePassword).toBe(false)
    expect((await auth.require(first.token)).email).toBe(email)
    await expect(auth.require(second.token)).rejects.toMatchObject({ status: 401 })
    await expect(enter('printed once')).rejects.toMatchObject({ code: 'login_failed' })
    expect((await enter('four plain words here')).user.mustChangePassword).toBe(false)
  })

  test('a session lasts twelve hours and notes the browser, as much of it as is kept', async () => {
    const who = await member()
    const before = Date.now()
    const { token, user, expiresAt } = await auth.login(who, 'office', `Firefox ${'x'.repeat(300)}`)
    expect(Math.floor((expiresAt.getTime() - before) / 60_000)).toBe(12 * 60)
    const [session] = await database().db.select().from(staffSession).where(eq(staffSession.userId, user.id))
    expect(session?.browser).toHaveLength(200)
    vi.useFakeTimers({ toFake: ['Date'], now: expiresAt.getTime() - 1 })
    expect(await auth.signedIn(token)).toEqual(user)
    vi.setSystemTime(expiresAt)
    await expect(auth.signedIn(token)).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
      headers: { 'www-authenticate': 'Bearer' },
    })
  })

  test('what each of them did is in the record, under its name', async () => {
    holdClock()
    const who = await member()
    const { token, user } = await auth.login(who, 'office')
    const [first, second] = [auth.startTotp(user).secret, auth.startTotp(user).secret]
    await auth.confirmTotp(token, { secret: first, code: earlier(first), password: who.password })
    const now = codesOf(first).generate()
    await auth.confirmTotp(token, { secret: second, code: earlier(second), password: who.password, currentCode: now })
    await auth.changePassword(token, { current: who.password, next: 'five other plain words here' })
    const rows = await database().db.select().from(auditEvent).where(eq(auditEvent.actorId, user.id))
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'password-changed',
      'second-factor-changed',
      'second-factor-on',
      'signed-in',
    ])
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set([user.id]))
  })

  test('a code that was not given counts as no guess, a wrong one does', async () => {
    holdClock()
    const who = await member()
    const { token, user } = await auth.login(who, 'office')
    const { secret } = auth.startTotp(user)
    await auth.confirmTotp(token, { secret, code: earlier(secret), password: who.password })
    for (let i = 0; i < 6; i++) await expect(auth.login(who, 'office')).rejects.toMatchObject({ code: 'totp_required' })
    for (let i = 0; i < 5; i++)
      await expect(auth.login({ ...who, totp: '000000' }, 'office')).rejects.toMatchObject({ code: 'totp_invalid' })
    const refused = await auth.login({ ...who, totp: '000000' }, 'office').catch((problem) => problem)
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(refused.headers['retry-after']).toMatch(/^(?:5[0-9]|60)$/)
  })

  test('a password asked for once more is guessed five times a session, and right ones do not count', async () => {
    const who = await member()
    const { token } = await auth.login(who, 'office')
    const change = (current: string) => auth.changePassword(token, { current, next: current })
    for (let i = 0; i < 6; i++) await expect(change(who.password)).rejects.toMatchObject({ code: 'password_unchanged' })
    for (let i = 0; i < 5; i++) await expect(change('guess')).rejects.toMatchObject({ code: 'password_wrong' })
    await expect(change(who.password)).rejects.toMatchObject({ status: 429 })
    const other = await auth.login(who, 'office')
    await expect(auth.changePassword(other.token, { current: who.password, next: who.password })).rejects.toMatchObject(
      { code: 'password_unchanged' },
    )
  })

  test('the note of a one-time password is removed once it is replaced, and not for any other', async () => {
    let chosen = 0
    const told = authOf(() => database().db, { key, onPasswordChosen: () => void chosen++ })
    const who = await member()
    const { token } = await told.login(who, 'office')
    await told.changePassword(token, { current: who.password, next: 'five other plain words here' })
    expect(chosen).toBe(0)
    const passwordHash = await hash('printed once')
    const once = { email: `${randomUUID()}@example.com`, name: 'New', role: 'sales', language: 'es' } as const
    await repo.insertStaff(database().db, { ...once, passwordHash, passwordIsOneTime: true })
    const { token: first } = await told.login({ email: once.email, password: 'printed once' }, 'office')
    await told.changePassword(first, { current: 'printed once', next: 'five other plain words here' })
    expect(chosen).toBe(1)
  })

  test('a second factor’s secret has 160 bits and a label that its app can show; a language is kept', async () => {
    const { token, user } = await auth.login(await member(), 'office')
    const { secret, uri } = auth.startTotp(user)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(decodeURIComponent(uri)).toMatch(new RegExp(`Test:${user.email}.*${secret}`))
    expect(await auth.setLanguage(user, 'en')).toEqual({ ...user, language: 'en' })
    expect((await auth.signedIn(token)).language).toBe('en')
  })

  test('an owner who cannot be told of guesses is a line in the log, and the guesses are answered', async () => {
    const who = await member()
    const [warn, noMail] = [vi.fn(), new Error('no mail')]
    const failing = authOf(() => database().db, {
      key,
      onGuessing: () => Promise.reject(noMail),
      log: { ...silentLog, warn } as typeof silentLog,
    })
    const guesses = (email: string) =>
      Array.from({ length: 20 }, (_, i) =>
        failing.login({ email, password: 'guess' }, `robot-${i} ${email}`).catch(({ code }) => code),
      )
    // An account that nobody has is nobody to tell.
    const answers = await Promise.all([...guesses(`${randomUUID()}@example.com`), ...guesses(who.email)])
    expect(new Set(answers)).toEqual(new Set(['login_failed']))
    await vi.waitFor(() => expect(warn).toHaveBeenCalled())
    expect(warn).toHaveBeenCalledExactlyOnceWith({ err: noMail }, expect.any(String))
  })
})
