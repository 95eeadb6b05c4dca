import { createHash, type KeyObject, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Secret as OtpSecret, TOTP } from 'otpauth'
import { seal, unseal } from '#src/shared/crypto/seal.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Role, User } from './contract.ts'
import * as repo from './repo.ts'

const sessionHours = 12
const failuresAllowed = 5
const failureWindowMillis = 15 * 60_000
const failureCodes = ['login_failed', 'totp_invalid']

interface Options {
  db: () => Database
  /** Encrypts TOTP secrets. */
  key: KeyObject
  brandName: string
}

/** argon2id with OWASP's 19 MiB, 2 passes, 1 lane: the library's defaults, written down. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export class Auth {
  readonly #o: Options
  /** Failed sign-ins by account and by address. In memory: a restart forgives, a second process would double the allowance. */
  readonly #failures = new Map<string, { count: number; until: number }>()
  /** The last TOTP step used by a person: a code works once. */
  readonly #lastStep = new Map<string, number>()
  /** Compared against when there is no such account, so that both cases take as long. */
  readonly #decoy = hash(randomBytes(16).toString('hex'), argon)

  constructor(options: Options) {
    this.#o = options
  }

  /** Makes the first admin when there is no staff yet; gives the one-time password when it had to invent one. */
  async ensureFirstAdmin(
    db: Database,
    configured: { email: string; password: string } | undefined,
  ): Promise<{ email: string; password: string } | undefined> {
    if ((await repo.countStaff(db)) > 0) return undefined
    const admin = configured ?? {
      email: 'admin@localhost.localdomain',
      password: randomBytes(12).toString('base64url'),
    }
    await repo.insertStaff(db, {
      email: admin.email.toLowerCase(),
      name: 'Admin',
      role: 'admin',
      language: 'en',
      passwordHash: await hash(admin.password, argon),
      passwordIsOneTime: configured === undefined,
    })
    return configured ? undefined : admin
  }

  /** Signs in. Problems: 401 login_failed, totp_required, totp_invalid; 429 after five failures in 15 minutes for the account or the address. */
  async login(
    input: { email: string; password: string; totp?: string | undefined },
    address: string,
  ): Promise<{ token: string; expiresAt: Date; user: User }> {
    const keys = [`account:${input.email.toLowerCase()}`, `address:${address}`]
    this.#refuseTooMany(keys)
    // Counted as failed before anything is waited for, so that attempts sent at once do not all pass the check above.
    this.#count(keys)
    const db = this.#o.db()
    const staff = await this.#checked(db, input).catch((error: unknown) => {
      const isFailure = error instanceof Problem && failureCodes.includes(error.code)
      if (!isFailure) this.#uncount(keys)
      throw error
    })
    for (const key of keys) this.#failures.delete(key)
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(Date.now() + sessionHours * 3_600_000)
    await db.transaction(async (tx) => {
      await repo.insertSession(tx, staff.id, hashOf(token), expiresAt)
      await repo.audit(tx, staff.id, 'signed-in', staff.id)
    })
    return { token, expiresAt, user: userOf(staff) }
  }

  /** The member of staff whose password, and code if one is due, these are. Problems as in `login`. */
  async #checked(
    db: Database,
    input: { email: string; password: string; totp?: string | undefined },
  ): Promise<repo.StaffRow> {
    const staff = await repo.staffByEmail(db, input.email)
    const right = await verify(staff?.passwordHash ?? (await this.#decoy), input.password)
    if (!staff || !right) throw new Problem(401, 'login_failed')
    if (!staff.totpSecret) return staff
    if (!input.totp) throw new Problem(401, 'totp_required')
    if (!this.#codeFits(staff.id, unseal(this.#o.key, staff.totpSecret).toString('utf8'), input.totp))
      throw new Problem(401, 'totp_invalid')
    return staff
  }

  /**
   * The signed-in member of staff, with one of `roles` when given. Problems: 401 unauthenticated, 403 forbidden, 403 password_change_needed while
   * theirs is a one-time password.
   */
  async require(token: string | undefined, roles?: readonly Role[]): Promise<User> {
    const who = await this.signedIn(token)
    if (who.mustChangePassword) throw new Problem(403, 'password_change_needed')
    if (roles && !roles.includes(who.role)) throw new Problem(403, 'forbidden')
    return who
  }

  /** The signed-in member of staff, with a one-time password as well. Problem: 401 unauthenticated. */
  async signedIn(token: string | undefined): Promise<User> {
    const staff = token && (await repo.staffByToken(this.#o.db(), hashOf(token), new Date()))
    if (!staff) throw new Problem(401, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } })
    return userOf(staff)
  }

  /**
   * Another password for the member of staff whose session `token` is; their other sessions end. Problems: 401 unauthenticated, 422 password_wrong,
   * 422 password_unchanged, 429 as in `login`.
   */
  async changePassword(token: string | undefined, change: { current: string; next: string }): Promise<User> {
    const who = await this.signedIn(token)
    const keys = [`account:${who.email}`]
    this.#refuseTooMany(keys)
    this.#count(keys)
    const db = this.#o.db()
    const staff = await repo.staffByEmail(db, who.email)
    if (!staff || !(await verify(staff.passwordHash, change.current))) throw new Problem(422, 'password_wrong')
    for (const key of keys) this.#failures.delete(key)
    if (change.next === change.current) throw new Problem(422, 'password_unchanged')
    const passwordHash = await hash(change.next, argon)
    await db.transaction(async (tx) => {
      await repo.setPassword(tx, who.id, passwordHash)
      await repo.revokeSessionsOf(tx, who.id, hashOf(token ?? ''))
      await repo.audit(tx, who.id, 'password-changed', who.id)
    })
    return { ...who, mustChangePassword: false }
  }

  logout(token: string): Promise<void> {
    return repo.revokeSession(this.#o.db(), hashOf(token))
  }

  async setLanguage(user: User, language: Language): Promise<User> {
    await repo.setLanguage(this.#o.db(), user.id, language)
    return { ...user, language }
  }

  async hasSecondFactor(user: User): Promise<boolean> {
    return Boolean((await repo.staffByEmail(this.#o.db(), user.email))?.totpSecret)
  }

  /** A new second-factor secret; it counts only once `confirmTotp` has seen a code made from it. */
  startTotp(user: User): { secret: string; uri: string } {
    const secret = new OtpSecret({ size: 20 })
    return { secret: secret.base32, uri: this.#totp(secret.base32, user.email).toString() }
  }

  async confirmTotp(user: User, secret: string, code: string): Promise<void> {
    if (!this.#codeFits(user.id, secret, code)) throw new Problem(422, 'totp_invalid')
    const db = this.#o.db()
    await db.transaction(async (tx) => {
      await repo.setTotp(tx, user.id, seal(this.#o.key, Buffer.from(secret, 'utf8')))
      await repo.audit(tx, user.id, 'second-factor-on', user.id)
    })
  }

  #totp(secret: string, label: string): TOTP {
    return new TOTP({ issuer: this.#o.brandName, label, secret: OtpSecret.fromBase32(secret) })
  }

  #codeFits(userId: string, secret: string, code: string): boolean {
    const delta = this.#totp(secret, '').validate({ token: code, window: 1 })
    if (delta === null) return false
    const step = Math.floor(Date.now() / 30_000) + delta
    if (step <= (this.#lastStep.get(userId) ?? 0)) return false
    this.#lastStep.set(userId, step)
    return true
  }

  #refuseTooMany(keys: string[]): void {
    const now = Date.now()
    if (this.#failures.size > 10_000)
      for (const [key, f] of this.#failures) if (f.until < now) this.#failures.delete(key)
    for (const key of keys) {
      const failure = this.#failures.get(key)
      if (failure && failure.until > now && failure.count >= failuresAllowed)
        throw new Problem(429, 'too_many_requests', {
          headers: { 'retry-after': String(Math.ceil((failure.until - now) / 1000)) },
        })
    }
  }

  #count(keys: string[]): void {
    const now = Date.now()
    for (const key of keys) {
      const failure = this.#failures.get(key)
      this.#failures.set(
        key,
        failure && failure.until > now
          ? { count: failure.count + 1, until: failure.until }
          : { count: 1, until: now + failureWindowMillis },
      )
    }
  }

  #uncount(keys: string[]): void {
    for (const key of keys) {
      const failure = this.#failures.get(key)
      if (failure) this.#failures.set(key, { ...failure, count: failure.count - 1 })
    }
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const userOf = (staff: repo.StaffRow): User => ({
  id: staff.id,
  email: staff.email,
  name: staff.name,
  role: staff.role,
  language: staff.language,
  mustChangePassword: staff.passwordIsOneTime,
})
