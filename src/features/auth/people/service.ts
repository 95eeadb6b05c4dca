import { createHash, randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { User } from '#src/features/auth/contract.ts'
import { argon } from '#src/features/auth/domain/argon.ts'
import {
  audit,
  insertStaff,
  revokeSessionsOf,
  type StaffRow,
  setPassword,
  staffByEmail,
} from '#src/features/auth/repo.ts'
import type { Database } from '#src/shared/db/database.ts'
import { Problem } from '#src/shared/http/problem.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { InvitationRequest, StaffPatch, StaffView } from './contract.ts'
import type { PasswordLinks } from './password-links.ts'
import * as repo from './repo.ts'

const hourMillis = 3_600_000
const lifeMillis = { invitation: 7 * 24 * hourMillis, reset: hourMillis }
/** Links a member of staff is mailed in an hour. */
const mostLinks = 3

interface Options {
  db: () => Database
  links: PasswordLinks
  /** Queues the mail that has the link. */
  sendLink: (kind: repo.LinkRow['kind'], staff: { email: string; language: Language }, linkId: string) => Promise<void>
}

/** The accounts of staff: invited by mail, given a role, paused; passwords forgotten and chosen anew; sessions seen and ended. */
export class StaffPeople {
  readonly #o: Options

  constructor(options: Options) {
    this.#o = options
  }

  async list(now: Date, token: string | undefined): Promise<StaffView[]> {
    const db = this.#o.db()
    const [staff, sessions] = [await repo.allStaff(db), await repo.liveSessions(db, now)]
    return staff.map((row) =>
      viewOf(
        row,
        sessions.filter(({ userId }) => userId === row.id),
        token,
      ),
    )
  }

  /** Invites somebody: the account opens when they have chosen a password by the mailed link. Problem: 409 email_taken. */
  async invite(wanted: InvitationRequest, actor: User): Promise<StaffView> {
    const email = wanted.email.toLowerCase()
    const passwordHash = await hash(randomBytes(32).toString('base64'), argon)
    const { row, linkId } = await this.#o.db().transaction(async (tx) => {
      const known = (await repo.allStaff(tx)).some((one) => one.email === email)
      if (known) throw new Problem(409, 'email_taken')
      const id = await insertStaff(tx, { ...wanted, email, passwordHash, invitedAt: new Date() })
      await audit(tx, actor.id, `invited-${wanted.role}`, id)
      const made = await repo.anyStaff(tx, id)
      if (!made) throw new Error('a row just inserted is gone')
      return { row: made, linkId: await this.#newLink(tx, id, 'invitation') }
    })
    await this.#o.sendLink('invitation', row, linkId)
    return viewOf(row, [], undefined)
  }

  /** Another name or role, a pause, or the link once more. Problems: 404; 409 last_admin. */
  async change(id: string, patch: StaffPatch, actor: User, now: Date): Promise<StaffView> {
    const { row, linkId } = await this.#o.db().transaction(async (tx) => {
      const before = await repo.anyStaff(tx, id)
      if (!before) throw new Problem(404, 'not_found')
      const { name, role, disabled } = patch
      const losesAdmin =
        before.role === 'admin' && before.disabledAt === null && ((role && role !== 'admin') || disabled)
      if (losesAdmin && (await repo.otherAdmins(tx, id)) === 0) throw new Problem(409, 'last_admin')
      const set = {
        ...(name === undefined ? {} : { name }),
        ...(role === undefined ? {} : { role }),
        ...(disabled === undefined ? {} : { disabledAt: disabled ? (before.disabledAt ?? now) : null }),
      }
      if (Object.keys(set).length > 0) await repo.updateStaff(tx, id, set)
      if (disabled) await revokeSessionsOf(tx, id)
      if (role && role !== before.role) await audit(tx, actor.id, `role-${before.role}-to-${role}`, id)
      if (disabled !== undefined) await audit(tx, actor.id, disabled ? 'paused' : 'let-in-again', id)
      const made = await repo.anyStaff(tx, id)
      if (!made) throw new Problem(404, 'not_found')
      const kind = before.invitedAt ? 'invitation' : 'reset'
      return { row: made, linkId: patch.resend && !made.disabledAt ? await this.#newLink(tx, id, kind) : undefined }
    })
    if (linkId) await this.#o.sendLink(row.invitedAt ? 'invitation' : 'reset', row, linkId)
    return viewOf(row, await repo.liveSessions(this.#o.db(), now, id), undefined)
  }

  /** Mails a link for another password when somebody has that address; who asks hears nothing of it either way. */
  async forgot(email: string, now: Date): Promise<void> {
    const staff = await staffByEmail(this.#o.db(), email)
    if (!staff) return
    const linkId = await this.#o.db().transaction(async (tx) => {
      if ((await repo.linksSince(tx, staff.id, new Date(now.getTime() - hourMillis))) >= mostLinks) return undefined
      await audit(tx, null, 'asked-for-password', staff.id)
      return this.#newLink(tx, staff.id, staff.invitedAt ? 'invitation' : 'reset')
    })
    if (linkId) await this.#o.sendLink(staff.invitedAt ? 'invitation' : 'reset', staff, linkId)
  }

  /** Whom a link is for. Problem: 410 link_expired. */
  async linkView(token: string, now: Date): Promise<{ kind: repo.LinkRow['kind']; name: string; language: Language }> {
    const { link, staff } = await this.#openLink(this.#o.db(), token, now)
    return { kind: link.kind, name: staff.name, language: staff.language }
  }

  /** A password chosen by a link: it works once, and all sessions and other links of theirs end. Problem: 410 link_expired. */
  async choosePassword(token: string, password: string, now: Date): Promise<void> {
    const passwordHash = await hash(password, argon)
    await this.#o.db().transaction(async (tx) => {
      const { staff, link } = await this.#openLink(tx, token, now)
      await setPassword(tx, staff.id, passwordHash)
      await repo.updateStaff(tx, staff.id, { invitedAt: null })
      await repo.useUpLinks(tx, staff.id, now)
      await revokeSessionsOf(tx, staff.id)
      await audit(tx, staff.id, link.kind === 'invitation' ? 'accepted-invitation' : 'password-reset', staff.id)
    })
  }

  async sessions(who: User, token: string | undefined, now: Date): Promise<StaffView['sessions']> {
    return (await repo.liveSessions(this.#o.db(), now, who.id)).map((row) => sessionOf(row, token))
  }

  /** Ends a session: one's own, an administrator anybody's. Problem: 404 not_found. */
  async endSession(id: string, who: User): Promise<void> {
    await this.#o.db().transaction(async (tx) => {
      if (!(await repo.endSession(tx, id, who.role === 'admin' ? undefined : who.id)))
        throw new Problem(404, 'not_found')
      await audit(tx, who.id, 'ended-session', id)
    })
  }

  #newLink(tx: Database, userId: string, kind: repo.LinkRow['kind']): Promise<string> {
    return repo.insertLink(tx, { userId, kind, expiresAt: new Date(Date.now() + lifeMillis[kind]) })
  }

  async #openLink(db: Database, token: string, now: Date): Promise<{ link: repo.LinkRow; staff: StaffRow }> {
    const id = this.#o.links.linkOf(token)
    const link = id === undefined ? undefined : await repo.findLink(db, id)
    if (!link || link.usedAt || link.expiresAt <= now) throw new Problem(410, 'password_link_ended')
    const staff = await repo.anyStaff(db, link.userId)
    if (!staff || staff.disabledAt) throw new Problem(410, 'password_link_ended')
    return { link, staff }
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

function sessionOf(row: repo.SessionRow, token: string | undefined): StaffView['sessions'][number] {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    browser: row.browser,
    isThis: token !== undefined && row.tokenHash === hashOf(token),
  }
}

function viewOf(row: StaffRow, sessions: readonly repo.SessionRow[], token: string | undefined): StaffView {
  const seen = sessions.map(({ lastSeenAt, createdAt }) => (lastSeenAt ?? createdAt).toISOString()).sort()
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    language: row.language,
    state: row.disabledAt ? 'paused' : row.invitedAt ? 'invited' : 'active',
    hasSecondFactor: row.totpSecret !== null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: seen.at(-1) ?? null,
    sessions: sessions.map((session) => sessionOf(session, token)),
  }
}
