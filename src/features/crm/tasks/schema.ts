import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lead } from '#src/features/crm/schema.ts'

/** Something that somebody has to do by a time, for a lead or for none. */
export const task = pgTable(
  'task',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    leadId: uuid('lead_id').references(() => lead.id),
    title: text('title').notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Nobody's: everybody sees it. */
    ownerId: uuid('owner_id'),
    ownerName: text('owner_name'),
    doneAt: timestamp('done_at', { withTimezone: true }),
    doneByName: text('done_by_name'),
    createdByName: text('created_by_name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Grows with every change. */
    version: integer('version').notNull().default(1),
  },
  // What is open, by when it is due; a lead's page shows its own.
  (t) => [index('task_open').on(t.doneAt, t.dueAt), index('task_lead').on(t.leadId)],
)
