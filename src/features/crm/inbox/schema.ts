import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lead } from '#src/features/crm/schema.ts'
import { valueList } from '#src/shared/db/value-list.ts'
import { inboxStates } from './states.ts'

/** What came in from each person last and whether it has its answer: one row a lead, kept in the transaction that changes it. */
export const leadInbox = pgTable(
  'lead_inbox',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => lead.id, { onDelete: 'cascade' }),
    state: text('state', { enum: inboxStates }).notNull(),
    /** The kind of the timeline's event that came in last. */
    kind: text('kind').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Who answered or closed it. */
    changedByName: text('changed_by_name'),
  },
  (t) => [
    check('lead_inbox_state', sql`${t.state} in ${valueList(inboxStates)}`),
    // A view of the inbox is of one state, newest first.
    index('lead_inbox_state_at').on(t.state, t.at),
  ],
)
