import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { Auth } from '#src/features/auth/public.ts'
import * as repo from '#src/features/auth/repo.ts'
import { onBothDatabases } from './databases.ts'

onBothDatabases('signing in', (database) => {
  const admin = { email: 'Admin@Example.com', password: 'correct horse battery' }
  let auth: Auth
  beforeAll(async () => {
    auth = new Auth({ db: () => database().db, key: createSecretKey(randomBytes(32)), brandName: 'Test' })
    await auth.ensureFirstAdmin(database().db, admin)
  })
  const login = (more: object = {}) => auth.login({ ...admin, ...more }, randomUUID())

  test('the first admin is made once', async () => {
    expect(await auth.ensureFirstAdmin(database().db, undefined)).toBeUndefined()
    const { token, user, expiresAt } = await login()
    expect(user).toMatchObject({ email: 'admin@example.com', role: 'admin' })
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now())
    expect(await auth.require(token)).toEqual(user)
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

  test('once enrolled the second factor is required, and a code works once', async () => {
    const { user } = await login()
    const { secret } = auth.startTotp(user)
    const codes = new TOTP({ secret: Secret.fromBase32(secret) })
    await expect(auth.confirmTotp(user, secret, '000000')).rejects.toMatchObject({ code: 'totp_invalid' })
    // The step before, so that the codes below are still unused.
    await auth.confirmTotp(user, secret, codes.generate({ timestamp: Date.now() - 30_000 }))
    await expect(login()).rejects.toMatchObject({ status: 401, code: 'totp_required' })
    await expect(login({ totp: '123456' })).rejects.toMatchObject({ code: 'totp_invalid' })
    const totp = codes.generate()
    expect((await login({ totp })).user.id).toBe(user.id)
    await expect(login({ totp })).rejects.toMatchObject({ code: 'totp_invalid' })
    expect(await auth.hasSecondFactor(user)).toBe(true)
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
})
