import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const staffUser = pgTable(
  'staff_user',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    role: text('role', { enum: ['admin', 'sales', 'technician', 'editor', 'writer', 'partner-manager'] }).notNull(),
    language: text('language', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    /** argon2id, PHC string. */
    passwordHash: text('password_hash').notNull(),
    /** Printed once at the first start: good for nothing but choosing another. */
    passwordIsOneTime: boolean('password_is_one_time').notNull().default(false),
    /** Encrypted; null until enrolled. */
    totpSecret: text('totp_secret'),
    /** The half minute since 1970 of the last code that was used: a code works once, also after a restart. */
    totpLastStep: integer('totp_last_step'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    /** Until they have chosen a password by the link of their invitation. */
    invitedAt: timestamp('invited_at', { withTimezone: true }),
  },
  (t) => [
    check('staff_user_role', sql`${t.role} in ('admin', 'sales', 'technician', 'editor', 'writer', 'partner-manager')`),
    check('staff_user_language', sql`${t.language} in ('en', 'es')`),
  ],
)

export const staffSession = pgTable(
  'staff_session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUser.id),
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    /** What the browser calls itself, cut short. */
    browser: text('browser'),
  },
  // For removing what has expired.
  (t) => [index('staff_session_expires').on(t.expiresAt)],
)

/** A mailed link by which a member of staff chooses a password: once, and for a time. The link itself is signed and never stored. */
export const passwordLink = pgTable(
  'password_link',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => staffUser.id),
    kind: text('kind', { enum: ['invitation', 'reset'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [
    check('password_link_kind', sql`${t.kind} in ('invitation', 'reset')`),
    index('password_link_user').on(t.userId),
  ],
)

/** Who did what, append-only: sign-ins, price books, erasures. */
export const auditEvent = pgTable('audit_event', {
  id: uuid('id').primaryKey().defaultRandom(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  actorId: uuid('actor_id').references(() => staffUser.id),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
})
