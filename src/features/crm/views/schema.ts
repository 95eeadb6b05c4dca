import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A way to look at the leads that a member of staff gave a name. */
export const savedView = pgTable(
  'saved_view',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: uuid('staff_id').notNull(),
    name: text('name').notNull(),
    /** The query of the list's address, with its question mark. */
    search: text('search').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('saved_view_staff').on(t.staffId)],
)
