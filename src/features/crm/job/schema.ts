import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lead } from '#src/features/crm/schema.ts'

/** A step of a job that is done: the row goes when it is undone. */
export const jobStep = pgTable(
  'job_step',
  {
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id),
    step: text('step').notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }).notNull().defaultNow(),
    doneByName: text('done_by_name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.leadId, t.step] })],
)
