import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { StaffRow } from '#src/features/auth/repo.ts'
import { auditEvent, passwordLink, staffSession, staffUser } from '#src/features/auth/schema.ts'
import type { Database } from '#src/shared/db/database.ts'

export type SessionRow = typeof staffSession.$inferSelect
export type LinkRow = typeof passwordLink.$inferSelect

const mostAudit = 500

/** Everybody, paused ones last. */
export function allStaff(db: Database): Promise<StaffRow[]> {
  return db.select().from(staffUser).orderBy(sql`${staffUser.disabledAt} is not null`, asc(staffUser.name))
}

export async function anyStaff(db: Database, id: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staffUser).where(eq(staffUser.id, id)).for('update')
  return row
}

/** Sessions that hold, of one member of staff or of all, the last seen first. */
export function liveSessions(db: Database, now: Date, userId?: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(staffSession)
    .where(
      and(
        isNull(staffSession.revokedAt),
        gt(staffSession.expiresAt, now),
        userId ? eq(staffSession.userId, userId) : undefined,
      ),
    )
    .orderBy(desc(staffSession.createdAt))
}

/** Ends a session; with `userId` only one of theirs. False when there was none. */
export async function endSession(db: Database, id: string, userId?: string): Promise<boolean> {
  const rows = await db
    .update(staffSession)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(staffSession.id, id),
        isNull(staffSession.revokedAt),
        userId ? eq(staffSession.userId, userId) : undefined,
      ),
    )
    .returning({ id: staffSession.id })
  return rows.length === 1
}

/** Administrators who can sign in, but for one. Locked, so that two do not demote each other. */
export async function otherAdmins(db: Database, exceptId: string): Promise<number> {
  const rows = await db
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(
      and(
        eq(staffUser.role, 'admin'),
        isNull(staffUser.disabledAt),
        isNull(staffUser.invitedAt),
        ne(staffUser.id, exceptId),
      ),
    )
    .orderBy(staffUser.id)
    .for('update')
  return rows.length
}

export async function updateStaff(
  db: Database,
  id: string,
  set: Partial<typeof staffUser.$inferInsert>,
): Promise<void> {
  await db.update(staffUser).set(set).where(eq(staffUser.id, id))
}

export async function insertLink(db: Database, link: typeof passwordLink.$inferInsert): Promise<string> {
  const [row] = await db.insert(passwordLink).values(link).returning({ id: passwordLink.id })
  if (!row) throw new Error('no row inserted')
  return row.id
}

export async function findLink(db: Database, id: string): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(passwordLink).where(eq(passwordLink.id, id)).for('update')
  return row
}

/** Links to a member of staff made since. */
export function linksSince(db: Database, userId: string, since: Date): Promise<number> {
  return db.$count(passwordLink, and(eq(passwordLink.userId, userId), gt(passwordLink.createdAt, since)))
}

/** No link of theirs opens anything any more. */
export async function useUpLinks(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(passwordLink)
    .set({ usedAt: now })
    .where(and(eq(passwordLink.userId, userId), isNull(passwordLink.usedAt)))
}

/** The newest entries of the audit log with the names of who did it. */
export function newestAudit(db: Database) {
  return db
    .select({
      id: auditEvent.id,
      at: auditEvent.at,
      action: auditEvent.action,
      subject: auditEvent.subject,
      actor: staffUser.name,
    })
    .from(auditEvent)
    .leftJoin(staffUser, eq(staffUser.id, auditEvent.actorId))
    .orderBy(desc(auditEvent.at))
    .limit(mostAudit)
}
