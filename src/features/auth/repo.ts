import { and, count, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#src/shared/db/database.ts'
import type { Language } from '#src/shared/i18n/language.ts'
import type { Role } from './contract.ts'
import { auditEvent, staffSession, staffUser } from './schema.ts'

export type StaffRow = typeof staffUser.$inferSelect

export async function countStaff(db: Database): Promise<number> {
  const [row] = await db.select({ n: count() }).from(staffUser)
  return Number(row?.n ?? 0)
}

interface NewStaff {
  email: string
  name: string
  role: Role
  language: Language
  passwordHash: string
  passwordIsOneTime?: boolean
  invitedAt?: Date
}

export async function insertStaff(db: Database, staff: NewStaff): Promise<string> {
  const [row] = await db.insert(staffUser).values(staff).returning({ id: staffUser.id })
  if (!row) throw new Error('no row inserted')
  return row.id
}

/** Any number, the same in every release: the process that makes the first account holds the lock of this number. */
const firstStaffLock = 7_203_115

/** Inserts the first account; false when another process was quicker. */
export function insertFirstStaff(db: Database, staff: NewStaff): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${firstStaffLock})`)
    if ((await countStaff(tx)) > 0) return false
    await insertStaff(tx, staff)
    return true
  })
}

export async function staffByEmail(db: Database, email: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staffUser)
    .where(and(eq(staffUser.email, email.toLowerCase()), isNull(staffUser.disabledAt)))
  return row
}

/** Whether an e-mail is that of a member of staff. */
export async function isStaffAddress(db: Database, email: string): Promise<boolean> {
  return (await staffByEmail(db, email)) !== undefined
}

/** How many members of staff have one of these roles. */
export async function countWithRoles(db: Database, roles: readonly Role[]): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(staffUser)
    .where(and(inArray(staffUser.role, [...roles]), isNull(staffUser.disabledAt)))
  return Number(row?.n ?? 0)
}

/** A member of staff who is neither disabled nor gone. */
export async function staffById(db: Database, id: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staffUser)
    .where(and(eq(staffUser.id, id), isNull(staffUser.disabledAt)))
  return row
}

/** Everybody who works here. */
export async function activeStaff(db: Database): Promise<StaffRow[]> {
  return db.select().from(staffUser).where(isNull(staffUser.disabledAt))
}

export async function insertSession(
  db: Database,
  userId: string,
  tokenHash: string,
  expiresAt: Date,
  browser?: string,
): Promise<void> {
  await db.insert(staffSession).values({ userId, tokenHash, expiresAt, browser: browser ?? null })
}

/** A session that has not been seen for this long is noted as seen. */
const seenMillis = 5 * 60_000

/** The member of staff a live token belongs to. */
export async function staffByToken(db: Database, tokenHash: string, now: Date): Promise<StaffRow | undefined> {
  const [row] = await db
    .select({ staff: staffUser, sessionId: staffSession.id, lastSeenAt: staffSession.lastSeenAt })
    .from(staffSession)
    .innerJoin(staffUser, eq(staffUser.id, staffSession.userId))
    .where(
      and(
        eq(staffSession.tokenHash, tokenHash),
        isNull(staffSession.revokedAt),
        gt(staffSession.expiresAt, now),
        isNull(staffUser.disabledAt),
      ),
    )
  if (row && (row.lastSeenAt === null || now.getTime() - row.lastSeenAt.getTime() > seenMillis))
    await db.update(staffSession).set({ lastSeenAt: now }).where(eq(staffSession.id, row.sessionId))
  return row?.staff
}

export async function revokeSession(db: Database, tokenHash: string): Promise<void> {
  await db
    .update(staffSession)
    .set({ revokedAt: new Date() })
    .where(and(eq(staffSession.tokenHash, tokenHash), isNull(staffSession.revokedAt)))
}

/** Signs a member of staff out everywhere, but for the session of `keptTokenHash`. */
export async function revokeSessionsOf(db: Database, userId: string, keptTokenHash = ''): Promise<void> {
  await db
    .update(staffSession)
    .set({ revokedAt: new Date() })
    .where(
      and(eq(staffSession.userId, userId), isNull(staffSession.revokedAt), ne(staffSession.tokenHash, keptTokenHash)),
    )
}

/** A password of one's own: no longer a one-time one. */
export async function setPassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.update(staffUser).set({ passwordHash, passwordIsOneTime: false }).where(eq(staffUser.id, userId))
}

export async function removeEndedSessions(db: Database, before: Date): Promise<void> {
  await db
    .delete(staffSession)
    .where(
      or(
        lt(staffSession.expiresAt, before),
        and(isNotNull(staffSession.revokedAt), lt(staffSession.revokedAt, before)),
      ),
    )
}

export async function setLanguage(db: Database, userId: string, language: Language): Promise<void> {
  await db.update(staffUser).set({ language }).where(eq(staffUser.id, userId))
}

/** `sealed` is the encrypted TOTP secret, `step` that of the code that proved it. */
export async function setTotp(db: Database, userId: string, sealed: string, step: number): Promise<void> {
  await db.update(staffUser).set({ totpSecret: sealed, totpLastStep: step }).where(eq(staffUser.id, userId))
}

/**
 * Uses up the codes up to `step`; false when that one was used before. A step that lies in the future was noted while the clock was wrong and is
 * in nobody's way.
 */
export async function takeTotpStep(db: Database, userId: string, step: number, nextStep: number): Promise<boolean> {
  const { totpLastStep } = staffUser
  const rows = await db
    .update(staffUser)
    .set({ totpLastStep: step })
    .where(and(eq(staffUser.id, userId), or(isNull(totpLastStep), lt(totpLastStep, step), gt(totpLastStep, nextStep))))
    .returning({ id: staffUser.id })
  return rows.length === 1
}

export async function audit(db: Database, actorId: string | null, action: string, subject: string): Promise<void> {
  await db.insert(auditEvent).values({ actorId, action, subject })
}
