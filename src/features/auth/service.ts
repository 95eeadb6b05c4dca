import { createHash, type KeyObject, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Secret as OtpSecret, TOTP } from 'otpauth'
import { seal, unseal } from '#src/shared/crypto/seal.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Log } from '#src/shared/log/log.ts'
import type { Role, SecondFactorChange, User } from './contract.ts'
import { argon } from './domain/argon.ts'
import { GuessLimit } from './domain/guess-limit.ts'
import * as repo from './repo.ts'

const sessionHours = 12
const failureCodes = ['login_failed', 'totp_invalid']

interface Options {
  db: () => Database
  /** Encrypts TOTP secrets. */
  key: KeyObject
  brandName: () => string
  /** Tells a member of staff that somebody is guessing their password. */
  onGuessing: (staff: { email: string; language: Language }) => Promise<void>
  /** The first admin's one-time password has been replaced, wherever it was written down. */
  onPasswordChosen: () => void
  log: Log
}

export class Auth {
  readonly #o: Options
  /** In memory: a restart forgives, a second process would double the allowance. */
  readonly #limit = new GuessLimit()
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
    const isFirst = await repo.insertFirstStaff(db, {
      email: admin.email.toLowerCase(),
      name: 'Admin',
      role: 'admin',
      language: 'en',
      passwordHash: await hash(admin.password, argon),
      passwordIsOneTime: configured === undefined,
    })
    return configured || !isFirst ? undefined : admin
  }

  /** Signs in. Problems: 401 login_failed, totp_required, totp_invalid; 429 after five failures of the address, for longer with each further one. */
  async login(
    input: { email: string; password: string; totp?: string | undefined },
    address: string,
    browser?: string,
  ): Promise<{ token: string; expiresAt: Date; user: User }> {
    const account = input.email.toLowerCase()
    const keys = this.#limit.keysOf(account, address)
    this.#refuseTooMany(keys)
    this.#limit.count(keys)
    const db = this.#o.db()
    await new Promise((wait) => setTimeout(wait, this.#limit.slowMillis(account, address)))
    const staff = await this.#checked(db, input).catch((error: unknown) => {
      const isFailure = error instanceof Problem && failureCodes.includes(error.code)
      if (!isFailure) this.#limit.uncount(keys)
      else if (this.#limit.guessed(account)) this.#alert(account)
      throw error
    })
    this.#limit.uncount(keys)
    this.#limit.succeeded(account, address)
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(Date.now() + sessionHours * 3_600_000)
    await db.transaction(async (tx) => {
      await repo.insertSession(tx, staff.id, hashOf(token), expiresAt, browser?.slice(0, 200))
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
    if (!(await this.#spendCode(db, staff.id, staff.totpSecret, input.totp))) throw new Problem(401, 'totp_invalid')
    return staff
  }

  #alert(account: string): void {
    const told = async () => {
      const staff = await repo.staffByEmail(this.#o.db(), account)
      if (staff) await this.#o.onGuessing({ email: staff.email, language: staff.language })
    }
    told().catch((err) => this.#o.log.warn({ err }, 'nobody could be told of wrong passwords'))
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
    const db = this.#o.db()
    await this.#withPassword(db, who, token, change.current)
    if (change.next === change.current) throw new Problem(422, 'password_unchanged')
    const passwordHash = await hash(change.next, argon)
    await db.transaction(async (tx) => {
      await repo.setPassword(tx, who.id, passwordHash)
      await repo.revokeSessionsOf(tx, who.id, hashOf(token ?? ''))
      await repo.audit(tx, who.id, 'password-changed', who.id)
    })
    if (who.mustChangePassword) this.#o.onPasswordChosen()
    return { ...who, mustChangePassword: false }
  }

  logout(token: string): Promise<void> {
    return repo.revokeSession(this.#o.db(), hashOf(token))
  }

  async setLanguage(user: User, language: Language): Promise<User> {
    await repo.setLanguage(this.#o.db(), user.id, language)
    return { ...user, language }
  }

  /** A new second-factor secret; it counts only once `confirmTotp` has seen a code made from it. */
  startTotp(user: User): { secret: string; uri: string } {
    const secret = new OtpSecret({ size: 20 })
    return { secret: secret.base32, uri: this.#totp(secret.base32, user.email).toString() }
  }

  /**
   * Turns the second factor on, or puts another in the place of the present one, for the member of staff whose session `token` is; their other
   * sessions end. Problems: as `require`; 422 password_wrong, totp_required (the present factor's code is missing or wrong), totp_invalid (the new
   * one's is); 429 as in `login`.
   */
  async confirmTotp(token: string | undefined, change: SecondFactorChange): Promise<void> {
    const who = await this.require(token)
    const db = this.#o.db()
    const { totpSecret } = await this.#withPassword(db, who, token, change.password)
    const step = this.#stepOf(change.secret, change.code)
    if (step === undefined) throw new Problem(422, 'totp_invalid')
    if (totpSecret && !(change.currentCode && (await this.#spendCode(db, who.id, totpSecret, change.currentCode)))) {
      throw new Problem(422, 'totp_required')
    }
    await db.transaction(async (tx) => {
      await repo.setTotp(tx, who.id, seal(this.#o.key, Buffer.from(change.secret, 'utf8')), step)
      await repo.revokeSessionsOf(tx, who.id, hashOf(token ?? ''))
      await repo.audit(tx, who.id, totpSecret ? 'second-factor-changed' : 'second-factor-on', who.id)
    })
  }

  /** The record of the signed-in member of staff who gives their password once more. Guesses are held against the session. */
  async #withPassword(db: Database, who: User, token: string | undefined, password: string): Promise<repo.StaffRow> {
    const keys = [`session:${hashOf(token ?? '')}`]
    this.#refuseTooMany(keys)
    this.#limit.count(keys)
    const staff = await repo.staffByEmail(db, who.email)
    if (!staff || !(await verify(staff.passwordHash, password))) throw new Problem(422, 'password_wrong')
    this.#limit.uncount(keys)
    return staff
  }

  #totp(secret: string, label: string): TOTP {
    return new TOTP({ issuer: this.#o.brandName(), label, secret: OtpSecret.fromBase32(secret) })
  }

  /** The half minute that a code is of, now or one beside it; undefined when it is of none of them. */
  #stepOf(secret: string, code: string): number | undefined {
    const delta = this.#totp(secret, '').validate({ token: code, window: 1 })
    return delta === null ? undefined : currentStep() + delta
  }

  /** Whether a code is right and was not used before. */
  async #spendCode(db: Database, userId: string, sealed: string, code: string): Promise<boolean> {
    const step = this.#stepOf(unseal(this.#o.key, sealed).toString('utf8'), code)
    return step !== undefined && (await repo.takeTotpStep(db, userId, step, currentStep() + 1))
  }

  #refuseTooMany(keys: string[]): void {
    const waitMillis = this.#limit.waitMillis(keys)
    if (waitMillis > 0)
      throw new Problem(429, 'too_many_requests', {
        headers: { 'retry-after': String(Math.ceil(waitMillis / 1000)) },
      })
  }
}

const currentStep = (): number => Math.floor(Date.now() / 30_000)

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const userOf = (staff: repo.StaffRow): User => ({
  id: staff.id,
  email: staff.email,
  name: staff.name,
  role: staff.role,
  language: staff.language,
  mustChangePassword: staff.passwordIsOneTime,
  hasSecondFactor: staff.totpSecret !== null,
})
