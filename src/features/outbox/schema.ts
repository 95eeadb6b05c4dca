import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The mailbox that an address reaches, as `mailboxOf` has it. */
export const mailboxOfAddress = (address: AnyPgColumn): SQL<string> =>
  sql`lower(split_part(split_part(${address}, '@', 1), '+', 1) || '@' || split_part(${address}, '@', 2))`

/** Mail that has to leave, written in the transaction that causes it; a job delivers it. */
export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    leadId: uuid('lead_id'),
    template: text('template').notNull(),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    toAddress: text('to_address').notNull(),
    /** Known once rendered. */
    subject: text('subject').notNull().default(''),
    /** What the template needs beyond the lead itself. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    status: text('status', { enum: ['queued', 'sent', 'filed', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (t) => [
    check('mail_status', sql`${t.status} in ('queued', 'sent', 'filed', 'failed')`),
    // A lead's page shows its mails.
    index('mail_lead').on(t.leadId),
    // What went to a mailbox today.
    index('mail_mailbox').on(mailboxOfAddress(t.toAddress), t.createdAt),
    // The dashboard counts what failed.
    index('mail_status_created').on(t.status, t.createdAt),
  ],
)
