import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lead } from '#src/features/crm/schema.ts'

/** What staff wrote to a person by mail; the outbox delivers it. */
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
  },
  (t) => [index('lead_message_lead').on(t.leadId)],
)
