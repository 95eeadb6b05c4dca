import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lead } from '#src/features/crm/schema.ts'

/** The first payment of a job: what was asked for and what came in. It is part of the price and no payment of a job that is done. */
export const deposit = pgTable(
  'deposit',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => lead.id),
    askedCents: integer('asked_cents').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    askedByName: text('asked_by_name').notNull(),
    receivedCents: integer('received_cents'),
    receivedAt: timestamp('received_at', { withTimezone: true }),
    receivedByName: text('received_by_name'),
  },
  (t) => [
    check('deposit_asked', sql`${t.askedCents} > 0`),
    check('deposit_received', sql`(${t.receivedCents} is null) = (${t.receivedAt} is null) and ${t.receivedCents} > 0`),
  ],
)
