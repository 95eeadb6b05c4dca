import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { GuessLimit } from '#src/features/auth/public.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import * as repo from './repo.ts'

/** How a partner comes into the portal: by a mailed link that is good once, or a password of their own. */

const linkMinutes = 30
const sessionDays = 14
const minuteMillis = 60_000

/** argon2id with OWASP's 19 MiB, 2 passes, 1 lane. */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Session {
  token: string
  expiresAt: Date
  partner: repo.PartnerRow
}

const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export class PartnerAccess {
  readonly #db: () => Database
  readonly #limit = new GuessLimit()
  readonly #decoy = hash(randomBytes(16).toString('hex'), argon)

  constructor(db: () => Database) {
    this.#db = db
  }

  /** The partner signed in with this token. Problem: 401 unauthenticated. */
  async require(token: string | undefined, now: Date): Promise<repo.PartnerRow> {
    const partner = token && (await repo.partnerOfSession(this.#db(), tokenHashOf(token), now))
    if (!partner) throw new Problem(401, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } })
    return partner
  }

  /** A token for a mailed link; undefined when nobody has this e-mail, which the asker does not hear. */
  async link(email: string, now: Date): Promise<{ token: string; partner: repo.PartnerRow } | undefined> {
    const partner = await repo.partnerByEmail(this.#db(), email)
    if (!partner) return undefined
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + linkMinutes * minuteMillis)
    await repo.insertAccess(this.#db(), {
      tokenHash: tokenHashOf(token),
      kind: 'link',
      affiliateId: partner.id,
      expiresAt,
    })
    return { token, partner }
  }

  /** Signs in by a mailed link, once. Problem: 410 link_expired. */
  async byLink(token: string, now: Date): Promise<Session> {
    const affiliateId = await repo.takeLink(this.#db(), tokenHashOf(token), now)
    const partner = affiliateId && (await repo.findPartner(this.#db(), affiliateId))
    if (!partner) throw new Problem(410, 'link_expired')
    return this.#begin(partner, now)
  }

  /** Signs in by password. Problems: 401 login_failed, 429 too_many_requests. */
  async byPassword(email: string, password: string, address: string, now: Date): Promise<Session> {
    const account = `partner:${email.toLowerCase()}`
    const keys = this.#limit.keysOf(account, address)
    const waitMillis = this.#limit.waitMillis(keys)
    if (waitMillis > 0)
      throw new Problem(429, 'too_many_requests', { headers: { 'retry-after': String(Math.ceil(waitMillis / 1000)) } })
    this.#limit.count(keys)
    const partner = await repo.partnerByEmail(this.#db(), email)
    const isRight = await verify(partner?.passwordHash ?? (await this.#decoy), password)
    if (!partner?.passwordHash || !isRight) throw new Problem(401, 'login_failed')
    this.#limit.uncount(keys)
    this.#limit.succeeded(account, address)
    return this.#begin(partner, now)
  }

  async #begin(partner: repo.PartnerRow, now: Date): Promise<Session> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + sessionDays * 24 * 60 * minuteMillis)
    await repo.insertAccess(this.#db(), {
      tokenHash: tokenHashOf(token),
      kind: 'session',
      affiliateId: partner.id,
      expiresAt,
    })
    return { token, expiresAt, partner }
  }

  end(token: string, now: Date): Promise<void> {
    return repo.endSession(this.#db(), tokenHashOf(token), now)
  }

  /** A password of the partner's own; their other sessions and links end. */
  async setPassword(token: string, partner: repo.PartnerRow, password: string, now: Date): Promise<void> {
    const passwordHash = await hash(password, argon)
    await this.#db().transaction(async (tx) => {
      await repo.changePartner(tx, partner.id, { passwordHash })
      await repo.endOtherSessions(tx, partner.id, tokenHashOf(token), now)
      await repo.addPartnerEvent(tx, { affiliateId: partner.id, kind: 'password-set', actor: 'partner' })
    })
  }
}
