import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lead } from '#src/features/crm/schema.ts'

/** What staff wrote to a person by mail; a job hands it to the outbox, which delivers it. */
export const leadMessage = pgTable(
  'lead_message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Until then it can be stopped. */
    leavesAt: timestamp('leaves_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the outbox got it. */
    queuedAt: timestamp('queued_at', { withTimezone: true }),
    stoppedAt: timestamp('stopped_at', { withTimezone: true }),
  },
  (t) => [
    index('lead_message_lead').on(t.leadId),
    // The job looks for what is due.
    index('lead_message_due').on(t.leavesAt).where(sql`${t.queuedAt} is null and ${t.stoppedAt} is null`),
  ],
)
