import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { person } from '#src/features/crm/people/schema.ts'
import { lead } from '#src/features/crm/schema.ts'

/** Money that came in for a lead's job, append-only. */
export const payment = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    service: text('service').notNull(),
    amountCents: integer('amount_cents').notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
    recordedById: uuid('recorded_by_id'),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('payment_positive', sql`${t.amountCents} > 0`), // The same money typed in twice is one payment.
    unique('payment_once').on(t.leadId, t.service, t.amountCents, t.paidAt),
  ],
)
