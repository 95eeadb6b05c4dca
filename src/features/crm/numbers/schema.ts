import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lead } from '#src/features/crm/schema.ts'

/** How far each lead has come and when, one row a lead, kept in the transaction that changes it: what the owner's numbers are added up from. */
export const leadProgress = pgTable(
  'lead_progress',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => lead.id, { onDelete: 'cascade' }),
    /** The Madrid day it came in. */
    receivedOn: date('received_on').notNull(),
    source: text('source').notNull(),
    town: text('town'),
    language: text('language').notNull(),
    service: text('service'),
    contactedAt: timestamp('contacted_at', { withTimezone: true }),
    quotedAt: timestamp('quoted_at', { withTimezone: true }),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    lostAt: timestamp('lost_at', { withTimezone: true }),
    /** From arrival to the first touch. */
    firstTouchMinutes: integer('first_touch_minutes'),
    /** Money that came in. */
    wonCents: integer('won_cents').notNull().default(0),
  },
  (t) => [index('lead_progress_received').on(t.receivedOn)],
)
