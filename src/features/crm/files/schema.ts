import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lead } from '#src/features/crm/schema.ts'

/** A photograph or paper that staff keep with a lead; the file itself is kept, sealed, by shared/files. */
export const leadFile = pgTable(
  'lead_file',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id),
    title: text('title').notNull(),
    fileName: text('file_name').notNull(),
    fileType: text('file_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** The step of the job whose paper it is. */
    step: text('step'),
    byName: text('by_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  // A lead's page shows its own.
  (t) => [index('lead_file_lead').on(t.leadId)],
)
