import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An urgent request: staff get a notice of it, again and again until somebody takes it. The request itself is the lead. */
export const urgentNotice = pgTable(
  'urgent_notice',
  {
    leadId: uuid('lead_id').primaryKey(),
    /** How often staff have been told. */
    timesTold: integer('times_told').notNull(),
    /** When they get the next notice; null when it is over. */
    nextAt: timestamp('next_at', { withTimezone: true }),
  },
  // Looked through every few seconds.
  (t) => [index('urgent_notice_next').on(t.nextAt)],
)
