import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lead } from '#src/features/crm/schema.ts'
import { valueList } from '#src/shared/db/value-list.ts'
import { doneKinds } from './done-kinds.ts'

/** What staff ticked off on Today, other than tasks: kept so that it can be taken back. The row goes when it is. */
export const todayDone = pgTable(
  'today_done',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: doneKinds }).notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id),
    /** The mail that did not go. */
    mailId: uuid('mail_id'),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('today_done_kind', sql`${t.kind} in ${valueList(doneKinds)}`),
    // Today shows those of the day; an opened quote asks for its lead's.
    index('today_done_at').on(t.at),
    index('today_done_lead').on(t.leadId),
  ],
)
